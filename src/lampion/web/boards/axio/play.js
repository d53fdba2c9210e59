// Pointing and playing on AXIO's board: mouse, touch and keys change the choice; a listed placement is played.

import { html } from "../../vendor/lit-html.js";
import { boardOf, cellsOf, newsFor } from "./board.js";
import { choiceOf, ghostOf, nextTurn, notationOf, placements, stepTo } from "./choice.js";
import { planOf, spotAt, boxOf } from "./geometry.js";
import { pointsInOrder } from "./preview.js";

/** @import { Offer } from "../../types.js" */
/** @import { Desk } from "../../table/desk.js" */
/** @import { AxioView } from "./board.js" */
/** @import { Choice, Ghost } from "./choice.js" */

const WHEEL_PAUSE = 110;

/** @param {Desk} desk @returns {AxioView} */
export const viewOf = (desk) => desk.envelope.board;

/** Tiles I may hold: my rack, as long as a placement is mine to choose. @param {Desk} desk @returns {string[]} */
export function rackOf(desk) {
  const { seat } = desk.envelope;
  return (seat === null ? null : viewOf(desk).players[seat]?.rack) ?? [];
}

/** @param {Desk} desk */
export const placing = (desk) => viewOf(desk).phase === "place" && !!desk.envelope.legal;

/** @param {Desk} desk @returns {string | undefined} */
const heldTile = (desk) => (placing(desk) ? rackOf(desk)[desk.choice.held] : undefined);

/** @type {WeakMap<object, Map<string, Offer>>} */
const indexed = new WeakMap();

/** @param {Desk} desk */
function legalOf({ envelope: { legal } }) {
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
    targets: ghost ? [] : targetsOf(desk),
    call: t("axio-board-call"),
  };
  return html`<div class="pointing ${desk.free && placing(desk) ? "live" : ""}" @pointermove=${(/** @type {PointerEvent} */ event) => hover(desk, event)}
    @pointerleave=${() => choice.by === "mouse" && choice.spot && desk.choose({ spot: null })}
    @click=${(/** @type {PointerEvent} */ event) => press(desk, event)} @wheel=${{ handleEvent: (/** @type {WheelEvent} */ event) => wheel(desk, event), passive: false }}>
    ${boardOf(view, t("axio-board-board", { size: span }), newsFor(view, envelope.seat), desk.initial, overlay, gainsOf(desk))}</div>`;
}

/** What the newest tile brought. @param {Desk} desk */
function gainsOf(desk) {
  const newest = desk.log.findLast((entry) => entry.detail?.kind === "place");
  return pointsInOrder(newest?.detail?.points);
}

/** Cells worth marking: only while some free cells may not be used. @param {Desk} desk @returns {string[]} */
function targetsOf(desk) {
  const tile = heldTile(desk);
  if (!tile || !desk.free) return [];
  const offers = [...legalOf(desk).values()].filter((offer) => offer.parts.tile === tile);
  const cells = [...new Set(offers.flatMap((offer) => /** @type {string[]} */ (offer.parts.cells)))];
  return cells.length < viewOf(desk).free_cells.length ? cells : [];
}

/** @param {Desk} desk @param {PointerEvent} event */
function spotOf(desk, event) {
  const drawing = /** @type {Element} */ (event.currentTarget).querySelector("svg");
  const matrix = drawing?.getScreenCTM()?.inverse();
  if (!matrix) return null;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
  return spotAt(planOf(viewOf(desk).area), x, y);
}

/** @param {Desk} desk @param {PointerEvent} event */
function hover(desk, event) {
  if (event.pointerType !== "mouse" || !heldTile(desk)) return;
  const spot = spotOf(desk, event);
  const { spot: old } = desk.choice;
  const same = spot && old ? spot.row === old.row && spot.column === old.column && spot.right === old.right && spot.low === old.low : spot === old;
  if (!same) point(desk, { spot, by: "mouse" });
}

/** @param {Desk} desk @param {Partial<Choice>} change */
function point(desk, change) {
  desk.choose({ ...change, refused: false });
  const offer = ghostNow(desk)?.offer;
  if (offer) desk.wantPreviews([offer.code]);
}

