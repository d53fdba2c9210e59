// Plays the change from one drawing to the next. Drawings name what moves: `data-piece` is a piece that keeps its name,
// `data-from` where a new one may have come from, `data-at` a place, `data-arrive` how something comes that is new,
// `data-light` what lights up once, `data-leaves` a piece that is seen going.

import { still, stretch } from "./pace.js";
import { lay, layer, pictureOf } from "./layer.js";
import { journeys, orderOf, way } from "./plan.js";

/** @import { Box, Mover, Piece, Picture } from "./plan.js" */

/** @typedef {{to: string, text: string, css: string}} Gain points that fly to a place */
/** @typedef {{place: string, gains: Gain[], sound?: import("../sound.js").Sound | null, pieces?: Mover[]}} Happening where something
 * happened, what it brought, and what it moved */

const MOVE = 240;
const SLOW = 480;
const RISE = 700;
const LIGHT = 1500;
const BEAT = 240; // milliseconds from one step of a whole turn to the next
const APART = 90; // milliseconds between points that fly
const EASE = "cubic-bezier(.2, .7, .2, 1)";

/** How new things come. @type {Record<string, {frames: Keyframe[], length: number}>} */
const ARRIVALS = {
  grow: { frames: [{ scale: "1 0", opacity: 0.4 }, { scale: "1 1", opacity: 1 }], length: MOVE },
  settle: { frames: [{ translate: "0 -22px", opacity: 0 }, { translate: "0 0", opacity: 1 }], length: SLOW },
  fold: { frames: [{ scale: "0.2", opacity: 0 }, { scale: "1", opacity: 1 }], length: SLOW },
  turn: { frames: [{ scale: "0 1" }, { scale: "1 1" }], length: MOVE },
  fade: { frames: [{ opacity: 0 }, { opacity: 1 }], length: MOVE },
};

export class Scene {
  /** @type {Set<Animation>} */ #running = new Set();

