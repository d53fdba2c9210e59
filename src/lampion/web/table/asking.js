// What a person asks the server for the seat they look from: why not, and what would you do.

import { ApiError, hint, why } from "../api.js";
import { isCoached } from "./coaching.js";
import { pointOver } from "./desk.js";

/** @import { Point, Question } from "./desk.js" */
/** @import { TableScreen } from "./table.js" */

export class Asking {
  /** A question is on its way. */ #asked = false;
  /** Advice that was asked for, to be given where the table is beyond a version. @type {{at: Point, beyond: number} | null} */
  #later = null;

  /** Advice to be told once the board shows it. @type {{text: string, at: Point} | null} */ #found = null;

  /** @param {TableScreen} table */
  constructor(table) {
    this.table = table;
  }

  /** @param {Question} question @param {Point} at */
  whyNot = (question, at) =>
    this.#ask(at, async (seat) => {
      const { reason } = await why(this.table.id, seat, question);
      if (reason) this.table.tellReason(reason, at);
    });

  /** Advice for the position that comes, where a decision is still on its way. @param {Point} at */
  hint = async (at) => {
    if (!this.table.busy) return this.#advise(at);
    this.#later = { at, beyond: 0 };
  };

  /** Whoever asked for advice gets some for what is there now, or is told that it is somebody else's turn. */
  adviseLater() {
    const { table } = this;
    const later = this.#later;
    if (!later || table.busy || this.#asked || table.envelope.version <= later.beyond) return;
    this.#later = null;
    if (table.free) this.#advise(later.at);
    else table.wait(later.at);
  }

  /** The table has been drawn. */
  drawn() {
    const found = this.#found;
    this.#found = null;
    if (found) this.#tell(found.text, found.at);
  }

  /** @param {Point} at */
  #advise = (at) =>
    this.#ask(at, async (seat) => {
      const { table } = this;
      const { turned, version: asked } = table.envelope;
      const answer = await hint(table.id, seat, asked, table.board.ideas);
      if (!answer || turned !== table.envelope.turned) {
        this.#later = { at, beyond: asked }; // the table moved on while a bot was thinking
        return table.redraw();
      }
      const meant = answer.notation;
      const offer = table.envelope.legal?.find((one) => (one.choose ? meant.startsWith(one.notation) : one.code === answer.code));
      const shown = offer ? table.board.show?.(table, offer, meant, answer.ideas) : false;
      if (offer) await table.previewOf(offer.code); // what the button says may depend on it
      if (turned !== table.envelope.turned) return; // it was decided meanwhile
      const text = table.say(shown ? answer.ideas[0].text : answer.text);
      if (shown && !isCoached(table.id)) table.announce(text); // the board shows it whole
      else this.#found = { text, at };
      table.redraw();
    });

  /** What is advised, and which button does it. What is shown may move the bulb, from which the bubble grows.
   * @param {string} advised @param {Point} at */
  #tell(advised, at) {
    const { table } = this;
    const button = mainButton(table.app.root);
    const text = button ? `${advised} ${table.t("page-advice-press", { button })}` : advised;
    if (!isCoached(table.id)) {
      const bulb = table.app.root.querySelector(".bulb");
      return table.tell(text, bulb ? pointOver(bulb) : at);
    }
    table.advice = text; // the coach has a place for it
    table.announce(text);
    table.redraw();
  }

  /** An answer that does not come is told too. @param {Point} at @param {(seat: number) => Promise<void>} question */
  async #ask(at, question) {
    const { table } = this;
    const { seat } = table.envelope;
    if (seat === null) return table.wait(at);
    if (this.#asked) return;
    this.#asked = true;
    try {
      await question(seat);
    } catch (error) {
      if (error instanceof ApiError && error.body?.reason) table.tellReason(error.body.reason, at);
      else table.tell(table.t("page-no-server"), at);
    } finally {
      this.#asked = false;
    }
  }
}

/** What the red button says, if it can be pressed. @param {Element} root @returns {string} */
function mainButton(root) {
  const button = /** @type {HTMLElement | null} */ (root.querySelector(".actions .primary:not([aria-disabled=true])"));
  return button?.checkVisibility({ visibilityProperty: true }) ? button.innerText.trim() : "";
}
