// The buttons of a decision: build what is picked, use an ability, lay down cards, end the turn.

import { glyph, icon } from "../../icons.js";
import { pointOf } from "../../table/desk.js";
import { html } from "../../vendor/lit-html.js";
import { useAbility, useOf } from "./abilities.js";
import { colourOfAbility, look } from "./colours.js";
import { offersIn, stillOpen } from "./picks.js";
import { changeMode, legalOf, offerOf, picksOf, play, readyOf } from "./play.js";
import { questionAbout } from "./questions.js";
import { undoButton } from "./turn.js";
import { previewOf, siteOf } from "./view.js";

/** @import { Desk } from "../../table/desk.js" */

/** @param {Desk} desk */
export function actions(desk) {
  if (desk.envelope.seat === null) return null;
  return html`<div class="minor">${undoButton(desk, "icon narrow", false)}${hintButton(desk)}${extras(desk)}</div>${primary(desk)}`;
}

/** The one red button. @param {Desk} desk */
function primary(desk) {
  const { t } = desk;
  const picks = picksOf(desk);
  const offer = readyOf(desk);
  if (picks.mode) return setButton(desk, offer);
  if (offer) {
    const points = previewOf(desk, offer)?.points ?? siteOf(desk, String(offer.parts.site)).points;
    return html`<button class="btn primary build" @click=${() => play(desk, offer)}>${icon("check")}${t("pagoda-board-build", { kind: String(offer.parts.kind), points })}</button>`;
  }
  const end = endOf(desk, false);
  return html`<button class="btn primary end-turn ${advised(desk, "E")}" aria-disabled=${!end} @click=${(/** @type {Event} */ event) => press(desk, event, () => (end ? play(desk, end) : desk.whyNot({ notation: "E" }, pointOf(event))))}>${t("pagoda-board-end")}</button>`;
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
  return html`<button class="btn primary set" aria-disabled=${!offer} @click=${(/** @type {Event} */ event) => press(desk, event, () => (offer ? play(desk, offer) : incomplete(event)))}>${label}</button>`;
}

/** @param {Desk} desk @param {boolean} fan */
export const endOf = (desk, fan) => offerOf(desk, ({ parts }) => parts.kind === "end" && (Array.isArray(parts.abilities) && parts.abilities.includes("fan")) === fan);

/** A button that a hint means. @param {Desk} desk @param {string} notation */
const advised = ({ choice }, notation) => (choice.advice === notation ? "advised" : "");

/** Whatever else may be decided now; a single one is worded, several are signs. @param {Desk} desk */
function extras(desk) {
  const { t } = desk;
  const mode = desk.choice.mode;
  const abilities = ["lantern", "dragon"].filter((ability) => useOf(desk, ability));
  const sets = ["alternative", "pass"].filter((kind) => offersIn(legalOf(desk), /** @type {any} */ (kind)).length);
  const fan = endOf(desk, true);
  const worded = abilities.length + sets.length + (fan ? 1 : 0) === 1;
  return html`${abilities.map((ability) => {
      const label = t("pagoda-board-use", { ability });
      return html`<button class="btn ${worded ? "" : "icon"} ${look(colourOfAbility(ability)).css} ${ability === "lantern" ? advised(desk, "L") : ""}" data-use=${ability} aria-pressed=${mode === ability} aria-label=${label} title=${t("pagoda-board-about", { ability })}
        @click=${(/** @type {Event} */ event) => useAbility(desk, desk.envelope.seat ?? 0, ability, pointOf(event))}>${glyph(look(colourOfAbility(ability)).glyph, "tint")}${worded ? html`<span>${label}</span>` : null}</button>`;
    })}
    ${sets.map((kind) => html`<button class="btn ${worded ? "" : "icon"}" data-use=${kind} aria-pressed=${mode === kind} aria-label=${t("pagoda-board-set", { kind })} title=${t("pagoda-board-set-about", { kind })}
      @click=${() => changeMode(desk, /** @type {any} */ (kind))}>${icon("tiles")}${worded ? html`<span>${t("pagoda-board-set", { kind })}</span>` : null}</button>`)}
    ${fan ? html`<button class="btn ${worded ? "" : "icon"} c-violet ${advised(desk, "EF")}" data-use="fan" aria-label=${t("pagoda-board-end-fan")} title=${t("pagoda-board-about", { ability: "fan" })} @click=${() => play(desk, fan)}>${glyph("ab-fan", "tint")}${worded ? html`<span>${t("pagoda-board-end-fan")}</span>` : null}</button>` : null}`;
}

/** @param {Desk} desk */
function hintButton(desk) {
  const { t } = desk;
  return html`<button class="btn icon bulb" aria-disabled=${!desk.free} aria-label=${t("page-hint")} title=${t("page-hint")} @click=${(/** @type {Event} */ event) => (desk.free || desk.busy ? desk.hint(pointOf(event)) : desk.wait(pointOf(event)))}>${icon("hint")}</button>`;
}

/** @param {Desk} desk @param {Event} event @param {() => void} then */
const press = (desk, event, then) => (desk.free ? then() : desk.wait(pointOf(event)));
