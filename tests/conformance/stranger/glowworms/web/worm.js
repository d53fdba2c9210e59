// One glowworm with its number. Lit ones scored; a stalk tells the seats apart by its bend as well as by its colour.

import { svg } from "../kit.js";

/** @typedef {{x: number, y: number, card: number, lit: boolean, seat: number}} Worm */

const BENDS = ["q-10 24-4 52", "q12 24 4 52", "q0 24 0 52"];

/** @param {Worm} worm */
export const worm = ({ x, y, card, lit, seat }) => svg`<g class="worm ${lit ? "lit" : "dark"} of-${seat}" transform="translate(${x} ${y})">
  ${seat < 0 ? null : svg`<path class="stalk" d="M0 22${BENDS[seat % BENDS.length]}"></path>`}
  ${lit ? svg`<circle class="halo" r="36"></circle>` : null}<path class="feeler" d="M-8-18q-4-12-12-12M8-18q4-12 12-12"></path>
  <ellipse class="body-of" rx="22" ry="24"></ellipse><text y="8">${card}</text></g>`;
