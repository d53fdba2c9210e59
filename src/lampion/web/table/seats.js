// The players around the board: opponents first, me last; who is here, whose clock runs.

import { html } from "../vendor/lit-html.js";
import { clockOf } from "./clock.js";

/** @import { Board } from "../boards/index.js" */
/** @import { Desk } from "./desk.js" */

/** @typedef {Desk & {board: Board}} SeatedDesk a table, or a lesson at one */

/** @param {SeatedDesk} table */
export function seats(table) {
  const { envelope, board, t } = table;
  const count = envelope.seats.length;
  const first = envelope.seat === null ? 0 : envelope.seat + 1;
  const order = envelope.seats.map((_, index) => (first + index) % count);
  return html`<section class="seats of-${count}" aria-label=${t("page-players-here")}>
    ${order.map((seat) => seatPanel(table, seat))}
    ${board.goal?.(table)}</section>`;
}

/** @param {SeatedDesk} table @param {number} seat */
function seatPanel(table, seat) {
  const { envelope, board } = table;
  const me = seat === envelope.seat;
  const { note, mark, body } = board.seat(table, seat);
  const missing = absence(table, seat);
  return html`<article data-at="seat:${seat}" class="panel seat ${me ? "me" : "them"} ${seat === envelope.to_move ? "turn" : ""} ${missing ? "absent" : ""}">
    <header><span class="face">${table.initial(seat)}</span><span class="who"><b>${table.name(seat)}</b><span>${missing ?? note}</span></span>${clockOf(table, seat)}${mark}</header>${body}</article>`;
}

/** Why nobody sits on a person's seat now; null if somebody does. @param {SeatedDesk} table @param {number} seat */
export function absence({ envelope, t }, seat) {
  const { kind, resigned, away, level, here } = envelope.seats[seat];
  if (kind === "bot" || envelope.over) return null;
  if (resigned) return t("page-seat-resigned");
  if (away) return t(level ? "page-seat-bot-meanwhile" : "page-seat-away");
  return here === false && !envelope.mine.includes(seat) ? t("page-seat-not-here") : null;
}
