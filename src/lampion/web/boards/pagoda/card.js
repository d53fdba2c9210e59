// Pagoda's card: six towers under a pale moon.

import { glyph } from "../../icons.js";
import { tower } from "./tower.js";
import { html, svg } from "../../vendor/lit-html.js";

/** @import { SiteView } from "./view.js" */

const COLUMNS = 4; // of a complete floor in this picture

/** Towers from left to right: place, and floors from the ground with how many columns stand. @type {{x: number, floors: [string, number][], roof?: string, wanted?: boolean}[]} */
const TOWERS = [
  { x: 48, floors: [["green", 4], ["red", 2]] },
  { x: 128, floors: [["red", 4], ["blue", 4], ["green", 4], ["violet", 2]] },
  { x: 216, floors: [["blue", 4], ["red", 4], ["violet", 4], ["yellow", 4]], roof: "violet" },
  { x: 304, floors: [["violet", 4], ["green", 4], ["red", 3]] },
  { x: 388, floors: [["yellow", 4], ["blue", 4]], wanted: true },
  { x: 462, floors: [["blue", 1]] },
];

/** A tower as a site would be seen. @param {typeof TOWERS[number]} tower @returns {SiteView} */
const siteOf = ({ floors, roof, wanted }) => ({
  site: "",
  status: roof ? "roofed" : wanted ? "awaiting" : "open",
  floors: floors.map(([colour, columns], level) => {
    const next = floors[level + 1]?.[0] ?? roof;
    return { number: level + 1, colour, columns, tile: next ? { name: "", base: colour, next, spire: next } : null, roof: level + 1 === floors.length && !!roof };
  }),
  floor: floors.length,
  columns: floors[floors.length - 1][1],
  next: null,
  needs: null,
  points: 0,
});

const art = () => html`<svg viewBox="36 0 500 300" preserveAspectRatio="xMidYMax slice" class="art-pagoda"><circle class="moon" cx="440" cy="98" r="28"></circle>
  <path class="far" d="M0 208C70 174 120 152 180 176C246 202 290 210 352 186C420 158 480 154 560 186V300H0Z"></path>
  <path class="near" d="M0 262C90 242 170 250 260 258C360 266 430 246 560 258V300H0Z"></path>
  ${TOWERS.map((one) => svg`<g transform="translate(${one.x} 55.2) scale(0.52)">${tower(siteOf(one), COLUMNS)}</g>`)}</svg>`;

/** @type {import("../../home/cards.js").Card} */
export const card = { art, badge: () => html`<span class="badge c-red">${glyph("ab-lantern")}</span>`, reconstructed: "#PR-1" };
