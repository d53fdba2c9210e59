// Where everything stands on the map: one function, three formats.

import { namesOf } from "./names.js";
import { roadOf } from "./roads.js";
import { spotsOf } from "./spots.js";

/** @import { PandaView, Point } from "./types.js" */
/** @import { Name } from "./names.js" */
/** @import { Road } from "./roads.js" */

/**
 * @typedef {object} Format
 * @property {string} called
 * @property {number} width
 * @property {number} height
 * @property {number} ring how far the border ring lies inside
 * @property {number} edge how far the land lies inside
 * @property {Point} first how far the middle of the first place of the grid lies from the upper left
 * @property {Point} last how far that of the last one lies from the lower right
 * @property {Point} jitter
 * @property {number} village radius
 * @property {number} city
 * @property {number} capital
 * @property {number} piece size of a ninja
 * @property {number} roof size of a building in a village
 * @property {number} figure width of a hero at its full size
 * @property {Point} tile half a route tile
 * @property {number} name size of a name's letters
 * @property {number} badge size of a badge's letters
 */

/** A desk. @type {Format} */
export const WIDE = {
  called: "wide", width: 1000, height: 1118, ring: 22, edge: 44, first: { x: 180, y: 156 }, last: { x: 180, y: 185 }, jitter: { x: 0.35, y: 0.3 },
  village: 49, city: 56, capital: 65, piece: 30, roof: 44, figure: 55, tile: { x: 27, y: 20 }, name: 20, badge: 21,
};
/** A phone. @type {Format} */
export const PHONE = {
  called: "phone", width: 720, height: 822, ring: 17, edge: 34, first: { x: 124, y: 126 }, last: { x: 124, y: 151 }, jitter: { x: 0.2, y: 0.12 },
  village: 38, city: 44, capital: 52, piece: 26, roof: 34, figure: 48, tile: { x: 23, y: 18.5 }, name: 23, badge: 25,
};
/** A small phone, or one that lies on its side. @type {Format} */
export const LOW = {
  called: "low", width: 720, height: 684, ring: 17, edge: 34, first: { x: 124, y: 92 }, last: { x: 124, y: 136 }, jitter: { x: 0.2, y: 0.05 },
  village: 32, city: 37, capital: 43, piece: 25, roof: 28, figure: 41, tile: { x: 22, y: 16 }, name: 25.5, badge: 25.5,
};

const READABLE = 12; // pixels of a name's letters
const LARGEST = 1.3; // times as large as drawn usually

/** The format for a box of the page: the first whose names can be read in it, else the most readable, its letters as large as needed.
 * @param {{width: number, height: number}} box @returns {Format} */
export function formatFor({ width, height }) {
  const formats = [WIDE, PHONE, LOW].map((format) => ({ format, letters: format.name * Math.min(width / format.width, height / format.height) }));
  const { format, letters } = formats.find((one) => one.letters >= READABLE) ?? formats.toSorted((one, other) => other.letters - one.letters)[0];
  return letters >= READABLE || letters <= 0 ? format : lettered(format, Math.min(LARGEST, Math.ceil((20 * READABLE) / letters) / 20));
}

/** @type {Map<string, Format>} */
const made = new Map();

/** The same format with larger letters; one object for each size. @param {Format} format @param {number} times @returns {Format} */
function lettered(format, times) {
  const key = `${format.called} ${times}`;
  made.set(key, made.get(key) ?? { ...format, name: format.name * times, badge: format.badge * times });
  return /** @type {Format} */ (made.get(key));
}

/** @typedef {{format: Format, at: Map<string, Point>, roads: Map<string, Road>, radius: Map<string, number>, sides: Map<string, string>, names: Map<string, Name>}} Plan */

/** @param {PandaView} view @param {Format} usual @param {string[]} [names] of the places, in their order @returns {Plan} */
export function planOf(view, usual, names = []) {
  const { format, at } = spotsOf(view, usual);
  const sides = new Map(view.borders.map(({ id, side }) => [id, side]));
  const radius = new Map(view.places.map(({ id, level }) => [id, format[level]]));
  const named = namesOf(view.places, names, at, radius, format);
  const land = { at, radius, sides, names: [...named.values()].map(({ box }) => box) };
  return { format, at, radius, sides, names: named, roads: new Map(view.paths.map((path, index) => [path.id, roadOf(path, index, land)])) };
}
