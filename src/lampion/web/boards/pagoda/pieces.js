// What pagodas are made of, as SVG: columns, doors, eaves, roofs. One tower is 120 wide; its ground lies at 424.

import { drawing } from "../../icons.js";
import { html, svg } from "../../vendor/lit-html.js";
import { look } from "./colours.js";

export const GROUND = 424;
export const STOREY = 90;
const SIDE = 23; // room for the columns at one side of the door

/** Where the feet of a level stand; the ground floor is level 0. @param {number} level */
export const footOf = (level) => GROUND - STOREY * level;

/** The left edge and the width of a column: half of them stand at each side of the door. @param {number} level @param {number} place @param {number} places how many columns make a floor */
export function placeOf(level, place, places) {
  const left = Math.ceil(places / 2);
  const apart = SIDE / Math.max(2, left);
  const wide = apart - 3.5;
  const fromEdge = 16.5 + 3 * level + apart * (place < left ? place : places - 1 - place);
  return [place < left ? fromEdge : 120 - fromEdge - wide, wide];
}

/** @param {string} colour @param {number} level @param {number} place @param {number} places @param {string} [extra] */
export function column(colour, level, place, places, extra = "") {
  const [[x, wide], foot] = [placeOf(level, place, places), footOf(level)];
  return svg`<g class="col ${look(colour).css} ${extra}"><rect class="shaft" x=${x} y=${foot - 62} width=${wide} height="60"></rect><rect class="shady" x=${x + wide - 2.5} y=${foot - 62} width="2.5" height="60"></rect>
    <rect class="cap-of" x=${x - 1.5} y=${foot - 64} width=${wide + 3} height="4" rx="1"></rect><rect class="cap-of" x=${x - 1.5} y=${foot - 4} width=${wide + 3} height="4" rx="1"></rect></g>`;
}

/** A line of light around a column that is new. @param {number} level @param {number} place @param {number} places */
export function halo(level, place, places) {
  const [x, wide] = placeOf(level, place, places);
  return svg`<rect class="halo" x=${x - 2} y=${footOf(level) - 64.5} width=${wide + 4} height="65" rx="2.5"></rect>`;
}

/** Where a column may still stand. @param {string | null} colour @param {number} level @param {number} place @param {number} places */
export function socket(colour, level, place, places) {
  const [x, wide] = placeOf(level, place, places);
  return svg`<rect class="socket ${colour ? look(colour).css : ""}" x=${x - 0.5} y=${footOf(level) - 63} width=${wide + 1} height="62" rx="2"></rect>`;
}

/** The window of a floor bears the glyph of its colour; it is lit when the floor is complete. @param {string} colour @param {number} level @param {boolean} full */
export function door(colour, level, full) {
  const foot = footOf(level);
  return svg`<g class="door ${look(colour).css} ${full ? "full" : ""}"><path d="M47 ${foot}v-36a13 13 0 0 1 26 0v36Z"></path><use href=${drawing(look(colour).glyph)} x="49.5" y=${foot - 39} width="21" height="21"></use></g>`;
}

/** @param {number} level @param {number} y its lower edge */
function eavePath(level, y) {
  const [l, r] = [4 + 3 * level, 116 - 3 * level];
  return `M${l} ${y - 6.5}C${l + 5} ${y - 2} ${l + 7} ${y} ${l + 15} ${y}H${r - 15}C${r - 7} ${y} ${r - 5} ${y - 2} ${r} ${y - 6.5}C${r - 9} ${y - 7} ${r - 9} ${y - 11} ${r - 16} ${y - 18}H${l + 16}C${l + 9} ${y - 11} ${l + 9} ${y - 7} ${l} ${y - 6.5}Z`;
}

/** A tile on a floor, column side up: its base colour, and above it the colour of the next floor. @param {string} base @param {string} next @param {number} level @param {string} [extra] */
export function eave(base, next, level, extra = "") {
  const y = footOf(level) - 64;
  return svg`<g class="eave ${look(base).css} n-${next} ${extra}"><path class="tilebody" d=${eavePath(level, y)}></path>
    <path class="ridge" d="M${19 + 3 * level} ${y - 1}H${101 - 3 * level}"></path><rect class="plinth" x=${15 + 3 * level} y=${y - 26} width=${90 - 6 * level} height="8.5" rx="2"></rect></g>`;
}

/** Where a tile is awaited. @param {string} colour @param {number} level */
export const wanted = (colour, level) => svg`<path class="wanted ${look(colour).css}" d=${eavePath(level, footOf(level) - 66)}></path>`;

/** A tile, roof side up, with its spire. @param {string} base @param {string} spire @param {number} level @param {string} [extra] */
export function roof(base, spire, level, extra = "") {
  const y = footOf(level) - 64;
  return svg`<g transform="translate(0 ${y - STOREY})"><g class="eave ${look(base).css} ${extra}"><path class="tilebody" d="M10 82C15 88 20 90 28 90H92C100 90 105 88 110 82C84 79 69 66 64.5 46H55.5C51 66 36 79 10 82Z"></path><path class="ridge" d="M28 89H92"></path></g>
    <g class="spire ${look(spire).css} ${extra}"><rect x="56" y="31" width="8" height="15" rx="2"></rect><rect x="56" y="15" width="8" height="15" rx="2"></rect><circle cx="60" cy="10.5" r="3.5"></circle></g></g>`;
}

export const ground = () =>
  svg`<g class="ground"><rect x="11" y="424" width="98" height="8" rx="1.5"></rect><rect class="low" x="4" y="432" width="112" height="8" rx="1.5"></rect></g>`;

/** A tile by itself; without a next colour only its base. Its spire is shown where it has another colour. @param {string} base @param {string | null} [next] @param {string} [label] read out @param {string | null} [spire] */
export const miniTile = (base, next = null, label = "", spire = null) =>
  html`<svg class="mt ${look(base).css} ${next ? `n-${next}` : ""}" viewBox="0 0 36 20" role=${label ? "img" : "presentation"} aria-label=${label} aria-hidden=${label ? "false" : "true"}>
    <path class="tilebody" d="M1 12.5c4 2.3 6 3 10 3h14c4 0 6-.7 10-3c-5-.3-8.5-2.5-10.5-6.5H11.5C9.5 10 6 12.200 1 12.5Z"></path>
    ${next ? svg`<rect class="plinth" x="9" y="1.5" width="18" height="5" rx="1.2"></rect>` : null}${spire && spire !== next ? svg`<circle class="spire-of ${look(spire).css}" cx="31" cy="4.500" r="4"></circle>` : null}</svg>`;
