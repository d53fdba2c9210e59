// My rack: the tiles I hold, one of them picked.

import { pointOf } from "../../table/desk.js";
import { html } from "../../vendor/lit-html.js";
import { carriable } from "../../motion/drag.js";
import { carryingTile } from "./carrying.js";
import { halves } from "./colours.js";
import { loneTile } from "./pieces.js";
import { numbersOf, pick, placing, rackOf, viewOf } from "./play.js";

/** @import { Desk } from "../../table/desk.js" */

/** @param {Desk} desk */
export function rack(desk) {
  const { t } = desk;
  const tiles = rackOf(desk);
  const choosing = placing(desk);
  const aside = viewOf(desk).laid_aside;
  const size = viewOf(desk).solo ? 1 : numbersOf(desk).rack;
  return html`${desk.envelope.seat === null ? null : html`<div class="rack" role="listbox" aria-label=${t("axio-board-rack")}>
    ${tiles.map((tile, index) => html`<button data-piece="hold-${tile}-${tiles.slice(0, index).filter((one) => one === tile).length}" data-from="laid-${tile} bag" data-at="tile:${tile}" data-drag @pointerdown=${carriable(carryingTile(desk, index))} class="rtile ${choosing && index === desk.choice.held ? "picked" : ""}" role="option" aria-selected=${choosing && index === desk.choice.held}
      aria-label=${tileName(desk, tile)} title=${tileName(desk, tile)} @click=${(/** @type {Event} */ event) => (desk.free ? pick(desk, index) : desk.wait(pointOf(event)))}>${loneTile(tile)}</button>`)}
    ${Array.from({ length: Math.max(0, size - tiles.length) }, () => html`<span class="rtile slot" aria-hidden="true"></span>`)}</div>`}
    ${aside ? html`<div class="aside-tiles"><span>${t("axio-board-laid-aside", { name: desk.name(aside.seat) })}</span>${aside.tiles.map((tile) => loneTile(tile, "mini"))}</div>` : null}`;
}

/** @param {Desk} desk @param {string} tile */
export function tileName({ t }, tile) {
  const [first, second] = halves(tile);
  return t("axio-board-tile", { first: t("axio-board-symbol", { colour: first }), second: t("axio-board-symbol", { colour: second }) });
}
