// The prompt: the one sentence that says what to do now.

import { html } from "../vendor/lit-html.js";
import { lineTrouble } from "./connection.js";

/** @import { TableScreen } from "./table.js" */

/** @param {TableScreen} table */
export function promptLine(table) {
  const { t, envelope } = table;
  const trouble = lineTrouble(table);
  if (trouble) return line("off", trouble);
  const end = table.board.promptEnd?.(table);
  const sentence = (table.free ? table.board.prompt?.(table) : null) ?? table.say(envelope.prompt);
  if (envelope.seat === null && !envelope.over) return line("", `${t("page-watching")} ${sentence}`, end);
  return line(envelope.legal ? "mine" : "", sentence, end);
}

/** The first sentence stands out. @param {string} css @param {string} text @param {unknown} [end] */
function line(css, text, end) {
  const [, lead, rest] = /^(.+?[.!?…:])\s+(.+)$/s.exec(text) ?? [null, text, ""];
  return html`<p class="prompt ${css}"><span class="lamp"></span><span>${rest ? html`<b>${lead}</b> ${rest}` : text}</span>${end}</p>`;
}
