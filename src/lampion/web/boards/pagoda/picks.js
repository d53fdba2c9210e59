// Choosing from the list by what is picked, in any order: cards, site, tile, colour, abilities. Pure functions.

/** @import { Offer } from "../../types.js" */

/** @typedef {"dragon" | "alternative" | "pass"} Mode a set of cards is being chosen for this */
/**
 * @typedef {object} Picks
 * @property {Mode | null} mode
 * @property {string | null} site
 * @property {string[]} cards places of my picked cards, "Rt#0"
 * @property {string | null} tile
 * @property {string | null} colour
 * @property {string | null} abilities joined by spaces
 */

/** @type {Picks} */
export const NOTHING = { mode: null, site: null, cards: [], tile: null, colour: null, abilities: null };

const BUILDING = ["column", "tile", "roof"];

/** The name of a card in its place. @param {string} place */
export const cardName = (place) => place.split("#")[0];

/** My cards in their places: equal ones are told apart by a number. @param {{card: string}[]} cards @returns {string[]} */
export function placesOf(cards) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  return cards.map(({ card }) => {
    const number = seen.get(card) ?? 0;
    seen.set(card, number + 1);
    return `${card}#${number}`;
  });
}

/** All cards an offer costs. @param {Offer} offer @returns {string[]} */
export const paymentOf = ({ parts }) => /** @type {string[]} */ ([...(/** @type {any} */ (parts.cards) ?? []), ...(/** @type {any} */ (parts.spire) ?? [])]);

/** @param {Offer} offer */
export const abilitiesOf = ({ parts }) => (Array.isArray(parts.abilities) ? parts.abilities.join(" ") : "");

/** Whether some cards are among others, equal ones counted. @param {string[]} some @param {string[]} others */
export const among = (some, others) => some.every((card) => some.filter((one) => one === card).length <= others.filter((one) => one === card).length);

/** The offers of the kind being chosen: sets in their mode, else whatever builds. @param {Offer[]} offers @param {Mode | null} mode */
export const offersIn = (offers, mode) => offers.filter(({ parts }) => (mode ? parts.kind === mode : BUILDING.includes(String(parts.kind))));

/** The offers that agree with everything picked. @param {Offer[]} offers @param {Picks} picks @returns {Offer[]} */
export function fitting(offers, picks) {
  const cards = picks.cards.map(cardName);
  return offersIn(offers, picks.mode).filter((offer) => {
    const { site, tile, colour } = offer.parts;
    if (picks.site !== null && site !== picks.site) return false;
    if (picks.tile !== null && tile !== picks.tile) return false;
    if (picks.colour !== null && colour !== picks.colour) return false;
    if (picks.abilities !== null && abilitiesOf(offer) !== picks.abilities) return false;
    return offer.choose ? cards.length <= offer.choose.max : among(cards, paymentOf(offer));
  });
}

/** What an offer does, whoever pays for it. @param {Offer} offer */
export const effectKey = (offer) => [offer.parts.kind, offer.parts.site, offer.parts.tile, offer.parts.colour, abilitiesOf(offer)].join(" ");

/** The one offer that is wholly picked; null while something is missing or open. @param {Offer[]} offers @param {Picks} picks @returns {Offer | null} */
export function ready(offers, picks) {
  const whole = wholly(offers, picks);
  return whole.length && new Set(whole.map(effectKey)).size === 1 && (picks.site !== null || !("site" in whole[0].parts)) ? whole[0] : null;
}

/** Offers whose cards are all picked, and no others. @param {Offer[]} offers @param {Picks} picks @returns {Offer[]} */
export const wholly = (offers, picks) =>
  fitting(offers, picks).filter((offer) =>
    offer.choose ? picks.cards.length >= offer.choose.min && picks.cards.length <= offer.choose.max : paymentOf(offer).length === picks.cards.length && picks.cards.length > 0,
  );

/** @typedef {{part: "tile" | "colour" | "abilities", values: string[]}} Open */

/** What is still to be said besides the cards: the tile, a colour, or which ability helps. @param {Offer[]} offers @param {Picks} picks @returns {Open | null} */
export function stillOpen(offers, picks) {
  if (picks.site === null) return null;
  const fits = fitting(offers, picks);
  const whole = wholly(offers, picks);
  const tiles = valuesOf(fits, ({ parts }) => String(parts.tile ?? ""));
  if (tiles.length > 1) return { part: "tile", values: tiles };
  const colours = valuesOf(picks.mode ? fits : whole, ({ parts }) => String(parts.colour ?? ""));
  if (colours.length > 1) return { part: "colour", values: colours };
  const abilities = valuesOf(whole, abilitiesOf);
  return abilities.length > 1 ? { part: "abilities", values: abilities } : null;
}

/** @param {Offer[]} offers @param {(offer: Offer) => string} value */
const valuesOf = (offers, value) => [...new Set(offers.map(value))];

/** Picks of which nothing is missing any more, where only one way is left: its tile and its cards. @param {Offer[]} offers @param {Picks} picks @param {string[]} places of my cards @returns {Picks} */
export function completed(offers, picks, places) {
  if (picks.mode || picks.site === null) return picks;
  const fits = fitting(offers, picks);
  if (new Set(fits.map((offer) => effectKey(offer) + [...paymentOf(offer)].sort().join(""))).size !== 1) return picks;
  return { ...picks, tile: /** @type {string | null} */ (fits[0].parts.tile ?? null), cards: seated(paymentOf(fits[0]), picks.cards, places) };
}

/** Places for these cards, those already picked kept. @param {string[]} cards @param {string[]} picked @param {string[]} places @returns {string[]} */
export function seated(cards, picked, places) {
  /** @type {string[]} */
  const taken = [];
  for (const card of cards) {
    const place = [...picked, ...places].find((one) => cardName(one) === card && !taken.includes(one));
    if (place) taken.push(place);
  }
  return taken;
}

/** Pick a card, or put it back. If nothing agrees with it and the earlier picks, it begins anew. @param {Offer[]} offers @param {Picks} picks @param {string} place @returns {Picks} */
export function withCard(offers, picks, place) {
  if (picks.cards.includes(place)) return { ...picks, cards: picks.cards.filter((one) => one !== place), abilities: null };
  const more = { ...picks, cards: [...picks.cards, place], abilities: null };
  if (picks.mode || fitting(offers, more).length) return more;
  const here = { ...picks, cards: [place], tile: null, colour: null, abilities: null };
  return fitting(offers, here).length ? here : { ...NOTHING, cards: [place] };
}

/** Pick a site; cards that cannot pay there are put back. @param {Offer[]} offers @param {Picks} picks @param {string} site @returns {Picks} */
export function withSite(offers, picks, site) {
  const there = { ...picks, site, tile: null, colour: null, abilities: null };
  return fitting(offers, there).length ? there : { ...NOTHING, mode: picks.mode, site };
}
