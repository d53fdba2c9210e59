// Handing the move on, and how one likes to be asked: the button in the prompt, the switches in the menu.

import { icon } from "../icons.js";
import { choose, setting } from "../settings.js";
import { html } from "../vendor/lit-html.js";

/** @import { StandingShown } from "../types.js" */
/** @import { TableScreen } from "./table.js" */

/** What a person has chosen on this device holds at this table too. @param {TableScreen} table */
export function bringHabit(table) {
  const { settings, over } = table.envelope;
  if (settings && !over && settings.wait !== setting("askDone")) table.order({ do: "set-wait", on: setting("askDone") });
}

/** Whether the table waits for the person who looks. @param {TableScreen} table */
export function waitsForMe({ envelope, curtain }) {
  return curtain === null && envelope.seat !== null && envelope.waits?.seat === envelope.seat && !envelope.paused;
}

/** The button in the prompt, and the way to be rid of it. @param {TableScreen} table */
export function doneButtons(table) {
  if (!waitsForMe(table)) return null;
  const { t } = table;
  return html`<span class="end handing">
    <button class="btn quiet wide" @click=${() => choose("askDone", false)}>${t("page-wait-off")}</button>
    <button class="btn primary done" aria-keyshortcuts="D" @click=${table.done}>${icon("check")}${t("page-done")}<kbd>D</kbd></button></span>`;
}

/** A question that is asked now and may be answered for good, beside its prompt. @param {TableScreen} table */
export function standingNow(table) {
  const question = table.free ? table.envelope.settings?.standing.find(({ asked }) => asked) : null;
  return question ? html`<span class="end">${standingChoice(table, question)}</span>` : null;
}

/** In the menu: questions that may be answered once and for all. @param {TableScreen} table */
export const standingAnswers = (table) => (table.envelope.settings?.standing ?? []).map((question) => html`<div class="habit">${standingChoice(table, question, true)}</div>`);

/** @param {TableScreen} table @param {StandingShown} question @param {boolean} [named] with its text before it */
function standingChoice(table, question, named = false) {
  const { say, t } = table;
  const answers = [["", t("page-standing-ask")], ...Object.entries(question.answers).map(([answer, text]) => [answer, say(text)])];
  const change = (/** @type {Event} */ event) => table.setStanding(question.question, /** @type {HTMLSelectElement} */ (event.target).value || null);
  return html`<label class="standing"><span class=${named ? "" : "visually-hidden"}>${say(question.text)}</span>
    <select @change=${change}>${answers.map(([answer, text]) => html`<option value=${answer} .selected=${(question.answer ?? "") === answer}>${text}</option>`)}</select></label>`;
}
