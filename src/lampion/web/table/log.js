// The log: newest first, in sentences; a board may draw its own lines.

import { html } from "../vendor/lit-html.js";

/** @import { LogEntry } from "../types.js" */
/** @import { TableScreen } from "./table.js" */

/** @param {TableScreen} table */
export function logPanel(table) {
  const { board, t } = table;
  return html`<article class="panel log"><h2>${t("page-log")}<span class="end">${board.logNote?.(table)}</span></h2>
    <ol tabindex="0" aria-label=${t("page-log")}>${table.log.toReversed().map((entry) => line(table, entry))}</ol></article>`;
}

/** @param {TableScreen} table @param {LogEntry} entry */
function line(table, entry) {
  const drawn = table.board.logLine ? table.board.logLine(table, entry) : null;
  if (drawn === undefined) return null;
  return drawn ?? html`<li class="plain"><i>${entry.number ?? ""}</i><span>${table.say(entry.text)}</span></li>`;
}
