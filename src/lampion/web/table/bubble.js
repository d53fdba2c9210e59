// The bubble that answers a click that could not be done: the fact, then the rule's number.

import { rulesAddress } from "../rules.js";
import { html } from "../vendor/lit-html.js";

/** @typedef {{text: string, rule: string, x: number, y: number}} Bubble */

const WIDTH = 250;
const EDGE = 10;

/** @param {Bubble | null} bubble @param {string} game @param {string | null} edition @param {(rule: string) => string} ruleLine @param {() => void} hush a press on it closes it */
export function bubbleOf(bubble, game, edition, ruleLine, hush) {
  if (!bubble) return null;
  const left = Math.max(EDGE, Math.min(bubble.x - 34, innerWidth - WIDTH - EDGE));
  const below = bubble.y < 120;
  const tip = Math.max(10, Math.min(bubble.x - left - 6, WIDTH - 24));
  return html`<div class="whynot ${below ? "below" : ""}" .style=${`left:${left}px; top:${bubble.y}px; --tip:${tip}px`} @click=${hush}>
    ${bubble.text}${bubble.rule ? html`<small><a href=${rulesAddress(game, edition, bubble.rule)} target="_blank" rel="noopener">${ruleLine(bubble.rule)}</a></small>` : null}</div>`;
}
