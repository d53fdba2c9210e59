// The two switches every page has, language and theme, and the way to all other settings.

import { icon } from "./icons.js";
import { choose, setting } from "./settings.js";
import { openSettings } from "./settings-sheet.js";
import { html } from "./vendor/lit-html.js";
import { LANGUAGES } from "./language.js";

/** @import { App } from "./app.js" */
/** @import { Settings } from "./settings.js" */

/** @param {App} app */
export const languageSwitch = (app) => html`<span class="switch languages" role="group" aria-label=${app.words.text("page-language")}>
  ${LANGUAGES.map((language) => html`<button lang=${language} aria-pressed=${app.words.language === language} title=${app.words.text(`page-language-${language}`)}
    @click=${() => choose("language", /** @type {Settings["language"]} */ (language))}>${language.toUpperCase()}</button>`)}</span>`;

/** @type {[Settings["theme"], string, string][]} theme, drawing, words */
const THEMES = [["light", "day", "page-light"], ["dark", "moon", "page-dark"], ["auto", "auto", "page-auto"]];

/** @param {App} app */
export const themeSwitch = (app) => html`<span class="switch themes" role="group" aria-label=${app.words.text("page-theme")}>
  ${THEMES.map(([name, drawing, said]) => html`<button aria-pressed=${setting("theme") === name} aria-label=${app.words.text(said)} title=${app.words.text(said)} @click=${() => choose("theme", name)}>${icon(drawing)}</button>`)}</span>`;

/** @param {App} app */
export const settingsButton = (app) => html`<button class="btn quiet icon" aria-haspopup="dialog" aria-label=${app.words.text("page-settings")} title=${app.words.text("page-settings")} @click=${() => openSettings(app)}>${icon("gear")}</button>`;
