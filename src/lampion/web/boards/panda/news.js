// What others did since I last decided: marked until I move.

import { remembered } from "../../remembered.js";

/** @import { LogEntry } from "../../types.js" */
/** @import { Desk } from "../../table/desk.js" */

/**
 * @typedef {object} News each thing with the seat that did it
 * @property {Map<string, number | null>} places
 * @property {Map<string, number | null>} paths
 * @property {Map<string, number | null>} heroes seat-hero
 * @property {Map<string, number | null>} spaces
 */

/** Entries after my last own one; for those who watch, the last turn. @param {LogEntry[]} log
 * @param {number | null} me @returns {LogEntry[]} */
export function recent(log, me) {
  const moves = log.filter(({ kind }) => kind === "move");
  if (me !== null) return moves.slice(moves.findLastIndex(({ seat }) => seat === me) + 1);
  return moves.slice(Math.max(0, moves.findLastIndex(({ notation }) => /^(space|field|pass)/.test(notation ?? ""))));
}

/** @param {LogEntry[]} log @param {number | null} me @returns {News} */
export function newsOf(log, me) {
  /** @type {News} */
  const news = { places: new Map(), paths: new Map(), heroes: new Map(), spaces: new Map() };
  for (const { seat, notation, detail } of recent(log, me)) {
    const [word, number] = (notation ?? "").split(" ");
    if (word === "space") news.spaces.set(number, seat);
    for (const [owner, hero] of detail?.heroes ?? []) news.heroes.set(`${owner}-${hero}`, seat);
    for (const path of detail?.covered ?? []) news.paths.set(path, seat);
    for (const [path] of detail?.tiles ?? []) news.paths.set(String(path), seat);
    for (const [place] of detail?.built ?? []) news.places.set(String(place), seat);
    for (const place of detail?.freed ?? []) news.places.set(place, seat);
  }
  return news;
}

const newsNow = remembered(newsOf);

/** Nothing of it is my own; who only watches sees the last turn. @param {Desk} desk */
export const newsFor = (desk) => newsNow(desk.log, desk.envelope.seat);
