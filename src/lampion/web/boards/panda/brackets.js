// Brackets around what others did last.

import { svg } from "../../vendor/lit-html.js";
import { heroAt, NODE } from "./badges.js";
import { around, shared, wider } from "./boxes.js";
import { coveredOn } from "./pieces.js";
import { boxOf } from "./standing.js";

/** @import { PandaView, Point } from "./types.js" */
/** @import { Plan } from "./layout.js" */
/** @import { Drawn } from "./merged.js" */
/** @import { Box } from "./boxes.js" */
/** @import { Figure } from "./standing.js" */

const CORNER = 13; // length of a bracket

/** Brackets around what others did; on a phone with the crest at a corner. @param {Plan} plan @param {PandaView} view
 * @param {Figure[]} figures @param {Drawn[]} marks */
export function theirs(plan, view, figures, marks) {
  const all = marks.filter(({ mark }) => mark === "theirs");
  const places = all.filter(({ kind }) => kind === "place").map(({ id }) => id);
  // brackets within brackets say nothing more
  const shown = all.filter(({ kind, id }) => kind !== "hero" || !places.includes(heroAt(view, id) ?? ""));
  return shown.map((mark) => {
    const box = bracketed(plan, view, figures, mark);
    if (!box) return null;
    const { badge } = mark.badge ?? { badge: null };
    const crest = badge?.crest && !badge.text ? crestAt(freeCorner(plan, box), badge.crest, plan.format.badge) : null;
    return svg`<path class="brackets m-theirs" d=${bracketsOf(box)}></path>${crest}`;
  });
}

/** The corner of brackets where a crest hides least of the names. @param {Plan} plan @param {Box} box @returns {Point} */
function freeCorner({ names, format }, { x, y, width, height }) {
  const corners = [{ x: x + width, y }, { x: x + width, y: y + height }, { x, y }, { x, y: y + height }];
  const size = 1.2 * format.badge;
  const hidden = corners.map((at) => [...names.values()].reduce((all, { box }) => all + shared(around(at, size, size), box), 0));
  return corners[hidden.indexOf(Math.min(...hidden))];
}

/** @param {Plan} plan @param {PandaView} view @param {Figure[]} figures @param {Drawn} mark @returns {Box | null} */
function bracketed(plan, view, figures, { kind, id }) {
  const path = kind === "path" ? view.paths.find((one) => one.id === id) : null;
  if (path) return wider(coveredOn(plan, path), 8);
  const figure = kind === "hero" ? figures.find(({ seat, hero, way }) => `${seat}-${hero}` === id && way !== "tucked") : null;
  if (figure) return wider(boxOf(figure), 3);
  const at = kind === "place" ? plan.at.get(id) : null;
  const r = plan.radius.get(id) ?? NODE;
  return at ? wider({ x: at.x - r, y: at.y - r, width: 2 * r, height: 2 * r }, 7) : null;
}

/** @param {Box} box */
const bracketsOf = ({ x, y, width, height }) =>
  `M${x} ${y + CORNER}V${y}H${x + CORNER}M${x + width - CORNER} ${y}H${x + width}V${y + CORNER}`
  + `M${x + width} ${y + height - CORNER}V${y + height}H${x + width - CORNER}M${x + CORNER} ${y + height}H${x}V${y + height - CORNER}`;

/** @param {Point} at @param {string} colour @param {number} size */
const crestAt = ({ x, y }, colour, size) =>
  svg`<circle class="crestdot" cx=${x} cy=${y} r=${size * 0.6}></circle>
    <use href="#pd-crest-${colour}" x=${x - size * 0.4} y=${y - size * 0.4} width=${size * 0.8} height=${size * 0.8}></use>`;
