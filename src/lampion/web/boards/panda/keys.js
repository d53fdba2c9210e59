// Keys at the table of Way of the Panda: arrows go to the nearest thing that may be pressed, Enter takes it.

import { isButton, isOnMap } from "./decide.js";
import { planOf, WIDE } from "./layout.js";
import { spotOf } from "./overlay.js";
import { figuresOn } from "./pieces.js";
import { point, pointed, take, targets, viewOf } from "./play.js";

/** @import { Desk } from "../../table/desk.js" */
/** @import { Point } from "./types.js" */
/** @import { Target } from "./decide.js" */

/** @type {Record<string, Point>} */
const ARROWS = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } };
/** @type {Record<string, "map" | "actions" | "clan">} */
const PANES = { m: "map", a: "actions", c: "clan" };

/** The nearest spot in a direction; sideways counts double. @param {Point} from @param {Point} way @param {{id: string, at: Point}[]} spots */
export function nearest(from, way, spots) {
  const ahead = spots
    .map(({ id, at }) => {
      const [dx, dy] = [at.x - from.x, at.y - from.y];
      const along = dx * way.x + dy * way.y;
      return { id, along, cost: along + 2 * Math.abs(dx * way.y + dy * way.x) };
    })
    .filter(({ along }) => along > 1);
  return ahead.sort((one, other) => one.cost - other.cost)[0]?.id ?? null;
}

/** @param {Desk} desk @returns {{id: string, at: Point}[]} */
function spots(desk) {
  const view = viewOf(desk);
  const plan = planOf(view, WIDE);
  const figures = figuresOn(plan, view);
  return targets(desk).flatMap((target) => {
    const at = target.part === "space" ? { x: (Number(target.text) % 4) * 100, y: Math.floor(Number(target.text) / 4) * 100 } : isOnMap(target) ? spotOf(plan, target, figures) : null;
    return at ? [{ id: target.id, at }] : [];
  });
}

/** @param {Desk} desk @param {string} key */
export function key(desk, key) {
  const low = key.toLowerCase();
  if (PANES[low]) return desk.choose({ pane: PANES[low] }), true;
  if (low === "h") return desk.hint({ x: innerWidth / 2, y: 90 }), true;
  if (!desk.free) return false;
  if (ARROWS[key]) return step(desk, ARROWS[key]);
  if (key === "Escape") return drop(desk);
  /** @type {Target[]} */
  const buttons = targets(desk).filter(isButton);
  const wanted = low === "p" ? buttons.find(({ text }) => text === "pass") : key === "Enter" ? pointed(desk) : null;
  if (!wanted) return press(Number(key) - 1);
  return take(desk, wanted), true;
}

/** Leave the first of two parts, or what is pointed at. @param {Desk} desk */
function drop(desk) {
  const back = document.querySelector(".panda-page .actions [data-target=back]");
  if (back instanceof HTMLElement) return back.click(), true;
  if (!desk.choice.point) return false;
  return point(desk, null), true;
}

/** Press the button with this number, as it is drawn. @param {number} index */
function press(index) {
  const button = Number.isInteger(index) && index >= 0 ? document.querySelectorAll(".panda-page .actions .btn[data-target]")[index] : null;
  if (button instanceof HTMLElement) return button.click(), true;
  return false;
}

/** @param {Desk} desk @param {Point} way */
function step(desk, way) {
  const all = spots(desk);
  if (!all.length) return false;
  const from = all.find(({ id }) => id === desk.choice.point)?.at;
  const id = from ? nearest(from, way, all) : all[0].id;
  if (!id) return true;
  point(desk, id);
  focusOn(id);
  return true;
}

/** So that Enter takes what is pointed at, not what was pressed before, and a reader says it. @param {string} id */
function focusOn(id) {
  const thing = document.querySelector(`.panda-page [data-target="${id}"]`);
  if (thing instanceof SVGElement || thing instanceof HTMLElement) thing.focus({ preventScroll: true });
}
