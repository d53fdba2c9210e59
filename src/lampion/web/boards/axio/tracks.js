// A player's five tracks, the lowest lit, and what the ghost would add.

import { glyph } from "../../icons.js";
import { guard } from "../../vendor/directives/guard.js";
import { html, svg } from "../../vendor/lit-html.js";
import { COLOURS, look } from "./colours.js";
import { legend } from "./legend.js";
import { numbersOf, previewNow, viewOf } from "./play.js";

/** @import { Desk } from "../../table/desk.js" */

const HEIGHT = 10; // of all rows of pips together
const GAP = 1.2;

/** @param {Desk} desk @param {number} seat */
export function seat(desk, seat) {
  const view = viewOf(desk);
  const player = view.players[seat];
  const { t, envelope } = desk;
  const gains = seat === envelope.seat && seat === envelope.to_move ? (previewNow(desk)?.points ?? {}) : {};
  const low = Math.min(...COLOURS.map((colour) => player.scores[colour]));
  const level = player.lowest.length === COLOURS.length; // all equal: none stands out
  const lowest = look(player.lowest[0]);
  return {
    note: noteOf(desk, seat),
    mark: html`<span class="lowest ${lowest.css}"><small>${t("axio-board-lowest")}</small>${level ? null : glyph(lowest.glyph, "tint")}<b>${low}</b></span>`,
    body: guard([desk.revision, ...COLOURS.map((colour) => gains[colour])], () => html`<ul class="tracks">${COLOURS.map((colour) => track(desk, seat, colour, player.scores[colour], gains[colour] ?? 0, player.cap, !level && player.lowest.includes(colour)))}</ul>`),
  };
}

/** @param {Desk} desk @param {number} seat */
function noteOf({ t, envelope }, seat) {
  const view = /** @type {import("./drawing.js").AxioView} */ (envelope.board);
  const player = view.players[seat];
  if (seat === envelope.to_move && view.bonus > 0) return t("axio-board-bonus", { count: view.bonus });
  if (seat === envelope.to_move) return t("axio-board-deciding", { phase: view.phase, number: view.tiles.length + (view.phase === "place" ? 1 : 0) });
  if (view.solo) return "";
  return t(player.rack ? "axio-board-holds" : "axio-board-hides", { count: player.tiles });
}

/** @param {Desk} desk @param {number} seat @param {string} colour @param {number} score @param {number} gain @param {number} cap @param {boolean} low */
function track(desk, seat, colour, score, gain, cap, low) {
  const { t } = desk;
  const shown = Math.min(gain, cap - score);
  return html`<li class="track ${look(colour).css} ${low ? "low" : ""}" aria-label=${t("axio-board-track", { colour, score, cap })}>
    ${glyph(look(colour).glyph, "tint")}${bar(score, shown, cap, numbersOf(desk).track)}
    <span class="val" data-at="score:${seat}-${colour}"><b>${score}</b>${gain ? html`<em>+${gain}</em>` : null}</span></li>`;
}

/** One row of pips for each scoring board. @param {number} score @param {number} gain @param {number} cap @param {number} pips fields of a track */
export function bar(score, gain, cap, pips) {
  const pip = (/** @type {number} */ index) => (index < score ? "on" : index < score + gain ? "gain" : "off");
  const step = ((HEIGHT + GAP) * pips) / cap;
  return html`<svg class="bar" viewBox="0 0 ${pips * 10 - 1.8} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true">
    ${Array.from({ length: cap }, (_, index) => svg`<rect x=${(index % pips) * 10} y=${Math.floor(index / pips) * step} width="8.2" height=${step - GAP} rx="1.6" class=${pip(index)}></rect>`)}</svg>`;
}

/** @param {Desk} desk */
export function goal(desk) {
  const { t, envelope } = desk;
  if (envelope.seats.length > 2) return null;
  const [first, second] = envelope.scores;
  const mine = envelope.seat === 1 ? second : first;
  const theirs = envelope.seat === 1 ? first : second;
  return html`<article class="panel goal wide"><h2>${t("axio-board-goal")}</h2>
    <p>${envelope.seats.length === 1 ? t("axio-board-goal-solo", { mine, ...numbersOf(desk) }) : t("axio-board-goal-text", { mine, theirs })}</p>${legend(desk)}</article>`;
}
