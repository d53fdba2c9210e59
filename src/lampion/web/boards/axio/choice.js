// Which placement a person points at: the picked tile, how it is turned, where it hovers. Knows the list of what is
// legal, not why.

import { halves, look } from "./colours.js";
import { cellName } from "./geometry.js";

/** @import { Offer } from "../../types.js" */
/** @import { Spot } from "./geometry.js" */

/**
 * @typedef {object} Choice
 * @property {number} held index of the picked tile on the rack
 * @property {number} turn quarter turns: 0 the second half lies right of the first, 1 below, 2 left, 3 above
 * @property {Spot | null} spot
 * @property {"mouse" | "touch" | "keys" | "hint"} by
 * @property {boolean} refused the last click was refused: the ghost shakes once
 * @property {boolean} lifted the tile is being carried
 * @property {boolean} swapping a hint advises to swap the rack
 */

/** @typedef {{cells: [string, string], symbols: [string, string], offer: Offer | null}} Ghost */

/** @returns {Choice} */
export const freshChoice = () => ({ held: 0, turn: 0, spot: null, by: "mouse", refused: false, lifted: false, swapping: false });

/** @param {string} cell @param {string} symbol */
const halfKey = (cell, symbol) => `${cell} ${symbol}`;

/** @param {readonly string[]} cells @param {readonly string[]} symbols which symbol comes to lie where, whichever half is named first */
export const placementKey = (cells, symbols) =>
  [halfKey(cells[0], symbols[0]), halfKey(cells[1], symbols[1])].sort().join(" | ");

/** Placements by what comes to lie where. @param {Offer[] | null} legal @returns {Map<string, Offer>} */
export function placements(legal) {
  const found = new Map();
  for (const offer of legal ?? []) {
    const { kind, cells, first, second } = /** @type {any} */ (offer.parts);
    if (kind === "place") found.set(placementKey(cells, [first, second]), offer);
  }
  return found;
}

/** The line of notation of a placement, for asking about one that is not listed. @param {Ghost} ghost */
export function notationOf(ghost) {
  return ghost.cells.map((cell, half) => `${look(ghost.symbols[half]).letter}(${cell})`).join(" ");
}

/** The two slots that a tile turned this way can take at a spot, the nearer one first.
 * @param {Spot} spot @param {number} turn @returns {[string, string][]} cells of the first and second half */
function slotsAt(spot, turn) {
  const level = turn % 2 === 0;
  const after = level ? spot.right : spot.low;
  return [after ? 0 : -1, after ? -1 : 0].map((shift) => {
    const near = { row: spot.row + (level ? 0 : shift), column: spot.column + (level ? shift : 0) };
    const far = { row: near.row + (level ? 0 : 1), column: near.column + (level ? 1 : 0) };
    const cells = [cellName(near), cellName(far)];
    return /** @type {[string, string]} */ (turn < 2 ? cells : cells.reverse());
  });
}

/** The tile as it would lie now; `offer` is null where that is not listed.
 * @param {Map<string, Offer>} legal @param {string | undefined} tile @param {Choice} choice @param {Set<string>} cells cells that exist in this game
 * @returns {Ghost | null} */
export function ghostOf(legal, tile, choice, cells) {
  if (!tile || !choice.spot) return null;
  const symbols = halves(tile);
  const slots = slotsAt(choice.spot, choice.turn).filter((slot) => slot.every((cell) => cells.has(cell)));
  for (const slot of slots) {
    const offer = legal.get(placementKey(slot, symbols));
    if (offer) return { cells: slot, symbols, offer };
  }
  return slots.length ? { cells: slots[0], symbols, offer: null } : null;
}

/** Turn the tile to the next way it may lie here, or simply on.
 * @param {Map<string, Offer>} legal @param {string} tile @param {Choice} choice @param {Set<string>} cells @returns {number} */
export function nextTurn(legal, tile, choice, cells) {
  const turns = [1, 2, 3].map((more) => (choice.turn + more) % 4);
  const fits = (/** @type {number} */ turn) => ghostOf(legal, tile, { ...choice, turn }, cells)?.offer;
  const now = fits(choice.turn);
  return turns.find((turn) => fits(turn) && fits(turn) !== now) ?? turns[0];
}

/** The turn in which a tile may lie at a spot: the one it has, else another. @param {Map<string, Offer>} legal @param {string} tile @param {Choice} choice @param {Set<string>} cells @returns {number} */
export function fittingTurn(legal, tile, choice, cells) {
  const turns = [0, 1, 2, 3].map((more) => (choice.turn + more) % 4);
  return turns.find((turn) => ghostOf(legal, tile, { ...choice, turn }, cells)?.offer) ?? choice.turn;
}

/** How a listed placement looks as a choice. @param {Offer} offer @param {string} tile @returns {{turn: number, spot: Spot}} */
export function choiceOf(offer, tile) {
  const { cells, first } = /** @type {any} */ (offer.parts);
  const [lead] = halves(tile);
  const [a, b] = (first === lead ? cells : [...cells].reverse()).map((/** @type {string} */ cell) => cell.split(",").map(Number));
  const turn = a[0] === b[0] ? (a[1] < b[1] ? 0 : 2) : a[0] < b[0] ? 1 : 3;
  return { turn, spot: { row: Math.min(a[0], b[0]), column: Math.min(a[1], b[1]), right: true, low: true } };
}

/** @param {Spot} spot @param {number} turn */
const centre = (spot, turn) => ({ x: spot.column + (turn % 2 ? 0 : 0.5), y: spot.row + (turn % 2 ? 0.5 : 0) });

/** The nearest legal slot in a direction, keeping the turn where possible.
 * @param {Map<string, Offer>} legal @param {string} tile @param {Choice} choice @param {{x: number, y: number}} way
 * @param {{x: number, y: number}} middle of the board, where to begin
 * @returns {{turn: number, spot: Spot} | null} */
export function stepTo(legal, tile, choice, way, middle) {
  const all = [...legal.values()].filter((offer) => offer.parts.tile === tile).map((offer) => choiceOf(offer, tile));
  const double = tile[0] === tile[1];
  const sameTurn = all.filter(({ turn }) => (double ? turn % 2 === choice.turn % 2 : turn === choice.turn));
  const from = choice.spot ? centre(choice.spot, choice.turn) : middle;
  const cost = (/** @type {{turn: number, spot: Spot}} */ to) => {
    const at = centre(to.spot, to.turn);
    const [dx, dy] = [at.x - from.x, at.y - from.y];
    if (!choice.spot) return dx * dx + dy * dy;
    const ahead = dx * way.x + dy * way.y;
    const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
    return ahead > 0.25 && aside <= ahead * 3 + 1 ? ahead + 3 * aside : Infinity;
  };
  for (const list of [sameTurn, all]) {
    const best = list.map((to) => ({ to, cost: cost(to) })).sort((one, other) => one.cost - other.cost)[0];
    if (best && best.cost < Infinity) return best.to;
  }
  return null;
}
