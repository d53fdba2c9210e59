// What is marked on the map: roads, rings, badges, the numbers of a chosen turn, and everything that can be pressed.

import { guard } from "../../vendor/directives/guard.js";
import { nothing, svg } from "../../vendor/lit-html.js";
import { heroAt, NODE, pillOf } from "./badges.js";
import { STRENGTH } from "./marks.js";
import { coveredOn } from "./pieces.js";
import { hovers, tabbed } from "./play.js";
import { lineOf, onCurve } from "./roads.js";
import { boxOf } from "./standing.js";

/** @import { PandaView, Point } from "./types.js" */
/** @import { Plan } from "./layout.js" */
/** @import { Drawn } from "./merged.js" */
/** @import { Badge, Ghosts, Kind, MarkName, Scene } from "./marks.js" */
/** @import { Box } from "./boxes.js" */
/** @import { Figure, Standing } from "./standing.js" */

const RING = 6; // how far a ring lies outside its place

/** @param {Drawn[]} marks from weak to strong: what is drawn last lies above */
const rising = (marks) => marks.toSorted((one, other) => STRENGTH.indexOf(one.mark) - STRENGTH.indexOf(other.mark));

/** Where a thing is. @param {Plan} plan @param {{part: string, text: string}} thing @param {Figure[]} figures @returns {Point | null} */
export function spotOf(plan, { part, text }, figures) {
  if (part === "path") return plan.roads.get(text)?.middle ?? null;
  if (part === "place") return plan.at.get(text) ?? null;
  const figure = figures.find(({ seat, hero }) => `${seat}-${hero}` === text);
  return figure ? middleOf(boxOf(figure)) : null;
}

/** @param {Box} box @returns {Point} */
const middleOf = ({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 });

/** The marked roads, and the ways of a chosen turn. @param {Plan} plan @param {Drawn[]} marks @param {Ghosts["ways"]} ways */
export function markedRoads(plan, marks, ways) {
  const roads = rising(marks.filter(({ kind, mark }) => kind === "path" && mark !== "theirs")).map(({ id, mark }) => ({ id, mark }));
  const isChosen = (/** @type {string} */ path) => roads.some(({ id, mark }) => id === path && mark === "chosen");
  const chosen = ways.flatMap(({ path }) => (path && !isChosen(path) ? [{ id: path, mark: /** @type {MarkName} */ ("chosen") }] : []));
  return [...roads, ...chosen].map(({ id, mark }) => {
    const road = plan.roads.get(id);
    return road ? svg`<path class="way m-${mark}" d=${lineOf(road)}></path><path class="way-in m-${mark}" d=${lineOf(road)}></path>` : null;
  });
}

/** @param {Plan} plan @param {Drawn[]} marks */
export const rings = (plan, marks) =>
  rising(marks.filter(({ kind, mark }) => kind === "place" && mark !== "theirs")).map(({ id, mark, badge }) => {
    const at = plan.at.get(id);
    const r = (plan.radius.get(id) ?? NODE) + RING;
    return at ? svg`<circle class="halo m-${mark}" cx=${at.x} cy=${at.y} r=${r + 9}></circle>
      <circle class="ringmark m-${mark} ${badge ? "" : "plain"}" cx=${at.x} cy=${at.y} r=${r}></circle>` : null;
  });

/** Behind a hero. @param {Figure[]} figures @param {Drawn[]} marks */
export const heroRings = (figures, marks) =>
  rising(marks.filter(({ kind, mark }) => kind === "hero" && mark !== "theirs")).map(({ id, mark }) => {
    const figure = figures.find(({ seat, hero, way }) => `${seat}-${hero}` === id && way !== "arrives");
    if (!figure || figure.way === "tucked") return null;
    const { x, y, width, height } = boxOf(figure);
    return svg`<ellipse class="ringmark m-${mark}" cx=${x + width / 2} cy=${y + height / 2}
      rx=${width * 0.68} ry=${height * 0.6}></ellipse>`;
  });

