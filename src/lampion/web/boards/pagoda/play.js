// Playing Pagoda from the desk: what is picked, what it would do, and doing it.

import { NOTHING, completed, fitting, offersIn, placesOf, ready, seated, withCard, withSite } from "./picks.js";
import { questionAbout } from "./questions.js";
import { cardsOf, previewOf, siteOf, viewOf } from "./view.js";

/** @import { Offer } from "../../types.js" */
/** @import { Desk, Point } from "../../table/desk.js" */
/** @import { Mode, Picks } from "./picks.js" */
/** @import { Ghost } from "./tower.js" */

/** @typedef {Picks & {over: string | null, overCard: string | null, advice: string | null, lifted: boolean}} Choice picked things, what a mouse points at, the notation of an advised button, and whether a card is being carried */

/** @returns {Choice} */
export const freshChoice = () => ({ ...NOTHING, over: null, overCard: null, advice: null, lifted: false });

/** @param {Desk} desk @returns {Offer[]} */
export const legalOf = (desk) => (desk.free ? (desk.envelope.legal ?? []) : []);

/** @param {Desk} desk @returns {Picks} what is picked, without what is only pointed at */
export function picksOf({ choice }) {
  const { mode, site, cards, tile, colour, abilities } = choice;
  return { mode, site, cards, tile, colour, abilities };
}

/** Picks as they would be after a click where the mouse is. @param {Desk} desk @param {string | null} [over] the site it points at @returns {Picks} */
export function pointed(desk, over = desk.choice.over) {
  const picks = picksOf(desk);
  const { overCard } = desk.choice;
  const legal = legalOf(desk);
  if (over !== null && (picks.cards.length || picks.mode) && over !== picks.site) return withSite(legal, picks, over);
  if (overCard !== null && picks.site !== null && !picks.mode && !picks.cards.includes(overCard)) return withCard(legal, picks, overCard);
  return picks;
}

/** The offer that one more press would play. @param {Desk} desk @returns {Offer | null} */
export const readyOf = (desk) => ready(legalOf(desk), picksOf(desk));

/** What stands over a site: the ghost of what is picked or pointed at. @param {Desk} desk @param {string} site @returns {Ghost | null} */
export function ghostAt(desk, site) {
  const picks = pointed(desk, desk.choice.over === site ? site : null);
  if (picks.site !== site) return null;
  const fits = fitting(legalOf(desk), picks);
  const offer = ready(legalOf(desk), picks);
  const piece = siteOf(desk, site).next;
  if (!fits.length || !piece) return null;
  const tile = offer?.parts.tile ?? picks.tile;
  if (piece === "column" ? !offer : !tile) return null;
  return {
    piece,
    colour: String((offer ?? fits[0]).parts.colour),
    tile: viewOf(desk).supply.find(({ name }) => name === tile) ?? null,
    points: offer ? (previewOf(desk, offer)?.points ?? siteOf(desk, site).points) : null,
  };
}

/** Sites that something picked, or any card, can be used on. @param {Desk} desk @returns {Set<string>} */
export const sitesOpen = (desk) => new Set(fitting(legalOf(desk), { ...picksOf(desk), site: null, tile: null, colour: null, abilities: null }).map(({ parts }) => String(parts.site)));

/** A new position: previews are asked for, and where only a set can be chosen, choosing begins. @param {Desk} desk */
export function arrive(desk) {
  const legal = desk.envelope.legal ?? [];
  desk.wantPreviews(legal.filter((offer) => !offer.choose).map(({ code }) => code));
  const only = legal.length && !offersIn(legal, null).length ? legal.find(({ parts }) => parts.kind === "alternative" || parts.kind === "pass") : null;
  if (only) desk.choose({ mode: only.parts.kind });
}

/** @param {Desk} desk @param {Picks} picks */
function take(desk, picks) {
  desk.choose({ ...completed(legalOf(desk), picks, placesOf(cardsOf(desk))), over: null, overCard: null });
}

