// The chart of a finished game: one stepped line per player, marks where the lead changed.

import { html, svg } from "../vendor/lit-html.js";
import { order } from "./story.js";

/** @import { Desk } from "../table/desk.js" */
/** @import { Moment } from "./story.js" */

/** @typedef {{width: number, height: number, css: string, every: number}} Format */

/** @type {Format[]} */
const FORMATS = [
  { width: 780, height: 452, css: "wide", every: 5 },
  { width: 362, height: 230, css: "narrow", every: 10 },
];
const STEPS = [2, 4, 10, 20, 50];
const LINES = 6;
const MARGIN = { left: 28, right: 84, top: 26, bottom: 28 };

/** @param {Desk} desk @param {Moment[]} moments @param {Moment[]} turns where the chances swung most @param {string} label */
export const chart = (desk, moments, turns, label) => FORMATS.map((format) => drawn(desk, moments, turns, label, format));

/** @param {Desk} desk @param {Moment[]} moments @param {Moment[]} turns @param {string} label @param {Format} format */
function drawn(desk, moments, turns, label, { width, height, css, every }) {
  const seats = order(desk);
  const last = Math.max(1, moments.length);
  const highest = Math.max(1, ...moments.flatMap(({ scores }) => scores));
  const step = STEPS.find((one) => highest / one <= LINES) ?? highest;
  const top = step * Math.ceil((highest + 1) / step);
  const x = (/** @type {number} */ number) => MARGIN.left + ((width - MARGIN.left - MARGIN.right) * number) / last;
  const y = (/** @type {number} */ score) => height - MARGIN.bottom - ((height - MARGIN.top - MARGIN.bottom) * score) / top;
  const grid = Array.from({ length: Math.floor(top / step) + 1 }, (_, index) => index * step);
  const path = (/** @type {number} */ seat) => `M${x(0)} ${y(0)}` + moments.map(({ number, scores }) => `H${x(number)}V${y(scores[seat])}`).join("") + `H${x(last)}`;
  const named = lastApart(turns.map(({ number }) => x(number)), 18);
  const end = moments.at(-1)?.scores ?? [];
  return html`<svg class="story ${css}" viewBox="0 0 ${width} ${height}" role="img" aria-label=${label}>
    ${grid.map((score) => svg`<path class="grid" d="M${x(0)} ${y(score)}H${x(last)}"></path><text x=${MARGIN.left - 8} y=${y(score) + 4} text-anchor="end">${score}</text>`)}
    ${moments.filter(({ number }) => number % every === 0).map(({ number }) => svg`<text x=${x(number)} y=${height - 8} text-anchor="middle">${number}</text>`)}
    ${seats.length === 2 ? between(moments, seats, x, y) : null}
    ${seats.map((seat, index) => svg`<path class="line-${index + 1}" d=${path(seat)}></path>`).reverse()}
    ${turns.map(({ number, scores, entry }, index) => svg`<g class="mark"><path d="M${x(number)} ${MARGIN.top - 2}V${height - MARGIN.bottom}"></path>
      <circle cx=${x(number)} cy=${y(scores[entry.seat ?? 0])} r="4.5"></circle>${named.has(index) ? svg`<text x=${x(number)} y=${MARGIN.top - 8} text-anchor="middle">${number}</text>` : null}</g>`)}
    ${labels(seats, end, y).map(({ seat, at }, index) => svg`<text class="lab ${index ? "" : "me-lab"}" x=${x(last) + 8} y=${at}>${short(desk.name(seat))} ${end[seat] ?? 0}</text>`)}</svg>`;
}

/** @param {string} name */
const short = (name) => (name.length > 9 ? `${name.slice(0, 8)}…` : name);

/** Where I was ahead, and where behind. @param {Moment[]} moments @param {number[]} seats @param {(number: number) => number} x @param {(score: number) => number} y */
const between = (moments, [me, them], x, y) =>
  moments.slice(0, -1).filter(({ scores }) => scores[me] !== scores[them]).map(({ number, scores }) => {
    const high = Math.max(scores[me], scores[them]);
    return svg`<rect class=${scores[me] > scores[them] ? "ahead" : "behind"} x=${x(number)} y=${y(high)} width=${x(number + 1) - x(number) + 0.3} height=${y(Math.min(scores[me], scores[them])) - y(high)}></rect>`;
  });

/** Which of these places have room for a label, the later ones first. @param {number[]} places ascending @param {number} gap @returns {Set<number>} */
export function lastApart(places, gap) {
  const named = new Set(/** @type {number[]} */ ([]));
  let next = Infinity;
  for (let index = places.length - 1; index >= 0; index -= 1)
    if (next - places[index] >= gap) {
      named.add(index);
      next = places[index];
    }
  return named;
}

/** The same places, none nearer to the one before than this. @param {number[]} places ascending @param {number} gap */
export function pushedApart(places, gap) {
  const pushed = [...places];
  for (let index = 1; index < pushed.length; index += 1) pushed[index] = Math.max(pushed[index], pushed[index - 1] + gap);
  return pushed;
}

/** Labels at the ends of the lines. @param {number[]} seats @param {number[]} end @param {(score: number) => number} y */
function labels(seats, end, y) {
  const down = [...seats].sort((one, other) => (end[other] ?? 0) - (end[one] ?? 0));
  const places = pushedApart(down.map((seat) => y(end[seat] ?? 0) + 4), 17);
  return seats.map((seat) => ({ seat, at: places[down.indexOf(seat)] }));
}
