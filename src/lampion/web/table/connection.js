// Whether this page hears the table: a small lamp in the header, and words when it does not.

import { html } from "../vendor/lit-html.js";

/** @import { TableScreen } from "./table.js" */

/** What the line is like, as a key's ending. @param {TableScreen} table */
export const lineState = ({ line }) => (line === "live" ? "live" : line === "joining" ? "joining" : navigator.onLine ? "lost" : "offline");

/** What happens while the line is broken; null while it is not. @param {TableScreen} table */
export function lineTrouble(table) {
  const state = lineState(table);
  return state === "lost" || state === "offline" ? table.t(`page-line-${state}`) : null;
}

/** @param {TableScreen} table */
export function connectionLamp(table) {
  const state = lineState(table);
  const said = table.t(`page-line-short-${state}`);
  return html`<span class="line-lamp ${state}" title=${lineTrouble(table) ?? said}><i></i><span class=${state === "live" ? "visually-hidden" : ""}>${said}</span></span>`;
}
