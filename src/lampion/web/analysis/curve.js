// The curve of chances of one seat: draws as dots, choices as steps, the moments as numbered flags.

import { html, svg } from "../vendor/lit-html.js";
import { fine, scaleOf, spread } from "./amounts.js";

/** @import { AnalysisScreen } from "./analysis.js" */
/** @import { GameReport, CurvePoint } from "../types.js" */

/** @typedef {{width: number, height: number, css: string, every: number, left: number, right: number, top: number, bottom: number}} Format */

/** @type {Format[]} */
const FORMATS = [
  { width: 760, height: 222, css: "wide", every: 5, left: 40, right: 14, top: 34, bottom: 30 },
  { width: 346, height: 236, css: "narrow", every: 10, left: 34, right: 10, top: 32, bottom: 28 },
];
const LINES = 4;
const LEAST_DOT = 0.004; // of the height: smaller draws are only in the line
const FLAG = 26;
const MOST_TICKS = 12;

/** @param {AnalysisScreen} screen @param {GameReport} report */
export function curve(screen, report) {
  const { t, seat, isMe, name } = screen;
  const what = report.unit === "points" ? t("page-analysis-curve-points") : t("page-analysis-curve", { you: isMe(seat) ? "yes" : "no", name: name(seat) });
  const own = t("page-analysis-key-own", { you: isMe(seat) ? "yes" : "no", name: name(seat) });
  return html`<section class="panel storybox"><h2>${what}<span class="end keyline"><span class="k k1">${own}</span>
    ${report.seats.length > 1 ? html`<span class="k kt">${t("page-analysis-key-other")}</span>` : null}
    <span class="k kd">${t("page-analysis-key-good")}</span><span class="k ku">${t("page-analysis-key-bad")}</span></span></h2>
    <div class="curvebox" tabindex="0" role="application" aria-label=${t("page-analysis-curve-label", { what })} @keydown=${screen.curveKey}>
      ${FORMATS.map((format) => drawn(screen, report, format))}</div>
    <p class="note curve-says" role="status">${says(screen, report)}</p></section>`;
}

/** What the chosen point of the curve says. @param {AnalysisScreen} screen @param {GameReport} report */
function says(screen, report) {
  const point = screen.at === null ? null : report.curve[screen.at];
  if (!point) return "";
  const amount = change(screen, report, screen.at ?? 0);
  return `${screen.happened(point)} ${fine(amount)} → ${(scaleOf(report) * point.chances[screen.seat]).toFixed(1)}`;
}

/** @param {AnalysisScreen} screen @param {GameReport} report @param {number} index */
const change = ({ seat }, report, index) =>
  index ? scaleOf(report) * (report.curve[index].chances[seat] - report.curve[index - 1].chances[seat]) : 0;

/** @param {AnalysisScreen} screen @param {GameReport} report @param {Format} format */
function drawn(screen, report, format) {
  const { width, height, css, left, right, top, bottom } = format;
  const { seat } = screen;
  const points = report.curve;
  const highest = report.unit === "chance" ? 1 : Math.max(1, ...points.map(({ chances }) => chances[seat]));
  const floor = height - bottom;
  const places = xOf(points, report, left, width - right);
  const y = (/** @type {number} */ chance) => floor - ((floor - top) * chance) / highest;
  const line = points.map(({ chances }, index) => `${index ? `H${places[index].toFixed(1)}V` : `M${places[0]} `}${y(chances[seat]).toFixed(1)}`).join("");
  const lastX = places.at(-1) ?? left;
  const middle = y(highest / 2);
  const grid = Array.from({ length: LINES + 1 }, (_, index) => (highest * index) / LINES);
  const area = `${line}H${lastX}V${middle}H${places[0]}Z`;
  const done = report.done < report.steps && lastX < width - right;
  return svg`<svg class="story curve ${css}" viewBox="0 0 ${width} ${height}" aria-hidden="true">
    ${grid.map((value) => svg`<path class="grid" d="M${left} ${y(value)}H${width - right}"></path>
      <text class="ax" x=${left - 6} y=${y(value) + 4} text-anchor="end">${Math.round(scaleOf(report) * value)}</text>`)}
    ${ticks(report, format).map(([move, x]) => svg`<text class="ax" x=${x} y=${height - 8} text-anchor="middle">${move}</text>`)}
    <clipPath id="above-${css}"><rect x="0" y="0" width=${width} height=${middle}></rect></clipPath>
    <clipPath id="below-${css}"><rect x="0" y=${middle} width=${width} height=${height}></rect></clipPath>
    ${report.unit === "chance" ? svg`<path class="ahead" clip-path="url(#above-${css})" d=${area}></path>
      <path class="behind" clip-path="url(#below-${css})" d=${area}></path><path class="grid mid" d="M${left} ${middle}H${width - right}"></path>` : null}
    <path class="flat" d=${line}></path>
    ${points.map((point, index) => steps(point, index, points, places, seat, y))}
    ${points.map((point, index) => dot(point, places[index], seat, y, highest))}
    ${screen.at === null ? null : svg`<circle class="here" cx=${places[screen.at]} cy=${y(points[screen.at].chances[seat])} r="7"></circle>`}
    ${flags(screen, report, format)}
    ${done ? svg`<rect class="todo" x=${lastX} y=${top} width=${width - right - lastX} height=${floor - top}></rect>
      <text class="todo-t" x=${(lastX + width - right) / 2} y=${(top + floor) / 2} text-anchor="middle">${screen.t("page-analysis-follows")}</text>` : null}</svg>`;
}

