// Places as they grow: a village with its houses, a city wall with three sockets, a capital with its golden ring.

import { nothing, svg } from "../../vendor/lit-html.js";

/** @import { Place, Point } from "./types.js" */
/** @import { Plan } from "./layout.js" */

const KINDS = ["gate", "pagoda", "market"];
/** How tall a building is for its width. */
const TALLER = 53.4 / 47.9;

/** The corners of a wall. @param {Point} middle @param {number} radius @returns {Point[]} */
const corners = ({ x, y }, radius) =>
  Array.from({ length: 8 }, (_, index) => ({ x: x + radius * Math.cos(((2 * index + 1) * Math.PI) / 8), y: y + radius * Math.sin(((2 * index + 1) * Math.PI) / 8) }));

/** @param {Point[]} points */
const outline = (points) => `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;

/** @param {Plan} plan @param {Place} place */
export function placeOf({ at, format }, place) {
  const middle = /** @type {Point} */ (at.get(place.id));
  return place.level === "village" ? villageOf(place, middle, format.village, format.roof) : cityOf(place, middle, format.city, format.roof * 0.84);
}

/** @param {Place} place @param {Point} middle @param {number} radius @param {number} roof */
function villageOf({ id, pieces }, { x, y }, radius, roof) {
  const left = x - (pieces.length * roof) / 2;
  return svg`<circle class="village" cx=${x} cy=${y} r=${radius}></circle>
    ${pieces.length ? null : svg`<path class="hut" d="M${x - 22} ${y + 2}l11-9 11 9M${x - 18} ${y - 1}v10h14v-10M${x + 2} ${y - 6}l10-8 10 8M${x + 6} ${y - 9}v10h12v-10"></path>`}
    ${KINDS.filter((kind) => pieces.includes(kind)).map((kind, index) => svg`<use data-piece="building-${id}-${kind}" data-arrive="grow" href="#pd-${kind}" x=${left + index * roof} y=${y - 0.965 * roof} width=${roof} height=${roof * TALLER}></use>`)}`;
}

/** @param {Place} place @param {Point} middle @param {number} radius @param {number} roof */
function cityOf({ id, pieces, level }, middle, radius, roof) {
  const towers = corners(middle, radius);
  const { x, y } = middle;
  return svg`${level === "capital" ? svg`<path data-piece="capital-${id}" data-arrive="fold" class="capital" d=${outline(corners(middle, radius + 9))}></path>` : null}
    <path data-piece="wall-${id}" data-arrive="fold" class="city" d=${outline(towers)}></path>${towers.map((tower) => svg`<circle class="tower" cx=${tower.x} cy=${tower.y} r="5"></circle>`)}
    ${KINDS.map((kind, index) => {
      const built = pieces.includes(kind);
      const [cx, cy] = [x + (index - 1) * roof * 0.865, y - (index === 1 ? 0.57 : 0.25) * roof];
      const size = built ? roof : roof * 0.76;
      return svg`<use data-piece=${built ? `building-${id}-${kind}` : nothing} data-arrive="grow" href="#pd-${built ? "" : "flat-"}${kind}" class=${built ? "" : "unbuilt"} x=${cx - size / 2} y=${cy - size / 2} width=${size} height=${built ? size * TALLER : size}></use>`;
    })}`;
}

/** What is printed beside a place: its name and where it lies (as prompts and log say it), and start, frontier or number. @param {Plan} plan @param {Place} place @param {string} name @param {boolean} named */
export function marksOf({ at, radius, format }, place, name, named) {
  const { x, y } = /** @type {Point} */ (at.get(place.id));
  const out = /** @type {number} */ (radius.get(place.id)) * 0.78;
  return svg`<text class="pname" x=${x + out} y=${y - out - 4} font-size=${format.names ? 18.5 : 21}>${named && name !== place.id ? name : null}</text>
    <text class="pid" x=${x + out + (format.names ? 12 : 2)} y=${y - out + (format.names ? 13 : -2)} font-size=${format.names ? 15 : 20}>${place.id}</text>
    ${printed(place).map((mark, index) => markOf(mark, place, { x: x - out - 8 - (index === 1 ? 16 : 0), y: y - out - 8 + index * (out + 8) }))}`;
}

/** The marks of a place; most have one, which stands at the upper left, others follow below it. @param {Place} place */
const printed = ({ start, frontier, number }) => [start ? "start" : "", frontier ? "frontier" : "", number ? "number" : ""].filter(Boolean);

/** @param {string} mark @param {Place} place @param {Point} at */
function markOf(mark, { number }, { x, y }) {
  if (mark === "start") return svg`<use class="mk" href="#pd-start" x=${x - 10} y=${y - 10} width="21" height="21"></use>`;
  if (mark === "frontier") return svg`<use class="mk mk-f" href="#pd-frontier" x=${x - 13} y=${y - 13} width="26" height="26"></use>`;
  return svg`<g class="num"><rect x=${x - 11} y=${y - 11} width="22" height="22" rx="3"></rect><text x=${x} y=${y + 6.3} font-size="18">${number}</text></g>`;
}
