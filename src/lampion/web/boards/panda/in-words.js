// The map of Way of the Panda as lists of words, for those who cannot see it: what the server's zones say of places and paths.

/** @import { Message } from "../../types.js" */
/** @import { PandaView, Path, Place } from "./types.js" */

/** @typedef {{id: string, label: Message, pieces: Message[]}} WordList */

/** @param {string} key @param {Message["args"]} [args] @returns {Message} */
const message = (key, args = {}) => ({ key, args });

/** @param {PandaView} view @returns {WordList[]} */
export const inWords = (view) => [
  { id: "places", label: message("panda-zone-places"), pieces: view.places.map((place) => placeWords(view, place)) },
  { id: "paths", label: message("panda-zone-paths"), pieces: view.paths.map((path) => pathWords(view, path)) },
];

/** A place with its buildings, guards around and heroes. @param {PandaView} view @param {Place} place */
function placeWords({ players }, place) {
  const buildings = [...(place.foundation ? ["foundation"] : []), ...place.pieces].map((building) => message("panda-building", { building }));
  const heroes = players.flatMap(({ colour, heroes: all }) => all.filter(({ at }) => at === place.id).map(({ hero }) => message("panda-hero-of", { hero, colour })));
  const key = `panda-place-${buildings.length ? "with" : "without"}-${heroes.length ? "heroes" : "nobody"}`;
  return message(key, { place: message("panda-place", nameOf(place)), guards: place.guards, buildings, heroes });
}

/** @param {PandaView} view @param {Path} path */
function pathWords({ places, borders, players }, { id, ends, ninjas, uncovered, tile, figures }) {
  const [one, other] = ends.map((end) => {
    const place = places.find((some) => some.id === end);
    return place ? message("panda-place-bare", nameOf(place)) : message("panda-border-bare", { side: borders.find(({ id: area }) => area === end)?.side ?? "" });
  });
  const facts = { path: message("panda-path", { id, one, other }), ninjas, left: uncovered };
  if (tile) return message("panda-path-tile", { ...facts, colour: tile.owner === null ? "neutral" : players[tile.owner].colour });
  const guards = figures.flatMap((count, seat) => (count ? [message("panda-guards-of", { count, colour: players[seat].colour })] : []));
  return guards.length ? message("panda-path-guards", { ...facts, guards }) : message("panda-path-empty", facts);
}

/** @param {Place} place */
const nameOf = ({ id, names: { en, de, fr } }) => ({ id, language: "", en, de, fr });
