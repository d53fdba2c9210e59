// The story of a finished game, whatever the game: how the scores grew, and where the lead changed.

/** @import { Envelope, LogEntry } from "../types.js" */

/** @typedef {{entry: LogEntry, number: number, scores: number[]}} Moment how it stood after something, numbered from 1 */

/** Who alone leads, if anybody. @param {number[]} scores @returns {number | null} */
export function leader(scores) {
  const best = Math.max(...scores);
  return scores.filter((score) => score === best).length === 1 ? scores.indexOf(best) : null;
}

/** Where somebody took the lead that somebody else had, or had not been there. @param {Moment[]} moments @returns {Moment[]} */
export function turningPoints(moments) {
  /** @type {number | null} */
  let before = null;
  return moments.filter(({ scores }) => {
    const now = leader(scores);
    const turned = now !== null && now !== before;
    if (now !== null) before = now;
    return turned;
  });
}

/** Players in the order they are listed: the reader first. @param {{envelope: Envelope}} desk */
export function order({ envelope }) {
  const seats = envelope.seats.map((_, seat) => seat);
  return envelope.seat === null ? seats : [envelope.seat, ...seats.filter((seat) => seat !== envelope.seat)];
}
