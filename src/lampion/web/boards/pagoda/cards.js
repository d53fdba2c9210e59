// My cards: those on the table for all to see, and my hand.

import { glyph, icon } from "../../icons.js";
import { pointOf } from "../../table/desk.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { carriable } from "../../motion/drag.js";
import { carryingCard } from "./carrying.js";
import { look } from "./colours.js";
import { cardName, fitting, paymentOf, placesOf } from "./picks.js";
import { legalOf, picksOf, pressCard } from "./play.js";
import { cardsOf, editionOf, viewOf } from "./view.js";

/** @import { Desk } from "../../table/desk.js" */
/** @import { CardView } from "./view.js" */

/** @param {Desk} desk */
export function dock(desk) {
  const { seat } = desk.envelope;
  if (seat === null) return null;
  const { t } = desk;
  const mine = viewOf(desk).players[seat];
  const places = placesOf(cardsOf(desk));
  const payable = payablesOf(desk, places);
  const cards = cardsOf(desk).map((card, index) => cardButton(desk, card, places[index], !payable || payable.has(places[index])));
  const split = mine.table.length;
  const gone = (/** @type {string} */ zone) => (viewOf(desk).player === seat ? viewOf(desk).played.filter(({ card }) => card[1] === zone).length : 0);
  return html`<div class="zone table-zone"><h2 class="cap">${t("pagoda-board-table")}<span class="end">${t("pagoda-board-open")}</span></h2>
      <div class="cards">${cards.slice(0, split)}${slots(gone("t"))}</div></div>
    <div class="zone hand-zone"><h2 class="cap">${t("pagoda-board-hand")}<span class="end" title=${t("pagoda-board-only-you")}>${icon("hidden")}<span>${t("pagoda-board-only-you")}</span></span></h2>
      <div class="cards ${mine.hand_size + gone("h") > editionOf(desk).hand ? "many" : ""}">${cards.slice(split)}${slots(gone("h"))}</div></div>`;
}

/** @param {number} count */
const slots = (count) => Array.from({ length: count }, () => html`<span class="pc slot" aria-hidden="true"></span>`);

/** Cards that can help to pay for what is picked; null where all can. @param {Desk} desk @param {string[]} places @returns {Set<string> | null} */
function payablesOf(desk, places) {
  const picks = picksOf(desk);
  if (picks.site === null || picks.mode || !legalOf(desk).length) return null;
  const fits = fitting(legalOf(desk), { ...picks, cards: [] });
  return new Set(places.filter((place) => picks.cards.includes(place) || fits.some((offer) => paymentOf(offer).includes(cardName(place)))));
}

/** @param {Desk} desk @param {CardView} card @param {string} place @param {boolean} payable */
function cardButton(desk, card, place, payable) {
  const picked = desk.choice.cards.includes(place);
  const zone = place[1] === "t" ? "table" : "hand";
  const over = (/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && desk.free && desk.choose({ overCard: place });
  const out = () => desk.choice.overCard === place && desk.choose({ overCard: null });
  return html`<button data-piece="card-${desk.envelope.seat}-${place}" data-leaves data-from="pile" data-at="card:${cardName(place)}" data-drag @pointerdown=${carriable(carryingCard(desk, place))} class="pc ${look(card.colour).css} ${picked ? "picked" : ""} ${payable ? "" : "off"}" data-card=${place} aria-pressed=${picked}
    aria-label=${desk.t("pagoda-board-card", { colour: card.colour, zone })} @pointerenter=${over} @pointerleave=${out}
    @click=${(/** @type {Event} */ event) => pressCard(desk, place, pointOf(event))}>${glyph(look(card.colour).glyph)}</button>`;
}

/** A card that is only shown. @param {string} colour @param {string} label @param {string} piece */
export const smallCard = (colour, label, piece) => html`<span data-piece=${piece} data-leaves data-from="pile" class="pc small ${look(colour).css}" role="img" aria-label=${label}>${glyph(look(colour).glyph)}</span>`;

/** @param {string} label @param {string} [piece] */
export const cardBack = (label, piece) =>
  html`<span data-piece=${piece ?? nothing} data-from="pile" class="pc small back" role="img" aria-label=${label}><svg class="g" aria-hidden="true" viewBox="0 0 22 28"><use href="#logo"></use></svg></span>`;
