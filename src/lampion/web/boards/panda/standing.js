// How heroes stand: in a row in the lower half of their place, smaller the more they are, and never over its buildings.

/** @import { PandaView, Place, Point } from "./types.js" */
/** @import { Plan } from "./layout.js" */
/** @import { Ghosts } from "./marks.js" */
/** @import { Box } from "./boxes.js" */

/**
 * @typedef {object} Figure a hero on the map
 * @property {number} seat
 * @property {string} hero
 * @property {string} colour
 * @property {Point} foot
 * @property {number} width
 * @property {"" | "tucked" | "leaves" | "arrives"} way tucked: one of those that "+2" stands for; the others belong to a chosen turn
 *
 * @typedef {{figures: Figure[], crowds: {foot: Point, text: string}[]}} Standing
 */

/** How tall a hero is for its width, and how much of that is below its foot. */
const TALLER = 66 / 48;
const BELOW = 4 / 66;
/** Of the full size: one, two, more heroes. */
const SIZES = [0.8, 0.7, 0.58];
const SHOWN = 3; // of five and more

/** All heroes on the map, back to front. @param {Plan} plan @param {PandaView} view @param {Ghosts["heroes"]} [moving] @returns {Standing} */
export function standingOf(plan, view, moving = []) {
  const all = view.players.flatMap(({ heroes, colour }, seat) =>
    heroes.flatMap(({ hero, at }) => {
      const ghost = moving.find((one) => one.hero === `${seat}-${hero}`);
      const here = { seat, hero, colour, at, way: /** @type {Figure["way"]} */ (ghost ? "leaves" : "") };
      return ghost ? [here, { ...here, at: ghost.to, way: /** @type {Figure["way"]} */ ("arrives") }] : [here];
    }),
  );
  const spots = [...new Set(all.flatMap(({ at }) => (at === null ? [] : [at])))];
  const rows = spots.map((at) => rowAt(plan, view, at, all.filter((one) => one.at === at)));
  return { figures: rows.flatMap(({ figures }) => figures).sort((one, other) => one.foot.y - other.foot.y), crowds: rows.flatMap(({ crowds }) => crowds) };
}

/** @param {Plan} plan @param {PandaView} view @param {string} at @param {{seat: number, hero: string, colour: string, way: Figure["way"]}[]} here @returns {Standing} */
function rowAt(plan, view, at, here) {
  const active = view.asked?.active;
  const first = here.toSorted((one, other) => Number(other.seat === active) - Number(one.seat === active)); // whose turn it is, is seen
  const shown = here.length > SHOWN + 1 ? first.slice(0, SHOWN) : here;
  const hidden = here.length > SHOWN + 1 ? first.slice(SHOWN) : [];
  const slots = shown.length + (hidden.length ? 1 : 0);
  const width = widthAt(plan, view, at, slots);
  const feet = feetAt(plan, at, slots, width);
  return {
    figures: [
      ...shown.map(({ seat, hero, colour, way }, index) => ({ seat, hero, colour, way, foot: feet[index], width })),
      ...hidden.map(({ seat, hero, colour }) => ({ seat, hero, colour, way: /** @type {Figure["way"]} */ ("tucked"), foot: feet[slots - 1], width })),
    ],
    crowds: hidden.length ? [{ foot: feet[slots - 1], text: `+${hidden.length}` }] : [],
  };
}

/** @param {Plan} plan @param {PandaView} view @param {string} at @param {number} count */
function widthAt({ format, radius }, view, at, count) {
  const usual = format.figure * SIZES[Math.min(count, SIZES.length) - 1];
  const place = view.places.find(({ id }) => id === at);
  return place && isBuilt(place) ? Math.min(usual, (/** @type {number} */ (radius.get(at)) + 1) / TALLER) : usual;
}

/** @param {Place} place */
const isBuilt = ({ level, pieces }) => level !== "village" || pieces.length > 0;

/** The feet of a row: in front of a place, beside a border area. @param {Plan} plan @param {string} id @param {number} count @param {number} width @returns {Point[]} */
function feetAt({ format, at, sides, radius }, id, count, width) {
  const { x, y } = /** @type {Point} */ (at.get(id));
  const side = sides.get(id);
  const high = width * TALLER;
  const r = radius.get(id) ?? 0;
  const apart = count > 1 ? Math.min(width * 1.02, (2 * r + 10 - width) / (count - 1)) : 0;
  return Array.from({ length: count }, (_, index) => {
    if (side === "N") return { x: x + format.piece * 1.6 + index * width, y: 4 + high };
    if (side === "S") return { x: x + format.piece * 1.6 + index * width, y: format.height - 6 };
    if (side) return { x: side === "W" ? 2 + width / 2 : format.width - 2 - width / 2, y: y + format.piece + 4 + high + index * width * 0.7 };
    return { x: x + (index - (count - 1) / 2) * apart, y: y + r + 1 - BELOW * high };
  });
}

/** What a figure covers. @param {Figure} figure @returns {Box} */
export function boxOf({ foot: { x, y }, width }) {
  const high = width * TALLER;
  return { x: x - width / 2, y: y - high * (1 - BELOW), width, height: high };
}