  /** Draw, and let everything travel from where it was. @param {HTMLElement} root @param {() => void} draw
   * @param {() => Happening[]} happenings what is new, asked for after drawing */
  change(root, draw, happenings) {
    if (still()) {
      this.clear();
      return draw();
    }
    const before = pictured(root);
    const lights = keysOf(root);
    const leaving = copiesOf(root);
    this.clear();
    draw();
    const after = pictured(root);
    const plan = journeys(before, after);
    const boxOf = (/** @type {string} */ place) => after.places.get(place) ?? after.pieces.get(place)?.box ?? null;
    const happened = happenings();
    const { moves, beats } = orderOf(plan.journeys.map(({ id }) => id), happened);
    const travels = plan.journeys.map(({ id, from }) => { // all is measured before anything moves: else the page is laid out again for each
      const { beat = 0, stops = [] } = moves.get(id) ?? {};
      return { ...travelOf(after.pieces.get(id), from, stops.slice(0, -1).flatMap((place) => boxOf(place) ?? [])), delay: beat * BEAT };
    });
    const goal = happened.map(({ place }) => boxOf(place)).find(Boolean);
    for (const { thing, frames, length, delay } of travels) this.#play(thing, frames, length, delay);
    for (const light of root.querySelectorAll("[data-light]")) if (!lights.has(light.getAttribute("data-light"))) this.#lightUp(light);
    for (const id of plan.gone) this.#leave(leaving.get(id), before.pieces.get(id)?.box, goal);
    const flights = happened.flatMap(({ place, gains }, index) =>
      gains.map((gain) => ({ gain, goal: boxOf(gain.to), from: boxOf(place), delay: beats[index] * BEAT })));
    flights.forEach(({ gain, goal: to, from, delay }, index) => to && this.#fly(root, gain, from ?? to, to, delay + index * APART));
  }

  /** End whatever is under way: everything is where it belongs. */
  finish() {
    for (const one of [...this.#running]) one.finish();
  }

  /** Drop whatever is under way, before something new is drawn. */
  clear() {
    for (const one of [...this.#running]) one.cancel();
    this.#running.clear();
    for (const carried of layer().querySelectorAll(".carried, .flying")) carried.remove();
  }

  /** @param {Element | null} thing @param {Keyframe[]} frames @param {number} length @param {number} [delay] @returns {Animation | null} */
  #play(thing, frames, length, delay = 0) {
    if (!thing) return null;
    const one = thing.animate(frames, { duration: length * stretch(), delay: delay * stretch(), easing: EASE, fill: "backwards" });
    this.#running.add(one);
    one.onfinish = one.oncancel = () => this.#running.delete(one);
    return one;
  }

  /** @param {Element} light */
  #lightUp(light) {
    this.#play(light, [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }], LIGHT);
  }

  /** What is gone is seen going. @param {HTMLElement | undefined} copy @param {Box | undefined} from @param {Box | null | undefined} to */
  #leave(copy, from, to) {
    if (!copy || !from || !to) return;
    const { x, y } = way(from, to);
    const frames = [{ translate: "0 0", opacity: 1 }, { translate: `${x}px ${y}px`, scale: "0.6", opacity: 0 }];
    const one = this.#play(lay(copy, from), frames, MOVE * 1.5);
    if (one) one.onfinish = one.oncancel = () => (this.#running.delete(one), copy.remove());
  }

  /** @param {HTMLElement} root @param {Gain} gain @param {Box} start @param {Box} goal @param {number} delay */
  #fly(root, { to, text, css }, start, goal, delay) {
    const token = document.createElement("b");
    token.className = `flying ${css}`;
    token.textContent = text;
    const { x, y } = way(start, goal);
    lay(token, start);
    const there = `${x}px ${y}px`;
    const frames = [
      { opacity: 0, translate: "0 4px" },
      { opacity: 1, translate: "0 -12px", offset: 0.25 }, { opacity: 1, translate: "0 -12px", offset: 0.45 },
      { opacity: 1, translate: there, offset: 0.92 }, { opacity: 0, translate: there },
    ];
    const one = this.#play(token, frames, RISE * 1.3, delay);
    if (!one) return;
    const landed = () => {
      this.#running.delete(one);
      token.remove();
    };
    one.oncancel = landed;
    one.onfinish = () => {
      landed();
      this.#play(elementAt(root, to), [{ scale: "1" }, { scale: "1.25" }, { scale: "1" }], MOVE);
    };
  }
}

/** How a piece comes to where it is now. @param {Piece | undefined} piece @param {Box | null} from @param {Box[]} stops on its way
 * @returns {{thing: Element | null, frames: Keyframe[], length: number}} */
function travelOf(piece, from, stops) {
  const thing = piece?.thing ?? null;
  if (!piece || !thing || !from) return { thing, ...(ARRIVALS[thing?.getAttribute("data-arrive") ?? ""] ?? ARRIVALS.fade) };
  const to = piece.box;
  const legs = stops.map((stop) => inOwnUnits(thing, way(stop, to)));
  const { x, y } = inOwnUnits(thing, way(from, to));
  const size = Math.max(0.3, Math.min(2, from.width && to.width ? Math.sqrt((from.width * from.height) / (to.width * to.height)) : 1));
  const between = legs.map((leg) => ({ translate: `${-leg.x}px ${-leg.y}px`, scale: "1" }));
  const frames = [{ translate: `${-x}px ${-y}px`, scale: String(size) }, ...between, { translate: "0 0", scale: "1" }];
  return { thing, frames, length: MOVE * (1.5 + stops.length) };
}

/** A way in the window, in the units of the drawing a thing belongs to, or of its enlarged surroundings. @param {Element} thing
 * @param {{x: number, y: number}} vector */
function inOwnUnits(thing, { x, y }) {
  const parent = thing instanceof SVGElement && thing.ownerSVGElement ? thing.parentNode : null;
  const matrix = parent instanceof SVGGraphicsElement ? parent.getScreenCTM() : null;
  const zoom = /** @type {{currentCSSZoom?: number}} */ (thing).currentCSSZoom ?? 1;
  return matrix ? { x: x / matrix.a, y: y / matrix.d } : { x: x / zoom, y: y / zoom };
}

/** The first thing with a name that can be seen. @param {ParentNode} root @param {string} place */
function elementAt(root, place) {
  const quoted = CSS.escape(place);
  const found = [...root.querySelectorAll(`[data-at~="${quoted}"], [data-piece="${quoted}"]`)];
  return found.find((one) => one.getBoundingClientRect().width > 0) ?? null;
}

/** @param {HTMLElement} root @returns {Picture} */
function pictured(root) {
  const pieces = new Map();
  const places = new Map();
  for (const thing of root.querySelectorAll("[data-piece]")) {
    const box = thing.getBoundingClientRect();
    const from = (thing.getAttribute("data-from") ?? "").split(" ").filter(Boolean);
    if (box.width) pieces.set(thing.getAttribute("data-piece"), { thing, box, from });
  }
  for (const thing of root.querySelectorAll("[data-at]")) {
    const box = thing.getBoundingClientRect();
    if (box.width) for (const place of (thing.getAttribute("data-at") ?? "").split(" ")) if (!places.has(place)) places.set(place, box);
  }
  for (const carried of layer().querySelectorAll("[data-carries]"))
    pieces.set(carried.getAttribute("data-carries"), { box: carried.getBoundingClientRect() });
  return { pieces, places };
}

/** @param {HTMLElement} root */
const keysOf = (root) => new Set([...root.querySelectorAll("[data-light]")].map((one) => one.getAttribute("data-light")));

/** @param {HTMLElement} root @returns {Map<string, HTMLElement>} */
const copiesOf = (root) =>
  new Map([...root.querySelectorAll("[data-leaves]")].map((one) => [one.getAttribute("data-piece") ?? "", pictureOf(one)]));
