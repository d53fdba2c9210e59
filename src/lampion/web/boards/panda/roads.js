// Roads between places: how they bend, where on them there is room, and how figures stand there.

import { isIn } from "./boxes.js";

/** @import { Path, Point } from "./types.js" */
/** @import { Box } from "./boxes.js" */

/** @typedef {{from: Point, bend: Point, to: Point, middle: Point, level: boolean, room: number}} Road the middle of its free stretch, and how long that is */
/** @typedef {{at: Map<string, Point>, radius: Map<string, number>, sides: Map<string, string>, names: Box[]}} Land */

/** How far each road bends to one side, in turn. */
const BENDS = [5, -10, 0, -10, 0, 10, 0, 10, -5, 10, -5, 5, -5, 10, 0];
const NODE = 14; // radius of a border area
const SAMPLES = 64;

/** @param {Path} path @param {number} index @param {Land} land @returns {Road} */
export function roadOf({ ends: [one, other] }, index, { at, radius, sides, names }) {
  const from = /** @type {Point} */ (at.get(one));
  const to = /** @type {Point} */ (at.get(other));
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const by = sides.has(other) ? 0 : BENDS[index % BENDS.length];
  const bend = { x: (from.x + to.x) / 2 - ((to.y - from.y) / length) * by, y: (from.y + to.y) / 2 + ((to.x - from.x) / length) * by };
  const circles = [...at].map(([id, middle]) => ({ middle, r: radius.get(id) ?? NODE }));
  const free = (/** @type {Point} */ point) => circles.every(({ middle, r }) => Math.hypot(point.x - middle.x, point.y - middle.y) > r) && names.every((box) => !isIn(point, box));
  const [start, end] = longest(Array.from({ length: SAMPLES + 1 }, (_, step) => free(onCurve(from, bend, to, step / SAMPLES))));
  return {
    from, bend, to, middle: onCurve(from, bend, to, (start + end) / 2 / SAMPLES),
    level: Math.abs(to.x - from.x) > Math.abs(to.y - from.y), room: ((end - start) / SAMPLES) * length,
  };
}

/** The longest run of what is true; all of it if nothing is. @param {boolean[]} steps @returns {[number, number]} */
function longest(steps) {
  /** @type {[number, number]} */
  let best = [0, -1];
  steps.forEach((_, start) => {
    const end = steps.slice(start).indexOf(false);
    const last = end === -1 ? steps.length - 1 : start + end - 1;
    if (last - start > best[1] - best[0]) best = [start, last];
  });
  return best[1] < 0 ? [0, steps.length - 1] : best;
}

/** @param {Point} from @param {Point} bend @param {Point} to @param {number} t @returns {Point} */
export function onCurve(from, bend, to, t) {
  const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
  return { x: a * from.x + b * bend.x + c * to.x, y: a * from.y + b * bend.y + c * to.y };
}

const round = (/** @type {number} */ value) => Math.round(value * 10) / 10;

/** @param {Pick<Road, "from" | "bend" | "to">} road */
export const lineOf = ({ from, bend, to }) => `M${round(from.x)} ${round(from.y)}Q${round(bend.x)} ${round(bend.y)} ${round(to.x)} ${round(to.y)}`;

/** The slots of a road for its figures: a line along it; where there is no room two rows, and on a short road down the map one row across.
 * @param {Road} road @param {number} count @param {number} size @returns {Point[]} */
export function slotsOf({ middle, level, room }, count, size) {
  const step = size - 1;
  const by = (/** @type {number} */ x, /** @type {number} */ y) => ({ x: middle.x + x * step, y: middle.y + y * step });
  const row = (/** @type {boolean} */ lying) => Array.from({ length: count }, (_, index) => (lying ? by(index - (count - 1) / 2, 0) : by(0, index - (count - 1) / 2)));
  if (count === 1 || (count < 4 && room >= count * step)) return row(level);
  if (!level && room < 1.9 * step) return row(true);
  if (count === 2) return row(level);
  if (count === 3) return [by(0, -0.46), by(-0.5, 0.46), by(0.5, 0.46)];
  return [by(-0.5, -0.5), by(0.5, -0.5), by(-0.5, 0.5), by(0.5, 0.5)];
}
