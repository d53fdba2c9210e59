// The promise of the shuffle, kept from the first time this page saw it.

/** @import { Envelope } from "../types.js" */

/** @param {string} table */
const keptAs = (table) => `lampion-commitment-${table}`;

/** @param {Envelope} envelope */
export function keepCommitment({ table, commitment, over }) {
  if (!over && commitment && !localStorage.getItem(keptAs(table))) localStorage.setItem(keptAs(table), commitment);
}

/** @param {string} table */
export const keptCommitment = (table) => localStorage.getItem(keptAs(table));
