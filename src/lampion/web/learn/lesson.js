// One lesson on the screen: the real board, one thing to try, and what came of it. It is the desk of its board; every
// answer comes from the server's rules, and nothing is stored there.

import { address } from "../address.js";
import { ApiError, lessons, practiceOf } from "../api.js";
import { boardFor, bringBoard, doWithout, drawsZones } from "../boards/index.js";
import { keepFocus } from "../focus.js";
import { botName } from "../home/card.js";
import { flash } from "../motion/flash.js";
import { Scene } from "../motion/scene.js";
import { remembered } from "../remembered.js";
import { onSettings, setting } from "../settings.js";
import { bringStyle } from "../styles.js";
import { middle } from "../table/desk.js";
import { Previews } from "../table/previews.js";
import { html, render } from "../vendor/lit-html.js";
import { bringLessonWords, lessonText } from "./catalogue.js";
import { lessonFrame } from "./lesson-frame.js";
import { listen } from "./lesson-keys.js";
import { keepDone } from "./progress.js";

/** @import { Envelope, LessonShown, LogEntry, Message, Offer, Practice, Reason, TryShown } from "../types.js" */
/** @import { App } from "../app.js" */
/** @import { Bubble } from "../table/bubble.js" */
/** @import { Desk, Point, Question } from "../table/desk.js" */

const BUBBLE_STAYS = 7000;

/** @implements {Desk} */
export class LessonScreen {
  /** @type {LessonShown[]} */ all = [];
  /** @type {Practice | null} */ practice = null;
  /** @type {Bubble | null} */ bubble = null;
  /** @type {any} */ choice = null;
  busy = false;
  revision = 0;
  problem = "";
  /** A lesson has no chances. */ judged = null;
  /** Whether it was solved since it was opened: what else can be tried is told from then on. */ solved = false;
  /** The version of everything that is shown: another one for each answer. */ #turn = 0;
  /** @type {LogEntry[] | null} */ #news = null;
  scene = new Scene();
  #frame = 0;
  #timer = 0;
  #closed = false;