/** An arrow at the end of each way of a chosen turn. @param {Plan} plan @param {Ghosts["ways"]} ways */
export const arrows = (plan, ways) =>
  ways.map(({ path, to }) => {
    const road = path ? plan.roads.get(path) : null;
    const goal = plan.at.get(to);
    if (!road || !goal) return null;
    const t = (plan.radius.get(to) ?? NODE) + 7;
    const length = Math.hypot(road.to.x - road.from.x, road.to.y - road.from.y);
    const forward = road.to === goal;
    const part = Math.min(0.5, t / length);
    const at = onCurve(road.from, road.bend, road.to, forward ? 1 - part : part);
    const angle = (Math.atan2(goal.y - at.y, goal.x - at.x) * 180) / Math.PI;
    return svg`<path class="arrow" transform="translate(${at.x.toFixed(1)} ${at.y.toFixed(1)}) rotate(${angle.toFixed(1)})"
      d="M-7-10 7 0-7 10Z"></path>`;
  });

/** The badges, and the numbers of the steps. @param {Plan} plan @param {PandaView} view @param {Drawn[]} marks
 * @param {Map<Drawn, Box>} spots @param {Scene["press"]} press */
export const badges = (plan, view, marks, spots, press) =>
  svg`<g class="l-say" aria-hidden="true">${marks.map((mark) => {
    const box = spots.get(mark);
    const size = plan.format.badge;
    const act = (/** @type {Event} */ event) => press(mark.kind, mark.id, event);
    const pill = box && mark.badge ? badgeOf(box, mark.badge.badge, mark.badge.look, size, act) : null;
    return svg`${pill}${mark.numbers.map((number, index) => numberAt(numberSpot(plan, view, mark, box, index), number, size))}`;
  })}</g>`;

/** @param {Box} box @param {Badge} badge @param {MarkName} look @param {number} size @param {(event: Event) => void} press */
function badgeOf({ x, y, width, height }, badge, look, size, press) {
  const { tick, crest, head, text, loss } = pillOf(badge, size, look === "chosen");
  const large = size * 0.92;
  const sign = (/** @type {string} */ drawing, /** @type {number | null} */ at) =>
    (at === null ? null : svg`<use href="#pd-${drawing}" x=${x + at} y=${y + (height - large) / 2} width=${large} height=${large}></use>`);
  const foot = y + height / 2 + size * 0.36;
  return svg`<g class="pill m-${look} ${badge.head ? `col-${badge.head}` : ""}" @click=${press}>
    <rect x=${x} y=${y} width=${width} height=${height} rx=${height / 2}></rect>
    ${sign("done", tick)}${sign(`crest-${badge.crest}`, crest)}${sign(`col-${badge.head}`, head)}
    <text x=${x + text} y=${foot} font-size=${size}>${badge.text}</text>
    ${badge.loss ? svg`<text class="pen" x=${x + loss} y=${foot} font-size=${size}>${badge.loss}</text>` : null}
    ${badge.letter ? svg`<g class="lampion"><circle cx=${x + size * 0.3} cy=${y + height / 2} r=${size}></circle>
      <text x=${x + size * 0.3} y=${y + height / 2 + size * 0.38} font-size=${size * 1.1}>${badge.letter}</text></g>` : null}</g>`;
}

/** At the end of the badge; without one above and below the figures of a path, or beside the place. @param {Plan} plan
 * @param {PandaView} view @param {Drawn} mark @param {Box | undefined} box @param {number} index @returns {Point | null} */
function numberSpot(plan, view, { kind, id }, box, index) {
  const size = plan.format.badge;
  if (box) return { x: box.x + box.width + size * (0.6 + 1.5 * index), y: box.y + box.height / 2 };
  const path = kind === "path" ? view.paths.find((one) => one.id === id) : null;
  if (path) {
    const covered = coveredOn(plan, path);
    const { x, y } = middleOf(covered);
    const way = index % 2 ? 1 : -1;
    if (plan.roads.get(id)?.level) return { x, y: y + way * (covered.height / 2 + size * 0.8) };
    return { x: x + way * (covered.width / 2 + size * 0.8), y };
  }
  const at = kind === "place" ? plan.at.get(id) : null;
  const r = plan.radius.get(id) ?? NODE;
  return at ? { x: at.x + r * 0.8 + size * 1.5 * index, y: at.y - r } : null;
}

