// Turns as the log tells them: what belongs to the turn that is going on, and what the other player has just built.

import { effectOf } from "./view.js";

/** @import { LogEntry } from "../../types.js" */
/** @import { News } from "./tower.js" */

/** @typedef {{seat: number, number: number, entries: LogEntry[]}} Turn */

/** The game's turns, oldest first; a turn ends with the end of a turn. @param {LogEntry[]} log @returns {Turn[]} */
export function turnsOf(log) {
  /** @type {Turn[]} */
  const turns = [];
  let open = false;
  for (const entry of log) {
    if (entry.kind !== "move" || entry.seat === null) continue;
    if (!open) turns.push({ seat: entry.seat, number: turns.length + 1, entries: [] });
    turns[turns.length - 1].entries.push(entry);
    open = !isEnd(entry);
  }
  return turns;
}

/** @param {LogEntry} entry */
export const isEnd = (entry) => effectOf(entry)?.kind === "end";

/** Whether cards were drawn, so that nothing up to here can be taken back. @param {LogEntry} entry */
export const reveals = (entry) => (effectOf(entry)?.table ?? 0) + (effectOf(entry)?.hand ?? 0) > 0;

/** Decisions of the turn that is going on. @param {LogEntry[]} log @returns {LogEntry[]} */
export function thisTurn(log) {
  const last = turnsOf(log).at(-1);
  return last && !isEnd(last.entries[last.entries.length - 1]) ? last.entries : [];
}

/** The turn to show in gold: the last one of somebody else, until I have ended mine. @param {LogEntry[]} log @param {number | null} seat who looks @returns {Turn | null} */
export function newsTurn(log, seat) {
  const turns = turnsOf(log);
  const last = turns.at(-1);
  if (!last) return null;
  if (last.seat !== seat) return last;
  return isEnd(last.entries[last.entries.length - 1]) ? null : (turns.at(-2) ?? null);
}

/** What that turn built, site by site, given how many columns have come on top of it. @param {LogEntry[]} log @param {number | null} seat @param {(seat: number) => string} initial @param {{site: string, floors: {number: number, columns: number}[]}[]} sites @returns {Record<string, News>} */
export function newsOf(log, seat, initial, sites) {
  const turn = newsTurn(log, seat);
  if (!turn) return {};
  const later = thisTurn(log).filter((entry) => !turn.entries.includes(entry));
  /** @type {Record<string, News>} */
  const news = {};
  for (const { site, floors } of sites) {
    const here = turn.entries.map(effectOf).filter((effect) => effect?.site === site);
    if (!here.length) continue;
    const built = (/** @type {number} */ floor) => here.filter((effect) => effect?.floor === floor && isColumn(effect.kind)).length;
    const since = (/** @type {number} */ floor) => later.map(effectOf).filter((effect) => effect?.site === site && effect.floor === floor && isColumn(effect.kind)).length;
    news[site] = {
      columns: Object.fromEntries(floors.filter(({ number }) => built(number)).map(({ number, columns }) => [number, { first: columns - since(number) - built(number), count: built(number) }])),
      tiles: here.filter((effect) => effect?.kind === "tile" || effect?.kind === "roof").map((effect) => effect?.floor ?? 0),
      initial: initial(turn.seat),
    };
  }
  return news;
}

/** @param {string} kind */
const isColumn = (kind) => kind === "column" || kind === "alternative";