  /** @param {App} app @param {string} game @param {string} id @param {ReturnType<typeof practiceOf>} [server] whom everything is asked of */
  constructor(app, game, id, server = practiceOf(game, id)) {
    this.app = app;
    this.game = game;
    this.id = id;
    this.board = boardFor("");
    this.server = server;
    const redraw = () => this.redrawBoard();
    this.previews = new Previews((_seat, _version, codes) => this.server.previews(this.moves, codes), redraw);
    const chosen = (/** @type {string} */ name) => name === "tables" && this.again(this.moves);
    this.deaf = [listen(this), app.onWords(() => this.#load()), onSettings(chosen)];
    addEventListener("resize", this.redraw);
    this.#load();
  }

  close() {
    this.#closed = true;
    for (const stop of this.deaf) stop();
    removeEventListener("resize", this.redraw);
    this.scene.clear();
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#timer);
  }

  async #load() {
    try {
      await Promise.all([bringBoard(this.game), bringStyle("style/learn.css"), this.bring()]);
      this.board = boardFor(this.game);
      await this.#go(this.moves);
    } catch (error) {
      this.problem = this.t(error instanceof ApiError && error.status === 404 ? "page-learn-missing" : "page-offline");
      if (!this.practice) render(this.#nothing(), this.app.root);
    }
  }

  /** What else is needed before it can be shown. */
  async bring() {
    const [all] = await Promise.all([lessons(this.game), bringLessonWords(this.app.words)]);
    this.all = all;
  }

  /** Where it belongs to. */
  get room() {
    return { path: `/learn/${this.game}`, name: this.t("page-learn") };
  }

  /** What is drawn. */
  frame() {
    return lessonFrame(this);
  }

  /** There is no such lesson, or nobody answers. */
  #nothing() {
    const { path, name } = this.room;
    return html`<main class="home"><h1>${this.problem}</h1><p><a class="btn ink" href=${address(path)}>${name}</a></p></main>`;
  }

  // ---- how it stands

  get moves() {
    return this.practice?.moves ?? [];
  }

  get lesson() {
    return this.all.find(({ id }) => id === this.id);
  }

  get number() {
    return this.all.findIndex(({ id }) => id === this.id) + 1;
  }

  /** The lesson after this one. */
  get next() {
    return this.all[this.number] ?? null;
  }

  get stands() {
    return this.practice?.stands ?? "open";
  }

  /** Take in how the lesson stands after decisions. @param {(string | number)[]} moves */
  async #go(moves) {
    const before = this.practice;
    const found = await this.server.look(moves, setting("tables") || drawsZones(this.game));
    if (this.#closed) return;
    this.#turn += 1;
    this.practice = found;
    this.solved ||= found.stands === "solved";
    if (found.stands === "solved" && this.lesson) keepDone(this.game, this.lesson);
    const { entries } = found.envelope.log;
    const known = before?.envelope.log.entries.length ?? entries.length;
    this.#news = entries.slice(known).filter(({ kind }) => kind === "move");
    this.previews.turnTo(this.#turn);
    this.turns = { known: null, failed: false };
    this.bubble = null;
    scrollTo({ top: 0 }); // on a phone the board and what is said about it lie above
    this.#pointAfresh();
    this.announce([...this.#news.map(({ text }) => this.say(text)), this.told].join(" "));
    this.redraw();
  }

  /** Try these decisions; what the rules refuse they explain. @param {(string | number)[]} moves @param {Point} [at] */
  again = async (moves, at = middle()) => {
    if (this.busy || !this.practice) return;
    this.busy = true;
    this.redrawBoard();
    await this.#answered(() => this.#go(moves), at);
    this.busy = false;
    this.redrawBoard();
  };

  /** Back to the beginning. */
  back = () => this.again([]);

  /** What others have tried, played here. @param {TryShown} other @param {Point} at */
  show = async ({ line, refused }, at) => {
    await this.again(refused ? line.slice(0, -1) : line, at);
    if (refused) this.whyNot({ notation: line[line.length - 1] }, middle());
  };

  /** What the lesson says now. */
  get told() {
    const { tried, stands } = /** @type {Practice} */ (this.practice);
    if (stands === "solved") return this.text("done");
    if (tried) return this.text(`not-${tried}`);
    return stands === "open" ? this.text("do") : this.t("page-learn-astray");
  }

  /** @param {string} part */
  text = (part) => lessonText(this.app.words, this.game, this.id, part);

  #pointAfresh() {
    this.#ofBoard(() => {
      const by = this.choice?.by ? { by: this.choice.by } : {};
      this.choice = { ...this.board.fresh(), ...by, ...this.board.keep?.(this.choice) };
      this.board.arrive?.(this);
    }, undefined);
  }

  redraw = () => {
    this.revision += 1;
    this.redrawBoard();
  };

  redrawBoard() {
    if (this.#closed || !this.practice) return;
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#draw());
  }

  #draw() {
    const draw = () => keepFocus(this.app.root, () => this.#ofBoard(() => render(this.frame(), this.app.root), undefined));
    const news = this.#news;
    this.#news = null;
    if (!news?.length) draw();
    else this.scene.change(this.app.root, draw, () => this.#happening(news));
  }

  /** Where moves happened and what they brought. @param {LogEntry[]} moves */
  #happening(moves) {
    return this.#ofBoard(() => moves.flatMap((entry) => this.board.happening?.(this, entry) ?? []), []);
  }

  /** What the board answers. One that fails gives way to the generic board.
   * @template Answer @param {() => Answer} ask @param {Answer} instead @returns {Answer} */
  #ofBoard(ask, instead) {
    try {
      return ask();
    } catch (error) {
      doWithout(this.game, error);
      this.board = boardFor(this.game);
      this.choice = null;
      render(html``, this.app.root);
      this.again(this.moves);
      return instead;
    }
  }

  // ---- what a board may know

  /** Once the lesson has an answer nothing is offered. @returns {Envelope} */
  get envelope() {
    const { envelope } = /** @type {Practice} */ (this.practice);
    return this.stands === "open" ? envelope : this.#settled(envelope);
  }

  #settled = remembered((/** @type {Envelope} */ envelope) => ({ ...envelope, legal: null }));

  get log() {
    return this.envelope.log.entries;
  }

  get free() {
    return !this.busy && !!this.envelope.legal;
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
    const mine = this.envelope.seat ?? 0;
    return seat === mine ? this.t("page-you") : botName(this, seat > mine ? seat - 1 : seat);
  };

  /** @param {number} seat */
  initial = (seat) => (this.name(seat)[0] ?? "").toUpperCase();

  /** @param {number} code */
  preview = (code) => this.previews.get(code);

  /** @param {number} code */
  previewOf = (code) => this.previews.whenKnown(code);

  /** @param {number[]} codes */
  wantPreviews = (codes) => {
    if (this.envelope.legal) this.previews.want(0, this.#turn, codes);
  };

  /** Whole turns, in the game's own shape, once they are here. @type {{known: any, failed: boolean}} */
  turns = { known: null, failed: false };
  /** The answer they were asked for. */ #turnsOf = 0;

  /** When they are here. @type {Promise<void>} */ #turnsComing = Promise.resolve();

  wantTurns = () => {
    if (!this.envelope.legal || this.#turnsOf === this.#turn) return;
    this.#turnsOf = this.#turn;
    this.#turnsComing = this.#bringTurns(this.#turn);
  };

  /** @param {number} turn */
  async #bringTurns(turn) {
    const known = await this.server.turns(this.moves).catch(() => null);
    if (turn !== this.#turn) return;
    this.turns = { known, failed: !known };
    this.redrawBoard();
  }

  // ---- what a board may do

  /** @param {object} change */
  choose = (change) => {
    this.choice = { ...this.choice, ...change };
    this.redrawBoard();
  };

  /** @param {Question} decision */
  play = (decision) => {
    if (this.free) this.again([...this.moves, "code" in decision ? decision.code : decision.notation]);
    else this.wait(middle());
  };

  /** As far as the lesson is open: what answers it may be the first of them. @param {string[]} line */
  playTurn = async (line) => {
    for (const notation of line) if (this.free) await this.again([...this.moves, notation]);
  };

  /** All of them at once, as a board of whole turns sends them. @param {string[]} line */
  playLine = (line) => {
    if (this.free) this.again([...this.moves, ...line]);
    else this.wait(middle());
  };

  /** In a lesson everything is asked. */
  setStanding = () => {};

  undo = () => this.again(this.moves.slice(0, -1));

  /** The next decision of the solution is the hint. @param {Point} at */
  hint = async (at) => {
    await this.#turnsComing;
    const next = this.practice?.next;
    if (!this.free || !next) return this.wait(at);
    const meant = (/** @type {Offer} */ one) =>
      one.choose ? next.notation.startsWith(one.notation) : one.code === next.code;
    const offer = this.envelope.legal?.find(meant);
    const { choice } = this;
    scrollTo({ top: 0 });
    if (offer) this.board.show?.(this, offer, next.notation, next.ideas);
    if (choice === this.choice) this.tell(this.text("do"), middle()); // there is nothing to point at: a button says it
    else this.announce(this.text("do"));
  };

  /** @param {Question} question @param {Point} at */
  whyNot = (question, at) =>
    this.#answered(async () => {
      const { reason } = await this.server.why(this.moves, question);
      if (reason) this.#tellReason(reason, at);
    }, at);

  /** @param {Point} at */
  wait = (at) => {
    if (!this.busy) this.tell(this.told, at);
  };

  /** @param {() => Promise<void>} ask @param {Point} at */
  async #answered(ask, at) {
    try {
      await ask();
    } catch (error) {
      if (error instanceof ApiError && error.body?.reason) this.#tellReason(error.body.reason, at);
      else this.tell(this.t("page-no-server"), at);
    }
  }

  /** @param {Reason} reason @param {Point} at */
  #tellReason(reason, at) {
    this.tell(this.app.words.why(reason, this.company), at, reason.rule);
    flash(this.app.root, reason.about);
  }

  /** @param {string} text @param {Point} at @param {string} [rule] */
  tell = (text, at, rule = "") => {
    this.bubble = { text, rule, x: at.x, y: at.y };
    this.announce(rule ? `${text} ${this.t("page-rule", { rule })}` : text);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.hush, BUBBLE_STAYS);
    this.redrawBoard();
  };

  hush = () => {
    if (!this.bubble) return;
    this.bubble = null;
    this.redrawBoard();
  };

  announce = (/** @type {string} */ text) => this.app.announce(text);
}