/** @param {Point | null} at @param {number} number @param {number} size */
const numberAt = (at, number, size) =>
  (at ? svg`<g class="stepno"><circle cx=${at.x} cy=${at.y} r=${size * 0.72}></circle>
    <text x=${at.x} y=${at.y + size * 0.34} font-size=${size * 0.95}>${number}</text></g>` : null);

/** Everything that can be pressed; what is marked with words can also be reached by Tab, in the order of the list.
 * @param {Plan} plan @param {PandaView} view @param {Standing} standing @param {Drawn[]} marks @param {Scene} scene */
export function hits(plan, view, { figures }, marks, scene) {
  const buttons = marks.filter(({ kind, label }) => kind !== "space" && label !== null);
  const covered = new Set(buttons.filter(({ kind }) => kind === "place").map(({ id }) => id));
  const free = figures.filter(({ seat, hero, way }) => !way && !covered.has(heroAt(view, `${seat}-${hero}`) ?? ""));
  return svg`<g class="l-hit" @click=${(/** @type {Event} */ event) => pressed(scene, event)}
      @keydown=${(/** @type {KeyboardEvent} */ event) => typed(scene, event)}>
    ${guard([plan], () => svg`${view.paths.map(({ id }) => hit(plan.roads.get(id)?.middle, 34, `path:${id}`))}
    ${view.borders.map(({ id }) => hit(plan.at.get(id), 24, `place:${id}`))}
    ${view.places.map(({ id }) => hit(plan.at.get(id), plan.radius.get(id) ?? 0, `place:${id}`))}`)}
    ${free.map(heroHit)}
    ${buttons.map((mark) => button(plan, figures, mark, scene.hover))}</g>`;
}

/** @param {Scene} scene @param {Event} event */
function pressed({ press }, event) {
  const thing = event.target instanceof Element ? event.target.getAttribute("data-press") : null;
  if (thing) press(/** @type {Kind} */ (thing.slice(0, thing.indexOf(":"))), thing.slice(thing.indexOf(":") + 1), event);
}

/** @param {Scene} scene @param {KeyboardEvent} event */
function typed(scene, event) {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  event.stopPropagation();
  pressed(scene, event);
}

/** @param {Point | undefined} at @param {number} radius @param {string} thing */
const hit = (at, radius, thing) =>
  (at ? svg`<circle class="hit idle" data-press=${thing} data-at=${thing} data-drop=${thing}
    cx=${at.x} cy=${at.y} r=${radius}></circle>` : null);

/** @param {Figure} figure */
function heroHit(figure) {
  const { x, y, width, height } = boxOf(figure);
  return svg`<rect class="hit idle-hero" data-press="hero:${figure.seat}-${figure.hero}"
    x=${x} y=${y} width=${width} height=${height}></rect>`;
}

/** @param {Plan} plan @param {Figure[]} figures @param {Drawn} mark @param {Scene["hover"]} hover */
function button(plan, figures, { kind, id, mark, label }, hover) {
  const at = spotOf(plan, { part: kind, text: id }, figures);
  if (!at) return null;
  const over = () => hover(kind, id);
  const thing = `${kind}:${id}`;
  const { badge, figure } = plan.format;
  const radius = kind === "place" ? Math.max(badge * 1.82, (plan.radius.get(id) ?? 24) + 6) : kind === "hero" ? figure * 0.44 : 40;
  return svg`<circle class="hit ${mark}" data-press=${thing} data-target=${thing} data-drop=${thing}
    cx=${at.x} cy=${at.y} r=${radius} tabindex="0" role="button" aria-label=${label ?? ""}
    aria-pressed=${mark === "chosen" ? "true" : nothing}
    @focus=${(/** @type {Event} */ event) => tabbed(event) && over()}
    @pointerenter=${(/** @type {PointerEvent} */ event) => hovers(event) && over()}></circle>`;
}