/** Points of the same move share its room. @param {CurvePoint[]} points @param {GameReport} report @param {number} from @param {number} to */
function xOf(points, report, from, to) {
  const moves = Math.max(1, report.moves);
  const room = (to - from) / (moves + 1);
  const counts = new Map();
  for (const { step } of points) counts.set(step, (counts.get(step) ?? 0) + 1);
  const seen = new Map();
  return points.map(({ step }) => {
    const number = seen.get(step) ?? 0;
    seen.set(step, number + 1);
    return from + room * (step + number / counts.get(step));
  });
}

/** @param {GameReport} report @param {Format} format @returns {[number, number][]} */
function ticks({ moves }, { every, left, right, width }) {
  let step = every;
  while (moves / step > MOST_TICKS) step *= 2;
  const room = (width - left - right) / (Math.max(1, moves) + 1);
  return Array.from({ length: Math.floor(moves / step) }, (_, index) => [(index + 1) * step, left + room * (index + 1) * step]);
}

/** A decision as an upright step. @param {CurvePoint} point @param {number} index @param {CurvePoint[]} points @param {number[]} places
 * @param {number} seat @param {(chance: number) => number} y */
function steps(point, index, points, places, seat, y) {
  if (point.kind !== "choice" || !index) return null;
  const from = y(points[index - 1].chances[seat]), to = y(point.chances[seat]);
  return svg`<path class=${point.seat === seat ? "mestep" : "themstep"} d="M${places[index]} ${from}V${to}"></path>`;
}

/** @param {CurvePoint} point @param {number} x @param {number} seat @param {(chance: number) => number} y @param {number} highest */
function dot(point, x, seat, y, highest) {
  const size = Math.abs(point.luck[seat] ?? 0) / highest;
  if (point.kind !== "draw" || size < LEAST_DOT) return null;
  return svg`<circle class="draw ${point.luck[seat] > 0 ? "lucky" : "unlucky"}" cx=${x} cy=${y(point.chances[seat])} r=${Math.min(8, 2.2 + 40 * size)}></circle>`;
}

/** The moments. @param {AnalysisScreen} screen @param {GameReport} report @param {Format} format */
function flags(screen, report, { left, right, width, height, top, bottom }) {
  const room = (width - left - right) / (Math.max(1, report.moves) + 1);
  const places = report.moments.map(({ step, moves }) => left + room * (step + moves));
  const heads = spread(places, FLAG, width - 12);
  return report.moments.map((_moment, index) => svg`<a class="mark" href=${screen.momentAddress(index)} tabindex="-1">
    <path d="M${places[index]} ${top - 4}V${height - bottom}"></path><rect class="hitbox" x=${heads[index] - 13} y="0" width="26" height=${height - bottom}></rect>
    <g class="numb"><circle cx=${heads[index]} cy="16" r="11"></circle><text x=${heads[index]} y="20" text-anchor="middle">${index + 1}</text></g></a>`);
}
