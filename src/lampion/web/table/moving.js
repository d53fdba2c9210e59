// Moving a seat to another device: one makes up a code and shows it as a link, the other one opens the link. The code is
// in the part of the address that browsers never send, and the server gets only its hash until it is used.

import { randomHex } from "../api.js";
import { sha256 } from "../secure.js";

/** @import { TableScreen } from "./table.js" */
/** @typedef {{seat: number, code: string}} Arrival */
/** @typedef {{seat: number, path: string}} SeatOffer */

const MARK = /^#seat=(\d+)\.([0-9a-f]{32,128})$/;

/** The seat that an address gives, if it does; the address then forgets it. @param {Location} at @returns {Arrival | null} */
export function arrivalFrom(at) {
  const found = MARK.exec(at.hash);
  if (!found) return null;
  history.replaceState(null, "", at.pathname + at.search);
  return { seat: Number(found[1]), code: found[2] };
}

/** Offer the seat this page looks from, and show the link once the server knows of it. @param {TableScreen} table */
export async function offerSeat(table) {
  const { seat } = table.envelope;
  if (seat === null) return;
  const code = randomHex(16);
  table.people.offer = null;
  table.people.open("move-seat");
  const answer = await table.feed.order(seat, null, { do: "offer-seat", code: await sha256(code) });
  if (answer.type === "ack") table.people.offer = { seat, path: `/table/${table.id}#seat=${seat}.${code}` };
  else {
    table.people.shut();
    table.hear(answer);
  }
  table.redraw();
}
