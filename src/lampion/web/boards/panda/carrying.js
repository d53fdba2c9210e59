// Carried on the table: a guard to the action board or a path, a hero along his road or to where he may appear.

import { carriable, valueUnder } from "../../motion/drag.js";
import { goersOf } from "./decide.js";
import { point, press, take, targetAt, viewOf } from "./play.js";

/** @import { Desk } from "../../table/desk.js" */
/** @import { Carrying } from "../../motion/drag.js" */

/** What a guard is carried for. @type {Record<string, string>} */
const GUARD_GOES_TO = { turn: "space", guard: "path" };

/** @param {Desk} desk */
const decision = (desk) => (desk.free ? (viewOf(desk).asked?.decision ?? "") : "");

/** @param {Desk} desk @param {string} seat */
const isMine = (desk, seat) => Number(seat) === desk.envelope.seat;

/** @param {Desk} desk @param {() => boolean} may @param {import("../narrow.js").Picks} [picks] what carrying it means @returns {Carrying} */
const carrying = (desk, may, picks = {}) => ({
  lift: () => may() && (desk.choose({ point: null, picks }), true),
  over(at) {
    const id = valueUnder(at, "data-drop");
    point(desk, id && targetAt(desk, id) ? id : null);
    return false;
  },
  drop(at) {
    const id = valueUnder(at, "data-drop");
    const target = id ? targetAt(desk, id) : null;
    if (target) take(desk, target);
    else if (id) press(desk, /** @type {import("./marks.js").Kind} */ (id.slice(0, id.indexOf(":"))), id.slice(id.indexOf(":") + 1), at);
    return !desk.free;
  },
  end: () => desk.free && desk.choose({ point: null, picks: {} }),
});

/** @param {Desk} desk @param {number} seat */
export const carryingGuard = (desk, seat) => carrying(desk, () => isMine(desk, String(seat)) && decision(desk) in GUARD_GOES_TO);

/** The heroes that a decision may bring somewhere, as `seat-hero`. @param {Desk} desk @returns {Set<string>} */
export const goers = (desk) => goersOf(desk.envelope.legal ?? [], viewOf(desk).asked?.active ?? 0);

/** Carry a hero, if he may go anywhere. @param {Desk} desk @param {string} id */
export const carryingHero = (desk, id) => carrying(desk, () => desk.free && goers(desk).has(id), { hero: id.split("-")[1] });

/** Carry the hero under the pointer. @param {Desk} desk */
export const carryingFromMap = (desk) => (/** @type {PointerEvent} */ event) => {
  const hero = heroUnder(desk, event);
  if (hero) carriable(carryingHero(desk, idOf(hero)), () => hero)(event);
};

/** @param {Element} hero */
const idOf = (hero) => (hero.getAttribute("data-at") ?? "").slice("hero:".length);

/** The foremost hero under the pointer who may go. @param {Desk} desk @param {{clientX: number, clientY: number, currentTarget: EventTarget | null}} event */
function heroUnder(desk, { clientX, clientY, currentTarget }) {
  const may = goers(desk);
  const heroes = desk.free && may.size ? [.../** @type {Element} */ (currentTarget).querySelectorAll(".hero")].filter((hero) => may.has(idOf(hero))) : [];
  const isUnder = (/** @type {DOMRect} */ { left, right, top, bottom }) => clientX > left && clientX < right && clientY > top && clientY < bottom;
  return heroes.findLast((hero) => isUnder(/** @type {Element} */ (hero.querySelector("use")).getBoundingClientRect())) ?? null;
}
