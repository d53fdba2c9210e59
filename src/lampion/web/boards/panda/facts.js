// How far the game is, for the header.

import { html } from "../../vendor/lit-html.js";
import { viewOf } from "./play.js";

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
