// One table on the screen: keeps its state in one place, talks to the server, draws the frame.

import { ApiError, hint, look, newTable, randomHex, why } from "../api.js";
import { boardFor } from "../boards/index.js";
import { TableSocket } from "../socket.js";
import { render } from "../vendor/lit-html.js";
import { keepCommitment } from "./commitment.js";
import { frame, missing } from "./frame.js";
import { History } from "./history.js";
import { listen } from "./keys.js";
import { Previews } from "./previews.js";

/** @import { Envelope, Message, Offer, Reason } from "../types.js" */
/** @import { App } from "../app.js" */
/** @import { Bubble } from "./bubble.js" */
/** @import { Desk, Point, Question } from "./desk.js" */
/** @import { Command, Line } from "../socket.js" */

const BUBBLE_STAYS = 7000;

/** @implements {Desk} */
export class TableScreen {
  /** @type {Envelope | null} */ position = null;
  /** @type {Line} */ line = "joining";
  /** @type {Bubble | null} */ bubble = null;
  /** @type {"log" | "keys" | "rules" | null} */ sheet = null;
  /** The seat whose hidden things may be shown on a shared device. @type {number | null} */ viewer = null;
  /** @type {any} */ choice = null;
  lost = false;
  busy = false;
  asking = false;
  replaying = false;
  #history = new History();
  #bubbleTimer = 0;
  #frame = 0;
  #closed = false;

  /** @param {App} app @param {string} id */
  constructor(app, id) {
    this.app = app;
    this.id = id;
    this.board = boardFor("");
    this.previews = new Previews(id, () => this.redraw());
    this.deaf = listen(this);
    /** @type {TableSocket | null} */
    this.socket = null;
    this.#join();
  }

