// The players around the board: opponents first, me last.

import { html } from "../vendor/lit-html.js";

/** @import { TableScreen } from "./table.js" */

/** @param {TableScreen} table */
export function seats(table) {
  const { envelope, board, t } = table;
  const count = envelope.seats.length;
  const first = envelope.seat === null ? 0 : envelope.seat + 1;
  const order = envelope.seats.map((_, index) => (first + index) % count);
  return html`<section class="seats of-${count}" aria-label=${t("page-players-here")}>
    ${order.map((seat) => seatPanel(table, seat))}
    ${board.goal?.(table)}</section>`;
}

/** @param {TableScreen} table @param {number} seat */
function seatPanel(table, seat) {
  const { envelope, board } = table;
  const me = seat === envelope.seat;
  const { note, mark, body } = board.seat(table, seat);
  return html`<article data-at="seat:${seat}" class="panel seat ${me ? "me" : "them"} ${seat === envelope.to_move ? "turn" : ""}">
    <header><span class="face">${table.initial(seat)}</span><span class="who"><b>${table.name(seat)}</b><span>${note}</span></span>${mark}</header>${body}</article>`;
}
