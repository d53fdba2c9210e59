// The log: newest first, in sentences or in notation; a board may draw its own lines.

import { icon } from "../icons.js";
import { choose, setting } from "../settings.js";
import { guard } from "../vendor/directives/guard.js";
import { repeat } from "../vendor/directives/repeat.js";
import { html } from "../vendor/lit-html.js";

/** @import { LogEntry } from "../types.js" */
/** @import { TableScreen } from "./table.js" */

/** @param {TableScreen} table */
export function logPanel(table) {
  const { board, t } = table;
  const notation = setting("log") === "notation";
  const flip = t(notation ? "page-log-in-sentences" : "page-log-in-notation");
  return html`<article class="panel log ${table.playback ? "replayed" : ""}"><h2>${t("page-log")}<span class="end">${board.logNote?.(table)}</span>
      <button class="btn quiet icon flip" aria-pressed=${notation} aria-label=${flip} title=${flip} @click=${() => choose("log", notation ? "sentences" : "notation")}>${icon("notation")}</button></h2>
    <ol tabindex="0" aria-label=${t("page-log")}>${lines(table, notation ? inNotation : line)}</ol></article>`;
}

/** What was written stays; only what is new is worded and drawn, or all where names or language have changed. @param {TableScreen} table @param {(table: TableScreen, entry: LogEntry) => unknown} draw */
function lines(table, draw) {
  const { seats, seat: you } = table.envelope;
  const names = seats.map((_, seat) => table.name(seat)).join();
  return repeat(table.log.toReversed(), ({ version }) => version, (entry) => guard([entry, draw, you, names, table.app.words], () => draw(table, entry)));
}

/** @param {TableScreen} table @param {LogEntry} entry */
function line(table, entry) {
  const unusual = entry.kind === "start" && table.present.commitment === null; // how it began is worth a line
  const drawn = table.board.logLine && !unusual ? table.board.logLine(table, entry) : null;
  if (drawn === undefined) return null;
  return drawn ?? html`<li class="plain"><i>${entry.number ?? ""}</i><span>${table.say(entry.text)}</span></li>`;
}

/** @param {TableScreen} table @param {LogEntry} entry */
const inNotation = (table, entry) =>
  entry.notation === null ? null : html`<li class="noted"><i>${entry.number ?? ""}</i><span><b>${entry.seat === null ? "" : table.name(entry.seat)}</b> <code>${entry.notation}</code></span></li>`;
