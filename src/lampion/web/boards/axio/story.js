// The story of a finished game, for showing only: how the lowest colour of each player grew, and where the lead changed.

import { COLOURS } from "./colours.js";
import { symbolsIn } from "./log.js";

/** @import { Envelope, LogEntry } from "../../types.js" */
/** @import { AxioView } from "./board.js" */

/** @typedef {{entry: LogEntry, number: number, lows: number[]}} Moment */

/** The lowest score of each player after every tile: as the server sent it, else added up from the points in the log.
 * @param {LogEntry[]} log @param {AxioView} view @returns {Moment[]} */
export function momentsOf(log, view) {
  const sums = view.players.map(() => Object.fromEntries(COLOURS.map((colour) => [colour, 0])));
  return log
    .filter((entry) => symbolsIn(entry.notation) && entry.seat !== null)
    .map((entry, index) => {
      const mine = sums[/** @type {number} */ (entry.seat)];
      const cap = view.players[/** @type {number} */ (entry.seat)].cap;
      for (const colour of COLOURS) mine[colour] = Math.min(cap, mine[colour] + (entry.detail?.points?.[colour] ?? 0));
      const added = sums.map((sum) => Math.min(...Object.values(sum)));
      return { entry, number: index + 1, lows: entry.after?.scores ?? added };
    });
}

/** Who alone leads, if anybody. @param {number[]} lows @returns {number | null} */
export function leader(lows) {
  const best = Math.max(...lows);
  return lows.filter((low) => low === best).length === 1 ? lows.indexOf(best) : null;
}

/** Where somebody took the lead that somebody else had, or had not been there. @param {Moment[]} moments @returns {Moment[]} */
export function turnsOf(moments) {
  /** @type {number | null} */
  let before = null;
  return moments.filter(({ lows }) => {
    const now = leader(lows);
    const turned = now !== null && now !== before;
    if (now !== null) before = now;
    return turned;
  });
}

/** The five scores of a player, lowest first. @param {Record<string, number>} scores @returns {[string, number][]} */
export const sorted = (scores) =>
  COLOURS.map((colour) => /** @type {[string, number]} */ ([colour, scores[colour]])).sort((one, other) => one[1] - other[1]);

/** The first place where the best differ from each other; everything after it does not count.
 * @param {number[][]} ladders each sorted, lowest first @returns {number} */
export function decidingPlace(ladders) {
  const place = ladders[0].findIndex((_, index) => new Set(ladders.map((ladder) => ladder[index])).size > 1);
  return place < 0 ? ladders[0].length : place;
}

/** Players in the order they are listed: the reader first. @param {{envelope: Envelope}} desk */
export function order({ envelope }) {
  const seats = envelope.seats.map((_, seat) => seat);
  return envelope.seat === null ? seats : [envelope.seat, ...seats.filter((seat) => seat !== envelope.seat)];
}
