// Where buildings stand: in the upper half of their place, side by side.

/** @import { Place, Point } from "./types.js" */
/** @import { Format } from "./layout.js" */
/** @import { Box } from "./boxes.js" */

/** @typedef {{kind: string, state: "built" | "socket" | "ghost", box: Box}} Building a socket is where a city has none yet */

const KINDS = ["gate", "pagoda", "market"];
/** How tall a building is for its width. */
const TALLER = 53.4 / 47.9;

/** @param {Place} place @param {Point} middle @param {Format} format @param {string[]} [ghosts] what a chosen turn would build here @returns {Building[]} */
export function buildingsOf({ level, pieces }, middle, format, ghosts = []) {
  const stateOf = (/** @type {string} */ kind) => (pieces.includes(kind) ? "built" : ghosts.includes(kind) ? "ghost" : "socket");
  if (level === "village") {
    const here = KINDS.filter((kind) => stateOf(kind) !== "socket");
    const width = Math.min(format.roof, (2.1 * format.village) / Math.max(1, here.length));
    return here.map((kind, index) => ({ kind, state: stateOf(kind), box: standing(middle.x + (index - (here.length - 1) / 2) * width * 0.96, middle.y, width, TALLER) }));
  }
  const width = format.roof * 0.86;
  return KINDS.map((kind, index) => {
    const state = stateOf(kind);
    const foot = middle.y - (index === 1 ? 0.24 * width : 0);
    return { kind, state, box: state === "socket" ? standing(middle.x + (index - 1) * width * 0.9, foot, width * 0.76, 1) : standing(middle.x + (index - 1) * width * 0.9, foot, width, TALLER) };
  });
}

/** @param {number} x @param {number} foot @param {number} width @param {number} taller @returns {Box} */
const standing = (x, foot, width, taller) => ({ x: x - width / 2, y: foot - width * taller, width, height: width * taller });