/** A mouse click places; a tap only moves the ghost. @param {Desk} desk @param {PointerEvent} event */
function press(desk, event) {
  const at = { x: event.clientX, y: event.clientY - 14 };
  if (!desk.free) return desk.wait(at);
  if (!placing(desk)) return desk.tell(desk.t("axio-board-draw-first"), at);
  const spot = spotOf(desk, event);
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

/** @type {Record<string, {x: number, y: number}>} */
const WAYS = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } };

/** @param {Desk} desk @param {string} name @returns {boolean} */
export function key(desk, name) {
  if (!desk.free) return false;
  const at = middleOfBoard();
  const offer = (/** @type {string} */ kind) => desk.envelope.legal?.find((one) => one.parts.kind === kind);
  const low = name.toLowerCase();
  if (low === "h") return desk.hint(above(".bulb") ?? at), true;
  if (low === "s") return swap(desk, at), true;
  if (!placing(desk)) {
    const draw = offer("refill");
    return name === "Enter" && draw ? (desk.play(draw), true) : false;
  }
  const tile = heldTile(desk);
  const number = Number(name);
  if (number >= 1 && number <= rackOf(desk).length) return pick(desk, number - 1), true;
  if (low === "r" && tile) return turn(desk), describe(desk), true;
  if (name === "Enter" && tile) return place(desk, ghostPoint(desk) ?? at), true;
  if (!WAYS[name] || !tile) return false;
  const { area } = viewOf(desk);
  const half = (area[0] + area[1]) / 2;
  const next = stepTo(legalOf(desk), tile, desk.choice, WAYS[name], { x: half, y: half });
  /** @type {HTMLElement | null} */ (document.querySelector(".board"))?.focus({ preventScroll: true });
  if (next) point(desk, { ...next, by: "keys" });
  describe(desk);
  return true;
}

/** Swap if it is listed, else say why not. @param {Desk} desk @param {{x: number, y: number}} at */
export function swap(desk, at) {
  const offer = desk.envelope.legal?.find((one) => one.parts.kind === "swap");
  if (offer) desk.play(offer);
  else desk.whyNot({ notation: "swap" }, at);
}

/** Tell a screen reader where the ghost is and what it brings. @param {Desk} desk */
function describe(desk) {
  const ghost = ghostNow(desk);
  if (!ghost) return;
  const preview = ghost.offer ? desk.preview(ghost.offer.code) : null;
  const points = pointsInOrder(preview?.points).map(([colour, count]) => desk.t("axio-board-points", { colour, count }));
  const where = ghost.cells.map((cell, half) => desk.t("axio-board-half", { colour: ghost.symbols[half], row: Number(cell.split(",")[0]), column: Number(cell.split(",")[1]) }));
  desk.announce([...where, ...points].join(", "));
}

/** The upper middle of a part of the page. @param {string} part */
function above(part) {
  const box = document.querySelector(part)?.getBoundingClientRect();
  return box ? { x: box.left + box.width / 2, y: box.top } : null;
}

const middleOfBoard = () => {
  const box = document.querySelector(".board")?.getBoundingClientRect();
  return box ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : { x: 0, y: 0 };
};

/** The window's point above the ghost. @param {Desk} desk */
function ghostPoint(desk) {
  const ghost = ghostNow(desk);
  const matrix = /** @type {SVGSVGElement | null} */ (document.querySelector(".board svg"))?.getScreenCTM();
  if (!ghost || !matrix) return null;
  const box = boxOf(ghost.cells);
  return new DOMPoint(box.x + box.width / 2, box.y).matrixTransform(matrix);
}

/** Point at an offer, as a hint does. @param {Desk} desk @param {Offer} offer */
export function show(desk, offer) {
  const tile = String(offer.parts.tile ?? "");
  const held = rackOf(desk).indexOf(tile);
  if (offer.parts.kind !== "place" || held < 0) return;
  pick(desk, held);
  point(desk, { ...choiceOf(offer, tile), by: "hint" });
}
