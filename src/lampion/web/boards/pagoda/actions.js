// The buttons of a decision: build what is picked, use an ability, lay down cards, end the turn.

import { glyph, icon } from "../../icons.js";
import { pointOf } from "../../table/desk.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { useAbility, useOf } from "./abilities.js";
import { colourOfAbility, look } from "./colours.js";
import { offersIn, stillOpen } from "./picks.js";
import { advisedOf, changeMode, legalOf, offerOf, picksOf, play, readyOf } from "./play.js";
import { questionAbout } from "./questions.js";
import { undoButton } from "./turn.js";
import { editionOf, numbersOf, previewOf, siteOf } from "./view.js";

/** @import { Desk } from "../../table/desk.js" */

const ABILITIES = ["lantern", "dragon", "fan"];

/** @param {Desk} desk */
export function actions(desk) {
  if (desk.envelope.seat === null) return null;
  const { t } = desk;
  const ability = advisedAbility(desk);
  return html`<div class="minor">${undoButton(desk, "icon narrow", false)}${hintButton(desk)}${extras(desk, ability)}</div>
    ${ability ? useButton(desk, ability, "primary advised", t("pagoda-board-advised", { ability })) : primary(desk)}`;
}

/** The one red button, where no ability is advised. @param {Desk} desk */
function primary(desk) {
  const { t } = desk;
  const picks = picksOf(desk);
  const offer = readyOf(desk);
  if (picks.mode) return setButton(desk, offer);
  if (!offer) return endButton(desk, `primary ${advisedOf(desk) ? "advised" : ""}`);
  const points = previewOf(desk, offer)?.points ?? siteOf(desk, String(offer.parts.site)).points;
  const label = t("pagoda-board-build", { kind: String(offer.parts.kind), points });
  return html`<button class="btn primary build" @click=${() => play(desk, offer)}>${icon("check")}${label}</button>`;
}

/** The ability whose use a hint advises. @param {Desk} desk @returns {string | null} */
function advisedAbility(desk) {
  const offer = advisedOf(desk);
  if (!offer) return null;
  return offer === endOf(desk, true) ? "fan" : offer.parts.kind === "end" ? null : String(offer.parts.kind);
}

/** To end the turn: in words where it is the red button or alone, else a sign.
 * @param {Desk} desk @param {string} css */
function endButton(desk, css) {
  const end = endOf(desk, false);
  const label = desk.t("pagoda-board-end");
  const act = (/** @type {Event} */ event) =>
    press(desk, event, () => (end ? play(desk, end) : desk.whyNot({ notation: "E" }, pointOf(event))));
  return html`<button class="btn end-turn ${css}" aria-disabled=${!end} aria-label=${label} title=${label}
    @click=${act}>${css === "icon" ? icon("flag") : label}</button>`;
}

/** The button of a set: it counts what is chosen. @param {Desk} desk @param {import("../../types.js").Offer | null} offer */
function setButton(desk, offer) {
  const { t } = desk;
  const picks = picksOf(desk);
  const choose = offersIn(legalOf(desk), picks.mode)[0]?.choose;
  const label = t("pagoda-board-lay-down", { mode: picks.mode ?? "", count: picks.cards.length, of: choose?.max ?? 0 });
  const incomplete = (/** @type {Event} */ event) => {
    if (picks.mode === "alternative" && picks.site === null) return desk.tell(t("pagoda-board-site-first"), pointOf(event));
    if (stillOpen(legalOf(desk), picks)) return desk.tell(t("pagoda-board-then-press", { open: "yes" }), pointOf(event));
    desk.whyNot(questionAbout(desk, picks), pointOf(event));
  };
  const act = (/** @type {Event} */ event) => press(desk, event, () => (offer ? play(desk, offer) : incomplete(event)));
  return html`<button class="btn primary set" aria-disabled=${!offer} @click=${act}>${label}</button>`;
}

/** @param {Desk} desk @param {boolean} fan */
export const endOf = (desk, fan) =>
  offerOf(desk, ({ parts }) => parts.kind === "end" && (Array.isArray(parts.abilities) && parts.abilities.includes("fan")) === fan);

/** Whatever else may be decided now; a single one is worded, several are signs. Where an ability is advised, it and the end
 * of the turn change places, so that nothing else moves.
 * @param {Desk} desk @param {string | null} advised the ability that has the red button */
function extras(desk, advised) {
  const { t } = desk;
  const abilities = ABILITIES.filter((ability) => useOf(desk, ability) || ability === advised);
  const sets = ["alternative", "pass"].filter((kind) => offersIn(legalOf(desk), /** @type {any} */ (kind)).length);
  const { cards } = editionOf(desk);
  const worded = abilities.length + sets.length === 1;
  const set = (/** @type {string} */ kind) => {
    const label = t("pagoda-board-set", { kind, cards });
    return html`<button class="btn ${worded ? "" : "icon"}" data-use=${kind} aria-pressed=${desk.choice.mode === kind}
      aria-label=${label} title=${t("pagoda-board-set-about", { kind, cards })}
      @click=${() => changeMode(desk, /** @type {any} */ (kind))}>
      ${icon("tiles")}${worded ? html`<span>${label}</span>` : null}</button>`;
  };
  const use = (/** @type {string} */ ability) => {
    if (ability === advised) return endButton(desk, worded ? "" : "icon");
    const label = ability === "fan" ? t("pagoda-board-end-fan") : t("pagoda-board-use", { ability });
    return useButton(desk, ability, worded ? "" : "icon", label);
  };
  return html`${abilities.map(use)}${sets.map(set)}`;
}

/** Use an ability, or end the turn with the Fan. @param {Desk} desk @param {string} ability @param {string} css
 * @param {string} label */
function useButton(desk, ability, css, label) {
  const { css: colour, glyph: sign } = look(colourOfAbility(ability));
  const about = desk.t("pagoda-board-about", { ability, ...numbersOf(desk) });
  const fan = ability === "fan" ? endOf(desk, true) : null;
  const pressed = fan ? nothing : desk.choice.mode === ability;
  const act = (/** @type {Event} */ event) =>
    fan ? play(desk, fan) : useAbility(desk, desk.envelope.seat ?? 0, ability, pointOf(event));
  return html`<button class="btn ${css} ${colour}" data-use=${ability} aria-pressed=${pressed}
    aria-label=${label} title=${about} @click=${act}>
    ${glyph(sign, css.startsWith("primary") ? "" : "tint")}
    ${css === "icon" ? null : html`<span>${label}</span>`}</button>`;
}

/** @param {Desk} desk */
function hintButton(desk) {
  const { t } = desk;
  const act = (/** @type {Event} */ event) => (desk.free || desk.busy ? desk.hint(pointOf(event)) : desk.wait(pointOf(event)));
  return html`<button class="btn icon bulb" aria-disabled=${!desk.free} aria-label=${t("page-hint")} title=${t("page-hint")}
    @click=${act}>${icon("hint")}</button>`;
}

/** @param {Desk} desk @param {Event} event @param {() => void} then */
const press = (desk, event, then) => (desk.free ? then() : desk.wait(pointOf(event)));
