// Playing AXIO from the desk: which tile is held, where its ghost is, and playing what is listed.

import { cellsOf } from "./drawing.js";
import { choiceOf, ghostOf, nextTurn, notationOf, placements } from "./choice.js";

/** @import { Offer } from "../../types.js" */
/** @import { Desk } from "../../table/desk.js" */
/** @import { AxioNumbers, AxioView } from "./drawing.js" */
/** @import { Choice, Ghost } from "./choice.js" */

/** @param {Desk} desk @returns {AxioView} */
export const viewOf = (desk) => desk.envelope.board;

/** What the edition in play says. @param {Desk} desk @returns {AxioNumbers} */
export const numbersOf = (desk) => /** @type {any} */ (desk.envelope.numbers);

/** Tiles I may hold: my rack, as long as a placement is mine to choose. @param {Desk} desk @returns {string[]} */
export function rackOf(desk) {
  const { seat } = desk.envelope;
  return (seat === null ? null : viewOf(desk).players[seat]?.rack) ?? [];
}

/** @param {Desk} desk */
export const placing = (desk) => viewOf(desk).phase === "place" && !!desk.envelope.legal;

/** @param {Desk} desk @returns {string | undefined} */
export const heldTile = (desk) => (placing(desk) ? rackOf(desk)[desk.choice.held] : undefined);

/** @type {WeakMap<object, Map<string, Offer>>} */
const indexed = new WeakMap();

/** @param {Desk} desk */
export function legalOf({ envelope: { legal } }) {
  if (!legal) return new Map();
  const known = indexed.get(legal) ?? placements(legal);
  indexed.set(legal, known);
  return known;
}

/** The ghost as it hovers now. @param {Desk} desk @param {Choice} [choice] @returns {Ghost | null} */
export const ghostNow = (desk, choice = desk.choice) =>
  ghostOf(legalOf(desk), heldTile(desk), choice, new Set(cellsOf(viewOf(desk))));

/** @param {Desk} desk */
export function previewNow(desk) {
  const offer = ghostNow(desk)?.offer;
  return offer ? desk.preview(offer.code) : null;
}

/** Pick a tile of the rack; its previews are asked for at once. @param {Desk} desk @param {number} held */
export function pick(desk, held) {
  desk.choose({ held, refused: false });
  const tile = heldTile(desk);
  if (tile) desk.wantPreviews([...legalOf(desk).values()].filter((offer) => offer.parts.tile === tile).map((offer) => offer.code));
}

/** @param {Desk} desk */
export function turn(desk) {
  const tile = heldTile(desk);
  if (!tile) return;
  desk.choose({ turn: nextTurn(legalOf(desk), tile, desk.choice, new Set(cellsOf(viewOf(desk)))), refused: false });
}

/** Place the tile where the ghost is, or say why it cannot lie there. @param {Desk} desk @param {{x: number, y: number}} at */
export function place(desk, at) {
  const ghost = ghostNow(desk);
  if (!ghost) return desk.tell(desk.t("axio-board-point-first"), at);
  if (ghost.offer) return desk.play(ghost.offer);
  desk.choose({ refused: true });
  desk.whyNot({ notation: notationOf(ghost) }, at);
}

/** Point somewhere else; its preview is asked for. @param {Desk} desk @param {Partial<Choice>} change */
export function point(desk, change) {
  desk.choose({ ...change, refused: false });
  const offer = ghostNow(desk)?.offer;
  if (offer) desk.wantPreviews([offer.code]);
}

/** Keys go to the board from here on. */
export function focusBoard() {
  /** @type {HTMLElement | null} */ (document.querySelector(".board"))?.focus({ preventScroll: true });
}

/** Point at an offer, as a hint does. @param {Desk} desk @param {Offer} offer */
export function show(desk, offer) {
  const tile = String(offer.parts.tile ?? "");
  const held = rackOf(desk).indexOf(tile);
  desk.choose({ swapping: offer.parts.kind === "swap" });
  focusBoard(); // so that Enter does what is shown, and does not ask again
  if (offer.parts.kind !== "place" || held < 0) return;
  pick(desk, held);
  point(desk, { ...choiceOf(offer, tile), by: "hint" });
}
