// What the others have just done: the sentences of whoever moved last, since I last did.

/** @import { LogEntry } from "../types.js" */

/** @param {LogEntry[]} log @param {number[]} mine @param {(entry: LogEntry) => boolean} tells whether an entry says something by itself @returns {LogEntry[]} */
export function lately(log, mine, tells) {
  const moves = log.filter(({ kind }) => kind === "move");
  const since = moves.slice(moves.findLastIndex(({ seat }) => seat !== null && mine.includes(seat)) + 1);
  const mover = since.at(-1)?.seat;
  return since.slice(since.findLastIndex(({ seat }) => seat !== mover) + 1).filter(tells);
}
