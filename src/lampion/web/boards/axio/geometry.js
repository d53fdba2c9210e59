// Where things lie on the drawing: cells, the active area, folded rings, and which cell a point is in.

export const STEP = 48;
export const SIZE = 44;
const RIM = 7;
const FOLD = 16;
const MOST_FOLDS = 2; // that are drawn

/** @typedef {{row: number, column: number}} Cell */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */

/** @param {string} text "row,column" @returns {Cell} */
export function cellAt(text) {
  const [row, column] = text.split(",").map(Number);
  return { row, column };
}

/** @param {Cell} cell */
export const cellName = (cell) => `${cell.row},${cell.column}`;

/** Left or upper edge of a row or column. @param {number} index */
export const edge = (index) => 2 + STEP * index;

/** The box around some cells. @param {string[]} cells @param {number} [inset] @returns {Box} */
export function boxOf(cells, inset = 0) {
  const spots = cells.map(cellAt);
  const rows = spots.map((spot) => spot.row);
  const columns = spots.map((spot) => spot.column);
  const x = edge(Math.min(...columns));
  const y = edge(Math.min(...rows));
  return {
    x: x + inset,
    y: y + inset,
    width: edge(Math.max(...columns)) + SIZE - x - 2 * inset,
    height: edge(Math.max(...rows)) + SIZE - y - 2 * inset,
  };
}

/** @param {Box} a @param {Box} b area they share */
export function overlap(a, b) {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** @typedef {{lo: number, hi: number, area: Box, wood: Box, folds: number}} Plan */

/** The plan of a board with this active area; rings outside it are folded. @param {[number, number]} range @param {number} [side] rows of the largest board @returns {Plan} */
export function planOf([lo, hi], side = hi - lo + 1) {
  const start = edge(lo) - RIM;
  const length = (hi - lo + 1) * STEP + 2 * RIM - (STEP - SIZE);
  const folds = Math.min(MOST_FOLDS, Math.floor((side - (hi - lo + 1)) / 2));
  const margin = FOLD * folds + FOLD / 2;
  return {
    lo,
    hi,
    folds,
    area: { x: start, y: start, width: length, height: length },
    wood: { x: start - margin, y: start - margin, width: length + 2 * margin, height: length + 2 * margin },
  };
}

/** Pinholes of the folded rings. @param {Plan} plan @returns {{x: number, y: number, ring: number}[]} */
export function pinholes(plan) {
  const holes = [];
  for (let ring = 1; ring <= plan.folds; ring += 1) {
    const from = plan.area.x - FOLD * ring + FOLD / 2;
    const length = plan.area.width + 2 * (FOLD * ring - FOLD / 2);
    const gaps = plan.hi - plan.lo + 2 * ring;
    for (let hole = 0; hole < gaps; hole += 1) {
      const along = from + (length * hole) / gaps;
      const back = from + length - (length * hole) / gaps;
      holes.push({ x: along, y: from, ring }, { x: from + length, y: along, ring }, { x: back, y: from + length, ring }, { x: from, y: back, ring });
    }
  }
  return holes;
}

/** @typedef {{row: number, column: number, right: boolean, low: boolean}} Spot a cell, and the half of it pointed at */

/** The cell under a point of the drawing, if it lies in the active area. @param {Plan} plan @param {number} x @param {number} y @returns {Spot | null} */
export function spotAt(plan, x, y) {
  const column = (x - edge(0) + (STEP - SIZE) / 2) / STEP;
  const row = (y - edge(0) + (STEP - SIZE) / 2) / STEP;
  const inside = (/** @type {number} */ value) => value >= plan.lo && value < plan.hi + 1;
  if (!inside(column) || !inside(row)) return null;
  return { row: Math.floor(row), column: Math.floor(column), right: column % 1 >= 0.5, low: row % 1 >= 0.5 };
}
