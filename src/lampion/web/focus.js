// Focus that a new drawing took away comes back: to the thing of the same name, else to the question, else to the headline.
// Whoever plays by keys always sees where they are.

const NAMES = ["data-target", "data-site", "data-card", "data-use", "data-view", "data-piece", "id", "aria-label"];
const ELSE = [".prompt", "main h1", "main"];

/** @param {HTMLElement} root @param {() => void} draw */
export function keepFocus(root, draw) {
  const held = document.activeElement;
  const within = held instanceof Element && root.contains(held);
  const sought = within ? NAMES.flatMap((name) => (held.hasAttribute(name) ? [`[${name}="${CSS.escape(held.getAttribute(name) ?? "")}"]`] : [])) : [];
  draw();
  if (!within || (held !== root && held.isConnected && held.checkVisibility())) return;
  if (document.querySelector("dialog[open]")?.contains(document.activeElement)) return;
  const found = [...sought, ...ELSE].flatMap((name) => [...root.querySelectorAll(name)]).find((one) => one.checkVisibility());
  if (found instanceof HTMLElement || found instanceof SVGElement) take(found);
}

/** @param {HTMLElement | SVGElement} thing */
function take(thing) {
  thing.focus({ preventScroll: true });
  if (document.activeElement === thing) return;
  thing.setAttribute("tabindex", "-1"); // a sentence can be come to, but is no stop on the way
  thing.focus({ preventScroll: true });
}
