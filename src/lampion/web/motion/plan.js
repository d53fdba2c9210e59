// What moves from where to where when one drawing follows another. Pure: boxes in, journeys out.

/** @typedef {{x: number, y: number, width: number, height: number}} Box in the window */
/** @typedef {{box: Box, from?: string[], thing?: Element}} Piece where it is, where it may have come from if it is new, and what draws
 * it */
/** @typedef {{pieces: Map<string, Piece>, places: Map<string, Box>}} Picture */
/** @typedef {{id: string, from: Box | null}} Journey from null: it comes out of nowhere */
/** @typedef {{name: string, to?: string | null}} Mover a piece, or all of that name, and the place where it came to */
/** @typedef {{moves: Map<string, {beat: number, stops: string[]}>, beats: number[]}} Order when each piece sets out and where it
 * stops on its way, and when each happening happens */

const STILL = 2; // pixels that are no move

/** @param {Box} box */
const middle = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

/** From the middle of one box to the middle of another. @param {Box} from @param {Box} to */
export function way(from, to) {
  const [a, b] = [middle(from), middle(to)];
  return { x: b.x - a.x, y: b.y - a.y };
}

/** @param {Box} from @param {Box} to */
const apart = (from, to) => Math.hypot(way(from, to).x, way(from, to).y) > STILL;

/** Whether a piece has one of the names or is one of several of that name: `hold-rb` means `hold-rb` and `hold-rb-0`.
 * @param {string} id @param {string} name */
const isCalled = (id, name) => id === name || id.startsWith(`${name}-`);

/** Pieces that have left and not come back, one for each name that asks for one. @param {Picture} before @param {Picture} after */
export function journeys(before, after) {
  const gone = new Set([...before.pieces.keys()].filter((id) => !after.pieces.has(id)));
  /** @type {Journey[]} */
  const found = [];
  for (const [id, { box, from = [] }] of after.pieces) {
    const was = before.pieces.get(id);
    if (was) {
      if (apart(was.box, box)) found.push({ id, from: was.box });
      continue;
    }
    found.push({ id, from: originOf(from, gone, before) });
  }
  return { journeys: found, gone: [...gone] };
}

/** A piece that left is taken before a place. @param {string[]} names @param {Set<string>} gone @param {Picture} before
 * @returns {Box | null} */
function originOf(names, gone, before) {
  for (const name of names) {
    const left = [...gone].find((id) => isCalled(id, name));
    if (left) {
      gone.delete(left);
      return /** @type {Piece} */ (before.pieces.get(left)).box;
    }
    const place = before.places.get(name);
    if (place) return place;
  }
  return null;
}

/** What happened one after the other is seen one after the other: a beat for each happening that moves something.
 * @param {string[]} ids pieces that travel @param {{pieces?: Mover[]}[]} happened @returns {Order} */
export function orderOf(ids, happened) {
  /** @type {Order} */
  const order = { moves: new Map(), beats: [] };
  let beat = -1;
  for (const { pieces = [] } of happened) {
    const moved = ids.flatMap((id) => pieces.filter(({ name }) => isCalled(id, name)).map(({ to }) => ({ id, to })));
    if (moved.length) beat += 1;
    order.beats.push(Math.max(0, beat));
    for (const { id, to } of moved) {
      const move = order.moves.get(id) ?? { beat, stops: [] };
      order.moves.set(id, { ...move, stops: to ? [...move.stops, to] : move.stops });
    }
  }
  return order;
}
