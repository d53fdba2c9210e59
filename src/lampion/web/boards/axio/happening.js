// What a move of AXIO did, for the eye and the ear: where it happened and which points it brought.

import { look } from "./colours.js";
import { pointsInOrder } from "./preview.js";

/** @import { LogEntry } from "../../types.js" */
/** @import { Desk } from "../../table/desk.js" */
/** @import { Happening } from "../../motion/scene.js" */

/** @param {Desk} _desk @param {LogEntry} entry @returns {Happening[]} */
export function happening(_desk, { seat, notation, detail }) {
  if (detail?.kind !== "place") return [{ place: "bag", gains: [], sound: "card" }];
  const cell = /\((\d+,\d+)\)/.exec(notation ?? "")?.[1];
  const gains = pointsInOrder(detail.points).map(([colour, points]) => ({ to: `score:${seat}-${colour}`, text: `+${points}`, css: look(colour).css }));
  return [{ place: `cell:${cell}`, gains, sound: "place" }];
}
