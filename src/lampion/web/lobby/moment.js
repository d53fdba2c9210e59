// A place in a game that was played: its address, who sat there, and how a table is told to go on from it.

import { address } from "../address.js";

/** @import { GameRecord } from "../api.js" */
/** @import { Chair } from "./plan.js" */
/** @import { NewSeat, NewTable } from "../types.js" */

/** A place in a game that was played, and the seat its reader looked from. @typedef {{table: string, move: number, seat: number}} Moment */

/** @param {{game: string, table: string, seat: number | null}} envelope @param {number} move */
export const momentAddress = ({ game, table, seat }, move) => address(`/new/${game}?from=${table}&move=${move}&seat=${seat ?? 0}`);

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

/** What a table is told about its beginning; options and map are those of a position. @param {{record: GameRecord | null, moment: Moment | null, position: string}} chosen @param {Partial<NewTable>} dealt @returns {Partial<NewTable>} */
export function beginningOf({ record, moment, position }, dealt) {
  if (record && moment) return { record, move: moment.move };
  return position.trim() ? { position: position.trim() } : dealt;
}
