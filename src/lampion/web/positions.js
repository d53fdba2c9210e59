// Positions as they come over one line: a whole one first, then what changed; given on as boards read them.

import { changed } from "./changes.js";
import { unfolded } from "./offers.js";
import { remembered } from "./remembered.js";

/** @import { ChangesMessage, Envelope, PositionMessage } from "./types.js" */

/** What the page asks of every line and answer: it can put all of it together again. */
export const FORM = { offers: "compact", changes: "true" };

export class Positions {
  /** As it came. @type {any} */ #kept = null;
  #number = 0;
  #plain = remembered(unfolded);

  /** A new line begins with a whole position. */
  forget() {
    this.#kept = null;
  }

  /** The position that a message leads to; null if one before it was missed. @param {PositionMessage | ChangesMessage} message @returns {Envelope | null} */
  read(message) {
    if (message.type === "position") {
      this.#kept = message.envelope;
      this.#number = 0;
    } else {
      if (!this.#kept || message.number !== this.#number + 1) return null;
      this.#kept = changed(this.#kept, /** @type {any} */ (message.envelope));
      this.#number = message.number;
    }
    const { legal } = this.#kept;
    return { ...this.#kept, legal: legal && this.#plain(legal) };
  }
}
