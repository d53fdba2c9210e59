// How long bots think on this device: measured while they play, reckoned from the others as long as a level has not played.

const KEPT = "lampion-thought";
/** So many of the last decisions of a level are remembered. */
const MOST = 25;
const ENOUGH = 5;
/** Seconds for a decision in the middle from which on a level is called slow. */
const SLOW = 3;

/** What levels took where they were measured, in seconds for a decision in the middle; only their ratios matter.
 * @type {Record<string, Record<string, number>>} */
const MEASURED = JSON.parse(globalThis.document?.querySelector?.('meta[name="paces"]')?.getAttribute("content") ?? "{}");

/** @typedef {Record<string, Record<string, number[]>>} Times seconds, by game and level */

/** @returns {Times} */
function kept() {
  try {
    return Object(JSON.parse(localStorage.getItem(KEPT) ?? "{}"));
  } catch {
    return {};
  }
}

/** A bot has decided. @param {string} game @param {string} level @param {number} seconds */
export function thought(game, level, seconds) {
  const times = kept();
  const levels = (times[game] ??= {});
  levels[level] = [...(levels[level] ?? []), Math.round(seconds * 1000) / 1000].slice(-MOST);
  localStorage.setItem(KEPT, JSON.stringify(times));
}

/** Whether a level takes long for most of its decisions here. @param {string} game @param {string} level @param {Times} [times] */
export function isSlow(game, level, times = kept()) {
  const own = times[game]?.[level] ?? [];
  if (own.length >= ENOUGH) return middle(own) > SLOW;
  const usual = MEASURED[game]?.[level];
  return usual !== undefined && usual * factor(times) > SLOW;
}

/** How many times slower this device is than the one of the measurements. @param {Times} times */
function factor(times) {
  const found = Object.entries(MEASURED).flatMap(([game, levels]) =>
    Object.entries(levels).flatMap(([level, usual]) => {
      const own = times[game]?.[level] ?? [];
      return own.length >= ENOUGH ? [middle(own) / usual] : [];
    }),
  );
  return found.length ? middle(found) : 1;
}

/** @param {number[]} numbers */
const middle = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];
