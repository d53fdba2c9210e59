// What a new table is to be: kept between visits as far as a person would want it again.

import { IN_FOLDER } from "../address.js";

/** @import { NewClock, NewSeat } from "../types.js" */

const LISTED = "lampion-listed";
const CLOCK = "lampion-clock";
const MINUTE = 60_000;

export const BANKS = [3, 5, 10, 15, 20, 30, 45, 60, 90];
export const INCREMENTS = [0, 3, 5, 10, 15, 20, 30, 60];
export const DAYS = [1, 2, 3, 5, 7, 14];

/** @typedef {{kind: "none" | "bank" | "days", minutes: number, seconds: number, days: number}} ClockWish */

/** Who is to sit on a seat: "open", "here" for somebody at this device, or a bot's level. @typedef {{who: string, name: string}} Chair */

/** Who sits on a chair that nobody was chosen for: whoever comes by the link, where others can come. */
export const ANYBODY = IN_FOLDER ? "here" : "open";

/** @param {boolean} on */
export const rememberListed = (on) => localStorage.setItem(LISTED, on ? "on" : "off");

export const keptListed = () => localStorage.getItem(LISTED) === "on";

/** @returns {ClockWish} */
export function keptClock() {
  /** @type {ClockWish} */
  const usual = { kind: "none", minutes: 15, seconds: 10, days: 2 };
  try {
    const kept = Object(JSON.parse(localStorage.getItem(CLOCK) ?? "{}"));
    return {
      kind: ["none", "bank", "days"].includes(kept.kind) ? kept.kind : usual.kind,
      minutes: BANKS.includes(kept.minutes) ? kept.minutes : usual.minutes,
      seconds: INCREMENTS.includes(kept.seconds) ? kept.seconds : usual.seconds,
      days: DAYS.includes(kept.days) ? kept.days : usual.days,
    };
  } catch {
    return usual;
  }
}

/** @param {ClockWish} clock */
export const keepClock = (clock) => localStorage.setItem(CLOCK, JSON.stringify(clock));

/** @param {ClockWish} clock @returns {NewClock | null} */
export function clockPlan({ kind, minutes, seconds, days }) {
  if (kind === "none") return null;
  return kind === "days" ? { days } : { bank: minutes * MINUTE, increment: seconds * 1000 };
}

/** The seats to ask the server for; the first one is mine.
 * @param {string} me @param {Chair[]} others @param {(number: number) => string} personName @param {(number: number) => string} botName @returns {NewSeat[]} */
export function seatsOf(me, others, personName, botName) {
  return [
    { kind: "human", name: me || personName(1) },
    ...others.map(({ who, name }, index) => {
      if (who === "open") return { kind: /** @type {const} */ ("open"), name: null };
      if (who === "here") return { kind: /** @type {const} */ ("human"), name: name.trim() || personName(index + 2) };
      return { kind: /** @type {const} */ ("bot"), level: who, name: botName(index) };
    }),
  ];
}
