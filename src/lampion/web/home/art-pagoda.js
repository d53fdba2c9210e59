// The picture of Pagoda: six towers under a pale moon.

import { drawing } from "../icons.js";
import { html, svg } from "../vendor/lit-html.js";

/** @type {Record<string, string>} */
const SIGNS = { red: "ab-lantern", blue: "ab-buddha", green: "ab-bowl", yellow: "ab-dragon", violet: "ab-fan" };

/** Towers from left to right: place, and floors from the ground with how many columns stand. @type {{x: number, floors: [string, number][], top?: "roof" | "wanted"}[]} */
const TOWERS = [
  { x: 48, floors: [["green", 4], ["red", 2]] },
  { x: 128, floors: [["red", 4], ["blue", 4], ["green", 4], ["violet", 2]] },
  { x: 216, floors: [["blue", 4], ["red", 4], ["violet", 4], ["yellow", 4]], top: "roof" },
  { x: 304, floors: [["violet", 4], ["green", 4], ["red", 3]] },
  { x: 388, floors: [["yellow", 4], ["blue", 4]], top: "wanted" },
  { x: 462, floors: [["blue", 1]] },
];

/** @param {number} x @param {number} foot @param {string} colour */
const column = (x, foot, colour) => svg`<g class="col c-${colour}"><rect class="shaft" x=${x} y=${foot - 62} width="8" height="60"></rect><rect class="shady" x=${x + 5.5} y=${foot - 62} width="2.5" height="60"></rect>
  <rect class="cap-of" x=${x - 1.5} y=${foot - 64} width="11" height="4" rx="1"></rect><rect class="cap-of" x=${x - 1.5} y=${foot - 4} width="11" height="4" rx="1"></rect></g>`;

/** @param {number} level @param {number} y */
const eavePath = (level, y) => {
  const l = 4 + 3 * level;
  const r = 116 - 3 * level;
  return `M${l} ${y - 6.5}C${l + 5} ${y - 2} ${l + 7} ${y} ${l + 15} ${y}H${r - 15}C${r - 7} ${y} ${r - 5} ${y - 2} ${r} ${y - 6.5}C${r - 9} ${y - 7} ${r - 9} ${y - 11} ${r - 16} ${y - 18}H${l + 16}C${l + 9} ${y - 11} ${l + 9} ${y - 7} ${l} ${y - 6.5}Z`;
};

/** @param {[string, number]} floor @param {number} level */
function floorOf([colour, standing], level) {
  const foot = 424 - 90 * level;
  const spots = [16.5, 28, 84, 95.5].map((x, index) => x + (index < 2 ? 3 : -3) * level);
  return svg`<g class="door c-${colour} ${standing === 4 ? "full" : ""}"><path d="M47 ${foot}v-36a13 13 0 0 1 26 0v36Z"></path><use href=${drawing(SIGNS[colour])} x="49.5" y=${foot - 39} width="21" height="21"></use></g>
    ${spots.map((x, index) => (index < standing ? column(x, foot, colour) : svg`<rect class="socket c-${colour}" x=${x - 0.5} y=${foot - 63} width="9" height="62" rx="2"></rect>`))}`;
}

/** @param {string} below @param {string} above @param {number} level */
const eave = (below, above, level) => svg`<g class="eave c-${below} n-${above}"><path class="tilebody" d=${eavePath(level, 360 - 90 * level)}></path>
  <path class="ridge" d="M${19 + 3 * level} ${359 - 90 * level}H${101 - 3 * level}"></path><rect class="plinth" x=${15 + 3 * level} y=${334 - 90 * level} width=${90 - 6 * level} height="8.5" rx="2"></rect></g>`;

const roof = () => svg`<g class="eave c-yellow"><path class="tilebody" d="M10 82C15 88 20 90 28 90H92C100 90 105 88 110 82C84 79 69 66 64.5 46H55.5C51 66 36 79 10 82Z"></path><path class="ridge" d="M28 89H92"></path></g>
  <g class="spire c-violet"><rect x="56" y="31" width="8" height="15" rx="2"></rect><rect x="56" y="15" width="8" height="15" rx="2"></rect><circle cx="60" cy="10.5" r="3.5"></circle></g>`;

/** @param {{x: number, floors: [string, number][], top?: "roof" | "wanted"}} tower */
const towerOf = ({ x, floors, top }) => svg`<g transform="translate(${x} 55.2) scale(0.52)"><g class="ground"><rect x="11" y="424" width="98" height="8" rx="1.5"></rect><rect class="low" x="4" y="432" width="112" height="8" rx="1.5"></rect></g>
  ${floors.map((floor, level) => svg`${floorOf(floor, level)}${floors[level + 1] ? eave(floor[0], floors[level + 1][0], level) : null}`)}
  ${top === "roof" ? roof() : null}${top === "wanted" ? svg`<path class="wanted c-blue" d=${eavePath(1, 268)}></path>` : null}</g>`;

export const pagodaArt = () => html`<svg viewBox="36 0 500 300" preserveAspectRatio="xMidYMax slice" class="art-pagoda"><circle class="moon" cx="440" cy="98" r="28"></circle>
  <path class="far" d="M0 208C70 174 120 152 180 176C246 202 290 210 352 186C420 158 480 154 560 186V300H0Z"></path>
  <path class="near" d="M0 262C90 242 170 250 260 258C360 266 430 246 560 258V300H0Z"></path>${TOWERS.map(towerOf)}</svg>`;
