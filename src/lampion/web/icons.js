// Drawings from the sprite: outline icons of the interface and filled glyphs of the games.

import { textOf } from "./files.js";
import { html } from "./vendor/lit-html.js";

/** Put the sprite into the page once, so that no drawing ever waits for a file. */
export const bringIcons = async (/** @type {Promise<string> | null} */ coming) => put(await (coming ?? textOf("icons.svg")));

/** Sheets of single games that are on their way or there. @type {Set<string>} */
const brought = new Set();

/** A game's own drawings, when its board is first shown. @param {URL} address */
export function bringSheet(address) {
  if (brought.has(address.href)) return;
  brought.add(address.href);
  bring(address).catch(() => brought.delete(address.href)); // asked again with the next position
}

/** @param {URL} address */
async function bring(address) {
  put(await (await fetch(address)).text());
}

/** @param {string} source */
function put(source) {
  const sprite = new DOMParser().parseFromString(source, "image/svg+xml").documentElement;
  sprite.setAttribute("class", "sheet-of-symbols");
  sprite.setAttribute("aria-hidden", "true");
  document.body.prepend(document.adoptNode(sprite));
}

/** Address of a drawing, for <use>. @param {string} name */
export const drawing = (name) => `#${name}`;

/** An outline icon. @param {string} name */
export const icon = (name) => html`<svg class="i" aria-hidden="true"><use href=${drawing(name)}></use></svg>`;

/** A filled glyph in the colour of its surroundings. @param {string} name @param {string} [extra] */
export const glyph = (name, extra = "") =>
  html`<svg class="g ${extra}" aria-hidden="true"><use href=${drawing(name)}></use></svg>`;

export const lantern = () => html`<svg aria-hidden="true"><use href=${drawing("logo")}></use></svg>`;
