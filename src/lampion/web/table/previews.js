// Previews asked from the server, kept until the position changes.

import { previews } from "../api.js";

/** @import { Preview } from "../types.js" */

export class Previews {
  /** @type {Map<number, Preview>} */ #known = new Map();
  /** @type {Set<number>} */ #asked = new Set();
  #version = -1;

  /** @param {string} table @param {() => void} changed */
  constructor(table, changed) {
    this.table = table;
    this.changed = changed;
  }

  /** Forget everything about earlier positions. @param {number} version */
  turnTo(version) {
    if (version === this.#version) return;
    this.#version = version;
    this.#known.clear();
    this.#asked.clear();
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
    const found = await previews(this.table, seat, version, fresh).catch(() => null); // null as well: the table has moved on
    if (turn !== this.#version) return;
    if (!found) return fresh.forEach((code) => this.#asked.delete(code)); // asked again when next pointed at
    fresh.forEach((code, index) => this.#known.set(code, found[index]));
    this.changed();
  }
}
