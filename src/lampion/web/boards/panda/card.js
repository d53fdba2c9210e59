// The card of Way of the Panda: roads, a river, cities, and three pandas on their way.

import { glyph } from "../../icons.js";
import { html, svg } from "../../vendor/lit-html.js";

const COLUMNS = [74, 190, 306, 422];
const ROWS = [64, 182, 300];
const CITIES = ["190 64", "306 182"];

/** Routes with a number: clan, place, number. @type {[string, number, number, number][]} */
const ROUTES = [
  ["orange", 132, 64, 2], ["violet", 364, 64, 3], ["violet", 248, 182, 3], ["violet", 364, 182, 2], ["orange", 248, 300, 1],
  ["orange", 190, 123, 4], ["violet", 422, 123, 1], ["violet", 306, 241, 3],
];
/** Guarded roads: place, guards, standing in a row or a column. @type {[number, number, number, boolean][]} */
const GUARDS = [
  [248, 64, 2, true], [132, 182, 1, true], [132, 300, 3, true], [74, 123, 3, false], [306, 123, 2, false], [74, 241, 2, false],
  [190, 241, 2, false], [422, 241, 3, false],
];
/** @type {[string, number, number][]} */
const HOUSES = [["blue", 74, 62], ["red", 176, 62], ["green", 204, 62], ["green", 422, 62], ["red", 74, 182], ["blue", 292, 170], ["red", 320, 170], ["green", 190, 182], ["red", 422, 300]];
/** @type {[string, number, number, number][]} */
const PANDAS = [["violet", 306, 194, 0.95], ["orange", 190, 296, 1.1], ["violet", 306, 60, 1.1]];

/** @param {[number, number, number, boolean]} guards */
const ninjas = ([x, y, count, level]) =>
  Array.from({ length: count }, (_, index) => {
    const shift = (index - (count - 1) / 2) * 16;
    return svg`<g class="ninja" transform="translate(${x + (level ? shift : 0)} ${y + (level ? 0 : shift)})"><circle r="6.5"></circle><rect x="-4.5" y="-2.3" width="9" height="3.6" rx="1.8"></rect></g>`;
  });

/** @param {[string, number, number, number]} panda */
const panda = ([clan, x, y, size]) => svg`<g class="panda-of k-${clan}" transform="translate(${x} ${y}) scale(${size})"><circle class="ear" cx="-7.5" cy="-7" r="4"></circle><circle class="ear" cx="7.5" cy="-7" r="4"></circle>
  <path class="robe" d="M-9 20c0-8 3-12 9-12s9 4 9 12Z"></path><circle class="head" r="10"></circle><ellipse class="ear" cx="-4" cy="-.5" rx="2.6" ry="3.3" transform="rotate(24 -4 -.5)"></ellipse>
  <ellipse class="ear" cx="4" cy="-.5" rx="2.6" ry="3.3" transform="rotate(-24 4 -.5)"></ellipse><path class="ear" d="M-1.6 4h3.2l-1.6 1.8Z"></path></g>`;

const art = () => html`<svg viewBox="0 0 500 320" preserveAspectRatio="xMidYMid slice" class="art-panda"><path class="river" d="M250 -10C262 50 232 90 246 140C262 196 236 230 246 330"></path>
  ${ROWS.map((y) => svg`<path class="road" d="M-10 ${y}H510"></path>`)}${COLUMNS.map((x) => svg`<path class="road" d="M${x} -10V330"></path>`)}
  ${ROUTES.map(([clan, x, y, number]) => svg`<g class="route k-${clan}"><rect x=${x - 17} y=${y - 12} width="34" height="24" rx="5"></rect><text x=${x} y=${y + 5.5}>${number}</text></g>`)}
  ${GUARDS.map(ninjas)}
  ${ROWS.map((y) => COLUMNS.map((x) => svg`<circle class="place ${CITIES.includes(`${x} ${y}`) ? "city" : ""}" cx=${x} cy=${y} r="30"></circle>`))}
  ${HOUSES.map(([colour, x, y]) => svg`<g class="c-${colour}" transform="translate(${x} ${y})"><path class="tilebody" d="M-15 -2c5-1 10-4 12-9h6c2 5 7 8 12 9c-2 2-5 3-8 3h-14c-3 0-6-1-8-3Z"></path><rect class="shaft" x="-8" y="2" width="3.5" height="11"></rect><rect class="shaft" x="4.5" y="2" width="3.5" height="11"></rect></g>`)}
  ${PANDAS.map(panda)}</svg>`;

/** @type {import("../../home/cards.js").Card} */
export const card = { art, badge: () => html`<span class="badge c-green">${glyph("pg-roof")}</span>`, reconstructed: "" };
