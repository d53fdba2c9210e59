// Which table is somebody's first game, and how many turns it has come; kept on this device.

const KEPT = "lampion-coached";

/** @typedef {{table: string, turn: number}} Coached */

/** @returns {Coached | null} */
export function coached() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? "null");
    if (typeof kept?.table !== "string") return null;
    return { table: kept.table, turn: Number.isInteger(kept.turn) ? kept.turn : 0 };
  } catch {
    return null;
  }
}

/** @param {Coached} now */
const keep = (now) => localStorage.setItem(KEPT, JSON.stringify(now));

/** From now on this table has a coach. @param {string} table */
export const beginCoaching = (table) => keep({ table, turn: 0 });

/** A turn of one's own begins: the coach has something else to say. @param {string} table */
export function nextTurn(table) {
  const now = coached();
  if (now?.table === table) keep({ table, turn: now.turn + 1 });
}

export const endCoaching = () => localStorage.removeItem(KEPT);

/** @param {string} table */
export const isCoached = (table) => coached()?.table === table;
