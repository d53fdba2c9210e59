// The five colours of Pagoda, and the ability whose glyph stands for each.

/** In the order of cards, tiles and markers. */
export const COLOURS = ["red", "blue", "green", "yellow", "violet"];

/** @type {Record<string, {ability: string, glyph: string, letter: string}>} */
const LOOKS = {
  red: { ability: "lantern", glyph: "ab-lantern", letter: "R" },
  blue: { ability: "buddha", glyph: "ab-buddha", letter: "B" },
  green: { ability: "bowl", glyph: "ab-bowl", letter: "G" },
  yellow: { ability: "dragon", glyph: "ab-dragon", letter: "Y" },
  violet: { ability: "fan", glyph: "ab-fan", letter: "V" },
};

/** @param {string} colour */
export const look = (colour) => ({ css: `c-${colour}`, ...LOOKS[colour] });

/** The colour of a letter of the notation. @param {string} letter */
export const colourOf = (letter) => COLOURS.find((colour) => LOOKS[colour].letter === letter) ?? "";

/** The colour of an ability. @param {string} ability */
export const colourOfAbility = (ability) => COLOURS.find((colour) => LOOKS[colour].ability === ability) ?? "";
