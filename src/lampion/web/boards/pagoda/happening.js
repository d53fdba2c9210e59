// What a decision of Pagoda did, for the eye and the ear: where it happened and what it scored.

import { look } from "./colours.js";
import { stepOf } from "./turn.js";
import { effectOf } from "./view.js";

/** @import { LogEntry } from "../../types.js" */
/** @import { Desk } from "../../table/desk.js" */
/** @import { Happening } from "../../motion/scene.js" */

const BUILDS = ["column", "tile", "roof", "alternative"];

/** @param {Desk} _desk @param {LogEntry} entry @returns {Happening[]} */
export function happening(_desk, entry) {
  const effect = effectOf(entry);
  const built = !!effect && BUILDS.includes(effect.kind);
  const gains = effect?.points ? [{ to: `score:${entry.seat}`, text: `+${effect.points}`, css: look(stepOf(entry).colour).css }] : [];
  return [{ place: built ? `floor:${effect.site}-${effect.floor}` : "discard", gains, sound: built ? "place" : "card" }];
}
