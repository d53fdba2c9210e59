// Badges: how large they are and where they stand, above their place or beside their path, over no name, no building and no other badge.

import { around, shared, wider, within } from "./boxes.js";
import { buildingsOf } from "./buildings.js";
import { badgeWidth } from "./letters.js";
import { coveredOn } from "./pieces.js";
import { boxOf } from "./standing.js";

/** @import { PandaView, Point } from "./types.js" */
/** @import { Plan } from "./layout.js" */
/** @import { Drawn } from "./merged.js" */
/** @import { Badge } from "./marks.js" */
/** @import { Standing } from "./standing.js" */
/** @import { Box } from "./boxes.js" */

export const NODE = 14; // radius of a border area
const MARGIN = 4; // from the edge of the map
const GAP = 8; // between two badges
const BRACKETS = 9; // how far they stand out

/**
 * @typedef {object} Pill the parts of a badge, each from where it begins
 * @property {number} width
 * @property {number} height
 * @property {number | null} tick
 * @property {boolean} lamp
 * @property {number | null} crest
 * @property {number | null} head
 * @property {number} text
 * @property {number} loss
 */

/** @param {Badge} badge @param {number} size of letters @param {boolean} ticked @returns {Pill} */
export function pillOf({ text, loss, head, letter, crest }, size, ticked) {
  let x = letter ? size * 1.5 : size * 0.45;
  const sign = (/** @type {unknown} */ wanted) => {
    if (!wanted) return null;
    x += size * 1.02;
    return x - size * 1.02;
  };
  const [tick, crestAt, headAt] = [sign(ticked), sign(crest), sign(head)];
  const words = x;
  x += badgeWidth(text, size);
  const lossAt = x + (loss && text ? size * 0.3 : 0);
  x = lossAt + badgeWidth(loss ?? "", size);
  return { width: x + size * 0.5, height: size * 1.5, tick, lamp: !!letter, crest: crestAt, head: headAt, text: words, loss: lossAt };
}

/** Where each badge stands. @param {Plan} plan @param {PandaView} view @param {Standing} standing @param {Drawn[]} marks
 * @returns {Map<Drawn, Box>} */
export function badgeSpots(plan, view, standing, marks) {
  const { at, format, names } = plan;
  const buildings = view.places.flatMap((place) => buildingsOf(place, /** @type {Point} */ (at.get(place.id)), format));
  const precious = [
    ...[...names.values()].map(({ box }) => box), ...buildings.filter(({ state }) => state === "built").map(({ box }) => box),
  ];
  const people = standing.figures.map(boxOf);
  const pieces = view.paths.map((path) => coveredOn(plan, path));
  const circles = [...plan.radius].map(([id, r]) => around(/** @type {Point} */ (at.get(id)), 1.8 * r, 1.8 * r));
  /** @type {Map<Drawn, Box>} */
  const spots = new Map();
  const onBorder = (/** @type {Drawn} */ { id }) => Number(plan.sides.has(id)); // there is less room
  const narrowFirst = marks.toSorted((one, other) => onBorder(other) - onBorder(one));
  for (const mark of narrowFirst) {
    if (!mark.badge || !(mark.badge.badge.text || mark.badge.badge.loss || mark.badge.badge.letter)) continue;
    const { width, height } = pillOf(mark.badge.badge, format.badge, mark.badge.look === "chosen");
    const path = mark.kind === "path" ? view.paths.find(({ id }) => id === mark.id) : null;
    const own = path ? [coveredOn(plan, path)] : [];
    const aside = path ? circles : []; // what is about a path stays off the places
    const hidden = (/** @type {Box} */ box) =>
      (sum(box, precious) + sum(wider(box, GAP), [...spots.values()])) * 20 + sum(box, own) + sum(box, people) + sum(box, aside) * 0.2
      + sum(box, pieces) * 0.001;
    const tries = triesFor(plan, view, mark, width, height).map((box) => within(box, format, MARGIN));
    const costs = tries.map((box, index) => hidden(box) + index * 4); // the first is where it belongs
    if (tries.length) spots.set(mark, tries[costs.indexOf(Math.min(...costs))]);
  }
  return spots;
}

