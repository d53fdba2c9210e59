// What people at a table have to do with each other, as this page sees it: talk, questions, dialogs, signals.

import { Chat } from "./chat.js";
import { tick } from "./clock.js";
import { showDialogs } from "./dialogs.js";
import { arrivalFrom } from "./moving.js";
import { TurnSignal } from "./signal.js";

/** @import { Envelope, LogEntry } from "../types.js" */
/** @import { Arrival, SeatOffer } from "./moving.js" */
/** @import { TableScreen } from "./table.js" */

/** @typedef {"resign" | "leave" | "move-seat" | "take-seat" | "share" | null} Dialog */

const TICK = 200;
const NOTICE_STAYS = 8000;
/** A break that was shorter is not spoken of, unless something happened in it. */
const WORTH_A_WORD = 5000;

/** Pressing beside a menu closes it. @param {PointerEvent} event */
function closeMenus(event) {
  const inside = event.target instanceof Element ? event.target.closest("details.menu") : null;
  for (const menu of document.querySelectorAll("details.menu[open]")) if (menu !== inside) menu.removeAttribute("open");
}

export class People {
  /** @type {Dialog} */ dialog = null;
  /** The link that moves my seat, while its dialog is open. @type {SeatOffer | null} */ offer = null;
  /** The seat that this device was sent to take over. @type {Arrival | null} */ arrival = null;
  /** Something that happened to this page itself. */ notice = "";
  /** The server's time less ours. */ offset = 0;
  /** When the line broke; 0 while it holds. */ #lost = 0;
  #noticeTimer = 0;

  /** @param {TableScreen} table */
  constructor(table) {
    this.table = table;
    this.chat = new Chat(table);
    this.signal = new TurnSignal();
    this.arrival = arrivalFrom(location);
    if (this.arrival) this.dialog = "take-seat";
    document.addEventListener("pointerdown", closeMenus);
    this.ticking = setInterval(() => tick(table), TICK);
  }

  close() {
    clearInterval(this.ticking);
    document.removeEventListener("pointerdown", closeMenus);
    clearTimeout(this.#noticeTimer);
    this.signal.close();
  }

  lineChanged() {
    if (this.table.line === "lost") this.#lost ||= Date.now();
    this.table.redraw();
  }

  /** News has come, though it may be shown a little later. @param {Envelope} envelope */
  arrived({ clock }) {
    if (clock) this.offset = clock.now - Date.now();
  }

  /** A position is shown. @param {Envelope} envelope @param {Envelope | null} before @param {LogEntry[]} fresh */
  take(envelope, before, fresh) {
    const { t } = this.table;
    if (before?.mine.length && !envelope.mine.length) {
      this.tell(t(before.started === false ? "page-seat-free-again" : "page-seat-elsewhere"));
      this.dialog = null;
    } else if (this.#lost && before) {
      const count = fresh.filter(({ kind }) => kind !== "chat").length; // the chat has a mark of its own
      if (count) this.tell(t("page-back-with", { count }));
      else if (Date.now() - this.#lost > WORTH_A_WORD) this.tell(t("page-back"));
    }
    if (!before && envelope.commitment === null && envelope.started && !envelope.over) this.tell(t("table-not-shuffled"));
    this.#lost = 0;
    if (this.arrival && envelope.mine.includes(this.arrival.seat)) this.arrival = this.dialog = null;
    this.chat.take();
    this.signal.turn(this.table, before);
  }

  /** Entries as they are read out. @param {LogEntry[]} entries */
  told(entries) {
    const { envelope, name, say, t } = this.table;
    return entries
      .filter(({ kind, seat }) => kind !== "chat" || seat === null || !envelope.muted.includes(seat))
      .map(({ kind, seat, text }) => (kind === "chat" && seat !== null ? t("page-says", { name: name(seat), text: say(text) }) : say(text)))
      .join(" ");
  }

  /** Say something about this page, for a while. @param {string} text */
  tell(text) {
    this.notice = text;
    clearTimeout(this.#noticeTimer);
    this.#noticeTimer = setTimeout(this.hush, NOTICE_STAYS);
    this.table.announce(text);
  }

  hush = () => {
    this.notice = "";
    this.table.redraw();
  };

  /** @param {Dialog} dialog */
  open = (dialog) => {
    for (const menu of document.querySelectorAll("details.menu[open]")) menu.removeAttribute("open");
    this.dialog = dialog;
    this.table.redraw();
  };

  shut = () => this.open(null);

  /** The frame has been drawn. */
  drawn() {
    showDialogs();
    tick(this.table);
    this.chat.drawn();
  }
}
