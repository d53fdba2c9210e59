// The switches of a device: language and theme on every page, pace and sounds at a table.

import { icon } from "./icons.js";
import { PACES, choosePace, pace } from "./motion/pace.js";
import { chooseSound, soundOn } from "./sound.js";
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

/** How quickly moves of others are shown. @param {App} app @param {() => void} redraw */
export const paceSwitch = (app, redraw) =>
  worded(app.words.text("page-pace"), PACES.map((name) => ({ label: app.words.text("page-pace-name", { pace: name }), on: pace() === name, press: () => (choosePace(name), redraw()) })));

/** @param {App} app @param {() => void} redraw */
export const soundSwitch = (app, redraw) =>
  worded(app.words.text("page-sound"), [false, true].map((on) => ({ label: app.words.text("page-sound-name", { sound: on ? "on" : "off" }), on: soundOn() === on, press: () => (chooseSound(on), redraw()) })));

/** @param {string} label @param {{label: string, on: boolean, press: () => void}[]} choices */
const worded = (label, choices) => html`<span class="setting"><span>${label}</span><span class="switch" role="group" aria-label=${label}>
  ${choices.map(({ label: name, on, press }) => html`<button aria-pressed=${on} @click=${press}>${name}</button>`)}</span></span>`;
