// The prompt: the one sentence that says what to do now.

import { html } from "../vendor/lit-html.js";
import { doneButtons, standingNow, waitsForMe } from "./done.js";

/** @import { TableScreen } from "./table.js" */

/** @param {TableScreen} table */
export function promptLine(table) {
  const { t, envelope } = table;
  if (table.line === "lost") return line("off", t("page-line-lost"));
  const end = html`${table.board.promptEnd?.(table)}${standingNow(table)}${doneButtons(table)}`;
  const sentence = (table.free ? table.board.prompt?.(table) : null) ?? table.say(envelope.prompt);
  if (envelope.seat === null && !envelope.over) return line("", `${t("page-watching")} ${sentence}`, end);
  return line(envelope.legal || waitsForMe(table) ? "mine" : "", sentence, end);
}

/** The first sentence stands out. @param {string} css @param {string} text @param {unknown} [end] */
function line(css, text, end) {
  const [, lead, rest] = /^(.+?[.!?…:])\s+(.+)$/s.exec(text) ?? [null, text, ""];
  return html`<p class="prompt ${css}"><span class="lamp"></span><span>${rest ? html`<b>${lead}</b> ${rest}` : text}</span>${end}</p>`;
}
