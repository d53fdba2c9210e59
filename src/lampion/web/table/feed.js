// What reaches the page of a table, in order and without gaps, and what it sends back.

import { look } from "../api.js";
import { TableSocket } from "../socket.js";
import { History } from "./history.js";

/** @import { Command, CommandAnswer, Envelope, LogEntry } from "../types.js" */
/** @import { Line } from "../socket.js" */

const RETRY = 1500;

/**
 * @typedef {object} Reader
 * @property {(envelope: Envelope, fresh: LogEntry[]) => void} position
 * @property {() => void} changed the line broke or came back
 * @property {() => void} missing there is no such table
 * @property {() => void} gone there is none any more
 * @property {() => void} unreachable the table could not be asked for; it is tried again
 * @property {() => number | null} seat the seat to look from
 * @property {() => void} strange that seat is no longer ours
 * @property {(game: string) => boolean} zones whether the zones of this game are drawn
 */

export class Feed {
  /** @type {Line} */ line = "joining";
  history = new History();
  #closed = false;
  #game = "";
  /** @type {TableSocket | null} */ #socket = null;

  /** @param {string} table @param {Reader} reader */
  constructor(table, reader) {
    this.table = table;
    this.reader = reader;
    this.#join();
  }

  close() {
    this.#closed = true;
    this.#socket?.close();
  }

  /** @param {number} seat @param {number | null} version @param {Command} command @returns {Promise<CommandAnswer>} */
  async order(seat, version, command) {
    const answer = await /** @type {TableSocket} */ (this.#socket).order(seat, version, command);
    if (answer.type === "conflict") await this.#ask(); // somebody was faster: see what they did
    return answer;
  }

  /** @param {number} seat */
  lookFrom(seat) {
    this.#socket?.look(seat, this.#zones);
  }

  /** What is drawn has changed: with zones from now on, or without. */
  lookAgain() {
    this.#socket?.look(this.reader.seat(), this.#zones);
  }

  get #zones() {
    return this.reader.zones(this.#game);
  }

  async #join() {
    try {
      await this.#ask();
    } catch (error) {
      if (this.#closed) return;
      if (/** @type {any} */ (error).status === 404) return this.reader.missing();
      if (/** @type {any} */ (error).status === 403) this.reader.strange();
      this.reader.unreachable();
      setTimeout(() => this.#closed || this.#join(), RETRY);
      return;
    }
    if (this.#closed) return;
    this.#socket = new TableSocket(this.table, {
      position: (envelope) => this.#hear(envelope),
      line: (line) => {
        this.line = line;
        this.reader.changed();
      },
      gone: () => this.reader.gone(),
      strange: () => this.reader.strange(),
      stand: () => ({ seat: this.reader.seat(), since: this.history.version, zones: this.#zones }),
    });
  }

  /** Ask for everything after what is known. */
  async #ask() {
    const ask = () => look(this.table, this.reader.seat(), this.history.version, this.#zones);
    const envelope = await ask();
    const unknown = !this.#game;
    this.#game = envelope.game;
    this.#take(unknown && this.#zones && envelope.started && !envelope.zones ? await ask() : envelope);
  }

  /** @param {Envelope} envelope */
  #hear(envelope) {
    if (this.history.misses(envelope)) this.#ask().catch(() => {}); // the next news will show the gap again
    else this.#take(envelope);
  }

  /** @param {Envelope} envelope */
  #take(envelope) {
    if (this.#closed || envelope.version < this.history.version) return;
    this.reader.position(envelope, this.history.add(envelope));
  }
}
