// Places as they grow: a village with its houses, a city wall with three sockets, a capital with its golden ring; and what is printed there.

import { nothing, svg } from "../../vendor/lit-html.js";
import { buildingsOf } from "./buildings.js";

/** @import { Place, Point } from "./types.js" */
/** @import { Plan } from "./layout.js" */
/** @import { Building } from "./buildings.js" */
/** @import { Name } from "./names.js" */
/** @import { Need } from "./marks.js" */

/** The corners of a wall. @param {Point} middle @param {number} radius @returns {Point[]} */
const corners = ({ x, y }, radius) =>
  Array.from({ length: 8 }, (_, index) => ({ x: x + radius * Math.cos(((2 * index + 1) * Math.PI) / 8), y: y + radius * Math.sin(((2 * index + 1) * Math.PI) / 8) }));

/** @param {Point[]} points */
const outline = (points) => `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;

/** @param {Plan} plan @param {Place} place @param {string[]} [ghosts] kinds that a chosen turn would build here */
export function placeOf({ at, format }, place, ghosts = []) {
  const middle = /** @type {Point} */ (at.get(place.id));
  const buildings = buildingsOf(place, middle, format, ghosts);
  return svg`${place.level === "village" ? villageOf(middle, format.village, !buildings.length) : wallOf(place, middle, format.city)}${buildings.map((building) => buildingOf(place.id, building))}`;
}

/** @param {Point} middle @param {number} radius @param {boolean} empty */
const villageOf = ({ x, y }, radius, empty) =>
  svg`<circle class="village" cx=${x} cy=${y} r=${radius}></circle>
    ${empty ? svg`<path class="hut" d="M${x - 22} ${y + 2}l11-9 11 9M${x - 18} ${y - 1}v10h14v-10M${x + 2} ${y - 6}l10-8 10 8M${x + 6} ${y - 9}v10h12v-10"></path>` : null}`;

/** @param {Place} place @param {Point} middle @param {number} radius */
function wallOf({ id, level }, middle, radius) {
  const towers = corners(middle, radius);
  return svg`${level === "capital" ? svg`<path data-piece="capital-${id}" data-arrive="fold" class="capital" d=${outline(corners(middle, radius + 7))}></path>` : null}
    <path data-piece="wall-${id}" data-arrive="fold" class="city" d=${outline(towers)}></path>${towers.map((tower) => svg`<circle class="tower" cx=${tower.x} cy=${tower.y} r="4.6"></circle>`)}`;
}

/** @type {Record<Building["state"], string>} */
const LOOKS = { built: "", socket: "unbuilt", ghost: "ghosted" };

/** @param {string} id @param {Building} building */
const buildingOf = (id, { kind, state, box: { x, y, width, height } }) =>
  svg`<use data-piece=${state === "built" ? `building-${id}-${kind}` : nothing} data-arrive="grow" href="#pd-${state === "socket" ? "flat-" : ""}${kind}" class=${LOOKS[state]} x=${x} y=${y} width=${width} height=${height}></use>`;

/** The name under a place. @param {Name | undefined} name @param {string} look */
export const nameOf = (name, look) =>
  name ? svg`<text class="pname ${look}" text-anchor="middle" font-size=${name.size}>${name.lines.map((line, index) => svg`<tspan x=${name.x} y=${name.y + index * name.step}>${line}</tspan>`)}</text>` : null;

/** What is printed at the upper left of a place: start, frontier or number; others follow below it. @param {Plan} plan @param {Place} place */
export function printedAt({ at, radius, format }, place) {
  const { x, y } = /** @type {Point} */ (at.get(place.id));
  const out = /** @type {number} */ (radius.get(place.id)) * 0.78 + 8;
  return printed(place).map((mark, index) => printOf(mark, place, { x: x - out - (index === 1 ? 16 : 0), y: y - out + index * out }, format.name));
}

/** @param {Place} place */
const printed = ({ start, frontier, number }) => [start ? "start" : "", frontier ? "frontier" : "", number ? "number" : ""].filter(Boolean);

/** @param {string} mark @param {Place} place @param {Point} at @param {number} size */
function printOf(mark, { number }, { x, y }, size) {
  if (mark === "start") return svg`<use class="mk" href="#pd-start" x=${x - 9} y=${y - 9} width="18" height="18"></use>`;
  if (mark === "frontier") return svg`<use class="mk mk-f" href="#pd-frontier" x=${x - 12} y=${y - 12} width="24" height="24"></use>`;
  return svg`<g class="num"><rect x=${x - 11.5} y=${y - 11.5} width="23" height="23" rx="3"></rect><text x=${x} y=${y + size * 0.35} font-size=${size}>${number}</text></g>`;
}

/** What the next building needs, inside the place. @param {Plan} plan @param {Place} place @param {Need} need */
export function needOf({ at, radius, format }, { id }, { text, tone }) {
  const { x, y } = /** @type {Point} */ (at.get(id));
  return svg`<text class="need ${tone ? `need-${tone}` : ""}" text-anchor="middle" x=${x} y=${y + /** @type {number} */ (radius.get(id)) * 0.74} font-size=${format.name}>${text}</text>`;
}
