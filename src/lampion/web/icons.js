// Drawings from the sprite: outline icons of the interface and filled glyphs of the games.

import { html } from "./vendor/lit-html.js";

/** Put the sprite into the page once, so that no drawing ever waits for a file. */
export async function bringIcons() {
  const response = await fetch(new URL("icons.svg", import.meta.url));
  const sprite = new DOMParser().parseFromString(await response.text(), "image/svg+xml").documentElement;
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
