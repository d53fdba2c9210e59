// Carrying things with a mouse or a finger. A press that does not travel stays a click; what may be done where it is put
// down is the board's business.

import { lay, pictureOf } from "./layer.js";

/** @import { Point } from "../table/desk.js" */

/**
 * @typedef {object} Carrying
 * @property {() => boolean} lift whether it can be carried now; then legal places glow
 * @property {(at: Point) => boolean} over what it is over has changed; true: the board shows it there itself
 * @property {(at: Point) => boolean} drop true: it stays where it was put down until the new position comes
 * @property {() => void} end nothing is in the air any more
 */

const SLACK = 6; // pixels a hand trembles
const ABOVE_FINGER = 34;
const PATIENCE = 2500; // how long a thing that was put down waits for the new position
const HOME = 240;

/** A listener for pointerdown. @param {Carrying} carrying @param {(event: PointerEvent) => Element | null} [thing] what is carried, if not what listens */
export const carriable = (carrying, thing) => (/** @type {PointerEvent} */ event) => {
  const source = thing ? thing(event) : /** @type {Element} */ (event.currentTarget);
  if (source && event.isPrimary && event.button === 0) begin(event, source, carrying);
};

/** @param {PointerEvent} event @param {Element} source @param {Carrying} carrying */
function begin(event, source, carrying) {
  const start = { x: event.clientX, y: event.clientY };
  const lifted = event.pointerType === "mouse" ? 0 : ABOVE_FINGER; // a finger hides what is under it
  const piece = source.getAttribute("data-piece") ?? "";
  /** @type {HTMLElement | null} */
  let picture = null;

  /** @param {PointerEvent} moved */
  const move = (moved) => {
    if (moved.pointerId !== event.pointerId) return;
    const by = { x: moved.clientX - start.x, y: moved.clientY - start.y };
    if (!picture) {
      if (Math.hypot(by.x, by.y) < SLACK) return;
      const [copy, box] = [pictureOf(source), source.getBoundingClientRect()]; // as it looks before it is lifted
      if (!carrying.lift()) return stop();
      picture = lay(copy, box);
      picture.dataset.carries = piece;
      source.classList.add("dragging-it");
      document.documentElement.classList.add("carrying"); // so that no text is marked on the way
      getSelection()?.removeAllRanges();
    }
    picture.style.translate = `${by.x}px ${by.y - lifted}px`;
    picture.style.visibility = carrying.over({ x: moved.clientX, y: moved.clientY - lifted }) ? "hidden" : "";
  };
  /** @param {PointerEvent} ended */
  const up = (ended) => {
    if (ended.pointerId !== event.pointerId) return;
    stop();
    if (!picture) return;
    swallowClick();
    source.classList.remove("dragging-it");
    document.documentElement.classList.remove("carrying");
    const put = ended.type === "pointerup" && carrying.drop({ x: ended.clientX, y: ended.clientY - lifted });
    carrying.end();
    put ? leave(picture) : goHome(picture);
  };
  const stop = () => {
    document.removeEventListener("pointermove", move);
    for (const name of /** @type {const} */ (["pointerup", "pointercancel"])) document.removeEventListener(name, up);
  };
  document.addEventListener("pointermove", move);
  for (const name of /** @type {const} */ (["pointerup", "pointercancel"])) document.addEventListener(name, up);
}

/** The click that follows a drag is none. */
function swallowClick() {
  const swallow = (/** @type {Event} */ event) => (event.stopPropagation(), event.preventDefault());
  document.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => document.removeEventListener("click", swallow, { capture: true }), 50);
}

/** @param {HTMLElement} picture */
function leave(picture) {
  setTimeout(() => picture.remove(), PATIENCE);
}

/** Softly, so that it is seen where it belongs. @param {HTMLElement} picture */
function goHome(picture) {
  picture.style.visibility = "";
  delete picture.dataset.carries;
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return picture.remove();
  picture.classList.add("back");
  picture.style.translate = "0 0";
  setTimeout(() => picture.remove(), HOME);
}

/** The nearest thing with this attribute under a point. @param {Point} at @param {string} name @returns {string | null} */
export function valueUnder({ x, y }, name) {
  for (const thing of document.elementsFromPoint(x, y)) {
    const found = thing.closest(`[${name}]`);
    if (found) return found.getAttribute(name);
  }
  return null;
}
