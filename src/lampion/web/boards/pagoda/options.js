// What is still open once site and cards are picked: which tile, which colour, which ability helps.

import { glyph } from "../../icons.js";
import { html } from "../../vendor/lit-html.js";
import { colourOfAbility, look } from "./colours.js";
import { miniTile } from "./pieces.js";
import { stillOpen } from "./picks.js";
import { choosePart, legalOf, picksOf } from "./play.js";
import { siteOf, viewOf } from "./view.js";

/** @import { Desk } from "../../table/desk.js" */

/** @param {Desk} desk @param {string} css where it is shown */
export function options(desk, css) {
  const picks = picksOf(desk);
  const shown = stillOpen(legalOf(desk), picks) ?? stillOpen(legalOf(desk), { ...picks, tile: null, colour: null, abilities: null }); // what is chosen can be changed
  if (!shown) return null;
  const next = picks.site ? siteOf(desk, picks.site).next : null;
  return html`<div class="options ${css}" role="group" aria-label=${desk.t("pagoda-board-choose", { part: shown.part, piece: next ?? "column" })}>
    <span class="lead">${desk.t("pagoda-board-choose", { part: shown.part, piece: next ?? "column" })}</span>
    ${shown.values.map((value) => html`<button class="option" aria-pressed=${picks[shown.part] === value} aria-label=${nameOf(desk, shown.part, value, next)} title=${nameOf(desk, shown.part, value, next)}
      @click=${() => choosePart(desk, shown.part, value)}>${face(desk, shown.part, value, next)}</button>`)}</div>`;
}

/** @param {Desk} desk @param {string} part @param {string} value @param {string | null} next */
function face(desk, part, value, next) {
  if (part === "tile") {
    const tile = viewOf(desk).supply.find(({ name }) => name === value);
    const after = next === "roof" ? tile?.spire : tile?.next;
    return tile && after ? html`${miniTile(tile.base, tile.next, "", tile.spire)}<span class=${look(after).css}>${glyph(look(after).glyph, "tint")}</span>` : value;
  }
  if (part === "colour") return html`<span class="dot ${look(value).css}">${glyph(look(value).glyph)}</span>`;
  return html`${value.split(" ").filter(Boolean).map((ability) => html`<span class="dot ${look(colourOfAbility(ability)).css}">${glyph(look(colourOfAbility(ability)).glyph)}</span>`)}`;
}

/** @param {Desk} desk @param {string} part @param {string} value @param {string | null} next */
function nameOf(desk, part, value, next) {
  const { t } = desk;
  if (part === "colour") return t("pagoda-colour", { colour: value });
  if (part === "abilities") return value.split(" ").map((ability) => t("pagoda-ability", { ability })).join(", ");
  const tile = viewOf(desk).supply.find(({ name }) => name === value);
  if (!tile) return value;
  const { base: colour, next: after, spire } = tile;
  if (next === "roof" && spire !== after) return t("pagoda-tile-listed", { colour, next: after, spire }); // several may have the same spire
  return next === "roof" ? t("pagoda-tile-roof", { colour, spire }) : t("pagoda-tile", { colour, next: after });
}
