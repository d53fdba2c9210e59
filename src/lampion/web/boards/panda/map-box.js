// Which format the map has: by the box that it is drawn in, as large as it was seen last.

import { isPhone } from "../../sizes.js";
import { formatFor, WIDE } from "./layout.js";

/** @import { Format } from "./layout.js" */

/** What a phone shows besides the map: its head, the seats, the panel and the views. */
const BESIDE = { width: 12, height: 412 };

/** @type {Format | null} */
let format = null;
/** @type {Element | null} */
let watched = null;
/** @type {() => void} */
let redraw = () => {};

const observer = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(([{ contentRect: { width, height } }]) => {
  if (!width || !height) return; // another view is looked at
  const now = formatFor({ width, height });
  if (now === format) return;
  format = now;
  redraw();
});

/** @param {() => void} again draws the map again */
export function mapFormat(again) {
  redraw = again;
  if (observer) requestAnimationFrame(watch);
  return format ?? (isPhone() ? formatFor({ width: innerWidth - BESIDE.width, height: innerHeight - BESIDE.height }) : WIDE);
}

/** The box of the map, which is another one at another table. */
function watch() {
  const box = document.querySelector(".panda-page .mapbox");
  if (!box || box === watched) return;
  if (watched) observer?.unobserve(watched);
  watched = box;
  observer?.observe(box);
}
