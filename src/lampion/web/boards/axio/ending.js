// The end of a turn of AXIO: one press places the tile, draws or swaps, and hands the turn on. Until then the tile can be
// moved; one that was placed alone can be taken back.

import { ghostNow, place, placing, previewNow, viewOf } from "./play.js";

/** @import { Desk, Point } from "../../table/desk.js" */

const DRAW = "refill";
const SWAP = "swap";

/** Whether the turn ends with this tile, as far as is known: another one may have to follow.
 * @param {Desk} desk */
export function endsTurn(desk) {
  const preview = previewNow(desk);
  return preview ? (preview.then ?? []).includes(DRAW) : !viewOf(desk).solo;
}

/** Place the tile where the ghost is, and draw where that comes next. @param {Desk} desk @param {Point} at */
export async function placeAndDraw(desk, at) {
  const offer = ghostNow(desk)?.offer;
  const preview = offer ? await desk.previewOf(offer.code) : null; // a quick press comes before it
  if (offer && preview?.then?.includes(DRAW)) desk.playTurn([offer.notation, DRAW]);
  else place(desk, at);
}

/** @param {Desk} desk */
export const draw = (desk) => desk.playTurn([DRAW]);

/** Whether the rack can be swapped now, or right after the tile that is pointed at. @param {Desk} desk */
export function maySwap(desk) {
  if (placing(desk)) return !!previewNow(desk)?.then?.includes(SWAP);
  return !!desk.envelope.legal?.some((one) => one.parts.kind === SWAP);
}

/** Swap, after the tile that is pointed at has been placed; or say why not. @param {Desk} desk @param {Point} at */
export function swap(desk, at) {
  const offer = placing(desk) ? ghostNow(desk)?.offer : null;
  if (maySwap(desk)) desk.playTurn(offer ? [offer.notation, SWAP] : [SWAP]);
  else desk.whyNot({ notation: SWAP }, at);
}
