// Which board draws which game: its own, `board` of its board.js. A game without one gets the generic board, and so does one
// whose board fails.

import { installed } from "../files.js";
import { bringStyle } from "../styles.js";
import { generic } from "./generic.js";

/** @import { Idea, LogEntry, Offer } from "../types.js" */
/** @import { Desk } from "../table/desk.js" */

/** @typedef {Record<string, string | number>} Numbers what the edition in play says, as arguments of texts */

/**
 * @typedef {object} Ending A finished game as its board shows it.
 * @property {unknown} strip beside the headline
 * @property {unknown} story how the scores grew
 * @property {unknown} final the board at the end
 * @property {import("../result/story.js").Turn[]} [turns] where it turned, as the story marks it; else turn by turn
 * @property {(turn: import("../result/story.js").Turn) => unknown} [turn] who did what there
 */

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
 * @property {(desk: Desk) => {drawing: string, text: string, act: () => void}[]} [menu] where else one can look, on phones that have no room to say it
 * @property {boolean} [answersFirst] they come before the board, for whoever goes from one thing to the next
 * @property {(desk: Desk, seat: number) => {note: string, mark: unknown, body: unknown}} seat
 * @property {(desk: Desk) => unknown} [goal] how this game is won
 * @property {(desk: Desk) => unknown} [supplies]
 * @property {string} [suppliesTab] text key of the tab that shows them on a phone
 * @property {(desk: Desk, entry: LogEntry) => unknown} [logLine] null: a plain sentence; undefined: no line
 * @property {(desk: Desk) => string} [logNote]
 * @property {(desk: Desk, key: string) => boolean} [key] true when the key meant something
 * @property {string[]} [keyHelp] text keys of the list of keys
 * @property {(desk: Desk, offer: Offer, notation: string, ideas?: Idea[]) => boolean | void} [show] point at an offer, for a hint; the notation is whole where the offer is a set; true: the ideas can be read
 * @property {number} [ideas] how many whole turns it can show as a hint
 * @property {(desk: Desk) => Ending} [result]
 * @property {(desk: Desk) => Numbers} [numbers] what the short rules and the list of keys say of the edition in play
 * @property {number} [rules] how many paragraphs of rules the catalogue has
 * @property {(desk: Desk, entry: LogEntry) => import("../motion/scene.js").Happening[]} [happening] where a move happened and what it brought, as the server tells it
 * @property {(summary: {scores: number[]}) => string[]} [glyph]
 */

const GENERIC_STYLE = "style/generic.css";

/** @type {Map<string, Board>} */
const here = new Map();
/** Games whose board has failed: said once. @type {Set<string>} */
const failed = new Set();

/** Load a game's board with its styles, once; it then draws without waiting. @param {string} game @returns {Promise<void>} */
export async function bringBoard(game) {
  if (here.has(game)) return;
  const own = installed().find(({ name }) => name === game);
  try {
    const styles = own?.style ? [bringStyle(`boards/${game}/board.css`)] : [];
    const [module] = await Promise.all([own?.board ? import(`./${game}/board.js`) : { board: generic }, ...styles]);
    if (typeof module.board?.stage !== "function") throw new TypeError("expected `export const board` with a function `stage`");
    if (module.board === generic) await bringStyle(GENERIC_STYLE);
    here.set(game, module.board);
  } catch (error) {
    tell(game, error); // the next position asks for it again: perhaps the server was away
    await bringStyle(GENERIC_STYLE);
  }
}

/** A board has failed while it drew: from now on the generic one draws this game. @param {string} game @param {unknown} error */
export function doWithout(game, error) {
  if (here.get(game) === generic) throw error;
  tell(game, error);
  here.set(game, generic);
  bringStyle(GENERIC_STYLE).catch(() => {}); // it can be played without its looks
}

/** @param {string} game @param {unknown} error */
function tell(game, error) {
  if (!failed.has(game)) console.error(`The board of ${game} fails; the generic board takes its place.`, error);
  failed.add(game);
}

/** @param {string} game @returns {boolean} */
export const isHere = (game) => here.has(game);

/** Whether a game is drawn from its zones, because no board of its own is there. @param {string} game @returns {boolean} */
export function drawsZones(game) {
  if (here.has(game)) return here.get(game) === generic;
  return game !== "" && (failed.has(game) || !installed().find(({ name }) => name === game)?.board);
}

/** The board of a game that has been brought. @param {string} game @returns {Board} */
export const boardFor = (game) => here.get(game) ?? generic;
