// What each action of a space would bring now, for the action board.

import { remembered } from "../../remembered.js";
import { viewOf } from "./play.js";
import { signed } from "./say.js";
import { groupedBy, turnsOf } from "./turns.js";

/** @import { Desk } from "../../table/desk.js" */
/** @import { Turns } from "./turns.js" */
/** @import { Space } from "./types.js" */

/** @typedef {{gains: string[], idle: boolean[]}} SpaceFacts by option: the most points as text, and whether it would do nothing */

/** @type {Map<number, SpaceFacts>} */
const NONE = new Map();

/** @param {Desk} desk @returns {Map<number, SpaceFacts>} */
export function bestOf(desk) {
  const turns = turnsOf(desk);
  return turns ? factsNow(turns, viewOf(desk).spaces) : NONE;
}

const factsNow = remembered((/** @type {Turns} */ { list, idle }, /** @type {Space[]} */ spaces) => {
  const bySpace = new Map(groupedBy(list, "space").map(({ key, turns }) => [Number(key), turns]));
  return new Map(spaces.map(({ index, options }) => {
    const turns = bySpace.get(index) ?? [];
    const most = (/** @type {number} */ option) =>
      Math.max(0, ...turns.filter((turn) => turn.option === option).map(({ gain }) => gain.vp));
    const gains = options.map((_, at) => (most(at + 1) ? signed(most(at + 1)) : ""));
    return [index, { gains, idle: options.map((_, at) => idle.some(({ space, option }) => space === index && option === at + 1)) }];
  }));
});
