// What a placement would bring, drawn beside the ghost: lit rays, counted cells, points.

import { drawing } from "../../icons.js";
import { svg } from "../../vendor/lit-html.js";
import { COLOURS, look } from "./colours.js";
import { boxOf, cellAt, edge, overlap } from "./geometry.js";
import { pyramidOn } from "./pieces.js";

/** @import { Preview } from "../../types.js" */
/** @import { Box, Plan } from "./geometry.js" */
/** @import { Ghost } from "./choice.js" */

/** Points by colour in the order of the box, zeros left out. @param {Record<string, number> | undefined} points @returns {[string, number][]} */
export const pointsInOrder = (points) =>
  COLOURS.filter((colour) => points?.[colour]).map((colour) => [colour, points?.[colour] ?? 0]);

/** @param {Preview} preview */
export const rays = (preview) =>
  (preview.rays ?? []).filter((ray) => ray.cells.length).map((ray) => {
    const box = boxOf([ray.from, ...ray.cells], 2.5);
    return svg`<g class="ray ${look(ray.symbol).css}"><rect x=${box.x} y=${box.y} width=${box.width} height=${box.height} rx="9"></rect></g>`;
  });

/** Each counted cell bears its number, counted on by colour. @param {Preview} preview */
export function counts(preview) {
  /** @type {Record<string, number>} */
  const reached = {};
  return (preview.rays ?? []).flatMap((ray) =>
    ray.cells.map((name) => {
      reached[ray.symbol] = (reached[ray.symbol] ?? 0) + 1;
      const cell = cellAt(name);
      const from = cellAt(ray.from);
      const x = edge(cell.column) + (cell.column === from.column ? (ray.symbol === preview.rays?.[0].symbol ? 8 : 36) : 8);
      const y = edge(cell.row) + 8;
      return svg`<g class="count ${look(ray.symbol).css}"><circle cx=${x} cy=${y} r="8.5"></circle><text x=${x} y=${y + 3.8}>${reached[ray.symbol]}</text></g>`;
    }),
  );
}

/** @param {Preview} preview */
export const closing = (preview) => (preview.closed ?? []).map(({ cell }) => pyramidOn(cell, "soon"));

/** A place for the points: beside the ghost, never over what is counted, never off the board.
 * @param {Plan} plan @param {Ghost} ghost @param {Preview} preview @param {number} width @param {number} height */
export function placeBeside(plan, ghost, preview, width, height) {
  const own = boxOf(ghost.cells);
  const counted = (preview.rays ?? []).flatMap((ray) => ray.cells).concat((preview.closed ?? []).map(({ cell }) => cell));
  const kept = [own, ...counted.map((cell) => boxOf([cell], -4))];
  const middle = { x: own.x + own.width / 2 - width / 2, y: own.y + own.height / 2 - height / 2 };
  const gap = 6;
  const [left, right] = [own.x - width - gap, own.x + own.width + gap];
  const [over, under] = [own.y - height - gap, own.y + own.height + gap];
  const spots = [
    [right, middle.y], [left, middle.y], [right, over], [right, under], [left, over], [left, under],
    [middle.x, over], [middle.x, under], [right + 48, middle.y], [left - 48, middle.y], [middle.x, over - 48], [middle.x, under + 48],
  ];
  const { x, y, width: side } = plan.wood;
  const cost = (/** @type {number[]} */ [sx, sy], /** @type {number} */ rank) => {
    const off = Math.max(0, x - sx, y - sy, sx + width - x - side, sy + height - y - side);
    return off * 1000 + kept.reduce((sum, /** @type {Box} */ box) => sum + overlap(box, { x: sx, y: sy, width, height }), 0) + rank;
  };
  return spots.map((spot, rank) => ({ spot, cost: cost(spot, rank) })).sort((one, other) => one.cost - other.cost)[0].spot;
}

/** @param {Plan} plan @param {Ghost} ghost @param {Preview} preview @param {string} call what is called out on a bonus turn */
export function pointsBeside(plan, ghost, preview, call) {
  const rows = pointsInOrder(preview.points);
  const lines = Math.max(1, rows.length) + (preview.bonus ? 1 : 0);
  const width = preview.bonus ? 62 : rows.length ? 56 : 34;
  const height = 30 * lines + 2;
  const [x, y] = placeBeside(plan, ghost, preview, width, height);
  return svg`<g class="preview" transform="translate(${x} ${y})"><rect width=${width} height=${height} rx="11"></rect>
    ${rows.length ? null : svg`<text class="none" x=${width / 2} y="22">0</text>`}
    ${rows.map(([colour, points], row) => svg`<g class=${look(colour).css}>
      ${row ? svg`<path d="M8 ${30 * row + 1}h${width - 16}"></path>` : null}
      <use href=${drawing(look(colour).glyph)} x="7" y=${30 * row + 8} width="16" height="16" class="tint"></use>
      <text x="26" y=${30 * row + 22.3}>+${points}</text></g>`)}
    ${preview.bonus ? svg`<text class="call" x=${width / 2} y=${height - 10}>${call}</text>` : null}</g>`;
}
