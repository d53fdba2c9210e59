// Wording what the view holds: places, steps, and what a choice would change. The words are in the catalogue.

import { viewOf } from "./play.js";

/** @import { Message, Preview } from "../../types.js" */
/** @import { Desk } from "../../table/desk.js" */
/** @import { Target } from "./decide.js" */
/** @import { Step } from "./types.js" */

/** The name of a place, or of a border area. @param {Desk} desk @param {string} id @returns {string} */
export function placeName(desk, id) {
  const names = viewOf(desk).places.find((place) => place.id === id)?.names;
  return names ? desk.t("panda-board-place", names) : borderName(desk, id);
}

/** Where a hero is. Before the setup is over nobody has vanished. @param {Desk} desk @param {string | null} at @returns {string} */
export function whereabouts(desk, at) {
  const { phase } = viewOf(desk);
  return at ? placeName(desk, at) : desk.t(phase === "rounds" || phase === "over" ? "panda-vanished" : "panda-board-not-placed");
}

/** A border area by the place it lies beside. @param {Desk} desk @param {string} id @returns {string} */
function borderName(desk, id) {
  const { borders, paths } = viewOf(desk);
  const side = borders.find((border) => border.id === id)?.side ?? "";
  const beside = paths.find(({ ends }) => ends.includes(id))?.ends.find((end) => end !== id);
  return beside ? desk.t("panda-board-border", { side, place: placeName(desk, beside) }) : id;
}

/** A path by what it joins. @param {Desk} desk @param {string} id */
export function pathName(desk, id) {
  const [from, to] = viewOf(desk).paths.find((path) => path.id === id)?.ends ?? [id, id];
  return desk.t("panda-board-path", { from: placeName(desk, from), to: placeName(desk, to) });
}

/** @param {Desk} desk @param {Step} step */
export const stepWords = ({ t }, { kind, hero = "any", max = 1, bypass = 0, cover = 1, where = "any", amount, vp, count, of = [] }) =>
  t("panda-board-step", { kind, hero, max, bypass, cover, where, amount: amount ?? vp ?? count ?? 0, sort: of.length > 3 ? "any" : of.includes("beads") ? "strength" : "mission" });

/** @param {Desk} desk @param {Step[]} steps */
export const optionWords = (desk, steps) => steps.map((step) => stepWords(desk, step)).reduce((one, other) => desk.t("panda-board-both", { one, other }));

/** The options of a space in one sentence. @param {Desk} desk @param {Step[][]} options */
export const spaceWords = (desk, options) => options.map((steps) => optionWords(desk, steps)).reduce((one, other) => desk.t("panda-board-either", { one, other }));

/** @param {Desk} desk @param {string} id */
const placeMessage = (desk, id) => /** @type {Message} */ ({ key: "panda-board-place", args: viewOf(desk).places.find((place) => place.id === id)?.names ?? {} });

/** A number as people write a change. @param {number} value */
export const signed = (value) => (value > 0 ? `+${value}` : `−${-value}`);

/** What is already certain about an action, in short phrases. @param {Desk} desk @param {Preview} preview @returns {string[]} */
export function consequences(desk, preview) {
  const { tiles = [], freed = [], built = [], taken = [], covered = [], vp = {}, ap = {} } = preview;
  const say = (/** @type {string} */ key, /** @type {Message["args"]} */ args) => desk.say({ key, args });
  return [
    ...covered.map((/** @type {string} */ path) => desk.t("panda-board-covers", { path: pathName(desk, path) })),
    ...tiles.map(([, owner]) => (owner === null ? desk.t("panda-board-lays-neutral") : say("panda-board-lays", { who: { seat: owner } }))),
    ...freed.map((/** @type {string} */ place) => say("panda-change-freed", { place: placeMessage(desk, place) })),
    ...built.map(([place, kind, number]) => say("panda-change-built", { place: placeMessage(desk, place), building: kind ?? "foundation", number })),
    ...taken.map(([seat, tile, count]) => say("panda-change-taken", { who: { seat }, tile, count })),
    ...Object.entries(vp).map(([seat, points]) => say("panda-change-vp", { who: { seat: Number(seat) }, points: signed(Number(points)) })),
    ...(preview.round ? [] : Object.entries(ap).map(([seat, points]) => say("panda-change-ap", { who: { seat: Number(seat) }, points: signed(Number(points)) }))),
    ...(preview.last_round ? [say("panda-change-last-round", {})] : []),
  ];
}

/** Points an action gives the one who decides. @param {Desk} desk @param {number} code */
export function gainOf(desk, code) {
  const { seat } = desk.envelope;
  return (seat === null ? null : desk.preview(code)?.vp?.[String(seat)]) ?? 0;
}

/** The options of a target that could do nothing, by number, and why; the server knows.
 * @param {Desk} desk @param {Target | null} target @returns {Record<string, Message[]>} */
export const idleOf = (desk, target) =>
  (target?.offers.length === 1 ? desk.preview(target.offers[0].code)?.idle : null) ?? ALL_OF_USE;

/** @type {Record<string, Message[]>} */
const ALL_OF_USE = {};

/** Whether nothing at all could come of a target. @param {Desk} desk @param {Target} target */
export function doesNothing(desk, target) {
  const options = target.part === "space" ? viewOf(desk).spaces[Number(target.text)].options.length : 1;
  return Object.keys(idleOf(desk, target)).length === options;
}

/** That a choice could do nothing, and why. @param {Desk} desk @param {Message[]} reasons */
export const idleWords = (desk, reasons) => desk.t("panda-board-idle", { why: reasons.map(desk.say).join(" ") });

/** The same about a space: all in one where nothing could come of it, else the idle option is named.
 * @param {Desk} desk @param {Step[][]} options @param {Record<string, Message[]>} idle @returns {string[]} */
export function idleOptions(desk, options, idle) {
  const found = Object.entries(idle);
  if (found.length === options.length) return [idleWords(desk, Object.values(idle).flat())];
  return found.map(([number, reasons]) => {
    const what = optionWords(desk, options[Number(number) - 1]);
    return desk.t("panda-board-idle-option", { what, why: reasons.map(desk.say).join(" ") });
  });
}