/** @param {Box} box @param {Box[]} others */
const sum = (box, others) => others.reduce((all, other) => all + shared(box, other), 0);

/** @param {Plan} plan @param {PandaView} view @param {Drawn} mark @param {number} width @param {number} height @returns {Box[]} */
function triesFor(plan, view, { kind, id, mark }, width, height) {
  const place = kind === "hero" ? heroAt(view, id) : kind === "place" ? id : null;
  const middle = place ? plan.at.get(place) : null;
  if (place && middle) return (plan.sides.has(place) ? besideNode : abovePlace)(plan, place, middle, width, height);
  const path = view.paths.find((one) => one.id === id);
  return kind === "path" && path ? besidePath(plan, path, width, height, mark === "theirs" ? BRACKETS : 0) : [];
}

/** Where a hero stands. @param {PandaView} view @param {string} id `seat-hero` */
export const heroAt = (view, id) =>
  view.players[Number(id.split("-")[0])]?.heroes.find(({ hero }) => hero === id.split("-")[1])?.at ?? null;

/** @param {Plan} plan @param {string} id @param {Point} middle @param {number} width @param {number} height @returns {Box[]} */
function abovePlace({ radius }, id, { x, y }, width, height) {
  const r = /** @type {number} */ (radius.get(id));
  const spot = (/** @type {number} */ dx, /** @type {number} */ up) => around({ x: x + dx, y: y - r - height / 2 - up }, width, height);
  const sideways = [0, -0.2, 0.2, -0.4, 0.4].map((part) => part * width);
  return [0, -0.3 * height, 0.9 * height].flatMap((up) => sideways.map((dx) => spot(dx, up)));
}

/** Along the frame, where nothing else is. @param {Plan} plan @param {string} id @param {Point} middle @param {number} width
 * @param {number} height @returns {Box[]} */
function besideNode({ sides, format }, id, { x, y }, width, height) {
  const side = /** @type {string} */ (sides.get(id));
  if (side === "N" || side === "S") {
    const row = side === "N" ? Math.max(y, height / 2 + MARGIN) : Math.min(y, format.height - height / 2 - MARGIN);
    const inside = row + (side === "N" ? 1 : -1) * (height + GAP); // where the frame is full
    const beside = (/** @type {number} */ way) => x + way * (NODE + 4 + width / 2);
    return [row, inside].flatMap((at) => [1, -1, 1.5, -1.5].map((way) => around({ x: beside(way), y: at }, width, height)));
  }
  const inside = x + (side === "W" ? 1 : -1) * (NODE + 4 + width / 2);
  const along = [-1, 1, -1.5, 1.5, -2, 2].map((way) => around({ x, y: y + way * (NODE + 4 + height / 2) }, width, height));
  return [...along, around({ x: inside, y }, width, height)];
}

/** @param {Plan} plan @param {import("./types.js").Path} path @param {number} width @param {number} height @param {number} gap
 * @returns {Box[]} */
function besidePath(plan, path, width, height, gap) {
  const road = /** @type {import("./roads.js").Road} */ (plan.roads.get(path.id));
  const { x, y } = road.middle;
  const covered = coveredOn(plan, path);
  const far = { x: covered.width / 2 + gap + 4 + width / 2, y: covered.height / 2 + gap + 3 + height / 2 };
  const aside = [1, -1].flatMap((way) =>
    [0, -0.7, 0.7].map((part) => around({ x: x + way * far.x, y: y + part * height }, width, height)));
  const over = [-1, 1].flatMap((way) =>
    [0, -0.4, 0.4].map((part) => around({ x: x + part * width, y: y + way * far.y }, width, height)));
  return road.level ? [...over, ...aside] : [...aside, ...over];
}
