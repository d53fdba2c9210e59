// What people say at the table: a panel that stays closed until asked for; a mark says that there is something new.

import { icon } from "../icons.js";
import { turnedAway } from "../problems.js";
import { html } from "../vendor/lit-html.js";

/** @import { LogEntry } from "../types.js" */
/** @import { TableScreen } from "./table.js" */

const LONGEST = 400;
/** So many letters before the end the count is shown. */
const NEAR = 60;

export class Chat {
  open = false;
  draft = "";
  /** Why the last line was not said. */ problem = "";
  #read = 0;
  #shown = 0;
  #focus = false;

  /** @param {TableScreen} table */
  constructor(table) {
    this.table = table;
    this.kept = `lampion-read-${table.id}`;
    this.#read = Number(localStorage.getItem(this.kept)) || 0;
  }

  /** Lines this page may show, oldest first. @returns {LogEntry[]} */
  get lines() {
    const { muted } = this.table.envelope;
    return this.table.feed.history.standing().filter(({ kind, seat }) => kind === "chat" && (seat === null || !muted.includes(seat)));
  }

  get unread() {
    const { mine } = this.table.envelope;
    return this.lines.filter(({ version, seat }) => version > this.#read && (seat === null || !mine.includes(seat))).length;
  }

  /** A position has come: what is open is read. */
  take() {
    if (!this.open || document.visibilityState === "hidden") return;
    this.#read = this.table.feed.history.version;
    localStorage.setItem(this.kept, String(this.#read));
  }

  toggle = () => {
    this.open = !this.open;
    this.#focus = this.open;
    this.#shown = 0;
    this.take();
    this.table.redraw();
  };

  /** The newest line is in sight, and whoever opened the panel can write. */
  drawn() {
    if (!this.open) return;
    const list = document.querySelector(".chat ol");
    const last = this.lines.at(-1)?.version ?? 0;
    if (list && last !== this.#shown) list.scrollTop = list.scrollHeight;
    this.#shown = last;
    if (this.#focus) /** @type {HTMLElement | null} */ (document.querySelector(".chat input, .chat ol"))?.focus();
    this.#focus = false;
  }

  say = async () => {
    const text = this.draft.trim();
    const { seat } = this.table.envelope;
    if (!text || seat === null) return;
    const answer = await this.table.feed.order(seat, null, { do: "say", text });
    if (answer.type === "ack") this.#clear();
    else if (answer.type === "refused") this.problem = this.table.app.words.why(answer.reason, this.table.company);
    else this.problem = turnedAway("error" in answer ? answer.error : undefined, this.table.app.words) ?? this.table.t("page-not-done");
    this.table.redraw();
  };

  #clear() {
    this.draft = this.problem = "";
    const field = /** @type {HTMLInputElement | null} */ (document.querySelector("#chat-line"));
    if (field) field.value = ""; // what was typed is the field's own, not the drawing's
  }

  /** @param {number} whom @param {boolean} on */
  mute = (whom, on) => {
    const { seat } = this.table.envelope;
    if (seat !== null) this.table.feed.order(seat, null, { do: "mute", whom, on }).then((answer) => this.table.hear(answer));
  };
}

/** Somebody to talk to: another person at the table, or somebody who may still come. @param {TableScreen} table */
export const canChat = ({ envelope, people }) =>
  envelope.seats.some(({ kind }, seat) => kind !== "bot" && !envelope.mine.includes(seat)) || people.chat.lines.length > 0;

/** The button that opens it. @param {TableScreen} table */
export function chatButton(table) {
  if (!canChat(table)) return null;
  const { t, people } = table;
  const { unread, open } = people.chat;
  const label = unread && !open ? t("page-chat-new", { count: unread }) : t("page-chat");
  return html`<button class="btn quiet icon chat-button" aria-expanded=${open} aria-label=${label} title=${label} @click=${people.chat.toggle}>${icon("chat")}${unread && !open ? html`<span class="unread">${unread > 9 ? "9+" : unread}</span>` : null}</button>`;
}

/** @param {TableScreen} table */
export function chatPanel(table) {
  const { t, people, envelope } = table;
  const { chat } = people;
  if (!chat.open) return null;
  const { lines } = chat;
  return html`<section class="panel chat" aria-label=${t("page-chat")} @keydown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && chat.toggle()}>
    <h2>${t("page-chat")}<button class="btn quiet icon end" aria-label=${t("page-close")} @click=${chat.toggle}>${icon("close")}</button></h2>
    ${listeners(table)}
    <ol tabindex="0" aria-label=${t("page-chat-lines")}>${lines.length ? lines.map((line, index) => spoken(table, line, lines[index - 1])) : html`<li class="nothing">${t("page-chat-nothing")}</li>`}</ol>
    ${envelope.seat === null ? html`<p class="chat-note">${t("page-chat-players-only")}</p>` : writing(table)}</section>`;
}

/** Others at the table, each with a switch to stop reading them. @param {TableScreen} table */
function listeners(table) {
  const { t, envelope, people, name } = table;
  const others = envelope.seats.map(({ kind }, seat) => ({ kind, seat })).filter(({ kind, seat }) => kind === "human" && !envelope.mine.includes(seat));
  if (envelope.seat === null || !others.length) return null;
  return html`<ul class="mutes">${others.map(({ seat }) => {
    const off = envelope.muted.includes(seat);
    return html`<li><button class="chip" aria-pressed=${off} @click=${() => people.chat.mute(seat, !off)}>${icon(off ? "hidden" : "watch")}${t(off ? "page-unmute" : "page-mute", { name: name(seat) })}</button></li>`;
  })}</ul>`;
}

/** @param {TableScreen} table @param {LogEntry} line @param {LogEntry | undefined} before */
function spoken(table, { seat, text }, before) {
  const mine = seat !== null && table.envelope.mine.includes(seat);
  const again = before?.seat === seat;
  return html`<li class="said ${mine ? "own" : ""} ${again ? "again" : ""}">${again || seat === null ? null : html`<b>${table.name(seat)}</b>`}<span>${table.say(text)}</span></li>`;
}

/** @param {TableScreen} table */
function writing({ t, people }) {
  const { chat } = people;
  const left = LONGEST - chat.draft.length;
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    chat.say();
  };
  const type = (/** @type {InputEvent} */ event) => {
    const near = LONGEST - chat.draft.length <= NEAR;
    chat.draft = /** @type {HTMLInputElement} */ (event.target).value;
    const problem = chat.problem;
    chat.problem = "";
    if (problem || near || LONGEST - chat.draft.length <= NEAR) people.table.redraw();
  };
  return html`<form class="writing" @submit=${submit}><label class="visually-hidden" for="chat-line">${t("page-chat-write")}</label>
    <input id="chat-line" maxlength=${LONGEST} autocomplete="off" enterkeyhint="send" placeholder=${t("page-chat-write")} .value=${chat.draft} @input=${type}>
    <button class="btn ink icon" aria-label=${t("page-chat-send")} title=${t("page-chat-send")}>${icon("next")}</button></form>
    ${chat.problem ? html`<p class="chat-note" role="alert">${chat.problem}</p>` : left <= NEAR ? html`<p class="chat-note">${t("page-chat-left", { count: left })}</p>` : null}`;
}
