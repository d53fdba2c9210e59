// Opening a table and sitting down, in the order that makes the shuffle honest: first the server's promise is seen and
// kept, then this page adds its own random bits. A promise made before they were known cannot be bent to fit them.

import { ApiError, look, openTable, order, randomHex } from "./api.js";
import { keepCommitment } from "./table/commitment.js";

/** @import { NewTable } from "./types.js" */

/** Behind the address of a table that is opened to look on: from the beginning, even if quick bots have finished. */
export const WATCH = "#watch";

/** Open a table with its human seats free, see the promise, and take them. @param {NewTable} wish @returns {Promise<{table: string}>} */
export async function newTable(wish) {
  const seats = wish.seats.map((seat) => (seat.kind === "human" ? { kind: /** @type {const} */ ("open"), name: null } : seat));
  const { table } = await openTable({ ...wish, seats });
  const mine = wish.seats.map((seat, number) => ({ ...seat, number })).filter(({ kind }) => kind === "human");
  if (mine.length) keepCommitment(await look(table, null, 0, false));
  for (const { number, name } of mine) await take(table, number, name ?? null);
  return { table };
}

/** Take a free seat, having seen the promise. @param {string} table @param {number} seat @param {string | null} name */
export async function sitDown(table, seat, name) {
  keepCommitment(await look(table, null, 0, false));
  await take(table, seat, name);
}

/** @param {string} table @param {number} seat @param {string | null} name */
const take = (table, seat, name) => order(table, seat, { do: "sit", name, contribution: randomHex(16) });

/** Whether somebody was faster. @param {unknown} error */
export const wasTaken = (error) => error instanceof ApiError && error.body?.reason?.key === "table-refuse-taken";
