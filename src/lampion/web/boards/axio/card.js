// AXIO's card: a corner of its board.

import { glyph } from "../../icons.js";
import { html } from "../../vendor/lit-html.js";
import { dominoOn, emptyCell, pyramidOn } from "./pieces.js";

/** Cells and symbols of the tiles in the picture. @type {[string, string, string, string][]} */
const TILES = [
  ["3,5", "blue", "3,6", "red"], ["6,3", "orange", "6,4", "orange"], ["4,3", "blue", "4,4", "blue"], ["2,9", "blue", "3,9", "purple"],
  ["3,8", "green", "4,8", "orange"], ["2,7", "red", "2,8", "red"], ["6,9", "blue", "7,9", "blue"], ["5,6", "purple", "5,7", "green"],
  ["6,7", "purple", "6,8", "orange"], ["5,4", "orange", "5,5", "green"],
];

function art() {
  const cells = [2, 3, 4, 5, 6, 7].flatMap((row) => [2, 3, 4, 5, 6, 7, 8, 9, 10].map((column) => `${row},${column}`));
  return html`<svg viewBox="112 100 372 238" preserveAspectRatio="xMidYMid slice" class="art-axio">${cells.map(emptyCell)}
    ${TILES.map(([a, first, b, second]) => dominoOn([a, b], [first, second]))}
    ${pyramidOn("6,5")}${dominoOn(["4,5", "4,6"], ["blue", "red"], "last")}</svg>`;
}

/** @type {import("../../home/cards.js").Card} */
export const card = { art, badge: () => html`<span class="badge c-blue">${glyph("ax-star")}</span>`, reconstructed: "#A-2" };
