// The whole turns of the seat that decides, asked from the server and kept until the position changes. What they are is the
// game's own business.

import { turns } from "../api.js";

export class WholeTurns {
  /** @type {any} */ known = null;
  /** Nothing came: it is played without. */ failed = false;
  #version = -1;
  #asked = false;

  /** @param {string} table @param {() => void} changed */
  constructor(table, changed) {
    this.table = table;
    this.changed = changed;
  }

  /** Forget everything about earlier positions. @param {number} version */
  turnTo(version) {
    if (version === this.#version) return;
    this.#version = version;
    this.known = null;
    this.failed = false;
    this.#asked = false;
  }

  /** @param {number} seat @param {number} version that of the offers */
  async want(seat, version) {
    if (this.#asked) return;
    this.#asked = true;
    const turn = this.#version;
    const found = await turns(this.table, seat, version).catch(() => null); // null as well: the table has moved on
    if (turn !== this.#version) return;
    this.known = found;
    this.failed = !found;
    this.changed();
  }
}
