// Points at the reason: whatever a refusal is about is ringed for a moment.

import { layer, lay } from "./layer.js";

/** @import { Thing } from "../types.js" */

const RING = 4;
const STAYS = 1900;

/** The names that drawings give to the things of a refusal. @param {Thing[] | undefined} about */
export const placesOf = (about) => (about ?? []).map(({ part, name }) => `${part}:${name}`);

/** @param {ParentNode} root @param {Thing[] | undefined} about */
export function flash(root, about) {
  for (const old of layer().querySelectorAll(".flash")) old.remove();
  const found = [...new Set(placesOf(about))].flatMap((place) => [...root.querySelectorAll(`[data-at~="${CSS.escape(place)}"]`)].map((thing) => ({ place, box: thing.getBoundingClientRect() })));
  for (const { place, box: { x, y, width, height } } of found)
    if (width) {
      const ring = document.createElement("i");
      ring.className = "flash";
      ring.dataset.about = place;
      lay(ring, { x: x - RING, y: y - RING, width: width + 2 * RING, height: height + 2 * RING });
      setTimeout(() => ring.remove(), STAYS);
    }
}
