// The small panel for playing together on this device: how many, their names, or a bot.

import { icon } from "../icons.js";
import { levelName, offeredLevels } from "../levels.js";
import { typedName } from "../names.js";
import { html } from "../vendor/lit-html.js";
import { botName } from "./card.js";

/** @import { HomeScreen } from "./home.js" */
/** @import { NewSeat } from "../types.js" */

const KEPT = "lampion-names";

/** @returns {string[]} names used before on this device */
function names() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

/** How many sit around the device, for each game, while the panel is open. @type {Map<string, number>} */
const counts = new Map();

/** @param {HomeScreen} home @param {string} game */
export function devicePanel(home, game) {
  const { t } = home;
  const sizes = (home.facts(game)?.seats ?? []).filter((size) => size > 1);
  const count = counts.get(game) ?? sizes[0] ?? 2;
  const kept = names();
  const resize = (/** @type {number} */ size) => {
    counts.set(game, size);
    home.redraw();
  };
  return html`<form class="device" @submit=${(/** @type {SubmitEvent} */ event) => submit(home, game, event)}>
    ${sizes.length < 2 ? null : html`<div class="sizes switch" role="group" aria-label=${t("page-how-many")}>${sizes.map((size) => html`<button type="button" aria-pressed=${size === count} @click=${() => resize(size)}>${size}</button>`)}</div>`}
    ${Array.from({ length: count }, (_, index) => html`<div class="chair">
      <label><span class="visually-hidden">${t("page-name-of", { number: index + 1 })}</span><input name="name" maxlength="160" @input=${typedName} autocomplete="off" placeholder=${t("page-default-name", { number: index + 1 })} value=${kept[index] ?? ""}></label>
      <label><span class="visually-hidden">${t("page-kind-of", { number: index + 1 })}</span><select name="kind"><option value="">${t("page-person")}</option>
        ${offeredLevels(home.facts(game)).map((level) => html`<option value=${level}>${levelName(t, game, level)}</option>`)}</select></label></div>`)}
    <button class="btn ink">${icon("play")}${t("page-start")}</button></form>`;
}

/** @param {HomeScreen} home @param {string} game @param {SubmitEvent} event */
function submit(home, game, event) {
  event.preventDefault();
  const form = new FormData(/** @type {HTMLFormElement} */ (event.target));
  const given = form.getAll("name").map((name) => String(name).trim());
  localStorage.setItem(KEPT, JSON.stringify(given));
  /** @type {NewSeat[]} */
  const seats = form.getAll("kind").map((level, index) =>
    level ? { kind: "bot", level: String(level), name: given[index] || botName(home, index) } : { kind: "human", name: given[index] || home.t("page-default-name", { number: index + 1 }) },
  );
  home.start(game, seats);
}
