// AXIO's board under the pointer: a mouse hovers and clicks, a finger moves the ghost, a wheel turns it.

import { html } from "../../vendor/lit-html.js";
import { boardOf, newsFor } from "./drawing.js";
import { spotUnder } from "./carrying.js";
import { ghostNow, heldTile, legalOf, numbersOf, place, placing, point, turn, viewOf } from "./play.js";

/** @import { Desk } from "../../table/desk.js" */

const WHEEL_PAUSE = 110;

/** @param {Desk} desk */
export function stage(desk) {
  const view = viewOf(desk);
  const { envelope, choice, t } = desk;
  const ghost = desk.free ? ghostNow(desk) : null;
  const span = view.area[1] - view.area[0] + 1;
  const overlay = {
    ghost,
    preview: ghost?.offer ? desk.preview(ghost.offer.code) : null,
    refused: choice.refused,
    targets: ghost && !choice.lifted ? [] : targetsOf(desk),
    lifted: choice.lifted,
    call: t("axio-board-call"),
  };
  return html`<div class="pointing ${desk.free && placing(desk) ? "live" : ""}" @pointermove=${(/** @type {PointerEvent} */ event) => hover(desk, event)}
    @pointerleave=${() => choice.by === "mouse" && choice.spot && desk.choose({ spot: null })}
    @click=${(/** @type {PointerEvent} */ event) => press(desk, event)} @wheel=${{ handleEvent: (/** @type {WheelEvent} */ event) => wheel(desk, event), passive: false }}>
    ${boardOf(view, numbersOf(desk).side, t("axio-board-board", { size: span }), newsFor(view, envelope.seat), desk.initial, overlay, scoredBy(desk))}</div>`;
}

/** What the newest tile brought. @param {Desk} desk */
const scoredBy = (desk) => desk.log.findLast((entry) => entry.detail?.kind === "place")?.detail ?? null;

/** The cells that the picked tile may use. @param {Desk} desk @returns {string[]} */
function cellsToUse(desk) {
  const tile = heldTile(desk);
  if (!tile || !desk.free) return [];
  const offers = [...legalOf(desk).values()].filter((offer) => offer.parts.tile === tile);
  return [...new Set(offers.flatMap((offer) => /** @type {string[]} */ (offer.parts.cells)))];
}

/** Whether some free cells may not be used now, so that the others are marked. @param {Desk} desk */
export function barsCells(desk) {
  const count = cellsToUse(desk).length;
  return count > 0 && count < viewOf(desk).free_cells.length;
}

/** Cells worth marking: only while some free cells may not be used. @param {Desk} desk @returns {string[]} */
const targetsOf = (desk) => (desk.choice.lifted || barsCells(desk) ? cellsToUse(desk) : []);

/** @param {Desk} desk @param {PointerEvent} event */
function hover(desk, event) {
  if (event.pointerType !== "mouse" || !heldTile(desk) || desk.choice.lifted) return;
  const spot = spotUnder(desk, { x: event.clientX, y: event.clientY });
  const { spot: old } = desk.choice;
  const same = spot && old ? spot.row === old.row && spot.column === old.column && spot.right === old.right && spot.low === old.low : spot === old;
  if (!same) point(desk, { spot, by: "mouse" });
}

/** A mouse click places; a tap only moves the ghost. @param {Desk} desk @param {PointerEvent} event */
function press(desk, event) {
  const at = { x: event.clientX, y: event.clientY - 14 };
  if (!desk.free) return desk.wait(at);
  if (!placing(desk)) return desk.tell(desk.t("axio-board-draw-first"), at);
  const spot = spotUnder(desk, { x: event.clientX, y: event.clientY });
  if (!spot) return;
  const by = event.pointerType === "touch" || event.pointerType === "pen" ? "touch" : "mouse";
  point(desk, { spot, by });
  const ghost = ghostNow(desk);
  if (by === "mouse" || (ghost && !ghost.offer)) place(desk, at);
}

let turned = 0;

/** @param {Desk} desk @param {WheelEvent} event */
function wheel(desk, event) {
  if (!heldTile(desk) || !desk.choice.spot || event.ctrlKey) return;
  event.preventDefault();
  if (event.timeStamp - turned < WHEEL_PAUSE) return;
  turned = event.timeStamp;
  turn(desk);
}
