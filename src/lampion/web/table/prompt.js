// The prompt: the one sentence that says what to do now.

import { html } from "../vendor/lit-html.js";
import { lineTrouble } from "./connection.js";
import { doneButtons, standingNow, waitsForMe } from "./done.js";
import { lately } from "./lately.js";

/** @import { TableScreen } from "./table.js" */

const SENTENCES = 2; // of the last mover: more would not fit

/** @param {TableScreen} table */
export function promptLine(table) {
  const { t, envelope } = table;
  const trouble = lineTrouble(table);
  if (trouble) return line("off", trouble);
  const end = html`${table.board.promptEnd?.(table)}${standingNow(table)}${doneButtons(table)}`;
  const told = envelope.over ? [] : lately(table.log, envelope.mine, table.tells).map((entry) => table.say(entry.text));
  const mine = envelope.legal || waitsForMe(table);
  if (table.parade.running && told.length) return line(`news ${mine && !table.parade.behind ? "mine" : ""}`, told.slice(-SENTENCES).join(" "), end);
  const sentence = (table.free ? table.board.prompt?.(table) : null) ?? table.say(envelope.prompt);
  if (envelope.seat === null && !envelope.over) return line("", `${t("page-watching")} ${sentence}`, end);
  return line(mine ? "mine" : "", sentence, end, told.slice(-SENTENCES).join(" "));
}

/** The first sentence stands out. @param {string} css @param {string} text @param {unknown} [end] @param {string} [before] what happened just before */
function line(css, text, end, before) {
  const [, lead, rest] = /^(.+?[.!?…:])\s+(.+)$/s.exec(text) ?? [null, text, ""];
  return html`<p class="prompt ${css}"><span class="lamp"></span><span>${rest ? html`<b>${lead}</b> ${rest}` : text}${before ? html`<small class="lately" title=${before}>${before}</small>` : null}</span>${end}</p>`;
}
