// The words of the page: one language's catalogue, and the wording of messages and reasons.

import { FluentBundle, FluentResource } from "./vendor/fluent/index.js";

/** @import { Arg, Message, Reason } from "./types.js" */
/** @typedef {{name: (seat: number) => string, you: number | null}} Company who sits where, and which seat reads */

/** @type {Company} */
const NOBODY = { name: (seat) => String(seat + 1), you: null };

/** One language, ready to word anything. */
export class Words {
  /** @param {string} language @param {string} source Fluent text of all catalogues */
  constructor(language, source) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.bundle.addResource(new FluentResource(source));
  }

  /** A text of the page itself. A missing key shows as the key, so that it is seen and reported.
   * @param {string} key @param {Record<string, string | number>} [args] */
  text(key, args) {
    const pattern = this.bundle.getMessage(key)?.value;
    return pattern ? this.bundle.formatPattern(pattern, args ?? {}, []) : key;
  }

  /** What a game is called; one that the page does not know by its own name. @param {string} game @param {string} [own] */
  title(game, own = game) {
    return this.optional(`page-title-${game}`) ?? own;
  }

  /** A text that need not be there. @param {string} key */
  optional(key) {
    return this.bundle.hasMessage(key) ? this.text(key) : null;
  }

  /** A message of the server, worded for the one who reads.
   * @param {Message} message @param {Company} [company] @returns {string} */
  say(message, company = NOBODY) {
    return this.text(message.key, this.#facts(message.args ?? {}, company));
  }

  /** Why something is not allowed, without the rule's number.
   * @param {Reason} reason @param {Company} [company] */
  why(reason, company = NOBODY) {
    return this.text(reason.key, this.#facts(reason.facts ?? {}, company));
  }

  /** @param {Record<string, Arg>} args @param {Company} company */
  #facts(args, company) {
    /** @type {Record<string, string | number>} */
    const facts = {};
    for (const [name, value] of Object.entries(args)) {
      if (typeof value !== "object") facts[name] = value;
      else if (Array.isArray(value)) facts[name] = value.map((one) => this.say(one, company)).join(", ");
      else if ("seat" in value) {
        facts[name] = company.name(value.seat);
        facts[`${name}-is`] = value.seat === company.you ? "you" : "other";
      } else facts[name] = this.say(value, company);
    }
    return facts;
  }
}
