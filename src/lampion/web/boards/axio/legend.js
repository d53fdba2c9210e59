// What the gold behind scores and the dots on cells mean, said where they are seen.

import { html } from "../../vendor/lit-html.js";
import { barsCells } from "./pointing.js";

/** @import { Desk } from "../../table/desk.js" */

/** @param {Desk} desk */
export const legend = (desk) => html`<p class="legend"><span class="gold">${desk.t("axio-board-legend-lowest")}</span>
  ${barsCells(desk) ? html`<span class="dotted">${desk.t("axio-board-legend-cell")}</span>` : null}</p>`;

/** On a phone it lies between the board and one's own scores. @param {Desk} desk */
export const legendUnderBoard = (desk) => html`<div class="narrow">${legend(desk)}</div>`;
