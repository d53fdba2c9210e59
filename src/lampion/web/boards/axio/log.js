// Lines of AXIO's log: who, which tile, which points; the sentence is read out and shown on hover.

import { glyph } from "../../icons.js";
import { html } from "../../vendor/lit-html.js";
import { look, COLOURS } from "./colours.js";
import { loneTile, lonePair } from "./pieces.js";
import { viewOf } from "./play.js";
import { pointsInOrder } from "./preview.js";

/** @import { LogEntry, Preview } from "../../types.js" */
/** @import { Desk } from "../../table/desk.js" */

const WIDE = 3;

/** The symbols of a placement, read from its notation. @param {string | null} notation @returns {[string, string] | null} */
export function symbolsIn(notation) {
  const letters = /^([rbgop])\(\d+,\d+\) ([rbgop])\(\d+,\d+\)$/.exec(notation ?? "");
  if (!letters) return null;
  const colourOf = (/** @type {string} */ letter) => /** @type {string} */ (COLOURS.find((one) => look(one).letter === letter));
  return [colourOf(letters[1]), colourOf(letters[2])];
}

/** @param {Preview | null | undefined} detail */
export const pointChips = (detail) => {
  const points = pointsInOrder(detail?.points);
  if (!points.length) return html`<span class="pts"><span>0</span></span>`;
  return html`<span class="pts">${points.map(([colour, count]) => html`<span class=${look(colour).css}>+${count}${glyph(look(colour).glyph)}</span>`)}</span>`;
};

/** @param {Desk} desk @param {LogEntry} entry */
export function logLine(desk, entry) {
  const { t } = desk;
  if (entry.kind !== "move" || entry.seat === null) return entry.kind === "start" || entry.kind === "undo" ? undefined : null;
  const sentence = desk.say(entry.text);
  const symbols = symbolsIn(entry.notation);
  if (entry.detail?.kind === "refill" || entry.notation === "refill") return undefined;
  if (!symbols) {
    const tiles = entry.detail?.tiles ?? [];
    return html`<li title=${sentence}><i></i><span class="mv"><b>${desk.name(entry.seat)}</b><span>${t("axio-board-swapped")}</span></span>
      <small class="minis">${tiles.map((tile) => loneTile(tile, "mini"))}</small></li>`;
  }
  const closed = entry.detail?.closed?.length ?? 0;
  const notes = [...(closed ? [t("axio-board-closed", { count: closed })] : []), ...(entry.detail?.bonus ? [t("axio-board-call")] : [])].join(" · ");
  const many = Object.values(entry.detail?.points ?? {}).filter(Boolean).length > WIDE;
  return html`<li class=${many ? "many" : ""} title=${sentence}><i>${numberOf(desk, entry)}</i><span class="mv"><b>${desk.name(entry.seat)}</b>${lonePair(symbols, "mini")}</span>
    ${pointChips(entry.detail)}${notes ? html`<small>${notes}</small>` : null}<span class="visually-hidden">${sentence}</span></li>`;
}

/** How many tiles lay on the board after it. @param {Desk} desk @param {LogEntry} entry */
export function numberOf(desk, entry) {
  return desk.log.filter((one) => one.version <= entry.version && symbolsIn(one.notation)).length;
}

/** @param {Desk} desk */
export const logNote = (desk) => desk.t("axio-board-placed", { count: viewOf(desk).tiles.length });
