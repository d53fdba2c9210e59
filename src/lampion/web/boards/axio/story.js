// The story of a finished game, for showing only: how the lowest colour of each player grew, and which place decided.

import { COLOURS } from "./colours.js";
import { symbolsIn } from "./log.js";

/** @import { LogEntry } from "../../types.js" */
/** @import { Moment } from "../../result/story.js" */
/** @import { AxioView } from "./drawing.js" */

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
      return { entry, number: index + 1, scores: entry.after?.scores ?? added };
    });
}

/** The five scores of a player, lowest first. @param {Record<string, number>} scores @returns {[string, number][]} */
export const sorted = (scores) =>
  COLOURS.map((colour) => /** @type {[string, number]} */ ([colour, scores[colour]])).sort((one, other) => one[1] - other[1]);

/** Which of two ladders is higher: the first place where they differ decides. @param {number[]} one @param {number[]} other */
const compared = (one, other) => one.map((score, place) => score - other[place]).find(Boolean) ?? 0;

/** For each player the place that decided: where it fell behind the best, and for the best, where the next one did.
 * @param {number[][]} ladders each sorted, lowest first @returns {number[]} the length of a ladder where nothing differs */
export function decidingPlaces(ladders) {
  const ranked = [...ladders].sort((one, other) => compared(other, one));
  const differ = (/** @type {number[]} */ one, /** @type {number[]} */ other) => {
    const place = one.findIndex((score, index) => score !== other[index]);
    return place < 0 ? one.length : place;
  };
  return ladders.map((ladder) => differ(ladder, compared(ladder, ranked[0]) ? ranked[0] : (ranked[1] ?? ladder)));
}
