// The five colours of AXIO as the page draws them: letter, shape, colour class.

/** @typedef {"red" | "blue" | "green" | "orange" | "purple"} Colour */

/** @type {Colour[]} */
export const COLOURS = ["red", "blue", "green", "orange", "purple"];

/** @type {Record<string, {letter: string, glyph: string, css: string}>} */
const LOOKS = {
  red: { letter: "r", glyph: "ax-sun", css: "c-red" },
  blue: { letter: "b", glyph: "ax-star", css: "c-blue" },
  green: { letter: "g", glyph: "ax-dot", css: "c-green" },
  orange: { letter: "o", glyph: "ax-square", css: "c-orange" },
  purple: { letter: "p", glyph: "ax-ring", css: "c-violet" },
};

/** @param {string} colour */
export const look = (colour) => LOOKS[colour];

/** The two colours of a tile written by its letters. @param {string} tile @returns {[Colour, Colour]} */
export function halves(tile) {
  const [first, second] = [...tile].map((letter) => /** @type {Colour} */ (COLOURS.find((one) => LOOKS[one].letter === letter)));
  return [first, second];
}

/** Tile letters from two colours, in the order of the box. @param {string} first @param {string} second */
export const tileOf = (first, second) =>
  COLOURS.filter((one) => one === first || one === second)
    .map((one) => LOOKS[one].letter.repeat(first === second ? 2 : 1))
    .join("");
