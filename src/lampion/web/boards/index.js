// Which board draws which game. A game without one of its own gets the generic board.

import { bringStyle } from "../styles.js";
import { generic } from "./generic.js";

/** @import { LogEntry, Offer } from "../types.js" */
/** @import { Desk } from "../table/desk.js" */

/**
 * @typedef {object} Board Everything the frame asks of a board module. Each drawing is a pure function of the desk.
 * @property {string} css class of the page while this board is shown
 * @property {() => any} fresh the choice of a person who has not pointed at anything yet
 * @property {(choice: any) => object} [keep] what of a choice outlives the position
 * @property {(desk: Desk) => void} [arrive] a new position has come: drop what no longer holds
 * @property {(desk: Desk) => string | null} [prompt] what to do with what is picked; null: what the server says
 * @property {(desk: Desk) => unknown} [promptEnd] what stands at the end of the prompt line
 * @property {(desk: Desk) => string[]} [about] facts of this table, beside who plays
 * @property {(desk: Desk) => unknown} [facts] how far the game is, for the header
 * @property {(desk: Desk) => unknown} stage
 * @property {(desk: Desk) => unknown} [under] what lies between the board and what I hold
 * @property {(desk: Desk) => unknown} dock what I hold
 * @property {(desk: Desk) => unknown} actions buttons of this decision
 * @property {(desk: Desk, seat: number) => {note: string, mark: unknown, body: unknown}} seat
 * @property {(desk: Desk) => unknown} [goal] how this game is won
 * @property {(desk: Desk) => unknown} [supplies]
 * @property {string} [suppliesTab] text key of the tab that shows them on a phone
 * @property {(desk: Desk, entry: LogEntry) => unknown} [logLine] null: a plain sentence; undefined: no line
 * @property {(desk: Desk) => string} [logNote]
 * @property {(desk: Desk, key: string) => boolean} [key] true when the key meant something
 * @property {string[]} [keyHelp] text keys of the list of keys
 * @property {(desk: Desk, offer: Offer, notation: string) => void} [show] point at an offer, for a hint; the notation is whole where the offer is a set
 * @property {(desk: Desk) => {strip: unknown, story: unknown, final: unknown, moments: unknown}} [result]
 * @property {number} [rules] how many paragraphs of rules the catalogue has
 * @property {(desk: Desk, entry: LogEntry) => import("../motion/scene.js").Happening[]} [happening] where a move happened and what it brought, as the server tells it
 * @property {(summary: {scores: number[]}) => string[]} [glyph]
 */

/** @typedef {{module: () => Promise<Board>, styles: string[]}} Way how a board comes into the page */

/** @type {Record<string, Way>} */
const WAYS = {
  axio: { module: async () => (await import("./axio.js")).axio, styles: ["axio"] },
  pagoda: { module: async () => (await import("./pagoda.js")).pagoda, styles: ["pagoda"] },
  panda: { module: async () => (await import("./panda.js")).panda, styles: ["panda-map", "panda", "panda-desk"] },
};
/** @type {Way} */
const ANY = { module: async () => generic, styles: ["generic"] };

/** @type {Map<string, Board>} */
const here = new Map();
/** Games whose board could not be loaded. @type {Set<string>} */
const lost = new Set();

/** Load a game's board with its styles, once; it then draws without waiting. @param {string} game @returns {Promise<void>} */
export async function bringBoard(game) {
  if (here.has(game)) return;
  const { module, styles } = WAYS[game] ?? ANY;
  const [board] = await Promise.all([module(), ...styles.map(bringStyle)]).catch((problem) => {
    lost.add(game);
    throw problem;
  });
  here.set(game, board);
  lost.delete(game);
}

/** @param {string} game @returns {boolean} */
export const isHere = (game) => here.has(game);

/** Whether a game is drawn from its zones, because no board of its own is there. @param {string} game @returns {boolean} */
export const drawsZones = (game) => (game in WAYS ? lost.has(game) : game !== "");

/** The board of a game that has been brought. @param {string} game @returns {Board} */
export const boardFor = (game) => here.get(game) ?? generic;
