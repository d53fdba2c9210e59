// The two switches every page has: language and theme.

import { icon } from "./icons.js";
import { chooseTheme, theme } from "./theme.js";
import { html } from "./vendor/lit-html.js";
import { LANGUAGES } from "./words.js";

/** @import { App } from "./app.js" */

/** @param {App} app */
export const languageSwitch = (app) => html`<span class="switch" role="group" aria-label=${app.words.text("page-language")}>
  ${LANGUAGES.map((language) => html`<button lang=${language} aria-pressed=${app.words.language === language} title=${app.words.text(`page-language-${language}`)}
    @click=${() => app.speak(language)}>${language.toUpperCase()}</button>`)}</span>`;

/** @param {App} app @param {() => void} redraw */
export function themeSwitch(app, redraw) {
  const choose = (/** @type {"light" | "dark"} */ name) => () => {
    chooseTheme(name);
    redraw();
  };
  return html`<span class="switch" role="group" aria-label=${app.words.text("page-theme")}>
    <button aria-pressed=${theme() === "light"} aria-label=${app.words.text("page-light")} @click=${choose("light")}>${icon("day")}</button>
    <button aria-pressed=${theme() === "dark"} aria-label=${app.words.text("page-dark")} @click=${choose("dark")}>${icon("moon")}</button></span>`;
}
