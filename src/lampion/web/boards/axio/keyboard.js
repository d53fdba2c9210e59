// AXIO by keyboard: pick, move, turn, place, draw; what the ghost would bring is read out.

import { stepTo } from "./choice.js";
import { boxOf } from "./geometry.js";
import { draw, placeAndDraw, swap } from "./ending.js";
import { focusBoard, ghostNow, heldTile, legalOf, pick, placing, point, rackOf, turn, viewOf } from "./play.js";
import { pointsInOrder } from "./preview.js";

/** @import { Desk } from "../../table/desk.js" */

/** @type {Record<string, {x: number, y: number}>} */
const WAYS = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } };

/** @param {Desk} desk @param {string} name @returns {boolean} */
export function key(desk, name) {
  if (!desk.free) return false;
  const at = middleOfBoard();
  const low = name.toLowerCase();
  if (low === "h") return desk.hint(above(".bulb") ?? at), true;
  if (low === "s") return swap(desk, at), true;
  if (!placing(desk)) return name === "Enter" ? (desk.choice.swapping ? swap(desk, at) : draw(desk), true) : false;
  if (name === "Escape") return desk.choice.spot ? (point(desk, { spot: null }), true) : false;
  const tile = heldTile(desk);
  const number = Number(name);
  if (number >= 1 && number <= rackOf(desk).length) return pick(desk, number - 1), true;
  if (low === "r" && tile) return turn(desk), describe(desk), true;
  if (name === "Enter" && tile) return placeAndDraw(desk, ghostPoint(desk) ?? at), true;
  if (!WAYS[name] || !tile) return false;
  const { area } = viewOf(desk);
  const half = (area[0] + area[1]) / 2;
  const next = stepTo(legalOf(desk), tile, desk.choice, WAYS[name], { x: half, y: half });
  focusBoard();
  if (next) point(desk, { ...next, by: "keys" });
  describe(desk);
  return true;
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
