// The line to one table: positions in, commands out, and what to do when it breaks.

import { randomHex } from "./api.js";
import { heardNotice } from "./notice.js";
import { FORM, Positions } from "./positions.js";
import { transport } from "./transport.js";

/** @import { ChangesMessage, Command, CommandAnswer, DoMessage, Envelope, FromClient, FromServer, PositionMessage } from "./types.js" */
/** @typedef {"joining" | "live" | "lost"} Line */

/**
 * @typedef {object} Listener
 * @property {(envelope: Envelope) => void} position
 * @property {(line: Line) => void} line
 * @property {() => void} gone the table was deleted
 * @property {() => void} strange the seat looked from is no longer this client's
 * @property {() => {seat: number | null, since: number, zones: boolean}} stand what to ask for when (re)connecting
 */

const FIRST_WAIT = 400;
const LONGEST_WAIT = 10_000;
const PULSE = 25_000;
const PATIENCE = 10_000;
/** How long a line that may have died in our sleep has to answer. */
const DOUBT = 3000;
/** How long to wait before a command that may have been stored is sent again. */
const UNSURE_WAIT = 1500;

export class TableSocket {
  /** @type {import("./transport.js").Line | null} */ #line = null;
  /** @type {Map<string, {order: DoMessage, settle: (answer: CommandAnswer) => void, unsure?: boolean}>} */ #pending = new Map();
  #positions = new Positions();
  #wait = FIRST_WAIT;
  #closed = false;
  #retry = 0;
  #pulse = 0;
  #silence = 0;

  /** @param {string} table @param {Listener} listener */
  constructor(table, listener) {
    this.table = table;
    this.listener = listener;
    /** The page woke up, or the network changed: find out now whether the line still holds. */
    this.wake = () => {
      if (document.visibilityState === "hidden") return;
      if (!this.#line) this.#connect();
      else if (this.#line.readyState === WebSocket.OPEN) this.#ping(DOUBT);
    };
    for (const event of ["online", "offline", "pageshow"]) addEventListener(event, this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.#connect();
  }

  close() {
    this.#closed = true;
    for (const event of ["online", "offline", "pageshow"]) removeEventListener(event, this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    clearTimeout(this.#retry);
    clearInterval(this.#pulse);
    clearTimeout(this.#silence);
    this.#line?.close();
  }

  /** Give a command. It is sent again under the same key, after a break or if it may have been stored, until the server answers it.
   * @param {number} seat @param {number | null} version @param {Command} command @returns {Promise<CommandAnswer>} */
  order(seat, version, command) {
    const key = randomHex(12);
    /** @type {DoMessage} */
    const order = { type: "do", key, version, seat, command };
    return new Promise((settle) => {
      this.#pending.set(key, { order, settle });
      this.#send(order);
    });
  }

  /** See the table from another of my seats, with or without its zones. @param {number | null} seat @param {boolean} zones */
  look(seat, zones) {
    this.#send({ type: "look", seat, zones });
  }

  /** @param {FromClient} message */
  #send(message) {
    if (this.#line?.readyState === WebSocket.OPEN) this.#line.send(JSON.stringify(message));
  }

  #connect() {
    clearTimeout(this.#retry);
    if (this.#closed) return;
    const { seat, since, zones } = this.listener.stand();
    const query = { since: String(since), zones: String(zones), ...FORM, ...(seat === null ? {} : { seat: String(seat) }) };
    this.#positions.forget();
    const line = transport.subscribe(this.table, query);
    this.#line = line;
    line.onopen = () => this.#opened(seat, zones);
    line.onmessage = (/** @type {{data: string}} */ event) => this.#heard(JSON.parse(event.data));
    line.onclose = () => this.#broken(line);
  }

  /** @param {number | null} asked the seat the line was asked for @param {boolean} withZones */
  #opened(asked, withZones) {
    this.#wait = FIRST_WAIT;
    this.listener.line("live");
    const { seat, zones } = this.listener.stand();
    if (seat !== asked || zones !== withZones) this.look(seat, zones); // a look that was wished for meanwhile could not be sent
    for (const { order } of this.#pending.values()) this.#send(order);
    clearInterval(this.#pulse);
    this.#pulse = setInterval(() => this.#ping(), PULSE);
  }

  /** A line that no longer answers is a broken one, even if nobody closed it. */
  #ping(patience = PATIENCE) {
    const line = this.#line;
    this.#send({ type: "ping" });
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => line && this.#broken(line), patience);
  }

  /** @param {FromServer} message */
  #heard(message) {
    clearTimeout(this.#silence);
    if (message.type === "position" || message.type === "changes") return this.#read(message);
    if (message.type === "error" && message.error === "not-your-seat" && !message.key) return this.listener.strange();
    if (message.type === "notice") return void heardNotice(message.notice);
    if (message.type === "error" && message.error === "no-such-table" && !message.key) return this.#lost();
    if (!("key" in message) || message.key === undefined) return;
    const waiting = this.#pending.get(message.key);
    if (waiting && message.type === "error" && message.error === "not-stored" && (waiting.unsure ||= message.unsure)) {
      setTimeout(() => this.#pending.get(waiting.order.key) && this.#send(waiting.order), UNSURE_WAIT);
      return;
    }
    this.#pending.delete(message.key);
    waiting?.settle(message);
  }

  /** The table was deleted: there is nothing to come back to. */
  #lost() {
    this.close();
    this.listener.gone();
  }

  /** @param {PositionMessage | ChangesMessage} message */
  #read(message) {
    const envelope = this.#positions.read(message);
    if (envelope) this.listener.position(envelope);
    else this.#send({ type: "again" });
  }

  /** @param {import("./transport.js").Line} line */
  #broken(line) {
    if (this.#line !== line || this.#closed) return;
    line.onclose = null;
    line.close();
    this.#line = null;
    clearInterval(this.#pulse);
    clearTimeout(this.#silence);
    this.listener.line("lost");
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}
