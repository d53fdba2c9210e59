// Carried on the table: a guard to the action board or a path, the acting hero along his road.

import { valueUnder } from "../../motion/drag.js";
import { point, press, take, targetAt, viewOf } from "./play.js";

/** @import { Desk } from "../../table/desk.js" */
/** @import { Carrying } from "../../motion/drag.js" */

/** What a guard is carried for. @type {Record<string, string>} */
const GUARD_GOES_TO = { turn: "space", guard: "path" };
const HERO_GOES = ["move", "place-hero"];

/** @param {Desk} desk */
const decision = (desk) => (desk.free ? (viewOf(desk).asked?.decision ?? "") : "");

/** @param {Desk} desk @param {string} seat */
const isMine = (desk, seat) => Number(seat) === desk.envelope.seat;

/** @param {Desk} desk @param {() => boolean} may @returns {Carrying} */
const carrying = (desk, may) => ({
  lift: () => may() && (desk.choose({ point: null, picks: {} }), true),
  over(at) {
    const id = valueUnder(at, "data-drop");
    point(desk, id && targetAt(desk, id) ? id : null);
    return false;
  },
  drop(at) {
    const id = valueUnder(at, "data-drop");
    const target = id ? targetAt(desk, id) : null;
    if (target) take(desk, target);
    else if (id) press(desk, id.slice(0, id.indexOf(":")), id.slice(id.indexOf(":") + 1), at);
    return !desk.free;
  },
  end: () => desk.free && point(desk, null),
});

/** @param {Desk} desk @param {number} seat */
export const carryingGuard = (desk, seat) => carrying(desk, () => isMine(desk, String(seat)) && decision(desk) in GUARD_GOES_TO);

/** @param {Desk} desk */
export const carryingHero = (desk) => carrying(desk, () => HERO_GOES.includes(decision(desk)));

/** The acting hero, if he stands under the pointer. @param {{clientX: number, clientY: number, currentTarget: EventTarget | null}} event */
export function heroUnder({ clientX, clientY, currentTarget }) {
  const hero = /** @type {Element} */ (currentTarget).querySelector(".hero.acting");
  const box = hero?.querySelector("use")?.getBoundingClientRect();
  return hero && box && clientX > box.left && clientX < box.right && clientY > box.top && clientY < box.bottom ? hero : null;
}

/** Whether a hero could be carried now, so that a finger on the map does not turn the page. @param {Desk} desk */
export const heroMayGo = (desk) => decision(desk) === "move";

/** A finger on a hero that may go carries him; anywhere else it may turn the page. @param {Desk} desk @param {TouchEvent} event */
export const heroTouched = (desk, { touches: [{ clientX, clientY }], currentTarget }) => heroMayGo(desk) && !!heroUnder({ clientX, clientY, currentTarget });
