// What the decision adds to the map: legal roads and places, short tags, and the invisible things to press.

import { guard } from "../../vendor/directives/guard.js";
import { svg } from "../../vendor/lit-html.js";
import { lineOf } from "./layout.js";
import { hovers, tabbed } from "./play.js";

/** @import { PandaView, Point } from "./types.js" */
/** @import { Plan } from "./layout.js" */
/** @import { Target } from "./decide.js" */
/** @import { Figure } from "./pieces.js" */

/**
 * @typedef {object} Overlay
 * @property {Target[]} targets
 * @property {string | null} point
 * @property {string | null} path the road in question
 * @property {(target: Target) => string} tag at most two words
 * @property {{path: string, text: string}[]} refused roads that look near and are not legal
 * @property {(target: Target) => string} label
 * @property {(part: string, text: string) => (event: Event) => void} press
 * @property {(id: string | null) => void} hover
 */

/** The road a target uses, if any. @param {Target} target */
const roadIn = ({ part, text, offers: [offer] }) => (part === "path" ? text : typeof offer.parts.path === "string" ? offer.parts.path : null);

/** Where the press on a target goes. @param {Plan} plan @param {Target} target @param {Figure[]} figures @returns {Point | null} */
export function spotOf(plan, { part, text }, figures) {
  if (part === "path") return plan.roads.get(text)?.middle ?? null;
  if (part === "place") return plan.at.get(text) ?? null;
  const [seat, hero] = text.split("-");
  const foot = figures.find((one) => String(one.seat) === seat && one.hero === hero)?.foot;
  return foot ? { x: foot.x, y: foot.y - 28 } : null;
}

/** All legal roads as one line, because its dots walk: what moves is paid for with every picture. @param {Plan} plan @param {Overlay} overlay */
export function legalRoads(plan, { targets, point, path }) {
  const roads = targets.map((target) => ({ id: roadIn(target), best: target.id === point }));
  const all = path ? [...roads, { id: path, best: true }] : roads;
  const lines = (/** @type {boolean} */ wanted) =>
    all.map(({ id, best }) => (best === wanted && id ? plan.roads.get(id) : null)).map((road) => (road ? lineOf(road) : "")).join("");
  const [ok, best] = [lines(false), lines(true)];
  return svg`<g class="l-legal">${ok || best ? svg`<path class="legal-glow" d=${ok + best}></path><path class="legal ok" d=${ok}></path><path class="legal best" d=${best}></path>` : null}</g>`;
}

/** @param {Plan} plan @param {Overlay} overlay */
export const rings = (plan, { targets, point }) =>
  targets.map(({ id, part, text }) => {
    const at = part === "place" ? plan.at.get(text) : null;
    return at ? svg`<circle class="dest ${id === point ? "best" : "ok"}" cx=${at.x} cy=${at.y} r=${(plan.radius.get(text) ?? 13) + 7}></circle>` : null;
  });

/** @param {Plan} plan @param {Overlay} overlay @param {Figure[]} figures */
export function tags(plan, { targets, point, tag, refused }, figures) {
  const shown = targets.map((target) => ({ text: tag(target), target })).map(({ text, target }) => ({ at: tagSpot(plan, target, figures, text), text, css: target.id === point ? "best" : "ok" }));
  const no = refused.map(({ path, text }) => ({ at: aside(plan, path, text), text, css: "no" }));
  return svg`<g class="l-say" aria-hidden="true">${[...no, ...shown].map(({ at, text, css }) => (at && text ? tagOf(plan, at, text, css) : null))}</g>`;
}

/** How wide a tag is. @param {Plan} plan @param {string} text */
const widthOf = ({ format }, text) => text.length * format.tag * 0.56 + format.tag * 1.5;

/** Beside a road, where it hides nothing. @param {Plan} plan @param {string} id @param {string} text @returns {Point | null} */
function aside(plan, id, text) {
  const road = plan.roads.get(id);
  if (!road) return null;
  const { x, y } = road.middle;
  return road.level ? { x, y: y + plan.format.tile.y + plan.format.tag } : { x: x + plan.format.tile.x + 6 + widthOf(plan, text) / 2, y };
}

/** @param {Plan} plan @param {Target} target @param {Figure[]} figures @param {string} text */
function tagSpot(plan, target, figures, text) {
  const road = roadIn(target);
  if (road) return aside(plan, road, text);
  const at = spotOf(plan, target, figures);
  return at ? { x: at.x, y: at.y + (target.part === "place" ? (plan.radius.get(target.text) ?? 13) + 26 : 48) } : null;
}

/** @param {Plan} plan @param {Point} at @param {string} text @param {string} css */
function tagOf(plan, at, text, css) {
  const { format } = plan;
  const size = format.tag;
  const width = widthOf(plan, text);
  const x = Math.max(width / 2 + 6, Math.min(at.x, format.width - width / 2 - 6));
  return svg`<g class="hint ${css}"><rect x=${x - width / 2} y=${at.y - size * 0.93} width=${width} height=${size * 1.85} rx=${size * 0.925}></rect><text x=${x} y=${at.y + size * 0.36} font-size=${size}>${text}</text></g>`;
}

/** Everything that can be pressed; what is offered can also be reached by Tab. @param {Plan} plan @param {PandaView} view @param {Overlay} overlay @param {Figure[]} figures */
export function hits(plan, view, overlay, figures) {
  const { targets, press } = overlay;
  return svg`<g class="l-hit">
    ${guard([plan], () => svg`${view.paths.map(({ id }) => hit(plan.roads.get(id)?.middle, 34, "path", id, press))}
    ${view.borders.map(({ id }) => hit(plan.at.get(id), 22, "place", id, press))}
    ${view.places.map(({ id }) => hit(plan.at.get(id), plan.radius.get(id) ?? 0, "place", id, press))}`)}
    ${targets.map((target) => offered(plan, overlay, target, figures))}</g>`;
}

/** @param {Point | undefined} at @param {number} radius @param {string} part @param {string} id @param {Overlay["press"]} press */
const hit = (at, radius, part, id, press) => (at ? svg`<circle class="hit idle" data-at="${part}:${id}" data-drop="${part}:${id}" cx=${at.x} cy=${at.y} r=${radius} @click=${press(part, id)}></circle>` : null);

/** @param {Plan} plan @param {Overlay} overlay @param {Target} target @param {Figure[]} figures */
function offered(plan, { press, hover, label, point }, target, figures) {
  const at = spotOf(plan, target, figures);
  if (!at) return null;
  const { id, part, text } = target;
  const pressed = press(part, text);
  const typed = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    pressed(event);
  };
  const enter = (/** @type {PointerEvent} */ event) => hovers(event) && hover(id);
  const leave = (/** @type {PointerEvent} */ event) => hovers(event) && hover(null);
  const radius = part === "place" ? (plan.radius.get(text) ?? 24) + 8 : part === "hero" ? 32 : 44;
  const road = part === "place" ? roadIn(target) : null;
  return svg`${road ? svg`<circle class="hit way" data-drop=${id} cx=${plan.roads.get(road)?.middle.x} cy=${plan.roads.get(road)?.middle.y} r="38" @click=${pressed} @pointerenter=${enter} @pointerleave=${leave}></circle>` : null}
    <circle class="hit offered ${id === point ? "pointed" : ""}" data-target=${id} data-drop=${id} cx=${at.x} cy=${at.y} r=${radius} tabindex="0" role="button" aria-label=${label(target)}
      @click=${pressed} @keydown=${typed} @focus=${(/** @type {Event} */ event) => tabbed(event) && hover(id)} @pointerenter=${enter} @pointerleave=${leave}></circle>`;
}
