// Clocks in words: the plan of a table, and a span of time.

/** @import { Words } from "./words.js" */
/** @import { ClockPlan, ClockShown } from "./types.js" */

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Under this a clock of minutes is low; a clock of days under LOW_DAYS. */
const LOW = 30 * SECOND;
const LOW_DAYS = 2 * HOUR;

/** @param {Words} words @param {ClockPlan | null | undefined} plan */
export function planInWords(words, plan) {
  if (!plan) return words.text("page-clock-none");
  if (plan.days) return words.text("page-clock-per-move", { days: plan.days });
  const minutes = Math.round((plan.bank ?? 0) / MINUTE);
  const seconds = Math.round((plan.increment ?? 0) / SECOND);
  return seconds ? words.text("page-clock-bank-more", { minutes, seconds }) : words.text("page-clock-bank", { minutes });
}

const two = (/** @type {number} */ number) => String(number).padStart(2, "0");

/** What a clock shows: days and hours, hours, minutes, at last tenths. @param {number} left milliseconds @param {Words} words */
export function span(left, words) {
  const rest = Math.max(0, left);
  if (rest >= DAY) return words.text("page-clock-days-left", { days: Math.floor(rest / DAY), hours: Math.floor((rest % DAY) / HOUR) });
  if (rest >= HOUR) return `${Math.floor(rest / HOUR)}:${two(Math.floor((rest % HOUR) / MINUTE))}:${two(Math.floor((rest % MINUTE) / SECOND))}`;
  if (rest >= 10 * SECOND) return `${Math.floor(rest / MINUTE)}:${two(Math.floor((rest % MINUTE) / SECOND))}`;
  return `0:0${(Math.floor(rest / 100) / 10).toFixed(1)}`;
}

/** @param {number} left milliseconds @param {ClockPlan} plan */
export const isLow = (left, plan) => left < (plan.days ? LOW_DAYS : Math.min(LOW, (plan.bank ?? LOW) / 2));

/** What a seat has left. `offset` is the server's time less ours. @param {ClockShown} clock @param {number} seat @param {number} offset @param {number} [here] our time */
export function leftOf(clock, seat, offset, here = Date.now()) {
  if (clock.runs && clock.asked === seat && clock.deadline !== null) return Math.max(0, clock.deadline - (here + offset));
  return clock.left[seat];
}
