// The options of a game on its door: quiet switches, kept for the next time.

import { html } from "../vendor/lit-html.js";

/** @import { Words } from "../words.js" */
/** @import { GameFacts, OptionValue } from "../types.js" */

/** Where options are chosen. @typedef {{app: {words: Words}, t: (key: string) => string, facts: (game: string) => GameFacts | undefined, redraw: () => void}} Chooser */

/** @param {string} game */
const keptAs = (game) => `lampion-options-${game}`;

/** What was chosen before, as far as this game still offers it; else what the game says. @param {string} game @param {GameFacts | undefined} facts @returns {Record<string, OptionValue>} */
export function optionsOf(game, facts) {
  const kept = keptOptions(game);
  return Object.fromEntries(Object.entries(facts?.options ?? {}).map(([name, { default: usual, choices }]) => [name, choices.includes(kept[name]) ? kept[name] : usual]));
}

/** @param {string} game @returns {Record<string, OptionValue>} */
function keptOptions(game) {
  try {
    return Object(JSON.parse(localStorage.getItem(keptAs(game)) ?? "{}"));
  } catch {
    return {};
  }
}

/** The edition chosen before, if the host still has it; else the usual one. @param {string} game @param {GameFacts | undefined} facts @returns {string | null} */
export function mapOf(game, facts) {
  const kept = localStorage.getItem(`lampion-map-${game}`);
  return facts?.maps?.find((name) => name === kept) ?? facts?.maps?.[0] ?? null;
}

/** @param {Chooser} home @param {string} game */
function mapChoice(home, game) {
  const facts = home.facts(game);
  const maps = facts?.maps ?? [];
  if (maps.length < 2) return null;
  const choose = (/** @type {Event} */ event) => localStorage.setItem(`lampion-map-${game}`, /** @type {HTMLSelectElement} */ (event.target).value);
  return html`<label class="choice"><span><b>${home.t("page-edition")}</b></span><select data-option="map" @change=${choose}>
    ${maps.map((name) => html`<option value=${name} ?selected=${name === mapOf(game, facts)}>${name}</option>`)}</select></label>`;
}

/** Options that differ from nothing special, as a person reads them. @param {Words} words @param {string} game @param {Record<string, unknown>} options */
export function optionsInWords(words, game, options) {
  return Object.entries(options).flatMap(([name, value]) => {
    const label = words.optional(`${game}-board-option-${name}`);
    return !label || value === false ? [] : [value === true ? label : `${label} ${value}`];
  });
}

/** @param {Chooser} home @param {string} game */
export function optionSwitches(home, game) {
  const facts = home.facts(game);
  const chosen = optionsOf(game, facts);
  const label = (/** @type {string} */ name) => home.app.words.optional(`${game}-board-option-${name}`);
  const names = Object.keys(chosen).filter((name) => typeof chosen[name] === "boolean" || label(name)); // others are for study
  const map = mapChoice(home, game);
  if (!names.length && !map) return null;
  const choose = (/** @type {string} */ name, /** @type {OptionValue} */ value) => {
    localStorage.setItem(keptAs(game), JSON.stringify({ ...chosen, [name]: value }));
    home.redraw();
  };
  return html`<div class="choices" role="group" aria-label=${home.t("page-options")}>
    ${names.map((name) => choice(home, game, name, label(name) ?? name, chosen[name], (value) => choose(name, value)))}${map}</div>`;
}

/** One option: a box to tick with what it changes, or a list. @param {Chooser} home @param {string} game @param {string} name
 * @param {string} said @param {OptionValue} now @param {(value: OptionValue) => void} choose */
function choice(home, game, name, said, now, choose) {
  const why = home.app.words.optional(`${game}-board-option-${name}-why`);
  const told = html`<span><b>${said}</b>${why === null ? null : html`<small>${why}</small>`}</span>`;
  if (typeof now === "boolean")
    return html`<label class="choice"><input type="checkbox" data-option=${name} .checked=${now} @change=${() => choose(!now)}>${told}</label>`;
  const { choices } = /** @type {GameFacts} */ (home.facts(game)).options[name];
  const pick = (/** @type {Event} */ event) => choose(choices[/** @type {HTMLSelectElement} */ (event.target).selectedIndex]);
  return html`<label class="choice">${told}<select @change=${pick}>
    ${choices.map((value) => html`<option ?selected=${value === now}>${String(value)}</option>`)}</select></label>`;
}
