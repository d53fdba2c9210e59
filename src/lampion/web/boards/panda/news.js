// What others did since I last decided: shown in gold until I move.

/** @import { LogEntry } from "../../types.js" */

/**
 * @typedef {object} News
 * @property {Map<string, string>} places id → initial of who did it
 * @property {Map<string, string>} paths
 * @property {Set<string>} heroes seat-hero
 * @property {Map<number, string>} spaces
 */

/** Entries after my last own one; for those who watch, the last turn. @param {LogEntry[]} log @param {number | null} me @returns {LogEntry[]} */
export function recent(log, me) {
  const moves = log.filter(({ kind }) => kind === "move");
  if (me !== null) return moves.slice(moves.findLastIndex(({ seat }) => seat === me) + 1);
  return moves.slice(Math.max(0, moves.findLastIndex(({ notation }) => /^(space|field|pass)/.test(notation ?? ""))));
}

/** @param {LogEntry[]} log @param {number | null} me @param {(seat: number) => string} initial @returns {News} */
export function newsOf(log, me, initial) {
  /** @type {News} */
  const news = { places: new Map(), paths: new Map(), heroes: new Set(), spaces: new Map() };
  for (const { seat, notation, detail } of recent(log, me)) {
    const who = seat === null ? "" : initial(seat);
    const [word, number] = (notation ?? "").split(" ");
    if (word === "space") news.spaces.set(Number(number), who);
    for (const [owner, hero] of detail?.heroes ?? []) news.heroes.add(`${owner}-${hero}`);
    for (const path of detail?.covered ?? []) news.paths.set(path, who);
    for (const [path] of detail?.tiles ?? []) news.paths.set(String(path), who);
    for (const [place] of detail?.built ?? []) news.places.set(String(place), who);
    for (const place of detail?.freed ?? []) news.places.set(place, who);
  }
  return news;
}
