// What can be pressed for the decision at hand: the list of legal offers, grouped by the things they are about.

import { narrowed, partText } from "../narrow.js";

/** @import { Offer } from "../../types.js" */
/** @import { Picks } from "../narrow.js" */

/**
 * @typedef {object} Target Something a person may press.
 * @property {string} id part and value, such as `place:b2`
 * @property {string} part
 * @property {string} text
 * @property {Offer[]} offers one: pressing decides; more: pressing narrows
 */

/** Parts that have a thing of their own on the table; everything else is a button. */
const THINGS = ["path", "place", "space", "field", "card"];
const ENDS_OF_ROW = ["left", "right"];

/** The things an offer is about. @param {Offer} offer @param {number} active who appears, relocates and so on @returns {{part: string, text: string}[]} */
function addresses({ parts }, active) {
  const one = (/** @type {string} */ part, /** @type {unknown} */ value) => ({ part, text: String(value) });
  const hero = () => one("hero", `${parts.seat ?? active}-${parts.hero}`);
  if (parts.kind === "guard") return [one("path", parts.path)];
  if (parts.kind === "move" && parts.place) return [one("place", parts.place)];
  if (parts.kind === "card" && ENDS_OF_ROW.includes(String(parts.answer))) return [one("card", parts.answer)];
  if (parts.kind === "pick") return [one("tiles", partText(parts.tiles))];
  if (parts.kind === "build") return [one("place", parts.place), one("building", parts.building)];
  if (parts.hero) return parts.place ? [hero(), one("place", parts.place)] : [hero()];
  for (const part of ["space", "field", "option", "step", "answer"]) if (part in parts) return [one(part, parts[part])];
  return [one("answer", parts.kind)];
}

/** Everything that may be pressed now. A part in which nothing differs needs no choice, unless nothing else is left.
 * @param {Offer[]} legal @param {Picks} picks @param {number} active @returns {Target[]} */
export function targetsOf(legal, picks, active) {
  const left = narrowed(legal, picks);
  /** @type {Map<string, Target>} */
  const found = new Map();
  for (const offer of left)
    for (const { part, text } of addresses(offer, active)) {
      const id = `${part}:${text}`;
      const target = found.get(id) ?? { id, part, text, offers: [] };
      target.offers.push(offer);
      found.set(id, target);
    }
  const targets = [...found.values()];
  return targets.filter(({ part, offers }) => left.length === 1 || offers.length < left.length || THINGS.slice(0, 2).includes(part));
}

/** The picks after pressing a target that stands for several offers. @param {Picks} picks @param {Target} target @returns {Picks} */
export const picked = (picks, { part, offers }) => ({ ...picks, [part]: partText(offers[0].parts[part]) });

/** The heroes that some offer brings to a place, as `seat-hero`. @param {Offer[]} legal @param {number} active @returns {Set<string>} */
export const goersOf = (legal, active) => new Set(legal.filter(({ parts }) => parts.hero && parts.place && parts.kind !== "build").map(({ parts }) => `${parts.seat ?? active}-${parts.hero}`));

/** Targets that lie on the map. @param {Target} target */
export const isOnMap = ({ part }) => part === "path" || part === "place" || part === "hero";

/** The kinds of tiles that can still join a chosen set. @param {Offer[]} legal @param {string[]} set @returns {string[]} */
export function tilesToTake(legal, set) {
  const fitting = legal.map(({ parts }) => /** @type {string[]} */ (parts.tiles ?? [])).filter((tiles) => set.every((tile) => tiles.includes(tile)));
  return [...new Set(fitting.flat())];
}

/** The offer that takes exactly this set. @param {Offer[]} legal @param {string[]} set @returns {Offer | undefined} */
export const takingOf = (legal, set) =>
  legal.find(({ parts }) => Array.isArray(parts.tiles) && parts.tiles.length === set.length && set.every((tile) => /** @type {string[]} */ (parts.tiles).includes(tile)));

/** How a press on something that is not offered is asked about: as the decision it would be.
 * @param {{decision: string, hero: string | null} | null} asked @param {Picks} picks @param {string} part @param {string} text @returns {string} */
export function notationFor(asked, picks, part, text) {
  const decision = asked?.decision ?? "";
  const hero = picks.hero ?? asked?.hero ?? "monk";
  if (part === "space") return `${decision === "frontier" ? "frontier" : "space"} ${text}`;
  if (part === "path") return `guard ${text}`;
  if (part !== "place") return `${part} ${text}`;
  if (decision === "place-hero") return `hero ${hero} ${text}`;
  if (decision === "relocate") return `relocate ${hero} ${text}`;
  if (decision === "vanish") return `appear ${hero} ${text}`;
  if (decision === "build") return `build ${text} ${picks.building ?? "gate"}`;
  return `move ${text}`;
}
