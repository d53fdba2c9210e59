// Where it turned: the largest swings of the bots' chances, each with the move and what it did to whom.

import { html } from "../vendor/lit-html.js";
import { roundOf, turningPoints, turnsInRow } from "./story.js";

/** @import { TableScreen } from "../table/table.js" */
/** @import { JudgedPosition, LogEntry } from "../types.js" */
/** @import { Turn } from "./story.js" */

/** @param {TableScreen} table @param {Turn[]} [turns] as the board tells them @param {(turn: Turn) => unknown} [drawn] */
export function turning(table, turns, drawn) {
  const shown = turns ?? turningPoints(turnsInRow(table.log), table.judged);
  if (!shown.length) return null;
  const { t } = table;
  return html`<section class="panel log moments"><h2>${t("page-turned")}</h2><p class="note">${t("page-turned-why")}</p>
    <ol>${shown.map((turn) => html`<li><i>${turn.number}</i>${drawn ? drawn(turn) : sentences(table, turn)}
      <small>${chanceOf(table, turn)}</small></li>`)}</ol></section>`;
}

/** @param {TableScreen} table @param {Turn} turn */
function sentences(table, turn) {
  const { log, t } = table;
  const round = roundOf(log, turn);
  const from = (turn.first ?? turn.entry).version;
  const decided = log.filter((entry) => entry.kind === "move" && entry.version >= from && entry.version <= turn.entry.version);
  const text = table.say(mostTelling(decided, table.judged ?? []).text);
  return html`<span>${round === null ? null : html`<b>${t("page-turned-round", { round })}</b> `}${text}</span>`;
}

/** Of the decisions of a turn the one that changed the chances most. @param {LogEntry[]} decided @param {JudgedPosition[]} judged */
function mostTelling(decided, judged) {
  const one = turningPoints(decided.map((entry, index) => ({ entry, number: index, scores: [] })), judged, 1);
  return one[0]?.entry ?? decided[0];
}

/** The chance of whoever looks, else of whoever moved. @param {TableScreen} table @param {Turn} turn */
function chanceOf({ t, name, envelope }, { entry, before, after }) {
  const seat = envelope.seat ?? entry.seat ?? 0;
  const whole = (/** @type {number} */ chance) => Math.round(100 * chance);
  const mine = envelope.seat === null ? "no" : "yes";
  return t("page-turned-chance", { mine, name: name(seat), before: whole(before[seat]), after: whole(after[seat]) });
}
