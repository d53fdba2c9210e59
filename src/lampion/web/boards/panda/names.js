// Where the names of places stand: under their place, never over another, in two lines where one is too wide.

import { around, shared, within } from "./boxes.js";
import { linesOf, nameWidth } from "./letters.js";

/** @import { Place, Point } from "./types.js" */
/** @import { Format } from "./layout.js" */
/** @import { Box } from "./boxes.js" */

/** @typedef {{lines: string[], x: number, y: number, size: number, step: number, box: Box}} Name `y` is the foot of the first line */

const GAP = 6; // between two names
const HIGH = 0.78; // of a letter above its foot, and how much hangs below it
const LOW = 0.24;
const LINE = 0.88; // from one line to the next, in parts of the letters
const ASIDE = [0, -12, 12, -24, 24, -36, 36, -48, 48]; // where a name evades, on maps that are no grid

/** @param {Place[]} places @param {string[]} names of each @param {Map<string, Point>} at @param {Map<string, number>} radius @param {Format} format @returns {Map<string, Name>} */
export function namesOf(places, names, at, radius, format) {
  /** @type {Map<string, Name>} */
  const placed = new Map();
  places.forEach(({ id }, index) => {
    if (!names[index]) return;
    const lines = linesOf(names[index], format.name, roomFor(id, at, radius, format));
    const circles = [...radius].filter(([other]) => other !== id).map(([other, r]) => around(/** @type {Point} */ (at.get(other)), 1.8 * r, 1.8 * r));
    const taken = [...circles, ...[...placed.values()].map(({ box }) => box)];
    const tries = ASIDE.map((dx) => nameAt(lines, /** @type {Point} */ (at.get(id)), dx, /** @type {number} */ (radius.get(id)), format));
    const hidden = (/** @type {Name} */ { box }) => taken.reduce((sum, other) => sum + shared(box, other), 0);
    placed.set(id, tries.find((one) => !hidden(one)) ?? tries.sort((one, other) => hidden(one) - hidden(other))[0]);
  });
  return placed;
}

/** How wide a name may be: half the way to those beside it, and not over the place below. @param {string} id @param {Map<string, Point>} at @param {Map<string, number>} radius @param {Format} format */
function roomFor(id, at, radius, { name, width }) {
  const here = /** @type {Point} */ (at.get(id));
  const own = /** @type {number} */ (radius.get(id));
  const high = 2 * LINE * name;
  const rooms = [...radius].flatMap(([other, r]) => {
    const { x, y } = /** @type {Point} */ (at.get(other));
    const [dx, dy] = [Math.abs(x - here.x), y - here.y];
    if (other === id) return [];
    if (Math.abs(dy + r - own) < high) return [dx - GAP];
    return Math.abs(dy - own - high / 2) < r + high / 2 ? [2 * (dx - r)] : [];
  });
  return Math.max(3 * name, Math.min(width / 3, ...rooms));
}

/** @param {string[]} lines @param {Point} at @param {number} aside @param {number} radius @param {Format} format @returns {Name} */
function nameAt(lines, { x, y }, aside, radius, { name: size, width, height }) {
  const step = LINE * size;
  const wide = Math.max(...lines.map((line) => nameWidth(line, size)));
  const top = y + radius + 1;
  const box = within({ x: x + aside - wide / 2, y: top, width: wide, height: (HIGH + LOW) * size + (lines.length - 1) * step }, { width, height }, 8);
  return { lines, size, step, box, x: box.x + wide / 2, y: top + HIGH * size };
}
