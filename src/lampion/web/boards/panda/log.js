// Lines of the log: the clan's shape, then the sentence.

import { html } from "../../vendor/lit-html.js";
import { viewOf } from "./play.js";
import { crest } from "./symbols.js";

/** @import { LogEntry } from "../../types.js" */
/** @import { Desk } from "../../table/desk.js" */

/** Decisions that say nothing by themselves: the next line tells. */
const SILENT = /^(option|step|hero (monk|governor|warrior)$)/;
const SHOWN = 6;

/** @param {Desk} desk @param {LogEntry} entry */
export function logLine(desk, entry) {
  if (entry.kind !== "move" || entry.seat === null) return null;
  const said = desk.say(entry.text);
  if (SILENT.test(entry.notation ?? "") && !said.includes(":")) return undefined;
  return html`<li class="plain"><i>${crest(viewOf(desk).players[entry.seat].colour)}</i><span>${said}</span></li>`;
}

/** What somebody else did last, in a few lines. @param {Desk} desk */
export function lastTurn(desk) {
  const moves = desk.log.filter(({ kind, seat }) => kind === "move" && seat !== null);
  const last = moves.findLastIndex(({ seat }) => seat !== desk.envelope.seat);
  const who = moves[last]?.seat;
  if (who === undefined || who === null) return null;
  const from = moves.findLastIndex(({ seat }, index) => index < last && seat !== who) + 1;
  const lines = moves.slice(from, last + 1).filter((entry) => logLine(desk, entry)).slice(-SHOWN);
  const title = desk.say({ key: "panda-turn-last", args: { who: { seat: who } } });
  return html`<section class="last"
      aria-label=${title}><h2><span class="brk">${crest(viewOf(desk).players[who].colour)}</span>${title}</h2>${lines.map((entry) => html`<p>${desk.say(entry.text)}</p>`)}</section>`;
}
