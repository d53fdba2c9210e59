// The cards that the games bring: pictures for their doors and badges for lists. A plain one stands in for a missing one.

import { installed } from "../files.js";
import { glyph } from "../icons.js";
import { html } from "../vendor/lit-html.js";

/**
 * @typedef {object} Card What `card.js` of a game exports as `card`.
 * @property {() => unknown} art the picture on the game's door: an <svg>
 * @property {() => unknown} badge the game's sign in lists: a <span class="badge">
 * @property {string} [reconstructed] where the rules say what of the game's data is reconstructed: "#RULE", or "" for the whole page
 */

/** @type {Card} */
const PLAIN = {
  art: () => html`<svg viewBox="0 0 100 60"><circle class="moon" cx="50" cy="30" r="16"></circle></svg>`,
  badge: () => html`<span class="badge c-blue">${glyph("logo")}</span>`,
};

/** A game's card, if it can be drawn. @param {string} game @returns {Promise<Card>} */
async function bring(game) {
  try {
    const card = { ...PLAIN, ...(await import(`../boards/${game}/card.js`)).card };
    card.art();
    card.badge();
    return card;
  } catch (error) {
    console.error(`The card of ${game} cannot be drawn; a plain one takes its place.`, error);
    return PLAIN;
  }
}

const own = installed().filter(({ card }) => card);
const cards = new Map(await Promise.all(own.map(async ({ name }) => /** @type {const} */ ([name, await bring(name)]))));

/** @param {string} game @returns {Card} */
export const cardOf = (game) => cards.get(game) ?? PLAIN;
