// The end of a game of Pagoda: both scores, how they grew turn by turn, and the pagodas as they stand.

import { glyph } from "../../icons.js";
import { chart } from "../../result/chart.js";
import { order, turningPoints } from "../../result/story.js";
import { html, svg } from "../../vendor/lit-html.js";
import { look } from "./colours.js";
import { turnsOf } from "./news.js";
import { boxOf, tower } from "./tower.js";
import { colourSign, stepOf } from "./turn.js";
import { editionOf, effectOf, viewOf } from "./view.js";

/** @import { LogEntry } from "../../types.js" */
/** @import { Desk } from "../../table/desk.js" */
/** @import { Moment } from "../../result/story.js" */

const KINDS = /** @type {[string, string][]} */ ([["column", "pg-column"], ["tile", "pg-tile"], ["roof", "pg-roof"]]);

/** @param {Desk} desk @returns {import("../index.js").Ending} */
export function result(desk) {
  const { t } = desk;
  const view = viewOf(desk);
  const moments = momentsOf(desk.log);
  const turns = turningPoints(moments, desk.judged);
  return {
    strip: ladder(desk),
    story: html`<h2>${t("pagoda-board-story")}<span class="end keyline">${order(desk).map((seat, index) => html`<span class="k k${index + 1}">${desk.name(seat)}</span>`)}</span></h2>
      ${chart(desk, moments, turns, t("pagoda-board-story"))}`,
    final: html`<h2>${t("pagoda-board-final")}<span class="end">${t("pagoda-board-completed", { count: view.completed, of: view.sites.length })}</span></h2>${skyline(desk)}`,
    turns,
    turn: (moment) => turned(desk, moment),
  };
}

/** How it stood after every turn. @param {LogEntry[]} log @returns {Moment[]} */
export const momentsOf = (log) =>
  turnsOf(log).map(({ number, entries }) => {
    const entry = entries[entries.length - 1];
    return { entry, first: entries[0], number, scores: entry.after?.scores ?? [] };
  });

/** Who built what in a turn. @param {Desk} desk @param {Moment} moment */
function turned(desk, { entry, number }) {
  const turn = turnsOf(desk.log)[number - 1];
  const points = turn.entries.reduce((sum, one) => sum + (effectOf(one)?.points ?? 0), 0);
  const steps = turn.entries.map(stepOf).filter(({ site }) => site);
  const signs = steps.map((step) => html`<span class=${look(step.colour).css}>${glyph(colourSign(step), "tint")}</span>`);
  return html`<span class="mv"><b>${desk.name(entry.seat ?? 0)}</b>${signs}</span><span class="pts"><span>+${points}</span></span>`;
}

/** Where the points came from, player by player. @param {Desk} desk */
function ladder(desk) {
  const { t } = desk;
  const scores = viewOf(desk).players.map(({ score }) => score);
  const best = Math.max(...scores);
  const earned = (/** @type {number} */ seat, /** @type {string} */ kind) =>
    desk.log.filter((entry) => entry.seat === seat && kindOf(entry) === kind).reduce((sum, entry) => sum + (effectOf(entry)?.points ?? 0), 0);
  const scored = desk.envelope.result?.by === "rules";
  return html`<table class="ladder"><caption class="visually-hidden">${t("pagoda-board-ladder")}</caption>
    <tbody>${order(desk).map((seat) => html`<tr><th scope="row">${desk.name(seat)}</th>
      ${KINDS.map(([kind, sign]) => html`<td class="after" title=${t("pagoda-board-from", { kind })}><span>${glyph(sign)}<b>${earned(seat, kind)}</b><span class="visually-hidden">${t("pagoda-board-from", { kind })}</span></span></td>`)}
      <td class=${scored && scores[seat] === best ? "decides" : "same"}><span><b>${scores[seat]}</b></span></td></tr>`)}</tbody></table>`;
}

/** @param {LogEntry} entry */
function kindOf(entry) {
  const kind = effectOf(entry)?.kind ?? "";
  return kind === "alternative" ? "column" : kind;
}

/** The pagodas side by side. @param {Desk} desk */
function skyline(desk) {
  const { sites, floors } = viewOf(desk);
  const [, top, width, height] = boxOf(floors).split(" ").map(Number);
  return html`<svg class="skyline" viewBox="0 ${top} ${width * sites.length} ${height}" role="img" aria-label=${desk.t("pagoda-board-final")}>
    ${sites.map((site, index) => svg`<g class=${site.status} transform="translate(${width * index} 0)">${tower(site, editionOf(desk).columns)}</g>`)}</svg>`;
}
