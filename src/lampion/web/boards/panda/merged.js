// The marks of one thing as they are drawn: the strongest, and the badge with the look of the mark it came with.

import { STRENGTH } from "./marks.js";

/** @import { Badge, Kind, Mark, MarkName } from "./marks.js" */

/**
 * @typedef {object} Drawn
 * @property {Kind} kind
 * @property {string} id
 * @property {MarkName} mark
 * @property {MarkName[]} all
 * @property {{look: MarkName, badge: Badge} | null} badge
 * @property {number[]} numbers of the steps of the chosen turn
 * @property {string | null} label
 */

/** From paths to heroes, who stand above them; within each in the order of the list. @type {Kind[]} */
const ORDER = ["space", "path", "place", "hero"];

/** @param {Mark[]} marks @returns {Drawn[]} */
export function merged(marks) {
  const keys = [...new Set(marks.map(({ kind, id }) => `${kind}:${id}`))];
  const all = keys.map((key) => drawn(marks.filter(({ kind, id }) => `${kind}:${id}` === key)));
  return all.sort((one, other) => ORDER.indexOf(one.kind) - ORDER.indexOf(other.kind));
}

/** @param {Mark[]} marks of one thing @returns {Drawn} */
function drawn(marks) {
  const down = marks.toSorted((one, other) => STRENGTH.indexOf(other.mark) - STRENGTH.indexOf(one.mark));
  const said = down.find(({ badge }) => badge);
  return {
    kind: down[0].kind, id: down[0].id, mark: down[0].mark, all: down.map(({ mark }) => mark),
    badge: said?.badge ? { look: said.mark, badge: said.badge } : null,
    numbers: marks.flatMap(({ number }) => number ?? []),
    label: down.find(({ label }) => label !== undefined)?.label ?? null,
  };
}
