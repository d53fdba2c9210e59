// How wide a text will be, without a browser: a little wider than most fonts draw it, so that nothing touches.

/** Widths of letters in parts of their size: narrow, wide, large, and all others. @typedef {{narrow: number, wide: number, large: number, usual: number}} Widths */

/** The slanting letters of places. @type {Widths} */
const SERIF = { narrow: 0.31, wide: 0.76, large: 0.67, usual: 0.49 };
/** The bold letters of badges. @type {Widths} */
const SANS = { narrow: 0.31, wide: 0.87, large: 0.71, usual: 0.585 };

/** @param {string} letter @param {Widths} widths */
function widthOf(letter, widths) {
  if (/[fijlrt'’.,\- ]/.test(letter)) return widths.narrow;
  if (/[mwMW]/.test(letter)) return widths.wide;
  return /\p{Lu}/u.test(letter) ? widths.large : widths.usual;
}

/** @param {string} text @param {number} size @param {Widths} widths */
const wide = (text, size, widths) => size * [...text].reduce((sum, letter) => sum + widthOf(letter, widths), 0);

/** @param {string} text @param {number} size */
export const nameWidth = (text, size) => wide(text, size, SERIF);
/** @param {string} text @param {number} size */
export const badgeWidth = (text, size) => wide(text, size, SANS);

/** A name in one line, or in the two most even ones if it is wider than it may be; it breaks at a hyphen or a space.
 * @param {string} name @param {number} size @param {number} most @returns {string[]} */
export function linesOf(name, size, most) {
  if (nameWidth(name, size) <= most) return [name];
  const cuts = [...name.matchAll(/[- ]/g)].map(({ index }) => [name.slice(0, index + 1).trim(), name.slice(index + 1)]);
  const widest = (/** @type {string[]} */ lines) => Math.max(...lines.map((line) => nameWidth(line, size)));
  return cuts.sort((one, other) => widest(one) - widest(other))[0] ?? [name];
}
