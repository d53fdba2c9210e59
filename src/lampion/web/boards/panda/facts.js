// How far the game is, for the header; and the panes of a phone.

import { html } from "../../vendor/lit-html.js";
import { viewOf } from "./play.js";
import { mark } from "./symbols.js";

/** @import { Desk } from "../../table/desk.js" */

/** @param {Desk} desk */
export function facts(desk) {
  const { t } = desk;
  const { phase, round, ends, ending, master } = viewOf(desk);
  if (!ends) return null;
  const counts = phase === "rounds" || phase === "over";
  const goals = [share(desk, t("panda-board-cities"), ends.cities), share(desk, t("panda-board-capitals"), ends.capitals)];
  return html`<ul class="facts">${master ? html`<li class="variant-on">${t("panda-board-master")}</li>` : null}
    <li>${counts ? html`${t("panda-board-round")} <b>${round}</b>` : t("panda-board-setup")}</li>
    ${ending && phase !== "over" ? html`<li class="last">${t("panda-board-last-round")}</li>` : goals}</ul>`;
}

/** How many there are of how many; a phone has no room for words between the numbers.
 * @param {Desk} desk @param {string} what @param {number[]} counted */
function share({ t }, what, [count, of]) {
  const rest = html`<span class="wide"> ${t("panda-board-of", { count: of })}</span><span class="narrow">/${of}</span>`;
  return html`<li>${what} <b>${count}</b>${rest}</li>`;
}

/** @type {[import("./play.js").Choice["pane"], string][]} */
const PANES = [["map", "map"], ["actions", "grid"], ["clan", "sheet"]];

/** Map, actions and clan, one tap apart. @param {Desk} desk */
export const panes = (desk) =>
  html`<nav class="panes" aria-label=${desk.t("panda-board-panes")}>${PANES.map(([pane, drawing]) => html`<button type="button" data-pane=${pane} aria-pressed=${desk.choice.pane === pane} @click=${() => desk.choose({ pane })}>${mark(drawing)}<span>${desk.t("panda-board-pane", { pane })}</span></button>`)}</nav>`;

/** How far a finger travels to turn the page. */
const SWIPE = 60;

/** Where the finger came down; drawings may change while it moves. @type {{x: number, y: number} | null} */
let from = null;

/** Swiping between map and actions. @param {Desk} desk */
export function swiping(desk) {
  return {
    down: (/** @type {TouchEvent} */ event) => {
      from = event.touches.length === 1 ? { x: event.touches[0].clientX, y: event.touches[0].clientY } : null;
    },
    up: (/** @type {TouchEvent} */ event) => {
      const end = event.changedTouches[0];
      if (!from || !end) return;
      const [dx, dy] = [end.clientX - from.x, end.clientY - from.y];
      from = null;
      if (Math.abs(dx) > SWIPE && Math.abs(dx) > 2 * Math.abs(dy)) desk.choose({ pane: dx < 0 ? "actions" : "map" });
    },
  };
}
