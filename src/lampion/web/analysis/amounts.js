// The numbers of a balance sheet as people read them: whole per cents that still add up.

/** @import { GameReport, SeatSheet } from "../types.js" */

/** @typedef {{kind: "start" | "luck" | "hidden" | "own" | "other" | "drift", value: number, whole: number, seat?: number}} Part */

/** The parts of a seat's sheet in their order, and how they are written: rounded by largest remainder, so that the line adds up.
 * @param {SeatSheet} sheet @param {GameReport} report @returns {{parts: Part[], result: number}} */
export function partsOf(sheet, report) {
  const scale = scaleOf(report);
  /** @type {Omit<Part, "whole">[]} */
  const parts = [
    { kind: "start", value: sheet.start },
    { kind: "luck", value: sheet.luck },
    { kind: "hidden", value: sheet.hidden },
    ...sheet.choices.map((value, seat) => ({ kind: /** @type {"own" | "other"} */ (seat === sheet.seat ? "own" : "other"), value, seat })),
    { kind: "drift", value: sheet.drift },
  ];
  const result = Math.round(scale * sheet.result);
  const whole = apportioned(parts.map(({ value }) => scale * value), result);
  return { parts: parts.map((part, index) => ({ ...part, whole: whole[index] })), result };
}

/** Chances are shown as per cents, points as they are. @param {GameReport} report */
export const scaleOf = (report) => (report.unit === "chance" ? 100 : 1);

/** Whole numbers near these that have this sum. @param {number[]} values @param {number} sum */
export function apportioned(values, sum) {
  const whole = values.map(Math.floor);
  let missing = sum - whole.reduce((one, other) => one + other, 0);
  const byRest = values.map((value, index) => ({ index, rest: value - Math.floor(value) })).sort((one, other) => other.rest - one.rest);
  for (let at = 0; missing !== 0 && byRest.length; at = (at + 1) % byRest.length) {
    const step = Math.sign(missing);
    whole[(step > 0 ? byRest[at] : byRest[byRest.length - 1 - at]).index] += step;
    missing -= step;
  }
  return whole;
}

/** With its sign, a real minus. @param {number} value */
export const signed = (value) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0");

/** One decimal, with its sign. @param {number} value */
export const fine = (value) => {
  const rounded = Math.round(10 * value) / 10;
  return rounded > 0 ? `+${rounded.toFixed(1)}` : rounded < 0 ? `−${(-rounded).toFixed(1)}` : "0";
};

/** Whether what the engine cannot explain is the largest part of somebody's sheet. @param {GameReport} report */
export const mostlyUnsure = (report) =>
  report.seats.some((sheet) => Math.abs(sheet.drift) > Math.max(...[sheet.luck, sheet.hidden, ...sheet.choices].map(Math.abs)));

/** The draws that befell a seat, or all. @param {GameReport} report */
export const drawsOf = (report) => report.curve.filter(({ kind }) => kind === "draw");

/** How rare a draw was for the seat that looks: one in so many. @param {number | null} share */
export const oneIn = (share) => (share === null || share <= 0 ? null : Math.max(1, Math.round(1 / share)));

/** Places for flags, none nearer to the one before than this, and none beyond the end.
 * @param {number[]} places ascending @param {number} gap @param {number} end */
export function spread(places, gap, end) {
  const found = [...places];
  for (let at = 1; at < found.length; at += 1) found[at] = Math.max(found[at], found[at - 1] + gap);
  for (let at = found.length - 1; at >= 0; at -= 1) found[at] = Math.min(found[at], end - gap * (found.length - 1 - at));
  return found;
}
