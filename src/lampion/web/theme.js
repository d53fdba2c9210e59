// Light or dark: what the system prefers, until a person chooses.

const KEPT = "lampion-theme";

/** @returns {"light" | "dark"} the theme that shows now */
export function theme() {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === "light" || chosen === "dark") return chosen;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** Evening comes while the page is open. @param {() => void} redraw */
export const onThemeChange = (redraw) => matchMedia("(prefers-color-scheme: dark)").addEventListener("change", redraw);

/** @param {"light" | "dark"} name */
export function chooseTheme(name) {
  document.documentElement.dataset.theme = name;
  localStorage.setItem(KEPT, name);
}

/** Restore an earlier choice. */
export function startTheme() {
  const kept = localStorage.getItem(KEPT);
  if (kept === "light" || kept === "dark") document.documentElement.dataset.theme = kept;
}
