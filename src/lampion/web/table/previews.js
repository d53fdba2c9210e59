// Previews asked from the server, kept until the position changes.

/** @import { Preview } from "../types.js" */

export class Previews {
  /** @type {Map<number, Preview>} */ #known = new Map();
  /** @type {Set<number>} */ #asked = new Set();
  /** Who waits for a preview that is on its way. @type {(() => void)[]} */ #waiting = [];
  #version = -1;

  /** @param {(seat: number, version: number, codes: number[]) => Promise<Preview[] | null>} ask null: it has moved on @param {() => void} changed */
  constructor(ask, changed) {
    this.ask = ask;
    this.changed = changed;
  }

  /** Forget everything about earlier positions. @param {number} version */
  turnTo(version) {
    if (version === this.#version) return;
    this.#version = version;
    this.#known.clear();
    this.#asked.clear();
    this.#told();
  }

  /** The preview of something that was asked for, once it is here; null if it will not come. @param {number} code */
  async whenKnown(code) {
    const turn = this.#version;
    while (!this.#known.has(code) && this.#asked.has(code) && turn === this.#version)
      await /** @type {Promise<void>} */ (new Promise((resolve) => this.#waiting.push(resolve)));
    return this.get(code);
  }

  #told() {
    for (const told of this.#waiting.splice(0)) told();
  }

  /** @param {number} code */
  get(code) {
    return this.#known.get(code) ?? null;
  }

  /** @param {number} seat @param {number} version that of the offers @param {number[]} codes */
  async want(seat, version, codes) {
    const fresh = codes.filter((code) => !this.#asked.has(code));
    if (!fresh.length) return;
    const turn = this.#version;
    for (const code of fresh) this.#asked.add(code);
    const found = await this.ask(seat, version, fresh).catch(() => null); // null as well: the table has moved on
    if (turn !== this.#version) return;
    fresh.forEach((code, index) => (found ? this.#known.set(code, found[index]) : this.#asked.delete(code))); // to be asked again
    this.#told();
    if (found) this.changed();
  }
}
