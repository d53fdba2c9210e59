// Where a new table begins, if not with a deal: the text of a position, or a move of a game that was played.

import { icon } from "../icons.js";
import { html } from "../vendor/lit-html.js";
import { pick } from "./fields.js";

/** @import { GameRecord } from "../api.js" */
/** @import { CreateScreen } from "./create.js" */
/** @import { Chair } from "./plan.js" */
/** @import { NewSeat, NewTable } from "../types.js" */

/** A place in a game that was played, and the seat its reader looked from. @typedef {{table: string, move: number, seat: number}} Moment */

/** @param {{game: string, table: string, seat: number | null}} envelope @param {number} move */
export const momentAddress = ({ game, table, seat }, move) => `/new/${game}?from=${table}&move=${move}&seat=${seat ?? 0}`;

/** @param {string} search what stands behind an address @returns {Moment | null} */
export function momentFrom(search) {
  const asked = new URLSearchParams(search);
  const table = asked.get("from");
  return table ? { table, move: Number(asked.get("move")) || 0, seat: Number(asked.get("seat")) || 0 } : null;
}

/** The chairs beside mine as they were: bots stay bots, people are at this device. @param {GameRecord} record @param {number} place mine @param {string[]} bots @returns {Chair[]} */
export const chairsOf = ({ seats }, place, bots) =>
  seats.flatMap(({ name, bot }, seat) => (seat === place ? [] : [bot && bots.includes(bot) ? { who: bot, name: "" } : { who: "here", name }]));

/** Seats in which mine, the first one, stands at its place. @param {NewSeat[]} seats @param {number} place */
export const seatedAt = ([mine, ...others], place) => others.toSpliced(place, 0, mine);

/** What a table is told about its beginning; options and map are those of a position. @param {CreateScreen} screen @param {Partial<NewTable>} dealt @returns {Partial<NewTable>} */
export function beginningOf({ record, moment, position }, dealt) {
  if (record && moment) return { record, move: moment.move };
  return position.trim() ? { position: position.trim() } : dealt;
}

/** The rows of the form. @param {CreateScreen} screen */
export function beginning(screen) {
  const { t, record, moment, position, count } = screen;
  const places = Array.from({ length: count }, (_, seat) => ({ value: String(seat), text: record?.seats[seat]?.name ?? t("page-default-name", { number: seat + 1 }) }));
  const mine = count < 2 ? null : html`<div class="field-row"><span class="cap">${t("page-place")}</span>${pick(t("page-place"), places, String(screen.place), (seat) => screen.sitAt(Number(seat)))}</div>`;
  const why = html`<p class="why">${t("page-begin-why")}</p>`;
  if (record && moment)
    return html`<div class="field-row"><span class="cap">${t("page-begins")}</span><div class="begins"><p>${t("page-begins-record", { move: moment.move, names: record.seats.map(({ name }) => name).join(", ") })}</p>${why}<a class="btn quiet" href="/new/${screen.game}">${t("page-fresh-deal")}</a></div></div>${mine}`;
  const type = (/** @type {Event} */ event) => screen.paste(/** @type {HTMLTextAreaElement} */ (event.target).value);
  return html`<details class="field-row begin"><summary>${t("page-begin")}${icon("down")}</summary><div class="begins"><textarea rows="3" maxlength="16384" spellcheck="false" autocapitalize="off" autocomplete="off" aria-label=${t("page-begin-text")} placeholder=${t("page-begin-text")} .value=${position} @input=${type}></textarea>${why}</div></details>${position.trim() ? mine : null}`;
}
