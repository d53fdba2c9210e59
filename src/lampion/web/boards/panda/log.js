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

/** The newest lines, where there is room. @param {Desk} desk */
export const lastMoves = (desk) =>
  html`<section class="lately" aria-label=${desk.t("panda-board-last-moves")}><h2>${desk.t("panda-board-last-moves")}</h2><ol>${desk.log.filter(({ kind }) => kind === "move").slice(-3 * SHOWN).toReversed().map((entry) => logLine(desk, entry)).filter((line) => line).slice(0, SHOWN)}</ol></section>`;
