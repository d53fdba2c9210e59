// Moves of others one by one: positions wait their turn, so that each can be seen. Whoever is at the table never waits.

/** @import { Envelope, LogEntry } from "../types.js" */

/**
 * @typedef {object} Audience
 * @property {(envelope: Envelope, fresh: LogEntry[]) => void} show
 * @property {(entry: LogEntry) => boolean} tells whether an entry says something by itself
 * @property {() => void} rest nothing is left to be shown
 * @property {() => number} step how long a move stays alone, in milliseconds; 0: no waiting at all
 */

const MOST_AT_ONCE = 3; // sentences that arrived together need longer, up to here
const BACKLOG = 4; // with so many waiting, everything goes twice as fast

/** How long to look at what has just been shown. @param {number} step @param {number} sentences @param {number} waiting positions behind it */
export const lookingTime = (step, sentences, waiting) => (step * Math.min(sentences, MOST_AT_ONCE)) / (1 + waiting / BACKLOG);

/** Moves that others made. @param {Envelope} envelope @param {LogEntry[]} fresh */
export const byOthers = ({ mine }, fresh) => fresh.filter(({ kind, seat, undone }) => kind === "move" && !undone && seat !== null && !mine.includes(seat));

export class Parade {
  /** @type {{envelope: Envelope, fresh: LogEntry[]}[]} */ #queue = [];
  #timer = 0;
  #begun = false;

  /** @param {Audience} audience */
  constructor(audience) {
    this.audience = audience;
  }

  /** Somebody's move is being looked at. */
  get running() {
    return this.#timer !== 0;
  }

  /** There is more to come than what is on the table. */
  get behind() {
    return this.#queue.length > 0;
  }

  /** @param {Envelope} envelope @param {LogEntry[]} fresh */
  add(envelope, fresh) {
    this.#queue.push({ envelope, fresh });
    const mine = fresh.some(({ kind, seat }) => kind === "move" && seat !== null && envelope.mine.includes(seat));
    if (!this.#begun || mine || !this.audience.step()) this.skip();
    else if (!this.#timer) this.#next();
    this.#begun = true;
  }

  /** Show where the game is now. */
  skip() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    for (const { envelope, fresh } of this.#queue.splice(0)) this.audience.show(envelope, fresh);
    this.audience.rest();
  }

  close() {
    clearTimeout(this.#timer);
    this.#queue = [];
  }

  #next() {
    this.#timer = 0;
    let wait = 0;
    while (!wait) {
      const first = this.#queue.shift();
      if (!first) return this.audience.rest();
      this.audience.show(first.envelope, first.fresh);
      const sentences = byOthers(first.envelope, first.fresh).filter((entry) => this.audience.tells(entry)).length;
      wait = lookingTime(this.audience.step(), sentences, this.#queue.length);
    }
    this.#timer = window.setTimeout(() => this.#next(), wait);
  }
}
