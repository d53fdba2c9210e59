// Where places and border areas lie. The points of a map that is a grid only jitter an even one, because a city, a tile and a
// capital must fit side by side; any other map is stretched over the land, which grows until its places have room.

/** @import { PandaView, Place, Point } from "./types.js" */
/** @import { Format } from "./layout.js" */

/** @typedef {{format: Format, at: Map<string, Point>}} Spots */
/** @typedef {(point: Point) => Point} Fit */

const MOST = 1.45; // times as large as usual: letters are to be read
const STEPS = 3; // from the first to the last column or row of the grid that the formats are made for

/** @param {PandaView} view @param {Format} usual @returns {Spots} */
export function spotsOf(view, usual) {
  const cells = cellsOf(view);
  if (!cells) return stretched(view, usual);
  const [columns, rows] = [Math.max(...[...cells.values()].map(({ x }) => x)), Math.max(...[...cells.values()].map(({ y }) => y))];
  const format = larger(usual, Math.max(1, columns / STEPS, rows / STEPS));
  const step = { x: stepOf(format, "x", columns), y: stepOf(format, "y", rows) };
  const at = new Map(view.places.map((place) => [place.id, onGrid(view, place, cells, format, step)]));
  const sides = new Map(view.borders.map(({ id, side }) => [id, side]));
  for (const { ends: [place, border] } of view.paths) {
    const side = sides.get(border);
    if (side) at.set(border, onRing(/** @type {Point} */ (at.get(place)), side, format));
  }
  return { format, at };
}

/** Column and row of each place, from 0, if every path goes one step west, east, north or south and every border area belongs to one place; else null.
 * @param {PandaView} view @returns {Map<string, Point> | null} */
function cellsOf({ places, borders, paths }) {
  const spots = new Map(places.map((place) => [place.id, place]));
  const ways = paths.flatMap(({ ends: [one, other] }) => {
    const [from, to] = [/** @type {Place} */ (spots.get(one)), spots.get(other)];
    if (!to) return [];
    const level = Math.abs(to.x - from.x) > Math.abs(to.y - from.y);
    return [{ one, other, x: level ? Math.sign(to.x - from.x) : 0, y: level ? 0 : Math.sign(to.y - from.y) }];
  });
  const cells = new Map([[places[0].id, { x: 0, y: 0 }]]);
  for (let found = 0; found < cells.size; ) {
    found = cells.size;
    for (const { one, other, x, y } of ways) {
      const [from, to] = [cells.get(one), cells.get(other)];
      if (from && !to) cells.set(other, { x: from.x + x, y: from.y + y });
      if (to && !from) cells.set(one, { x: to.x - x, y: to.y - y });
    }
  }
  const fits = ways.every(({ one, other, x, y }) => cells.get(other)?.x === (cells.get(one)?.x ?? 0) + x && cells.get(other)?.y === (cells.get(one)?.y ?? 0) + y);
  const alone = new Set([...cells.values()].map(({ x, y }) => `${x} ${y}`)).size === places.length;
  const exits = borders.every(({ id }) => paths.filter(({ ends: [, end] }) => end === id).length === 1);
  if (!fits || !alone || !exits) return null;
  const [left, top] = [Math.min(...[...cells.values()].map(({ x }) => x)), Math.min(...[...cells.values()].map(({ y }) => y))];
  return new Map([...cells].map(([id, { x, y }]) => [id, { x: x - left, y: y - top }]));
}

/** From one column or row to the next. @param {Format} format @param {"x" | "y"} axis @param {number} steps from the first to the last */
const stepOf = (format, axis, steps) => landOf(format, axis) / Math.max(1, steps);

/** How far the first and the last place are apart. @param {Format} format @param {"x" | "y"} axis */
const landOf = (format, axis) => format[axis === "x" ? "width" : "height"] - format.first[axis] - format.last[axis];

/** @param {PandaView} view @param {Place} place @param {Map<string, Point>} cells @param {Format} format @param {Point} step @returns {Point} */
function onGrid({ places }, { id, x, y }, cells, { first, jitter }, step) {
  const cell = /** @type {Point} */ (cells.get(id));
  const mean = (/** @type {"x" | "y"} */ axis) => {
    const same = places.filter((place) => cells.get(place.id)?.[axis] === cell[axis]);
    return same.reduce((sum, place) => sum + place[axis], 0) / same.length;
  };
  return { x: first.x + cell.x * step.x + (x - mean("x")) * jitter.x, y: first.y + cell.y * step.y + (y - mean("y")) * jitter.y };
}

