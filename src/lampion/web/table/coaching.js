// Which table is somebody's first game, and how far its tips are; kept on this device.

const KEPT = "lampion-coached"; // the table that is somebody's first game, and how far the tips are

/** @typedef {{table: string, tip: number}} Coached */

/** @returns {Coached | null} */
export function coached() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? "null");
    return kept && typeof kept.table === "string" && Number.isInteger(kept.tip) ? kept : null;
  } catch {
    return null;
  }
}

/** From now on this table has a coach. @param {string} table */
export const beginCoaching = (table) => localStorage.setItem(KEPT, JSON.stringify({ table, tip: 0 }));

/** @param {Coached} now */
export const turnTip = (now) => localStorage.setItem(KEPT, JSON.stringify(now));

/** A new turn brings a new tip. @param {string} table */
export function nextTip(table) {
  const now = coached();
  if (now?.table === table) turnTip({ table, tip: now.tip + 1 });
}

export const endCoaching = () => localStorage.removeItem(KEPT);

/** @param {string} table */
export const isCoached = (table) => coached()?.table === table;
