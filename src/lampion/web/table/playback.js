// A game stepped through: an earlier position in place of the present one, at the reader's own pace.

import { past } from "../api.js";

/** @import { Envelope, LogEntry, PastPosition } from "../types.js" */

/** @typedef {"slow" | "normal" | "fast"} Pace */

/** Milliseconds between two moves. @type {Record<Pace, number>} */
const REST = { slow: 2600, normal: 1300, fast: 450 };
const CHUNK = 16; // as many as the server sends at once
const RETRY = 1500;

export class Playback {
  step = 0;
  playing = false;
  /** @type {Pace} */ pace = "normal";
  /** @type {Map<number, PastPosition>} */ #known = new Map();
  /** @type {Set<number>} */ #asked = new Set();
  #timer = 0;
  #closed = false;

  /** @param {string} table @param {() => number | null} seat the seat to look from @param {() => number} count how many moves stand @param {() => void} changed */
  constructor(table, seat, count, changed) {
    this.table = table;
    this.seat = seat;
    this.count = count;
    this.changed = changed;
  }

  close() {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  /** The last move there is to see. */
  get atEnd() {
    return this.step >= this.count();
  }

  /** The position to show: the one asked for, or the nearest one known until it comes. @returns {PastPosition | null} */
  get position() {
    for (let step = this.step; step >= 0; step -= 1) {
      const known = this.#known.get(step);
      if (known) return known;
    }
    return null;
  }

  /** @param {number} step */
  go(step) {
    this.step = Math.max(0, Math.min(step, this.count()));
    this.#ask(this.step);
    this.#ask(Math.min(this.step + CHUNK / 2, this.count())); // what comes soon
    this.changed();
  }

  /** @param {boolean} [on] */
  play(on = !this.playing) {
    this.playing = on;
    if (on && this.atEnd && this.step > 0 && !this.live) this.go(0);
    this.#later();
    this.changed();
  }

  /** @param {Pace} pace */
  choosePace(pace) {
    this.pace = pace;
    this.#later();
    this.changed();
  }

  /** Whether more moves may come by themselves. */
  live = false;

  #later() {
    clearTimeout(this.#timer);
    if (!this.playing) return;
    this.#timer = setTimeout(() => {
      if (this.#known.has(this.step) && !this.atEnd) this.go(this.step + 1);
      if (this.atEnd && !this.live) this.playing = false;
      this.changed();
      this.#later();
    }, REST[this.pace]);
  }

  /** @param {number} step */
  async #ask(step) {
    if (this.#known.has(step)) return;
    const first = step - (step % CHUNK);
    if (this.#asked.has(first)) return;
    this.#asked.add(first);
    try {
      for (const one of await past(this.table, this.seat(), first)) this.#known.set(one.step, one);
      this.#asked.delete(first); // a chunk that was not whole is asked for again
    } catch {
      setTimeout(() => {
        this.#asked.delete(first);
        if (!this.#closed) this.#ask(this.step);
      }, RETRY);
    }
    if (!this.#closed) this.changed();
  }
}

/** The envelope of an earlier position: nothing can be decided in it. @param {Envelope} now @param {PastPosition} then @returns {Envelope} */
export const envelopeOf = (now, { board, zones, scores, prompt, to_move }) => ({
  ...now, board, zones, scores, prompt, to_move, legal: null, undo: { can: false, lock: null }, waits: null, question: null, over: false, result: null,
});

/** The log up to an earlier position. @param {LogEntry[]} log @param {PastPosition} then */
export const logUntil = (log, { version }) => log.filter((entry) => entry.version <= version);
