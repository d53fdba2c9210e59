// The commands of this page that are on their way: one at a time, and until what they led to is shown.

import { turnedAway } from "../problems.js";
import { middle } from "./desk.js";
import { waitsForMe } from "./done.js";

/** @import { Command, CommandAnswer, Envelope } from "../types.js" */
/** @import { TableScreen } from "./table.js" */

export class Commands {
  /** A command is on its way. */ busy = false;
  /** The version that the last command led to. */ #awaited = 0;
  /** It has not been answered. */ #sending = false;
  /** The whole turn is decided: where the table asks whether that is all, the answer is yes. */ #handsOn = false;

  /** @param {TableScreen} table */
  constructor(table) {
    this.table = table;
  }

  /** Decide several times in a row and hand the turn on: all of it happens, or nothing.
   * @param {string[]} line notations @returns {Promise<boolean>} whether it is done */
  async playTurn(line) {
    const done = await this.send({ do: "line", line });
    this.#handsOn = done;
    this.arrived(this.table.envelope);
    return done;
  }

  /** @param {Command} command @param {number | null} [seat] @returns {Promise<boolean>} whether it is done */
  async send(command, seat = this.table.envelope.seat) {
    const { table } = this;
    if (seat === null || this.busy) return false;
    this.busy = this.#sending = true;
    this.#handsOn = false;
    table.redrawBoard();
    const answer = await table.feed.order(seat, table.envelope.version, command);
    this.hear(answer);
    this.#sending = false;
    this.#awaited = answer.type === "ack" ? answer.version : 0;
    this.busy = this.#awaited > table.envelope.version; // until the new position is here
    table.redrawBoard();
    return answer.type === "ack";
  }

  /** A position is shown. @param {Envelope} envelope */
  arrived(envelope) {
    if (this.#sending || envelope.version < this.#awaited) return;
    this.busy = false;
    if (this.#handsOn && waitsForMe(this.table)) this.send({ do: "done" });
    this.#handsOn = false;
  }

  /** Say what an answer means, if it is not what was hoped for. @param {CommandAnswer} answer */
  hear(answer) {
    const { table } = this;
    if (answer.type === "refused") return table.tellReason(answer.reason, middle());
    if (answer.type !== "error") return;
    const known = turnedAway(answer.error, table.app.words);
    table.tell(known ?? (answer.error === "malformed" ? answer.message : table.t("page-not-done")), middle());
  }
}
