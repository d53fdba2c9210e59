// What a board may know and do at a table: the desk it is given, and the buttons that any board has.

import { icon } from "../icons.js";
import { html } from "../vendor/lit-html.js";

/** @import { Envelope, JudgedPosition, LogEntry, Message, Preview } from "../types.js" */

/** @typedef {{code: number} | {notation: string}} Question */
/** @typedef {{x: number, y: number}} Point a point of the window */

/**
 * @typedef {object} Desk
 * @property {Envelope} envelope
 * @property {LogEntry[]} log oldest first, undone moves left out
 * @property {JudgedPosition[] | null} judged how the bots judge a finished game afterwards
 * @property {any} choice what the person points at; its shape is the board's own
 * @property {number} revision another one whenever anything has changed but choice, previews, free and busy
 * @property {boolean} free it is my decision and nothing is on its way
 * @property {boolean} busy my decision is on its way
 * @property {(key: string, args?: Record<string, string | number>) => string} t
 * @property {(message: Message) => string} say
 * @property {(seat: number) => string} name
 * @property {(seat: number) => string} initial
 * @property {(code: number) => Preview | null} preview
 * @property {(code: number) => Promise<Preview | null>} previewOf what was asked for, once it is here; null: it will not come
 * @property {(codes: number[]) => void} wantPreviews
 * @property {{known: any, failed: boolean}} turns whole turns, in the game's own shape, once they are here
 * @property {() => void} wantTurns
 * @property {(change: object) => void} choose
 * @property {(decision: Question) => void} play
 * @property {(line: string[]) => void} playTurn decide several times in a row, by notation, and hand the turn on
 * @property {(line: string[], joined?: boolean) => void} playLine several decisions at once: all of them happen, or nothing
 *   does; joined: undo takes them back together with my last ones
 * @property {(at: Point) => void} wait say why nothing can be decided here now
 * @property {(question: Question, at: Point) => void} whyNot
 * @property {(text: string, at: Point, rule?: string) => void} tell
 * @property {(text: string) => void} announce
 * @property {(question: string, answer: string | null) => void} [setStanding] answer a question once and for all
 * @property {() => void} undo
 * @property {(at: Point) => void} hint
 */

/** The middle of the window. @returns {Point} */
export const middle = () => ({ x: innerWidth / 2, y: innerHeight / 2 });

const TOUCHING = 12; // pixels: what is nearer belongs together

/** The upper middle of what was pressed, where a bubble may grow from. @param {Event} event @returns {Point} */
export const pointOf = (event) => pointOver(/** @type {Element} */ (event.currentTarget));

/** @param {Element} pressed @returns {Point} */
export function pointOver(pressed) {
  const { left, width, top } = pressed.getBoundingClientRect();
  const row = pressed.closest(".actions");
  return { x: left + width / 2, y: row ? topOf(row) : top };
}

/** A bubble covers none of the buttons beside the one that was pressed, nor the question they answer. @param {Element} row */
function topOf(row) {
  const { top } = row.getBoundingClientRect();
  const question = row.parentElement?.querySelector(".prompt")?.getBoundingClientRect();
  return question && Math.abs(question.bottom - top) < TOUCHING ? question.top : top;
}

/** Undo and hint; pressed in vain they say why. Nothing for those who look on. @param {Desk} desk */
export function tableButtons(desk) {
  const { t, envelope } = desk;
  if (envelope.seat === null) return null;
  const { can, lock } = envelope.undo;
  return html`<button class="btn icon" aria-disabled=${!can} aria-label=${t("page-undo")} @click=${(/** @type {Event} */ event) => (can ? desk.undo() : desk.tell(lock ? desk.say(lock) : t("page-nothing-to-undo"), pointOf(event)))}>${icon("undo")}</button>
    <button class="btn icon" aria-disabled=${!desk.free} aria-label=${t("page-hint")} @click=${(/** @type {Event} */ event) => (desk.free ? desk.hint(pointOf(event)) : desk.wait(pointOf(event)))}>${icon("hint")}</button>`;
}
