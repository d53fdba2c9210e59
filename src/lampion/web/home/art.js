// The pictures on the doors.

import { svg, html } from "../vendor/lit-html.js";
import { dominoOn, emptyCell, printedCell, pyramidOn } from "../boards/axio/pieces.js";
import { pagodaArt } from "./art-pagoda.js";
import { pandaArt } from "./art-panda.js";

/** Cells and symbols of the tiles in AXIO's picture. @type {[string, string, string, string][]} */
const TILES = [
  ["3,5", "blue", "3,6", "red"], ["6,3", "orange", "6,4", "orange"], ["4,3", "blue", "4,4", "blue"], ["2,9", "blue", "3,9", "purple"],
  ["3,8", "green", "4,8", "orange"], ["2,7", "red", "2,8", "red"], ["6,9", "blue", "7,9", "blue"], ["5,6", "purple", "5,7", "green"],
  ["6,7", "purple", "6,8", "orange"], ["5,4", "orange", "5,5", "green"],
];
/** @type {[string, string][]} */
const PRINTED = [["2,6", "red"], ["6,2", "orange"], ["6,6", "purple"], ["6,10", "blue"]];

function axioArt() {
  const cells = [2, 3, 4, 5, 6, 7].flatMap((row) => [2, 3, 4, 5, 6, 7, 8, 9, 10].map((column) => `${row},${column}`));
  return html`<svg viewBox="112 100 372 238" preserveAspectRatio="xMidYMid slice" class="art-axio">${cells.map(emptyCell)}
    ${PRINTED.map(([cell, symbol]) => printedCell(cell, symbol))}${TILES.map(([a, first, b, second]) => dominoOn([a, b], [first, second]))}
    ${pyramidOn("6,5")}${dominoOn(["4,5", "4,6"], ["blue", "red"], "last")}</svg>`;
}

const unknownArt = () => html`<svg viewBox="0 0 100 60">${svg`<circle class="moon" cx="50" cy="30" r="16"></circle>`}</svg>`;

/** @type {Record<string, () => unknown>} */
const ART = { axio: axioArt, pagoda: pagodaArt, panda: pandaArt };

/** @param {string} game */
export const artOf = (game) => (ART[game] ?? unknownArt)();
