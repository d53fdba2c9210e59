// The tiles that are left: a table of base and next colours, and a strip of the same for a phone.

import { glyph } from "../../icons.js";
import { guard } from "../../vendor/directives/guard.js";
import { html } from "../../vendor/lit-html.js";
import { COLOURS, look } from "./colours.js";
import { options } from "./options.js";
import { miniTile } from "./pieces.js";
import { fitting } from "./picks.js";
import { choosePart, legalOf, picksOf } from "./play.js";
import { turnChips, turnPanel } from "./turn.js";
import { viewOf } from "./view.js";

/** @import { Desk } from "../../table/desk.js" */

/** @param {Desk} desk */
export function supplies(desk) {
  const picks = picksOf(desk);
  const choosable = picks.site && !picks.mode ? new Set(fitting(legalOf(desk), { ...picks, tile: null }).map(({ parts }) => parts.tile)) : new Set();
  return html`${turnPanel(desk)}${guard([desk.revision, picks.tile, ...choosable], () => tilesLeft(desk, choosable))}`;
}

/** @param {Desk} desk @param {Set<unknown>} choosable */
function tilesLeft(desk, choosable) {
  const { t } = desk;
  const { supply, sites } = viewOf(desk);
  const all = supply.length + sites.flatMap(({ floors }) => floors).filter(({ tile }) => tile).length;
  return html`<article class="panel supplies"><h2>${t("pagoda-board-tiles-left")}<span class="end">${t("pagoda-board-of", { count: supply.length, of: all })}</span></h2>
    <table class="supply"><caption class="visually-hidden">${t("pagoda-board-supply")}</caption>
      <tbody><tr><td class="key"><small>${t("pagoda-board-base")} ↓<br>${t("pagoda-board-next")} →</small></td>${COLOURS.map((colour) => head(desk, colour, "col"))}</tr>
      ${COLOURS.map((base) => html`<tr>${head(desk, base, "row")}${COLOURS.map((next) => html`<td>${cell(desk, base, next, choosable)}</td>`)}</tr>`)}</tbody></table></article>`;
}

/** @param {Desk} desk @param {string} colour @param {"row" | "col"} scope */
const head = ({ t }, colour, scope) => html`<th scope=${scope} class=${look(colour).css}>${glyph(look(colour).glyph, "tint")}<span class="visually-hidden">${t("pagoda-colour", { colour })}</span></th>`;

/** @param {Desk} desk @param {string} base @param {string} next @param {Set<unknown>} choosable */
function cell(desk, base, next, choosable) {
  const tile = viewOf(desk).supply.find((one) => one.base === base && one.next === next);
  if (!tile) return html`<span class="gone"></span>`;
  const label = desk.t("pagoda-tile-listed", { colour: base, next, spire: tile.spire });
  if (!choosable.has(tile.name)) return html`<span data-at="tile:${tile.name}">${miniTile(base, next, label, tile.spire)}</span>`;
  return html`<button class="pick" data-at="tile:${tile.name}" aria-label=${label} aria-pressed=${desk.choice.tile === tile.name} @click=${() => choosePart(desk, "tile", tile.name)}>${miniTile(base, next, "", tile.spire)}</button>`;
}

/** Under the board on a phone: what is to be chosen now, else the tiles in short; then the turn so far. @param {Desk} desk */
export function under(desk) {
  return html`${options(desk, "narrow") ?? guard([desk.revision], () => strip(desk))}${guard([desk.revision], () => turnChips(desk))}`;
}

/** @param {Desk} desk */
function strip(desk) {
  const { t } = desk;
  const { supply } = viewOf(desk);
  return html`<ul class="strip narrow short-hide" aria-label=${t("pagoda-board-tiles-left")}><li class="lead">${t("pagoda-board-tiles-left")}</li>
    ${COLOURS.map((base) => {
      const left = supply.filter((tile) => tile.base === base);
      return html`<li class="${look(base).css} ${left.length ? "" : "none"}">${miniTile(base, null, t("pagoda-colour", { colour: base }))}
        <span class="nx">${left.length ? left.map(({ next }) => html`<svg class="g ${look(next).css} tint" role="img" aria-label=${t("pagoda-colour", { colour: next })}><use href="#${look(next).glyph}"></use></svg>`) : t("pagoda-board-none")}</span></li>`;
    })}</ul>`;
}
