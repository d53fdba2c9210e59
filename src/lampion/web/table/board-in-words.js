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
  const owner = zone.owner === null || "who" in zone.label.args ? [] : [table.name(zone.owner)]; // “Mika’s rack” says whose
  const caption = [table.say(zone.label), ...owner].join(" · ");
  const rows = rowsOf(zone);
  const heads = headsOf(rows);
  const head = heads && html`<thead><tr><td></td>${heads.columns.map((name) => html`<th scope="col">${name}</th>`)}</tr></thead>`;
  return html`<table class=${zone.layout}><caption>${caption}</caption>${head}<tbody>${rows.length
    ? rows.map((row, index) => html`<tr>${heads && html`<th scope="row">${heads.rows[index]}</th>`}${row.map((piece) => cell(table, piece, !!heads))}</tr>`)
    : html`<tr><td>${table.t("page-place-empty")}</td></tr>`}</tbody></table>`;
}

/** The names of rows and columns, where every place of a grid is named by both: "4,7". @param {Piece[][]} rows
 * @returns {{rows: string[], columns: string[]} | null} */
export function headsOf(rows) {
  const named = rows.map((row) => row.map(({ at }) => at?.split(",") ?? []));
  const heads = { rows: named.map(([first]) => first?.[0]), columns: named[0]?.map((place) => place[1]) ?? [] };
  const fits = rows.length > 1 && named.every((row, down) => row.length === heads.columns.length
    && row.every((place, across) => place.length === 2 && place[0] === heads.rows[down] && place[1] === heads.columns[across]));
  return fits ? heads : null;
}

/** A grid has as many pieces to a row as it has columns; other zones are one row, or one piece to a row. @param {Zone} zone @returns {Piece[][]} */
export function rowsOf({ layout, columns, pieces }) {
  const wide = layout === "grid" && columns ? columns : layout === "row" ? Math.max(1, pieces.length) : 1;
  return Array.from({ length: Math.ceil(pieces.length / wide) }, (_, row) => pieces.slice(row * wide, (row + 1) * wide));
}

/** A place is named where neither its words nor the heads of the table name it. @param {Desk} table @param {Piece} piece
 * @param {boolean} headed */
function cell(table, piece, headed) {
  const said = table.say(piece.label) + (piece.count > 1 ? ` × ${piece.count}` : "");
  if (headed) return html`<td>${said.replace(`(${piece.at}) `, "")}</td>`;
  return html`<td>${piece.at !== null && !said.includes(piece.at) ? html`<small>${piece.at}</small> ` : null}${said}</td>`;
}
