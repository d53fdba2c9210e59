// The land under the map: frame, washes, river, hills, and the border ring. It never changes.

import { svg } from "../../vendor/lit-html.js";

/** @import { Format } from "./layout.js" */

/** Washes: middle and radii as parts of the land, and which colour. @type {[number, number, number, number, number][]} */
const WASHES = [[0.3, 0.3, 0.23, 0.19, 1], [0.76, 0.24, 0.24, 0.18, 2], [0.18, 0.64, 0.21, 0.23, 2], [0.72, 0.56, 0.24, 0.2, 1], [0.42, 0.86, 0.28, 0.17, 1], [0.86, 0.86, 0.21, 0.18, 2], [0.54, 0.48, 0.18, 0.22, 3]];
/** What stands in the country: drawing, middle, size. @type {[string, number, number, number][]} */
const COUNTRY = [
  ["hill", 0.306, 0.306, 1], ["hill", 0.7, 0.52, 0.95], ["hill", 0.128, 0.5, 0.66], ["hill", 0.89, 0.7, 0.62], ["hill", 0.704, 0.89, 0.6], ["hill", 0.89, 0.112, 0.55], ["hill", 0.306, 0.118, 0.5],
  ["grove", 0.7, 0.318, 1], ["grove", 0.12, 0.706, 1], ["grove", 0.89, 0.884, 1], ["rice", 0.7, 0.712, 1], ["rice", 0.124, 0.306, 1],
  ["trees", 0.88, 0.3, 1], ["trees", 0.306, 0.88, 1], ["trees", 0.11, 0.11, 1], ["trees", 0.89, 0.495, 1], ["trees", 0.69, 0.12, 1],
];

/** @param {Format} format @param {string | null} gaps the line of a ring that is not closed */
export function ground({ called, width, height, ring, edge }, gaps = null) {
  const land = { x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge };
  return svg`<g class="l-ground"><rect class="frame" x="1" y="1" width=${width - 2} height=${height - 2} rx="26"></rect>
    <clipPath id="pd-land-${called}"><rect x=${land.x} y=${land.y} width=${land.width} height=${land.height} rx="14"></rect></clipPath>
    <rect class="land" x=${land.x} y=${land.y} width=${land.width} height=${land.height} rx="14"></rect>
    <g clip-path="url(#pd-land-${called})">
      ${WASHES.map(([x, y, rx, ry, wash]) => svg`<ellipse cx=${x * width} cy=${y * height} rx=${rx * width} ry=${ry * height} fill="url(#pd-w${wash})"></ellipse>`)}
      <use href="#pd-river" x="0" y="0" width=${width} height=${height}></use>
      ${COUNTRY.map(([what, x, y, size]) => svg`<use href="#pd-${what}" x=${x * width - 70 * size} y=${y * height - 70 * size} width=${140 * size} height=${140 * size}></use>`)}</g>
    <rect class="land-edge" x=${land.x} y=${land.y} width=${land.width} height=${land.height} rx="14"></rect>
    ${["ring-c", "ring"].map((css) => (gaps === null ? svg`<rect class=${css} x=${ring} y=${ring} width=${width - 2 * ring} height=${height - 2 * ring} rx="18"></rect>` : svg`<path class=${css} d=${gaps}></path>`))}</g>`;
}
