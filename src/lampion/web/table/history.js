// The log of a table as this page knows it: entries by version, gaps noticed.

/** @import { Envelope, LogEntry } from "../types.js" */

export class History {
  /** @type {Map<number, LogEntry>} */ #entries = new Map();
  /** @type {LogEntry[] | null} */ #standing = null;
  /** @type {{all: LogEntry[], version: number, found: LogEntry[]} | null} */ #until = null;
  /** The last version this page has seen. */
  version = 0;

  /** Whether this envelope leaves something out that the page has not seen. @param {Envelope} envelope */
  misses(envelope) {
    return envelope.log.from > this.version + 1;
  }

  /** Take in an envelope. @param {Envelope} envelope @returns {LogEntry[]} what is new */
  add(envelope) {
    const fresh = envelope.log.entries.filter((entry) => !this.#entries.has(entry.version));
    for (const entry of envelope.log.entries) this.#entries.set(entry.version, entry);
    this.#standing = null;
    this.version = Math.max(this.version, envelope.version);
    return fresh;
  }

  /** The line that stands, oldest first. */
  standing() {
    this.#standing ??= [...this.#entries.values()].filter((entry) => !entry.undone).sort((one, other) => one.version - other.version);
    return this.#standing;
  }

  /** The line that stands as far as a version. @param {number} version */
  until(version) {
    const all = this.standing();
    if (this.#until?.all !== all || this.#until.version !== version) this.#until = { all, version, found: version < this.version ? all.filter((entry) => entry.version <= version) : all };
    return this.#until.found;
  }
}
