// The panel while somebody else decides, or one looks on: what was done last.

import { html } from "../../vendor/lit-html.js";
import { lastTurn } from "./log.js";

/** @import { Desk } from "../../table/desk.js" */

/** @param {Desk} desk */
export const awayPanel = (desk) => html`${lastTurn(desk)}`;