/** Press a site: pick it, build there if everything is picked, or say why not. @param {Desk} desk @param {string} site @param {Point} at */
export function pressSite(desk, site, at) {
  if (!desk.free) return desk.wait(at);
  const seen = desk.choice.over === site ? pointed(desk) : picksOf(desk);
  const whole = seen.site === site ? ready(legalOf(desk), seen) : null;
  if (whole) return play(desk, whole, seen);
  const picks = desk.choice.mode === "dragon" || desk.choice.mode === "pass" ? NOTHING : picksOf(desk); // a site ends choosing cards for these
  if (picks.site === site) return desk.choose({ ...NOTHING, mode: picks.mode, cards: picks.mode ? picks.cards : [] });
  const next = withSite(legalOf(desk), picks, site);
  if (picks.cards.length && !next.cards.length && !picks.mode) return desk.whyNot(questionAbout(desk, { ...picks, site }), at);
  if (!fitting(legalOf(desk), next).length) return desk.whyNot(questionAbout(desk, { ...picks, site }), at);
  take(desk, next);
}

/** Press a card of mine. @param {Desk} desk @param {string} place @param {Point} at */
export function pressCard(desk, place, at) {
  if (!desk.free) return desk.wait(at);
  const picks = picksOf(desk);
  const legal = legalOf(desk);
  const next = withCard(legal, picks, place);
  if (picks.site !== null && next.site === null) return desk.whyNot(questionAbout(desk, { ...picks, cards: [place] }), at);
  const seen = desk.choice.overCard === place ? ready(legal, next) : null;
  if (seen && !next.mode && next.cards.length > picks.cards.length) return play(desk, seen, next);
  if (next.cards.length < picks.cards.length) return desk.choose({ ...next, over: null, overCard: null });
  const most = next.mode ? Math.max(...offersIn(legal, next.mode).map(({ choose }) => choose?.max ?? 0)) : Infinity;
  if (next.cards.length <= most) take(desk, next);
  else desk.choose({ ...next, cards: next.cards.slice(1) }); // one too many: the first goes back
}

/** Choose what is still open: a tile, a colour, or the ability that helps. @param {Desk} desk @param {"tile" | "colour" | "abilities"} part @param {string} value */
export const choosePart = (desk, part, value) => take(desk, { ...picksOf(desk), [part]: value });

/** Begin to choose a set of cards, or stop it. @param {Desk} desk @param {Mode} mode */
export const changeMode = (desk, mode) => desk.choose({ ...freshChoice(), mode: desk.choice.mode === mode ? null : mode });

/** Play an offer; a set is named with its cards. @param {Desk} desk @param {Offer} offer @param {Picks} [picks] */
export const play = (desk, offer, picks = picksOf(desk)) =>
  desk.play(offer.choose ? { notation: offer.notation + picks.cards.map((place) => place.split("#")[0]).join(" ") } : { code: offer.code });

/** @param {Desk} desk @param {(offer: Offer) => boolean} wanted */
export const offerOf = (desk, wanted) => legalOf(desk).find(wanted) ?? null;

/** What a hint means and one press can do, as long as nothing else is begun.
 * @param {Desk} desk @returns {Offer | null} */
export function advisedOf(desk) {
  const { advice, mode, site, cards } = desk.choice;
  if (advice === null || mode || site !== null || cards.length) return null;
  return offerOf(desk, ({ notation }) => notation === advice);
}

/** Point at an offer, as a hint does. @param {Desk} desk @param {Offer} offer @param {string} notation */
export function show(desk, offer, notation) {
  const { kind, site = null, tile = null, colour = null } = /** @type {Record<string, any>} */ (offer.parts);
  const named = offer.choose ? (notation.slice(offer.notation.length).match(/[A-Z][a-z]/g) ?? []) : [...(/** @type {any} */ (offer.parts.cards) ?? []), ...(/** @type {any} */ (offer.parts.spire) ?? [])];
  if (!named.length) return desk.choose({ ...freshChoice(), advice: notation });
  const abilities = Array.isArray(offer.parts.abilities) && offer.parts.abilities.length ? offer.parts.abilities.join(" ") : null;
  desk.choose({ ...freshChoice(), mode: offer.choose ? kind : null, site, tile, colour, abilities, cards: seated(named, [], placesOf(cardsOf(desk))) });
}
