// A tile carried from the rack: its ghost lies where it would fall, turned so that it fits.

import { valueUnder } from "../../motion/drag.js";
import { cellsOf } from "./drawing.js";
import { fittingTurn, notationOf } from "./choice.js";
import { planOf, spotAt } from "./geometry.js";
import { ghostNow, heldTile, legalOf, pick, placing, point, viewOf } from "./play.js";

/** @import { Desk, Point } from "../../table/desk.js" */
/** @import { Carrying } from "../../motion/drag.js" */

/** The cell under a point of the window. @param {Desk} desk @param {Point} at */
export function spotUnder(desk, { x, y }) {
  const matrix = /** @type {SVGSVGElement | null} */ (document.querySelector(".axio-board"))?.getScreenCTM()?.inverse();
  if (!matrix) return null;
  const spot = new DOMPoint(x, y).matrixTransform(matrix);
  return spotAt(planOf(viewOf(desk).area), spot.x, spot.y);
}

/** @param {Desk} desk @param {number} index on the rack @returns {Carrying} */
export function carryingTile(desk, index) {
  let turn = 0;
  return {
    lift() {
      if (!desk.free || !placing(desk)) return false;
      pick(desk, index);
      turn = desk.choice.turn;
      desk.choose({ lifted: true, spot: null });
      return true;
    },
    over(at) {
      const spot = valueUnder(at, "data-at") ? spotUnder(desk, at) : null;
      const tile = heldTile(desk);
      if (!tile) return false;
      point(desk, { spot, by: "touch", turn: fittingTurn(legalOf(desk), tile, { ...desk.choice, spot, turn }, new Set(cellsOf(viewOf(desk)))) });
      return !!ghostNow(desk);
    },
    drop(at) {
      const ghost = ghostNow(desk);
      if (ghost?.offer) desk.play(ghost.offer);
      else if (ghost) desk.whyNot({ notation: notationOf(ghost) }, at);
      return !desk.free;
    },
    end: () => desk.choose(desk.free ? { lifted: false, spot: null, by: "mouse" } : { lifted: false }),
  };
}
