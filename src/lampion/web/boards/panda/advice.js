// Advice: whole turns where a turn begins, else the single decision at hand.

/** @import { Desk, Point } from "../../table/desk.js" */

/** @param {Desk} desk @param {Point} at */
export function advise(desk, at) {
  desk.hint(at);
}
