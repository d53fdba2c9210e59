// Boxes on the map: what lies over what.

/** @import { Point } from "./types.js" */

/** @typedef {{x: number, y: number, width: number, height: number}} Box from its upper left corner */

/** @param {Point} middle @param {number} width @param {number} height @returns {Box} */
export const around = ({ x, y }, width, height) => ({ x: x - width / 2, y: y - height / 2, width, height });

/** @param {Box} box @param {number} by @returns {Box} */
export const wider = ({ x, y, width, height }, by) => ({ x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by });

/** How much of two boxes is the same. @param {Box} one @param {Box} other */
export function shared(one, other) {
  const x = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const y = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return x > 0 && y > 0 ? x * y : 0;
}

/** Whether a point lies in a box or less than so far from it. @param {Point} point @param {Box} box @param {number} [gap] */
export const isIn = ({ x, y }, box, gap = 0) =>
  x > box.x - gap && x < box.x + box.width + gap && y > box.y - gap && y < box.y + box.height + gap;

/** The box moved until it lies within a larger one. @param {Box} box @param {{width: number, height: number}} land
 * @param {number} margin @returns {Box} */
export const within = (box, { width, height }, margin) => ({
  ...box, x: Math.max(margin, Math.min(box.x, width - margin - box.width)),
  y: Math.max(margin, Math.min(box.y, height - margin - box.height)),
});
