// The three views of a table: my turn with the map, the action board, and a clan sheet.

import { html } from "../../vendor/lit-html.js";
import { mark } from "./symbols.js";

/** @import { Desk } from "../../table/desk.js" */

/** @type {[import("./play.js").Choice["view"], string][]} */
const VIEWS = [["turn", "map"], ["board", "grid"], ["clan", "sheet"]];

/** @param {Desk} desk */
export const views = (desk) =>
  html`<nav class="panes"
      aria-label=${desk.t("panda-board-views")}>${VIEWS.map(([view, drawing]) => html`<button type="button" data-view=${view} aria-pressed=${desk.choice.view === view} @click=${() => desk.choose({ view })}>${mark(drawing)}<span>${desk.t("panda-board-view", { view })}</span></button>`)}</nav>`;

/** The other views, where a low phone has no room for their bar. @param {Desk} desk */
export const viewsInMenu = (desk) =>
  [["board", "grid"], ["clan", "book"]].map(([view, drawing]) => ({ drawing,
    text: desk.t("panda-board-view", { view }), act: () => desk.choose({ view }) }));
