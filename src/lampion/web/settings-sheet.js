// The sheet of settings: one line for each, in a dialog over whatever screen is open.

import { icon } from "./icons.js";
import { CHOICES, choose, onSettings, setting } from "./settings.js";
import { html, render } from "./vendor/lit-html.js";

/** @import { App } from "./app.js" */
/** @import { Settings } from "./settings.js" */

/** In the order they are read; those with more than two choices are a row of buttons, the others a check mark. @type {(keyof Settings)[]} */
const SHOWN = ["language", "theme", "motion", "log", "sound", "askDone", "tables"];

/** @param {App} app */
export function openSettings(app) {
  const sheet = document.createElement("dialog");
  sheet.className = "settings panel";
  const draw = () => render(content(app, () => sheet.close()), sheet);
  const deaf = app.onWords(draw);
  const stop = onSettings(draw);
  sheet.addEventListener("close", () => {
    deaf();
    stop();
    sheet.remove();
  });
  sheet.addEventListener("click", (event) => event.target === sheet && sheet.close());
  draw();
  document.body.append(sheet);
  sheet.showModal();
}

/** @param {App} app @param {() => void} close */
function content(app, close) {
  const t = (/** @type {string} */ key) => app.words.text(key);
  return html`<form method="dialog" aria-labelledby="settings-title"><header><h2 id="settings-title">${t("page-settings")}</h2>
      <button class="btn quiet icon" type="button" aria-label=${t("page-close")} @click=${close}>${icon("close")}</button></header>
    ${SHOWN.map((name) => (typeof CHOICES[name][0] === "boolean" ? checkMark(app, /** @type {"sound"} */ (name)) : buttons(app, name)))}
    <p class="foot">${t("page-settings-kept")}</p></form>`;
}

/** @param {App} app @param {keyof Settings} name */
function buttons(app, name) {
  const t = (/** @type {string} */ key) => app.words.text(key);
  const chosen = name === "language" ? app.words.language : setting(name);
  const choices = CHOICES[name].filter((choice) => choice !== "");
  return html`<div class="setting"><b id="setting-${name}">${t(`page-setting-${name}`)}</b>
    <span class="switch" role="group" aria-labelledby="setting-${name}">${choices.map((choice) => html`<button type="button" aria-pressed=${chosen === choice}
      @click=${() => choose(name, /** @type {never} */ (choice))}>${name === "language" ? t(`page-language-${choice}`) : t(`page-setting-${name}-${choice}`)}</button>`)}</span></div>`;
}

/** A setting that is on or off. @param {App} app @param {"sound"} name any of the kind */
function checkMark(app, name) {
  const t = (/** @type {string} */ key) => app.words.text(key);
  const key = name.toLowerCase();
  return html`<label class="setting check"><span><b>${t(`page-setting-${key}`)}</b><small>${t(`page-setting-${key}-why`)}</small></span>
    <input type="checkbox" .checked=${setting(name)} @change=${(/** @type {Event} */ event) => choose(name, /** @type {HTMLInputElement} */ (event.target).checked)}></label>`;
}
