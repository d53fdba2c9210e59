// The layer over the page for what is between two places: carried things, flying points, flashes. Never in the way.

/** @import { Box } from "./plan.js" */

/** @returns {HTMLElement} */
export function layer() {
  const known = document.querySelector(".over-the-table");
  if (known instanceof HTMLElement) return known;
  const made = document.createElement("div");
  made.className = "over-the-table";
  made.setAttribute("aria-hidden", "true");
  document.body.append(made);
  return made;
}

/** Lay something over a box of the window. @template {HTMLElement} Thing @param {Thing} thing @param {Box} box @returns {Thing} */
export function lay(thing, { x, y, width, height }) {
  thing.style.left = `${x}px`;
  thing.style.top = `${y}px`;
  thing.style.width = `${width}px`;
  thing.style.height = `${height}px`;
  layer().append(thing);
  return thing;
}

/** A picture of a thing of the page, of the same size, to be carried about. @param {Element} thing @returns {HTMLElement} */
export function pictureOf(thing) {
  const holder = document.createElement("div");
  holder.className = "carried";
  const copy = /** @type {Element} */ (thing.cloneNode(true));
  for (const one of [copy, ...copy.querySelectorAll("*")]) for (const name of ["data-piece", "data-at", "id", "data-card", "data-target", "data-drag"]) one.removeAttribute(name);
  holder.append(thing instanceof SVGElement && thing.ownerSVGElement ? framed(thing, copy) : copy);
  holder.classList.add(...dressOf(thing));
  return holder;
}

/** A part of a drawing needs a drawing around it. @param {SVGElement} thing @param {Element} copy */
function framed(thing, copy) {
  const { x, y, width, height } = /** @type {SVGGraphicsElement} */ (thing).getBBox();
  const frame = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  frame.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  frame.append(copy);
  return frame;
}

/** Classes of the page around a thing, by which its colours are chosen. @param {Element} thing */
const dressOf = (thing) => [...(thing.closest(".table-page")?.classList ?? [])].filter((name) => name !== "table-page");
