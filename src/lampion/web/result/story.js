// The story of a finished game, whatever the game: how the scores grew, and where it turned, as the bots judge it afterwards.

/** @import { Envelope, JudgedPosition, LogEntry } from "../types.js" */

/**
 * @typedef {object} Moment how it stood after something, numbered from 1
 * @property {LogEntry} entry the decision that ended it
 * @property {LogEntry} [first] the decision it began with, where it had several
 * @property {number} number
 * @property {number[]} scores
 */

/** @typedef {Moment & {before: number[], after: number[], size: number}} Turn a moment with the chances before and after it */

const MOST = 3;
const LEAST = 0.04; // what changes less is no turning point

/** The largest swings of the chances, in the order of the game. Nothing where the game was not judged.
 * @param {Moment[]} moments @param {JudgedPosition[] | null} judged @param {number} [most] @returns {Turn[]} */
export function turningPoints(moments, judged, most = MOST) {
  if (!judged || (judged[0]?.chances.length ?? 0) < 2) return [];
  const swings = moments.flatMap((moment) => {
    const at = judged.findIndex(({ version }) => version === moment.entry.version);
    const from = judged.findIndex(({ version }) => version === (moment.first ?? moment.entry).version) - 1;
    if (at < 0 || from < 0) return [];
    const [before, after] = [judged[from].chances, judged[at].chances];
    return [{ ...moment, before, after, size: Math.max(...after.map((chance, seat) => Math.abs(chance - before[seat]))) }];
  });
  const largest = swings.filter(({ size }) => size >= LEAST).sort((one, other) => other.size - one.size).slice(0, most);
  return largest.sort((one, other) => one.number - other.number);
}

/** The game turn by turn, where a board does not say it better: decisions of one player in a row.
 * @param {LogEntry[]} log @returns {Moment[]} */
export function turnsInRow(log) {
  /** @type {Moment[]} */
  const turns = [];
  for (const entry of log) {
    if (entry.kind !== "move") continue;
    const last = turns.at(-1);
    const scores = entry.after?.scores ?? [];
    if (last?.entry.seat === entry.seat) Object.assign(last, { entry, scores });
    else turns.push({ entry, first: entry, number: turns.length + 1, scores });
  }
  return turns;
}

/** The round in which something happened, where the game counts rounds. @param {LogEntry[]} log @param {Moment} moment */
export function roundOf(log, { first, entry }) {
  const begun = log.filter(({ version, detail }) => detail?.round && version < (first ?? entry).version);
  return log.some(({ detail }) => detail?.round) ? (begun.at(-1)?.detail?.round ?? 1) : null;
}

/** Players in the order they are listed: the reader first. @param {{envelope: Envelope}} desk */
export function order({ envelope }) {
  const seats = envelope.seats.map((_, seat) => seat);
  return envelope.seat === null ? seats : [envelope.seat, ...seats.filter((seat) => seat !== envelope.seat)];
}
