// Where everything stands on the map: one function, three formats.

import { spotsOf } from "./spots.js";

/** @import { PandaView, Path, Point } from "./types.js" */

/**
 * @typedef {object} Format
 * @property {string} name
 * @property {number} width
 * @property {number} height
 * @property {number} ring how far the border ring lies inside
 * @property {number} edge how far the land lies inside
 * @property {Point} first the middle of the first place of the grid
 * @property {Point} step
 * @property {Point} jitter
 * @property {number} village radius
 * @property {number} city
 * @property {number} capital
 * @property {number} piece size of a ninja
 * @property {number} roof size of a building in a village
 * @property {Point} tile half a route tile
 * @property {boolean} names whether places are named on the map
 * @property {number} tag size of a tag's letters
 */

/** @type {Format} */
export const WIDE = {
  name: "wide", width: 1000, height: 1000, ring: 22, edge: 44, first: { x: 186, y: 186 }, step: { x: 209.3, y: 209.3 }, jitter: { x: 0.6, y: 0.6 },
  village: 49, city: 57, capital: 66, piece: 30, roof: 48, tile: { x: 27, y: 20 }, names: true, tag: 18.5,
};
/** @type {Format} */
export const TALL = {
  name: "tall", width: 720, height: 1090, ring: 20, edge: 40, first: { x: 132, y: 166 }, step: { x: 152.3, y: 252 }, jitter: { x: 0.35, y: 0.7 },
  village: 39, city: 47, capital: 56, piece: 26, roof: 38, tile: { x: 23, y: 19.5 }, names: false, tag: 25,
};
/** @type {Format} */
export const LOW = {
  name: "low", width: 1090, height: 760, ring: 20, edge: 40, first: { x: 166, y: 142 }, step: { x: 252, y: 158 }, jitter: { x: 0.7, y: 0.3 },
  village: 41, city: 48, capital: 57, piece: 27, roof: 40, tile: { x: 25, y: 19.5 }, names: false, tag: 25,
};

/** How far each road bends to one side, in turn. */
const BENDS = [5, -10, 0, -10, 0, 10, 0, 10, -5, 10, -5, 5, -5, 10, 0];

/** @typedef {{from: Point, bend: Point, to: Point, middle: Point, level: boolean, room: number}} Road */
/** @typedef {{format: Format, at: Map<string, Point>, roads: Map<string, Road>, radius: Map<string, number>, sides: Map<string, string>}} Plan */

/** @param {PandaView} view @param {Format} usual @returns {Plan} */
export function planOf(view, usual) {
  const { format, at } = spotsOf(view, usual);
  const sides = new Map(view.borders.map(({ id, side }) => [id, side]));
  const radius = new Map(view.places.map(({ id, level }) => [id, format[level]]));
  return { format, at, radius, sides, roads: new Map(view.paths.map((path, index) => [path.id, roadOf(path, index, at, radius, sides)])) };
}

/** @param {Path} path @param {number} index @param {Map<string, Point>} at @param {Map<string, number>} radius @param {Map<string, string>} sides @returns {Road} */
function roadOf({ ends: [one, other] }, index, at, radius, sides) {
  const from = /** @type {Point} */ (at.get(one));
  const to = /** @type {Point} */ (at.get(other));
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const by = sides.has(other) ? 0 : BENDS[index % BENDS.length];
  const bend = { x: (from.x + to.x) / 2 - ((to.y - from.y) / length) * by, y: (from.y + to.y) / 2 + ((to.x - from.x) / length) * by };
  const start = (radius.get(one) ?? 14) / length;
  const end = 1 - (radius.get(other) ?? 14) / length;
  return { from, bend, to, middle: onCurve(from, bend, to, (start + end) / 2), level: Math.abs(to.x - from.x) > Math.abs(to.y - from.y), room: (end - start) * length };
}

/** @param {Point} from @param {Point} bend @param {Point} to @param {number} t @returns {Point} */
export function onCurve(from, bend, to, t) {
  const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
  return { x: a * from.x + b * bend.x + c * to.x, y: a * from.y + b * bend.y + c * to.y };
}

const round = (/** @type {number} */ value) => Math.round(value * 10) / 10;

/** @param {Road} road */
export const lineOf = ({ from, bend, to }) => `M${round(from.x)} ${round(from.y)}Q${round(bend.x)} ${round(bend.y)} ${round(to.x)} ${round(to.y)}`;

/** The slots of a road for its figures: a line along it, four as a square, three as a triangle where there is no room.
 * @param {Road} road @param {number} count @param {number} size @returns {Point[]} */
export function slotsOf({ middle, level, room }, count, size) {
  const step = size - 1;
  const by = (/** @type {number} */ x, /** @type {number} */ y) => ({ x: middle.x + x * step, y: middle.y + y * step });
  if (count === 4) return [by(-0.5, -0.5), by(0.5, -0.5), by(-0.5, 0.5), by(0.5, 0.5)];
  if (count === 3 && room < count * step) return [by(0, -0.46), by(-0.5, 0.46), by(0.5, 0.46)];
  return Array.from({ length: count }, (_, index) => (level ? by(index - (count - 1) / 2, 0) : by(0, index - (count - 1) / 2)));
}

/** Where heroes stand: south in front of a place, beside a border area. @param {Plan} plan @param {string} id @param {number} count @returns {Point[]} the feet */
export function feetOf({ format, at, sides, radius }, id, count) {
  const { x, y } = /** @type {Point} */ (at.get(id));
  const side = sides.get(id);
  const apart = Math.min(44, 108 / Math.max(1, count - 1));
  return Array.from({ length: count }, (_, index) => {
    if (side === "N") return { x: x + 50 + index * 30, y: 67 };
    if (side === "S") return { x: x + 50 + index * 30, y: format.height - 8 };
    if (side) return { x: side === "W" ? 28 : format.width - 28, y: y + 86 + index * 18 };
    return { x: x + (index - (count - 1) / 2) * apart, y: y + /** @type {number} */ (radius.get(id)) + 5 };
  });
}
