// The fields of the form for a new table.

import { IN_FOLDER } from "../address.js";
import { levelName, offeredLevels, strengthOf } from "../levels.js";
import { typedName } from "../names.js";
import { html } from "../vendor/lit-html.js";
import { BANKS, DAYS, INCREMENTS } from "./plan.js";

/** @import { CreateScreen } from "./create.js" */
/** @import { Chair } from "./plan.js" */

/** One of a few. @param {string} label @param {{value: string, text: string}[]} choices @param {string} chosen @param {(value: string) => void} choose */
export const pick = (label, choices, chosen, choose) => html`<div class="switch picker" role="group" aria-label=${label}>
  ${choices.map(({ value, text }) => html`<button type="button" aria-pressed=${value === chosen} @click=${() => choose(value)}>${text}</button>`)}</div>`;

/** One of many. @param {string} label @param {{value: string, text: string}[]} choices @param {string} chosen @param {(value: string) => void} choose */
const select = (label, choices, chosen, choose) => html`<select aria-label=${label} @change=${(/** @type {Event} */ event) => choose(/** @type {HTMLSelectElement} */ (event.target).value)}>
  ${choices.map(({ value, text }) => html`<option value=${value} ?selected=${value === chosen}>${text}</option>`)}</select>`;

/** @param {CreateScreen} screen */
export function chairs(screen) {
  const { t, sizes, count, others } = screen;
  const type = (/** @type {Event} */ event) => {
    screen.me = typedName(event);
  };
  return html`${sizes.length < 2 ? null : html`<div class="field-row"><span class="cap">${t("page-how-many")}</span>${pick(t("page-how-many"), sizes.map((size) => ({ value: String(size), text: String(size) })), String(count), (size) => screen.resize(Number(size)))}</div>`}
    <div class="field-row"><span class="cap">${t("page-my-name")}</span><input name="me" maxlength="160" autocomplete="nickname" aria-label=${t("page-my-name")} placeholder=${t("page-default-name", { number: 1 })} .value=${screen.me} @input=${type}></div>
    ${others.map((chair, index) => row(screen, chair, index))}`;
}

/** @param {CreateScreen} screen @param {Chair} chair @param {number} index */
function row(screen, { who, name }, index) {
  const { t, game } = screen;
  const number = index + 2;
  const facts = screen.facts(game);
  const offered = offeredLevels(facts);
  const bots = facts?.bots.includes(who) && !offered.includes(who) ? [...offered, who] : offered; // it sat there before
  const choices = [...(IN_FOLDER ? [] : [{ value: "open", text: t("page-chair-open") }]), { value: "here", text: t("page-chair-here") }, ...bots.map((level) => ({ value: level, text: levelName(t, game, level) }))];
  const type = (/** @type {Event} */ event) => screen.seat(index, { name: typedName(event) });
  return html`<div class="field-row"><span class="cap">${t("page-default-name", { number })}</span><div class="beside">${select(t("page-kind-of", { number }), choices, who, (chosen) => screen.seat(index, { who: chosen }))}
    ${who === "here" ? html`<input maxlength="160" autocomplete="off" aria-label=${t("page-name-of", { number })} placeholder=${t("page-default-name", { number })} .value=${name} @input=${type}>` : null}${strengthOf(t, facts, who)}</div></div>`;
}

/** @param {CreateScreen} screen */
export function clockChoice(screen) {
  const { t, clock, time } = screen;
  const kinds = [{ value: "none", text: t("page-clock-none") }, { value: "bank", text: t("page-clock-minutes") }, { value: "days", text: t("page-clock-days") }];
  const numbers = (/** @type {number[]} */ from, /** @type {string} */ key) => from.map((count) => ({ value: String(count), text: t(key, { count }) }));
  const bank = html`${select(t("page-clock-bank-label"), numbers(BANKS, "page-minutes"), String(clock.minutes), (value) => time({ minutes: Number(value) }))}
    ${select(t("page-clock-more-label"), numbers(INCREMENTS, "page-seconds-more"), String(clock.seconds), (value) => time({ seconds: Number(value) }))}`;
  const days = select(t("page-clock-days"), numbers(DAYS, "page-days-each"), String(clock.days), (value) => time({ days: Number(value) }));
  const choose = (/** @type {string} */ kind) => time({ kind: /** @type {"none" | "bank" | "days"} */ (kind) });
  return html`<div class="field-row"><span class="cap">${t("page-clock")}</span><div class="beside">${pick(t("page-clock"), kinds, clock.kind, choose)}${clock.kind === "bank" ? bank : clock.kind === "days" ? days : null}</div></div>`;
}
