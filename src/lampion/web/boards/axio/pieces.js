// The pieces of AXIO as SVG: cells, printed squares, dominoes, pyramids.

import { drawing } from "../../icons.js";
import { html, nothing, svg } from "../../vendor/lit-html.js";
import { halves, look } from "./colours.js";
import { SIZE, STEP, boxOf, cellAt, edge } from "./geometry.js";

const GLYPH = 29.75;

/** @param {string} symbol @param {number} x left of its cell @param {number} y @param {string} [css] */
export const symbolAt = (symbol, x, y, css = "tint") =>
  svg`<use href=${drawing(look(symbol).glyph)} x=${x + (SIZE - GLYPH) / 2} y=${y + (SIZE - GLYPH) / 2} width=${GLYPH} height=${GLYPH} class="${look(symbol).css} ${css}"></use>`;

/** A domino whose halves lie on these boxes. @param {number[][]} corners x, y of both cells @param {readonly string[]} symbols @param {string} [css] */
function domino(corners, symbols, css = "") {
  const [[ax, ay], [bx, by]] = corners;
  const x = Math.min(ax, bx);
  const y = Math.min(ay, by);
  const level = ay === by;
  const [width, height] = level ? [STEP + SIZE, SIZE] : [SIZE, STEP + SIZE];
  const seam = level ? `M${x + 46} ${y + 8.5}v27` : `M${x + 8.5} ${y + 46}h27`;
  return svg`<g class="domino ${css}"><rect class="foot-edge" x=${x} y=${y + 1.5} width=${width} height=${height} rx="7"></rect>
    <rect class="face-of" x=${x} y=${y} width=${width} height=${height - 0.5} rx="7"></rect><path class="seam" d=${seam}></path>
    ${symbolAt(symbols[0], ax, ay)}${symbolAt(symbols[1], bx, by)}</g>`;
}

/** @param {readonly string[]} cells @param {readonly string[]} symbols @param {string} [css] */
export const dominoOn = (cells, symbols, css) =>
  domino(cells.map(cellAt).map((cell) => [edge(cell.column), edge(cell.row)]), symbols, css);

/** A tile by itself, as on the rack or in the log. @param {string} tile @param {string} [css] */
export const loneTile = (tile, css = "") =>
  html`<svg class=${css} viewBox="0 0 96 49" aria-hidden="true">${domino([[2, 2], [50, 2]], halves(tile))}</svg>`;

/** The same, lying with a given half first. @param {readonly string[]} symbols @param {string} [css] */
export const lonePair = (symbols, css = "") =>
  html`<svg class=${css} viewBox="0 0 96 49" aria-hidden="true">${domino([[2, 2], [50, 2]], symbols)}</svg>`;

/** @param {string} cell */
export function emptyCell(cell) {
  const box = boxOf([cell]);
  return svg`<rect class="cell" data-at="cell:${cell}" x=${box.x} y=${box.y} width=${SIZE} height=${SIZE} rx="6"></rect>`;
}

/** @param {string} cell @param {string} symbol */
export function printedCell(cell, symbol) {
  const { x, y } = boxOf([cell]);
  return svg`<g class="printed ${look(symbol).css}"><rect x=${x} y=${y} width=${SIZE} height=${SIZE} rx="7"></rect>${symbolAt(symbol, x, y, "onc")}</g>`;
}

/** @param {string} cell @param {string} [css] */
export function pyramidOn(cell, css = "") {
  const { x, y } = boxOf([cell], 4);
  return svg`<g class="pyr ${css}" data-piece=${css ? nothing : `pyramid-${cell}`} data-arrive="fold"><path class="p1" d="M${x} ${y}h36l-18 18Z"></path><path class="p2" d="M${x + 36} ${y}v36l-18 -18Z"></path>
    <path class="p3" d="M${x + 36} ${y + 36}h-36l18 -18Z"></path><path class="p4" d="M${x} ${y + 36}v-36l18 18Z"></path></g>`;
}
