// The end of an AXIO game: sorted scores side by side, how the lowest colour grew, the final board.

import { glyph } from "../../icons.js";
import { chart } from "../../result/chart.js";
import { order, turningPoints } from "../../result/story.js";
import { html } from "../../vendor/lit-html.js";
import { bareBoard } from "./drawing.js";
import { look } from "./colours.js";
import { lonePair } from "./pieces.js";
import { pointChips, symbolsIn } from "./log.js";
import { viewOf } from "./play.js";
import { decidingPlaces, momentsOf, sorted } from "./story.js";

/** @import { Desk } from "../../table/desk.js" */

/** @param {Desk} desk @returns {import("../index.js").Ending} */
export function result(desk) {
  const { t } = desk;
  const view = viewOf(desk);
  const moments = momentsOf(desk.log, view);
  const turns = view.solo ? [] : turningPoints(moments, desk.judged);
  return {
    strip: ladder(desk),
    story: html`<h2>${t("axio-board-story")}<span class="end keyline">${keyline(desk)}</span></h2>${chart(desk, moments, turns, t("axio-board-story"))}`,
    final: html`<h2>${t("axio-board-final")}<span class="end">${t("axio-board-final-note", { tiles: view.tiles.length, closed: view.closed.length })}</span></h2>${bareBoard(view, t("axio-board-final"))}`,
    turns,
    turn: ({ entry }) => html`<span class="mv"><b>${desk.name(entry.seat ?? 0)}</b>
      ${lonePair(symbolsIn(entry.notation) ?? [], "mini")}</span>${pointChips(entry.detail)}`,
  };
}

/** @param {Desk} desk */
function ladder(desk) {
  const { t } = desk;
  const rows = order(desk).map((seat) => ({ seat, scores: sorted(viewOf(desk).players[seat].scores) }));
  const scored = desk.envelope.result?.by === "rules"; // else nothing was compared
  const places = rows.length > 1 ? decidingPlaces(rows.map((row) => row.scores.map(([, score]) => score))) : [0];
  const css = (/** @type {number} */ place, /** @type {number} */ decides) => (place < decides ? "same" : place === decides ? "decides" : "after");
  return html`<table class="ladder"><caption class="visually-hidden">${t("axio-board-ladder")}</caption>
    <tbody>${rows.map(({ seat, scores }, row) => html`<tr><th scope="row">${desk.name(seat)}</th>${scores.map(([colour, score], place) => html`<td class=${scored ? css(place, places[row]) : "same"}>
      <span class=${look(colour).css}>${glyph(look(colour).glyph, "tint")}<b>${score}</b><span class="visually-hidden">${t("axio-board-symbol", { colour })}</span></span></td>`)}</tr>`)}
    ${scored && rows.length === 2 ? html`<tr class="rel"><td></td>${rows[0].scores.map((_, place) => html`<td>${relation(desk, rows.map((row) => row.scores[place][1]), place, places[0])}</td>`)}</tr>` : null}</tbody></table>`;
}

/** @param {Desk} desk @param {number[]} pair @param {number} place @param {number} decides */
function relation({ t }, pair, place, decides) {
  if (place < decides) return t("axio-board-equal");
  return place === decides ? t("axio-board-beats", { more: Math.max(...pair), less: Math.min(...pair) }) : "";
}

/** @param {Desk} desk */
function keyline(desk) {
  return order(desk).map((seat, index) => html`<span class="k k${index + 1}">${desk.name(seat)}</span>`);
}