/** Straight out from a point to the ring. @param {Point} point @param {string} side @param {Format} format @returns {Point} */
function onRing({ x, y }, side, { width, height, ring }) {
  if (side === "N" || side === "S") return { x, y: side === "N" ? ring : height - ring };
  return { x: side === "W" ? ring : width - ring, y };
}

/** @param {PandaView} view @param {Format} usual @returns {Spots} */
function stretched(view, usual) {
  const format = larger(usual, crowding(view, usual));
  const fit = fitting(view.places, format);
  const at = new Map(view.places.map((place) => [place.id, fit(place)]));
  const within = (/** @type {number} */ value, /** @type {number} */ size) => Math.min(Math.max(value, format.edge + 16), size - format.edge - 16);
  for (const border of view.borders) {
    const { x, y } = fit(border);
    at.set(border.id, onRing({ x: within(x, format.width), y: within(y, format.height) }, border.side, format));
  }
  return { format, at };
}

/** Stretches the map's points over the land, so that the outermost places lie where those of a grid do. @param {Place[]} places @param {Format} format @returns {Fit} */
function fitting(places, format) {
  const along = (/** @type {"x" | "y"} */ axis) => {
    const [low, high] = [Math.min(...places.map((place) => place[axis])), Math.max(...places.map((place) => place[axis]))];
    const land = landOf(format, axis);
    return (/** @type {number} */ value) => format.first[axis] + (high > low ? ((value - low) / (high - low)) * land : land / 2);
  };
  const [x, y] = [along("x"), along("y")];
  return (point) => ({ x: x(point.x), y: y(point.y) });
}

/** How many times larger the land must be: for figures between joined places, for two cities, both with a name below the upper one, for a road past a place. @param {PandaView} view @param {Format} format */
function crowding({ places, paths }, format) {
  const fit = fitting(places, format);
  const at = new Map(places.map((place) => [place.id, fit(place)]));
  const roads = paths.flatMap(({ ends: [one, other] }) => (at.has(other) ? [{ ends: [one, other], from: /** @type {Point} */ (at.get(one)), to: /** @type {Point} */ (at.get(other)) }] : []));
  const needed = (/** @type {number} */ room, /** @type {Point} */ from, /** @type {Point} */ to) => (room + (format.name * Math.abs(to.y - from.y)) / apart(from, to)) / apart(from, to);
  const joined = roads.map(({ from, to }) => needed(2 * format.village + 2 * format.piece, from, to));
  const beside = places.flatMap(({ id }, index) => places.slice(index + 1).map((other) => needed(2 * format.city, /** @type {Point} */ (at.get(id)), /** @type {Point} */ (at.get(other.id)))));
  const passing = roads.flatMap(({ ends, from, to }) => [...at].filter(([id]) => !ends.includes(id)).map(([, spot]) => (format.village + 10) / Math.max(1, apart(spot, nearestOn(from, to, spot)))));
  return Math.max(1, ...joined, ...beside, ...passing);
}

/** @param {Point} one @param {Point} other */
const apart = (one, other) => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));

/** The point of a straight road that is nearest to a spot. @param {Point} from @param {Point} to @param {Point} spot @returns {Point} */
function nearestOn(from, to, spot) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const part = Math.min(1, Math.max(0, ((spot.x - from.x) * dx + (spot.y - from.y) * dy) / (dx * dx + dy * dy || 1)));
  return { x: from.x + part * dx, y: from.y + part * dy };
}

/** @type {Map<string, Format>} */
const made = new Map();

/** The same format with more land between the same margins, and letters as large as before on the screen; one object for each size. @param {Format} format @param {number} times @returns {Format} */
function larger(format, times) {
  const by = Math.min(MOST, Math.ceil(times * 20) / 20);
  if (by <= 1) return format;
  const key = `${format.called} ${format.name} ${by}`;
  const size = (/** @type {"x" | "y"} */ axis) => Math.round(landOf(format, axis) * by + format.first[axis] + format.last[axis]);
  const [width, height] = [size("x"), size("y")];
  const letters = Math.max(width / format.width, height / format.height);
  made.set(key, made.get(key) ?? { ...format, width, height, name: format.name * letters, badge: format.badge * letters });
  return /** @type {Format} */ (made.get(key));
}
