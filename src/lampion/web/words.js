// The words of the page: one language's catalogue, and the wording of messages and reasons.

import { installed } from "./files.js";
import { FluentBundle, FluentResource } from "./vendor/fluent/index.js";

/** @import { Arg, Message, Reason } from "./types.js" */
/** @typedef {{name: (seat: number) => string, you: number | null}} Company who sits where, and which seat reads */

/** @type {Company} */
const NOBODY = { name: (seat) => String(seat + 1), you: null };

/** What texts know as `$reader`: elsewhere it is "terminal", where moves are typed. */
const READER = "page";

/** So many worded texts are kept; then it begins anew. */
const KEPT = 4000;

/** One language, ready to word anything. */
export class Words {
  /** What was worded before: every drawing asks for the same texts again. @type {Map<string, string>} */ #worded = new Map();

  /** @param {string} language @param {string} source Fluent text of all catalogues */
  constructor(language, source) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.bundle.addResource(new FluentResource(source));
  }

  /** Words that are needed in one place only come when somebody goes there. @param {string} source Fluent text */
  add(source) {
    this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
    this.#worded.clear();
  }

  /** A text of the page itself. A missing key shows as the key, so that it is seen and reported.
   * @param {string} key @param {Record<string, string | number>} [args] */
  text(key, args) {
    const asked = args ? key + JSON.stringify(args) : key;
    const known = this.#worded.get(asked);
    if (known !== undefined) return known;
    const pattern = this.bundle.getMessage(key)?.value;
    const text = pattern ? this.bundle.formatPattern(pattern, { reader: READER, ...args }, []) : key;
    if (this.#worded.size >= KEPT) this.#worded.clear();
    this.#worded.set(asked, text);
    return text;
  }

  /** What a game is called: in its catalogue, else by its package. @param {string} game */
  title(game) {
    return this.optional(`${game}-title`) ?? installed().find(({ name }) => name === game)?.title ?? game;
  }

  /** A text that need not be there. @param {string} key @param {Record<string, string | number>} [args] */
  optional(key, args) {
    return this.bundle.hasMessage(key) ? this.text(key, args) : null;
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
