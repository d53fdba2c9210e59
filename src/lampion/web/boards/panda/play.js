// Playing Way of the Panda from the desk: pointing at things, pressing them, and what that means.

import { remembered } from "../../remembered.js";
import { pointOf } from "../../table/desk.js";
import { isOnMap, notationFor, picked, targetsOf } from "./decide.js";
import { bringToSight } from "./sight.js";

/** @import { Offer } from "../../types.js" */
/** @import { Desk, Point } from "../../table/desk.js" */
/** @import { Numbers, PandaView } from "./types.js" */
/** @import { Target } from "./decide.js" */

/**
 * @typedef {object} Choice
 * @property {string | null} point id of the target that is pointed at
 * @property {string | null} over a space that is pointed at, offered or not
 * @property {import("../narrow.js").Picks} picks
 * @property {string[]} set kinds of tiles picked so far
 * @property {"map" | "actions" | "clan"} pane what a phone shows
 * @property {number | null} clan whose sheet is looked at; null: one's own
 */

/** @returns {Choice} */
export const fresh = () => ({ point: null, over: null, picks: {}, set: [], pane: "map", clan: null });

/** Where a person was looking stays when the position changes. @param {Choice | null} choice */
export const keep = (choice) => (choice ? { pane: choice.pane, clan: choice.clan } : {});

/** @param {Desk} desk @returns {PandaView} */
export const viewOf = (desk) => desk.envelope.board;

/** What the edition in play says. @param {Desk} desk @returns {Numbers} */
export const numbersOf = (desk) => /** @type {any} */ (desk.envelope.numbers);

/** The part of it that the short rules say. @param {Desk} desk */
export function ruleNumbers(desk) {
  const { lowest, losses, liberation, per_guard, cities, capitals } = numbersOf(desk);
  return { lowest, losses, liberation, per_guard, cities, capitals };
}

/** @param {Desk} desk @returns {Target[]} */
export function targets(desk) {
  const { legal } = desk.envelope;
  return legal ? targetsNow(legal, desk.choice.picks, viewOf(desk).asked?.active ?? 0) : NONE;
}

const targetsNow = remembered(targetsOf);
/** @type {Target[]} */
const NONE = [];

/** @param {Desk} desk @param {string} id */
export const targetAt = (desk, id) => targets(desk).find((target) => target.id === id) ?? null;

/** @param {Desk} desk @returns {Target | null} */
export const pointed = (desk) => (desk.choice.point ? targetAt(desk, desk.choice.point) : null);

/** Without a mouse the first tap reads and the second takes. */
const taps = () => matchMedia("(hover: none)").matches;

/** @param {Desk} desk @param {string | null} id */
export function point(desk, id) {
  if (desk.choice.point === id) return;
  desk.choose({ point: id, over: null });
  if (id?.startsWith("space:")) bringToSight(id);
  const codes = id ? (targetAt(desk, id)?.offers ?? []).map(({ code }) => code) : [];
  if (codes.length === 1) desk.wantPreviews(codes);
}

/** A finger does not hover: it would point at a thing and take it in one tap. @param {PointerEvent} event */
export const hovers = ({ pointerType }) => pointerType !== "touch";

/** Focus that came by keyboard. @param {Event} event */
export const tabbed = ({ target }) => target instanceof Element && target.matches(":focus-visible");

/** Leave what was pointed at. @param {Desk} desk @param {string} id */
export const leave = (desk, id) => desk.choice.point === id && !taps() && point(desk, null);

/** Decide, or narrow. @param {Desk} desk @param {Target} target */
export function take(desk, target) {
  if (target.offers.length === 1) desk.play(target.offers[0]);
  else desk.choose({ picks: picked(desk.choice.picks, target), point: null });
}

/** A press on a thing of the table: offered or not, it gets an answer. @param {Desk} desk @param {string} part @param {string} text @param {Point} at */
export function press(desk, part, text, at) {
  if (!desk.free) return desk.wait(at);
  const target = targetAt(desk, `${part}:${text}`);
  if (!target && part === "space") look(desk, `space:${text}`);
  if (!target) return desk.whyNot({ notation: questionAbout(desk, part, text) }, at);
  if (taps() && desk.choice.point !== target.id) return point(desk, target.id);
  take(desk, target);
}

/** Look at a space that is not offered. @param {Desk} desk @param {string} id */
function look(desk, id) {
  desk.choose({ over: id, point: null });
  bringToSight(id);
}

/** @param {Desk} desk @param {string} part @param {string} text */
function questionAbout(desk, part, text) {
  const view = viewOf(desk);
  const { asked } = view;
  if (part === "path" && asked?.decision === "move") {
    const from = view.players[asked.hero_seat ?? 0].heroes.find(({ hero }) => hero === asked.hero)?.at;
    const ends = view.paths.find(({ id }) => id === text)?.ends ?? [];
    return `move ${ends.find((end) => end !== from) ?? ends[0]}`;
  }
  if (part === "hero") return `hero ${text.split("-")[1]}`;
  return notationFor(asked, desk.choice.picks, part, text);
}

/** Listeners of a thing on the map. @param {Desk} desk @param {string} part @param {string} text */
export const pressing = (desk, part, text) => (/** @type {Event} */ event) => press(desk, part, text, pointOf(event));

/** Show an offer, as a hint does. @param {Desk} desk @param {Offer} offer */
export function show(desk, offer) {
  const exact = targets(desk).filter(({ offers }) => offers.includes(offer));
  const target = exact.find(({ offers }) => offers.length === 1) ?? exact[0];
  if (offer.parts.kind === "pick") desk.choose({ set: [.../** @type {string[]} */ (offer.parts.tiles)] });
  if (!target) return;
  desk.choose({ point: target.id, pane: paneFor(target) ?? desk.choice.pane });
  if (target.part === "space") bringToSight(target.id);
}

/** Where a target is found on a phone. @param {Target} target @returns {Choice["pane"] | null} */
const paneFor = (target) => (target.part === "space" ? "actions" : target.part === "field" || target.part === "card" ? "clan" : isOnMap(target) ? "map" : null);

/** A new position: ask for what its choices mean, and open the pane the question needs. @param {Desk} desk */
export function arrive(desk) {
  const { legal } = desk.envelope;
  if (!legal?.length) return;
  const all = targets(desk);
  desk.choose({ pane: paneFor(all.find((target) => paneFor(target)) ?? all[0]) ?? (viewOf(desk).asked?.path ? "map" : desk.choice.pane), clan: null });
  if (legal.length <= 48) desk.wantPreviews(legal.map(({ code }) => code));
}
