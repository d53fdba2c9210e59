// How quickly moves are shown: a setting of this device, and what the system asks for.

const KEPT = "lampion-pace";

/** @typedef {"normal" | "fast" | "off"} Pace */

/** @type {Pace[]} */
export const PACES = ["normal", "fast", "off"];

/** How long a move of somebody else stays alone on the table, in milliseconds. @type {Record<Pace, number>} */
const STEPS = { normal: 1100, fast: 450, off: 0 };
/** How long travelling takes, against the lengths of look.md. @type {Record<Pace, number>} */
const STRETCH = { normal: 1, fast: 0.6, off: 0 };

/** @returns {Pace} */
export function pace() {
  const kept = /** @type {Pace} */ (localStorage.getItem(KEPT));
  return PACES.includes(kept) ? kept : "normal";
}

/** @param {Pace} chosen */
export const choosePace = (chosen) => localStorage.setItem(KEPT, chosen);

export const stepLength = () => STEPS[pace()];
export const stretch = () => STRETCH[pace()];

/** Nothing may travel: a person or the system wants it so, or nobody is looking. */
export const still = () => pace() === "off" || document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;
