// On a phone the action board may be longer than its pane: the space that is pointed at stays in sight, above its tip.

import { isPhone } from "../../sizes.js";

const GAP = 6; // pixels between a space and its tip

/** Once the tip is drawn. @param {string} id of a space */
export function bringToSight(id) {
  if (isPhone()) requestAnimationFrame(() => scrollTo(id));
}

/** @param {string} id */
function scrollTo(id) {
  const space = document.querySelector(`.space[data-target="${id}"]`);
  const tip = document.querySelector(".boardwrap .tip");
  if (!space || !tip) return;
  space.scrollIntoView({ block: "nearest" });
  const hidden = space.getBoundingClientRect().bottom + GAP - tip.getBoundingClientRect().top;
  if (hidden > 0) for (const pane of [".boardwrap", ".side"]) tip.closest(pane)?.scrollBy(0, hidden);
}