  async #join() {
    try {
      this.#take(await look(this.id, null, 0));
    } catch (error) {
      if (this.#closed) return;
      if (/** @type {any} */ (error).status === 404) {
        this.lost = true;
        render(missing(this.app), this.app.root);
        return;
      }
      setTimeout(() => this.#closed || this.#join(), 1500);
      return;
    }
    if (this.#closed) return;
    this.socket = new TableSocket(this.id, {
      position: (envelope) => this.#hear(envelope),
      line: (line) => {
        this.line = line;
        this.redraw();
      },
      stand: () => ({ seat: this.viewer, since: this.#history.version }),
    });
  }

  close() {
    this.#closed = true;
    this.deaf();
    this.socket?.close();
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#bubbleTimer);
  }

  redraw() {
    if (this.#closed || this.lost) return;
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.position && render(frame(this), this.app.root));
  }

  // ---- what comes from the server

  /** @param {Envelope} envelope */
  async #hear(envelope) {
    if (this.#history.misses(envelope)) envelope = await look(this.id, this.viewer, this.#history.version);
    if (!this.#closed) this.#take(envelope);
  }

  /** @param {Envelope} envelope */
  #take(envelope) {
    const before = this.position;
    if (before && envelope.version < before.version) return;
    const fresh = this.#history.add(envelope);
    if (this.viewer !== null && envelope.seat !== this.viewer && envelope.mine.includes(this.viewer)) {
      this.socket?.look(this.viewer);
      if (before) return;
    }
    this.position = envelope;
    if (!before || before.game !== envelope.game) this.board = boardFor(envelope.game);
    if (envelope.mine.length === 1) this.viewer = envelope.mine[0];
    if (this.replaying && envelope.rematch) return this.app.go(`/table/${envelope.rematch}`);
    this.previews.turnTo(envelope.version);
    if (!before || before.version !== envelope.version || before.seat !== envelope.seat) {
      this.choice = { ...this.board.fresh(), ...(this.choice?.by ? { by: this.choice.by } : {}) };
      this.bubble = null;
      this.busy = false;
      if (envelope.started !== false) this.board.arrive?.(this);
      const news = before ? fresh.map((entry) => this.say(entry.text)) : [];
      this.announce([...news, this.say(envelope.prompt)].join(" "));
    }
    keepCommitment(envelope);
    this.redraw();
  }

  // ---- the desk

  get envelope() {
    return /** @type {Envelope} */ (this.position);
  }

  get log() {
    return this.#history.standing();
  }

  get free() {
    return !this.busy && !!this.envelope.legal && this.line !== "lost" && this.curtain === null;
  }

  /** The seat the device must be passed to before its rack is shown. */
  get curtain() {
    const { mine, to_move: next, over } = this.envelope;
    return !over && mine.length > 1 && next !== null && mine.includes(next) && next !== this.viewer ? next : null;
  }

  /** @param {string} key @param {Record<string, string | number>} [args] */
  t = (key, args) => this.app.words.text(key, args);

  /** On a shared device nobody is "you" but the one to decide. @param {Message} message */
  say = (message) => this.app.words.say(message, this.company);

  get company() {
    const { seat, mine } = this.envelope;
    return { name: this.name, you: mine.length ? seat : null };
  }

  /** @param {number} seat */
  name = (seat) => {
    const { seats, mine } = this.envelope;
    if (mine.length === 1 && mine[0] === seat) return this.t("page-you");
    return seats[seat]?.name ?? this.t(seats[seat]?.kind === "bot" ? "page-bot" : "page-open-seat", { level: seats[seat]?.level ?? "" });
  };

  /** @param {number} seat */
  initial = (seat) => (this.name(seat).trim()[0] ?? "").toUpperCase();

  /** @param {number} code */
  preview = (code) => this.previews.get(code);

  /** @param {number[]} codes */
  wantPreviews = (codes) => {
    if (this.envelope.seat !== null && this.envelope.legal) this.previews.want(this.envelope.seat, codes);
  };

  /** @param {object} change */
  choose = (change) => {
    this.choice = { ...this.choice, ...change };
    this.redraw();
  };

  /** @param {Offer} offer */
  play = (offer) => {
    if (this.free) this.#order({ do: "move", code: offer.code });
    else this.wait(middle());
  };

  undo = () => {
    const { undo, mine } = this.envelope;
    if (undo.can && mine.length) this.#order({ do: "undo" });
  };

  resign = () => this.#order({ do: "resign" });

  /** @param {Command} command @param {number | null} [seat] */
  async #order(command, seat = this.envelope.seat) {
    const { version } = this.envelope;
    if (seat === null || !this.socket) return;
    this.busy = true;
    this.redraw();
    const answer = await this.socket.order(seat, version, command);
    this.busy = false;
    if (answer.type === "refused") this.#tellReason(answer.reason, middle());
    else if (answer.type === "error") this.tell(answer.message, middle());
    else if (answer.type === "conflict") this.#take(await look(this.id, this.viewer, 0));
    this.redraw();
  }

  /** @param {Point} at */
  wait = (at) => {
    if (this.busy) return;
    const watching = this.envelope.seat === null;
    this.tell(this.t(this.line === "lost" ? "page-line-lost" : watching ? "page-watching-only" : "page-not-your-turn"), at);
  };

  /** @param {Question} question @param {Point} at */
  whyNot = async (question, at) => {
    if (this.envelope.seat === null) return this.wait(at);
    try {
      const { reason } = await why(this.id, this.envelope.seat, question);
      if (reason) this.#tellReason(reason, at);
    } catch (error) {
      this.#tellTrouble(error, at);
    }
  };

  /** @param {Point} at */
  hint = async (at) => {
    const { seat, legal, version } = this.envelope;
    if (seat === null || !this.free || this.asking) return;
    this.asking = true;
    this.redraw();
    try {
      const answer = await hint(this.id, seat);
      if (version !== this.envelope.version) return;
      const offer = legal?.find((one) => one.code === answer.code);
      if (offer) this.board.show?.(this, offer);
      this.tell(this.say(answer.text), at);
    } catch (error) {
      this.#tellTrouble(error, at);
    } finally {
      this.asking = false;
      this.redraw();
    }
  };

  /** @param {Reason} reason @param {Point} at */
  #tellReason(reason, at) {
    this.tell(this.app.words.why(reason, this.company), at, reason.rule);
  }

  /** A question that got no answer: the server's reason if it gave one. @param {unknown} error @param {Point} at */
  #tellTrouble(error, at) {
    if (error instanceof ApiError && error.body?.reason) this.#tellReason(error.body.reason, at);
    else this.tell(this.t("page-no-server"), at);
  }

  /** @param {string} text @param {Point} at @param {string} [rule] */
  tell = (text, at, rule = "") => {
    this.bubble = { text, rule, x: at.x, y: at.y };
    this.announce(rule ? `${text} ${this.t("page-rule", { rule })}` : text);
    clearTimeout(this.#bubbleTimer);
    this.#bubbleTimer = setTimeout(this.hush, BUBBLE_STAYS);
    this.redraw();
  };

  hush = () => {
    if (!this.bubble) return;
    this.bubble = null;
    this.redraw();
  };

  announce = (/** @type {string} */ text) => this.app.announce(text);

  // ---- the frame

  /** @param {"log" | "keys" | "rules" | null} name the same again closes it */
  open = (name) => {
    this.sheet = this.sheet === name ? null : name;
    this.redraw();
  };

  /** The device has been passed: show this seat's things. @param {number} seat */
  lift = (seat) => {
    this.viewer = seat;
    if (this.envelope.seat === seat) this.#fresh();
    else this.socket?.look(seat);
    this.redraw();
  };

  #fresh() {
    this.choice = this.board.fresh();
    this.board.arrive?.(this);
  }

  /** The same company again, at a new table; those who watched bots watch again. */
  rematch = async () => {
    const { game, seats, seat, options, rematch } = this.envelope;
    if (rematch) return this.app.go(`/table/${rematch}`);
    if (seat !== null) {
      this.replaying = true;
      return this.#order({ do: "rematch", contribution: randomHex(16) });
    }
    const { table } = await newTable(game, seats.map(({ level, name }) => ({ kind: "bot", level: level ?? undefined, name })), options);
    this.app.go(`/table/${table}`);
  };

  /** Take an open seat. @param {number} seat */
  sit = (seat) => this.#order({ do: "sit", name: this.t("page-default-name", { number: seat + 1 }), contribution: randomHex(16) }, seat);
}

const middle = () => ({ x: innerWidth / 2, y: innerHeight / 2 });
