// One table on the screen: keeps its state in one place and draws the frame from it. It is the desk of its board.

import { ApiError, hint, newTable, randomHex, why } from "../api.js";
import { boardFor } from "../boards/index.js";
import { render } from "../vendor/lit-html.js";
import { keepCommitment } from "./commitment.js";
import { Feed } from "./feed.js";
import { frame, missing } from "./frame.js";
import { listen } from "./keys.js";
import { Previews } from "./previews.js";

/** @import { Envelope, LogEntry, Message, Reason } from "../types.js" */
/** @import { App } from "../app.js" */
/** @import { Bubble } from "./bubble.js" */
/** @import { Desk, Point, Question } from "./desk.js" */
/** @import { Command } from "../socket.js" */

/** @typedef {"log" | "keys" | "rules" | "supplies" | null} Sheet */

const BUBBLE_STAYS = 7000;
const middle = () => ({ x: innerWidth / 2, y: innerHeight / 2 });

/** @implements {Desk} */
export class TableScreen {
  /** @type {Envelope | null} */ position = null;
  /** @type {Bubble | null} */ bubble = null;
  /** @type {Sheet} */ sheet = null;
  /** The seat whose hidden things may be shown on a shared device. @type {number | null} */ viewer = null;
  /** @type {any} */ choice = null;
  busy = false;
  asking = false;
  replaying = false;
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
    addEventListener("resize", this.#resized);
    this.feed = new Feed(id, {
      position: (envelope, fresh) => this.#take(envelope, fresh),
      changed: () => this.redraw(),
      missing: () => render(missing(app), app.root),
      seat: () => this.viewer,
    });
  }

  close() {
    this.#closed = true;
    this.deaf();
    removeEventListener("resize", this.#resized);
    this.feed.close();
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#bubbleTimer);
  }

  #resized = () => this.redraw();

  redraw() {
    if (this.#closed || !this.position) return;
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => render(frame(this), this.app.root));
  }

  /** @param {Envelope} envelope @param {LogEntry[]} fresh */
  #take(envelope, fresh) {
    const before = this.position;
    if (before && this.viewer !== null && envelope.seat !== this.viewer && envelope.mine.includes(this.viewer)) return this.feed.lookFrom(this.viewer);
    this.position = envelope;
    this.board = boardFor(envelope.game);
    keepCommitment(envelope);
    if (envelope.mine.length === 1) this.viewer = envelope.mine[0];
    if (this.replaying && envelope.rematch) return this.app.go(`/table/${envelope.rematch}`);
    this.previews.turnTo(envelope.version);
    if (!before || before.version !== envelope.version || before.seat !== envelope.seat) this.#turnTo(before ? fresh : []);
    if (this.board.open && this.#next !== null) this.lift(this.#next);
    this.redraw();
  }

  /** Something has changed: what was pointed at no longer holds. @param {LogEntry[]} news */
  #turnTo(news) {
    this.bubble = null;
    this.busy = false;
    this.#pointAfresh();
    this.announce([...news.map((entry) => this.say(entry.text)), this.say(this.envelope.prompt)].join(" "));
  }

