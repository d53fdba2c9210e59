// The border ring as the ways between neighbouring border areas, for maps on which it has gaps.

/** @import { Border, Point } from "./types.js" */
/** @import { Plan } from "./layout.js" */

/** The line along the frame; null where the ring is closed. @param {Plan} plan @param {Border[]} borders */
export function ringOf(plan, borders) {
  if (borders.length > 2 && borders.every(({ beside }) => !beside)) return null;
  const ways = borders.flatMap((_, index) => besideOf(borders, index).map((other) => [index, borders.findIndex((one) => one.id === other)]));
  return ways.filter(([one, other]) => one < other).map(([one, other]) => wayOf(plan, borders[one], borders[other])).join("");
}

/** The neighbours that an area names, else those before and after it. @param {Border[]} borders @param {number} index */
const besideOf = (borders, index) => borders[index].beside ?? [borders.at(index - 1), borders[(index + 1) % borders.length]].flatMap((one) => (one ? [one.id] : []));

/** @param {Plan} plan @param {Border} one @param {Border} other */
function wayOf({ format: { width, height, ring }, at }, one, other) {
  const [w, h] = [width - 2 * ring, height - 2 * ring];
  const round = 2 * (w + h);
  const along = (/** @type {Border} */ { id, side }) => {
    const { x, y } = /** @type {Point} */ (at.get(id));
    return { N: x - ring, E: w + y - ring, S: w + h + width - ring - x, W: 2 * w + h + height - ring - y }[/** @type {"N"} */ (side)];
  };
  const [from, to] = [along(one), along(other)];
  const ahead = (to - from + round) % round;
  const [start, length] = ahead <= round / 2 ? [from, ahead] : [to, round - ahead]; // clockwise, the shorter way
  const corners = [w, w + h, 2 * w + h, round].map((corner) => (corner - start + round) % round).filter((part) => part < length);
  const points = [0, ...corners.sort((a, b) => a - b), length].map((part) => spotAt((start + part) % round, w, h));
  return points.map(({ x, y }, index) => `${index ? "L" : "M"}${ring + x} ${ring + y}`).join("");
}

/** A point of the ring by its way from the north-west corner. @param {number} along @param {number} w @param {number} h @returns {Point} */
function spotAt(along, w, h) {
  if (along < w) return { x: along, y: 0 };
  if (along < w + h) return { x: w, y: along - w };
  if (along < 2 * w + h) return { x: 2 * w + h - along, y: h };
  return { x: 0, y: 2 * (w + h) - along };
}
