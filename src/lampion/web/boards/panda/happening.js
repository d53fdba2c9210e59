// What a decision of Way of the Panda did, for the eye and the ear: where it happened and who got points.

import { signed } from "./say.js";

/** @import { LogEntry } from "../../types.js" */
/** @import { Desk } from "../../table/desk.js" */
/** @import { Happening } from "../../motion/scene.js" */
/** @import { Mover } from "../../motion/plan.js" */

const CARDS = ["card", "pick", "reward"];
const QUIET = ["option", "step", "hero", "pass"];

/** @param {Desk} _desk @param {LogEntry} entry @returns {Happening[]} */
export function happening(_desk, { notation, seat, detail }) {
  if (!detail) return [];
  const [word, choice] = (notation ?? "").split(" ");
  const gains = Object.entries(detail.vp ?? {}).map(([who, points]) => ({ to: `score:${who}`, text: signed(Number(points)), css: "" }));
  const sound = CARDS.includes(word) ? "card" : QUIET.includes(word) && !gains.length ? null : "place";
  const place = placeOf(detail) ?? (word === "space" ? `space:${choice}` : `seat:${seat}`);
  return [{ place, gains, sound, pieces: piecesOf(detail) }];
}

/** What it moved on the map, by the names that the drawing gives. @param {import("../../types.js").Preview} detail @returns {Mover[]} */
const piecesOf = ({ freed = [], built = [], tiles = [], covered = [], heroes = [] }) => [
  ...heroes.map(([seat, hero, to]) => ({ name: `hero-${seat}-${hero}`, to: to ? `place:${to}` : null })),
  ...covered.map((path) => ({ name: `guard-${path}` })),
  ...tiles.map(([path]) => ({ name: `route-${path}` })),
  ...built.map(([place, building]) => ({ name: `building-${place}-${building}` })),
  ...freed.flatMap((place) => [{ name: `wall-${place}` }, { name: `capital-${place}` }]),
];

/** @param {import("../../types.js").Preview} detail @returns {string | null} */
function placeOf({ freed, built, tiles, covered, heroes }) {
  if (freed?.length) return `place:${freed[0]}`;
  if (built?.length) return `place:${built[0][0]}`;
  if (tiles?.length) return `path:${tiles[0][0]}`;
  if (covered?.length) return `path:${covered[0]}`;
  return heroes?.length ? `hero-${heroes[0][0]}-${heroes[0][1]}` : null;
}
