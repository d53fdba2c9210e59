// The turn as it is being composed: what was done, what would come, and how far it can be taken back.

import { glyph, icon } from "../../icons.js";
import { pointOf } from "../../table/desk.js";
import { html } from "../../vendor/lit-html.js";
import { colourOf, look } from "./colours.js";
import { reveals, thisTurn } from "./news.js";
import { legalOf, pointed } from "./play.js";
import { ready } from "./picks.js";
import { editionOf, effectOf, numberOf, previewOf, siteOf, viewOf } from "./view.js";

/** @import { LogEntry } from "../../types.js" */
/** @import { Desk } from "../../table/desk.js" */

/** @typedef {{kind: string, colour: string, glyph: string, site: number, count: number}} Step */

const SIGNS = /** @type {Record<string, string>} */ ({ column: "pg-column", alternative: "pg-column", tile: "pg-tile", roof: "pg-roof", lantern: "ab-lantern", dragon: "ab-dragon", end: "ab-fan" });

/** What a move did, in short: read from its notation and what the server says about it. @param {LogEntry} entry @returns {Step} */
export function stepOf(entry) {
  const effect = effectOf(entry);
  const notation = entry.notation ?? "";
  const letter = /^[A-CX][1-9] \[?([A-Z])/.exec(notation)?.[1] ?? "";
  const kind = effect?.kind ?? "";
  const colour = colourOf(letter) || (kind === "lantern" ? "red" : kind === "dragon" ? "yellow" : kind === "end" ? "violet" : "");
  return { kind, colour, glyph: SIGNS[kind] ?? "pg-column", site: effect?.site ? numberOf(effect.site) : 0, count: (notation.match(/[A-Z][th]/g) ?? []).length };
}

/** @param {Desk} desk @param {Step} step @param {"long" | "short" | "log"} form */
export const stepText = (desk, { kind, colour, site, count }, form) =>
  desk.t(`pagoda-board-step-${form}`, { kind: kind || "column", colour: colour || "red", site, count, limit: editionOf(desk).lantern_limit });

/** How many entries of a turn lie before the last reveal. @param {LogEntry[]} entries */
export const lockedOf = (entries) => entries.findLastIndex(reveals) + 1;

/** The sign of a step where nothing says its colour in words. @param {Step} step */
export const colourSign = ({ kind, colour, glyph: sign }) => (colour && (kind === "column" || kind === "alternative") ? look(colour).glyph : sign);

/** What is being composed now, if it is whole. @param {Desk} desk @returns {{step: Step, points: number} | null} */
function composed(desk) {
  const picks = pointed(desk);
  const offer = ready(legalOf(desk), picks);
  if (!offer || !offer.parts.site) return null;
  const { kind, colour, site } = /** @type {Record<string, string>} */ (/** @type {unknown} */ (offer.parts));
  return { step: { kind, colour, glyph: SIGNS[kind], site: numberOf(site), count: picks.cards.length }, points: previewOf(desk, offer)?.points ?? siteOf(desk, site).points };
}

/** @param {Desk} desk */
export function turnPanel(desk) {
  const { t, envelope } = desk;
  const entries = thisTurn(desk.log);
  const next = composed(desk);
  const whose = viewOf(desk).player;
  const sum = entries.reduce((points, entry) => points + (effectOf(entry)?.points ?? 0), 0);
  const locked = lockedOf(entries);
  return html`<article class="panel thisturn"><h2>${t("pagoda-board-this-turn", { name: desk.name(whose), mine: whose === envelope.seat ? "yes" : "no" })}<span class="end">${sum ? `+${sum}` : ""}</span></h2>
    <ol>${entries.map((entry, index) => line(desk, entry, index < locked))}
      ${next ? html`<li class="next maybe ${look(next.step.colour).css}"><span class="ic">${glyph(next.step.glyph, "tint")}</span><span>${stepText(desk, next.step, "long")}</span><b>+${next.points}</b></li>`
        : entries.length ? (envelope.legal ? html`<li class="next" aria-hidden="true"></li>` : null)
          : html`<li class="next none"><span></span><span>${t("pagoda-board-nothing-yet")}</span></li>`}</ol>
    ${envelope.seat === whose && entries.length ? undoButton(desk, "quiet undo", true) : null}</article>`;
}

/** @param {Desk} desk @param {LogEntry} entry @param {boolean} locked */
function line(desk, entry, locked) {
  const step = stepOf(entry);
  const effect = effectOf(entry);
  const notes = [
    ...(reveals(entry) ? [desk.t("pagoda-board-no-way-back")] : []),
    ...(step.kind === "column" || step.kind === "tile" || step.kind === "roof" ? [desk.t("pagoda-board-paid", { count: step.count })] : []),
    ...(effect?.uses ?? []).filter((ability) => ability !== "lantern" && ability !== "dragon").map((ability) => desk.t("pagoda-note-used", { ability })),
    ...(effect?.gains ?? []).map((ability) => desk.t("pagoda-note-gained", { ability })),
    ...(effect?.blocks ?? []).map((site) => desk.t("pagoda-note-blocked", { site: numberOf(site) })),
  ];
  return html`<li class=${locked ? "locked" : ""} title=${desk.say(entry.text)}><span class="ic ${look(step.colour).css}">${locked ? icon("lock") : glyph(step.glyph, "tint")}</span>
    <span>${stepText(desk, step, "long")}<small>${notes.join(" · ")}</small></span><b>${effect?.points ? `+${effect.points}` : ""}</b></li>`;
}

/** The same as a row of chips, for a phone. @param {Desk} desk */
export function turnChips(desk) {
  const entries = thisTurn(desk.log);
  const locked = lockedOf(entries);
  if (!entries.length) return null;
  return html`<div class="turnlist narrow short-hide">${entries.map((entry, index) => {
    const step = stepOf(entry);
    const points = effectOf(entry)?.points;
    return html`<span class="step ${look(step.colour).css} ${index < locked ? "locked" : ""}">${index < locked ? icon("lock") : glyph(colourSign(step), "tint")}${stepText(desk, step, "short")} ${points ? html`<b>+${points}</b>` : null}</span>`;
  })}</div>`;
}

/** @param {Desk} desk @param {string} css @param {boolean} worded */
export function undoButton(desk, css, worded) {
  const { t, envelope } = desk;
  const { can, lock } = envelope.undo;
  const last = thisTurn(desk.log).at(-1);
  const label = can && last ? t("pagoda-board-take-back", { kind: stepOf(last).kind }) : t("page-undo");
  const press = (/** @type {Event} */ event) => (can ? desk.undo() : desk.tell(lock ? desk.say(lock) : t("page-nothing-to-undo"), pointOf(event)));
  return html`<button class="btn ${css}" aria-disabled=${!can} aria-label=${label} title=${label} @click=${press}>${icon("undo")}${worded ? label : null}</button>`;
}
