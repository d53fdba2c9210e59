// The board as tables of words, from the zones that every game describes: to be read, or listened to.

import { choose, setting } from "../settings.js";
import { html } from "../vendor/lit-html.js";

/** @import { Piece, Zone } from "../types.js" */
/** @import { Desk } from "./desk.js" */

const PATIENCE = 600; // frames: ten seconds

/** Show the words, and go there; or hide them. */
export function flipWords() {
  choose("tables", !setting("tables"));
  if (setting("tables")) requestAnimationFrame(() => goThere(PATIENCE));
}

/** The words come from the server, so they may be a moment away. @param {number} frames how long to look for them */
function goThere(frames) {
  const words = /** @type {HTMLElement | null} */ (document.querySelector(".inwords"));
  if (words) words.focus();
  else if (frames > 0 && setting("tables")) requestAnimationFrame(() => goThere(frames - 1));
}

/** @param {Desk} table */
export const boardInWords = (table) => html`<section class="panel inwords" tabindex="0" aria-label=${table.t("page-as-tables")}>${table.envelope.zones.map((zone) => zoneTable(table, zone))}</section>`;

/** @param {Desk} table @param {Zone} zone */
function zoneTable(table, zone) {
  const caption = [table.say(zone.label), ...(zone.owner === null ? [] : [table.name(zone.owner)])].join(" · ");
  const rows = rowsOf(zone);
  return html`<table class=${zone.layout}><caption>${caption}</caption><tbody>${rows.length
    ? rows.map((row) => html`<tr>${row.map((piece) => cell(table, piece))}</tr>`)
    : html`<tr><td>${table.t("page-place-empty")}</td></tr>`}</tbody></table>`;
}

/** A grid has as many pieces to a row as it has columns; other zones are one row, or one piece to a row. @param {Zone} zone @returns {Piece[][]} */
export function rowsOf({ layout, columns, pieces }) {
  const wide = layout === "grid" && columns ? columns : layout === "row" ? Math.max(1, pieces.length) : 1;
  return Array.from({ length: Math.ceil(pieces.length / wide) }, (_, row) => pieces.slice(row * wide, (row + 1) * wide));
}

/** A place is named where its words do not name it already. @param {Desk} table @param {Piece} piece */
function cell(table, piece) {
  const said = table.say(piece.label) + (piece.count > 1 ? ` × ${piece.count}` : "");
  return html`<td>${piece.at !== null && !said.includes(piece.at) ? html`<small>${piece.at}</small> ` : null}${said}</td>`;
}
