// Light or dark: what the system prefers, until a person chooses.

import { choose, setting } from "./settings.js";

const DARK = "(prefers-color-scheme: dark)";

/** @returns {"light" | "dark"} the theme that shows now */
export function theme() {
  const chosen = setting("theme");
  return chosen !== "auto" ? chosen : matchMedia(DARK).matches ? "dark" : "light";
}

/** @param {"light" | "dark"} name */
export const chooseTheme = (name) => choose("theme", name);

/** Put the chosen theme on the page. */
export function wearTheme() {
  const chosen = setting("theme");
  if (chosen === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = chosen;
}

/** Evening comes while the page is open. @param {() => void} redraw */
export const onEvening = (redraw) => matchMedia(DARK).addEventListener("change", redraw);