  #pointAfresh() {
    this.choice = { ...this.board.fresh(), ...(this.choice?.by ? { by: this.choice.by } : {}), ...this.board.keep?.(this.choice) };
    if (this.envelope.started !== false) this.board.arrive?.(this);
  }

  // ---- what a board may know

  get envelope() {
    return /** @type {Envelope} */ (this.position);
  }

  get log() {
    return this.feed.history.standing();
  }

  get line() {
    return this.feed.line;
  }

  get free() {
    return !this.busy && !!this.envelope.legal && this.line !== "lost" && this.curtain === null;
  }

  /** The seat the device must be passed to before its things are shown. */
  get curtain() {
    return this.board.open ? null : this.#next;
  }

  /** The seat of this device that decides while another one is looked at. */
  get #next() {
    const { mine, to_move: next, over } = this.envelope;
    return !over && mine.length > 1 && next !== null && mine.includes(next) && next !== this.viewer ? next : null;
  }

  get company() {
    return { name: this.name, you: this.envelope.seat };
  }

  /** @param {string} key @param {Record<string, string | number>} [args] */
  t = (key, args) => this.app.words.text(key, args);

  /** @param {Message} message */
  say = (message) => this.app.words.say(message, this.company);

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

  // ---- what a board may do

  /** @param {object} change */
  choose = (change) => {
    this.choice = { ...this.choice, ...change };
    this.redraw();
  };

  /** @param {Question} decision */
  play = (decision) => {
    if (this.free) this.#order("code" in decision ? { do: "move", code: decision.code } : { do: "move", notation: decision.notation });
    else this.wait(middle());
  };

  undo = () => {
    if (this.envelope.undo.can && this.line !== "lost") this.#order({ do: "undo" });
    else this.wait(middle());
  };

  /** Hand the move on. */
  done = () => this.#order({ do: "done" });

  /** @param {boolean} on */
  setWait = (on) => this.#order({ do: "set-wait", on });

  /** @param {string} question @param {string | null} answer */
  setStanding = (question, answer) => this.#order({ do: "set-standing", question, answer });

  resign = () => this.#order({ do: "resign" });

  /** Take an open seat. @param {number} seat */
  sit = (seat) => this.#order({ do: "sit", name: this.t("page-default-name", { number: seat + 1 }), contribution: randomHex(16) }, seat);

  /** The same company again, at a new table; those who watched bots watch again. */
  rematch = async () => {
    const { game, seats, seat, options, map, rematch } = this.envelope;
    if (rematch) return this.app.go(`/table/${rematch}`);
    this.replaying = true;
    if (seat !== null) return this.#order({ do: "rematch", contribution: randomHex(16) });
    const { table } = await newTable(game, seats.map(({ level, name }) => ({ kind: "bot", level: level ?? undefined, name })), options, map);
    this.app.go(`/table/${table}`);
  };

  /** @param {Command} command @param {number | null} [seat] */
  async #order(command, seat = this.envelope.seat) {
    if (seat === null || this.busy) return;
    this.busy = true;
    this.redraw();
    const answer = await this.feed.order(seat, this.envelope.version, command);
    this.busy = answer.type === "ack" && answer.version > this.envelope.version; // until the new position is here
    if (answer.type === "refused") this.#tellReason(answer.reason, middle());
    else if (answer.type === "error") this.tell(answer.message, middle());
    this.redraw();
  }

  /** @param {Question} question @param {Point} at */
  whyNot = (question, at) =>
    this.#ask(at, async (seat) => {
      const { reason } = await why(this.id, seat, question);
      if (reason) this.#tellReason(reason, at);
    });

  /** @param {Point} at */
  hint = (at) =>
    this.#ask(at, async (seat) => {
      const { legal, version } = this.envelope;
      const answer = await hint(this.id, seat);
      if (version !== this.envelope.version) return;
      const offer = legal?.find((one) => (one.choose ? answer.notation.startsWith(one.notation) : one.code === answer.code));
      if (offer) this.board.show?.(this, offer, answer.notation);
      this.tell(this.say(answer.text), at);
    });

  /** Ask the server something for my seat; an answer that does not come is told too. @param {Point} at @param {(seat: number) => Promise<void>} question */
  async #ask(at, question) {
    const { seat } = this.envelope;
    if (seat === null) return this.wait(at);
    if (this.asking) return;
    this.asking = true;
    try {
      await question(seat);
    } catch (error) {
      if (error instanceof ApiError && error.body?.reason) this.#tellReason(error.body.reason, at);
      else this.tell(this.t("page-no-server"), at);
    } finally {
      this.asking = false;
    }
  }

  /** @param {Point} at */
  wait = (at) => {
    if (this.busy) return;
    const watching = this.envelope.seat === null;
    this.tell(this.t(this.line === "lost" ? "page-line-lost" : watching ? "page-watching-only" : "page-not-your-turn"), at);
  };

  // ---- what the frame does

  /** @param {Reason} reason @param {Point} at */
  #tellReason(reason, at) {
    this.tell(this.app.words.why(reason, this.company), at, reason.rule);
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
    this.bubble = null;
    this.redraw();
  };

  announce = (/** @type {string} */ text) => this.app.announce(text);

  /** @param {Sheet} name the same again closes it */
  open = (name) => {
    this.sheet = this.sheet === name ? null : name;
    this.redraw();
  };

  /** The device has been passed: show this seat's things. @param {number} seat */
  lift = (seat) => {
    this.viewer = seat;
    if (this.envelope.seat === seat) this.#pointAfresh();
    else this.feed.lookFrom(seat);
    this.redraw();
  };
}
