// The balance sheet: two rows of equal length for each player. Above what came in, below the result and what went out.

import { html, svg } from "../vendor/lit-html.js";
import { partsOf, signed } from "./amounts.js";

/** @import { AnalysisScreen } from "./analysis.js" */
/** @import { GameReport, SeatSheet } from "../types.js" */

const ROW = 28;
const GAP = 4;
const OF_A_LETTER = 1; // per cent of the width, a little more than it takes
const LEAST_WORDS = 13;
const ROOM_FOR_NUMBER = 4;

/** @typedef {{css: string, label: string, number: string, size: number}} Segment */

/** @param {AnalysisScreen} screen @param {GameReport} report */
export function balanceSheet(screen, report) {
  const { t } = screen;
  const rows = screen.order.map((seat) => ({ seat, ...segmentsOf(screen, report.seats[seat], report) }));
  const longest = Math.max(1, ...rows.map(({ above }) => total(above)));
  return html`<section class="panel sheetbox ${report.done < report.steps ? "coming" : ""}"><h2>${t("page-analysis-sheet")}
    <span class="end wide">${t("page-analysis-sheet-how")}</span></h2>
    ${rows.map(({ seat, above, below, equation }) => html`<div class="acc"><div class="accname"><b>${screen.name(seat)}</b>
      <span>${screen.outcomeOf(seat)}</span></div>
      <div class="accbar"><svg class="deck" width="100%" height=${2 * ROW + GAP} aria-hidden="true">${patterns()}
        ${drawnRow(above, longest, 0)}${drawnRow(below, longest, ROW + GAP)}</svg></div>
      <p class="eq">${equation}</p></div>`)}</section>`;
}

/** @param {Segment[]} row */
const total = (row) => row.reduce((sum, { size }) => sum + size, 0);

/** @param {AnalysisScreen} screen @param {SeatSheet} sheet @param {GameReport} report */
function segmentsOf(screen, sheet, report) {
  const { parts, result } = partsOf(sheet, report);
  const segment = (/** @type {typeof parts[number]} */ part) => ({
    css: part.kind, label: labelOf(screen, part), number: part.kind === "start" ? `${part.whole}` : signed(part.whole), size: Math.abs(part.whole),
  });
  const end = { css: "result", label: screen.t("page-analysis-part-result"), number: `${result}`, size: Math.abs(result) };
  const unit = report.unit === "chance" ? " %" : "";
  return {
    above: parts.filter(({ whole }) => whole > 0).map(segment),
    below: [...(result ? [end] : []), ...parts.filter(({ whole }) => whole < 0).map(segment)],
    equation: html`${parts.filter(({ kind, whole }) => whole || kind === "start").map(segment).map(({ css, label, number }) =>
      html`<span class="q q-${css}">${label} <b>${number}</b></span>`)}<span class="q q-result">${end.label} <b>= ${result}${unit}</b></span>`,
  };
}

/** @param {AnalysisScreen} screen @param {{kind: string, seat?: number}} part */
export function labelOf({ t, isMe, name }, { kind, seat }) {
  if (seat === undefined) return t(`page-analysis-part-${kind}`);
  return t("page-analysis-part-own", { you: isMe(seat) ? "yes" : "no", name: name(seat) });
}

/** @param {Segment[]} row @param {number} longest @param {number} top */
function drawnRow(row, longest, top) {
  let from = 0;
  return row.map(({ css, label, number, size }) => {
    const width = (100 * size) / longest;
    const middle = from + width / 2;
    const words = width >= Math.max(LEAST_WORDS, OF_A_LETTER * (label.length + number.length + 2));
    const drawn = svg`<rect class="seg s-${css}" x="${from}%" y=${top} width="${width}%" height=${ROW} rx="3"></rect>
      ${width >= ROOM_FOR_NUMBER ? svg`<text class="sl s-${css}-t ${words ? "" : "tinyl"}" x="${middle}%" y=${top + 19}
        text-anchor="middle">${words ? svg`<tspan class="wl">${label} </tspan>` : null}<tspan class="nu">${number}</tspan></text>` : null}`;
    from += width;
    return drawn;
  });
}

const patterns = () => svg`<defs><pattern id="pt-luck" width="7" height="7" patternUnits="userSpaceOnUse">
  <circle class="pt" cx="2" cy="2" r="1.25"></circle><circle class="pt" cx="5.5" cy="5.5" r="1.25"></circle></pattern>
  <pattern id="pt-hidden" width="8" height="8" patternUnits="userSpaceOnUse"><path class="pl" d="M0 4H8M4 0V8"></path></pattern>
  <pattern id="pt-them" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="pt" width="2.2" height="7"></rect></pattern></defs>`;
