// One table on the screen: keeps its state in one place and draws the frame from it. It is the desk of its board.

import { chances, previews, randomHex, recordOf } from "../api.js";
import { boardFor, bringBoard, doWithout, drawsZones, isHere } from "../boards/index.js";
import { keepFocus } from "../focus.js";
import { flash } from "../motion/flash.js";
import { stepLength } from "../motion/pace.js";
import { Parade } from "../motion/parade.js";
import { Scene } from "../motion/scene.js";
import { WATCH, newTable } from "../opening.js";
import { remembered } from "../remembered.js";
import { onSettings, setting } from "../settings.js";
import { soundOf } from "../sound.js";
import { html, render } from "../vendor/lit-html.js";
import { Asking } from "./asking.js";
import { Commands } from "./commands.js";
import { Comparing } from "./comparing.js";
import { keepCommitment } from "./commitment.js";
import { middle } from "./desk.js";
import { bringHabit } from "./done.js";
import { nextTurn } from "./coaching.js";
import { Feed } from "./feed.js";
import { frame, gone, missing, noConnection } from "./frame.js";
import { listen } from "./keys.js";
import { People } from "./people.js";
import { Playback, envelopeOf, logUntil } from "./playback.js";
import { Previews } from "./previews.js";
import { WholeTurns } from "./whole-turns.js";

/** @import { Command, CommandAnswer, Envelope, JudgedPosition, LogEntry, Message, Reason } from "../types.js" */
/** @import { App } from "../app.js" */
/** @import { Bubble } from "./bubble.js" */
/** @import { Desk, Point, Question } from "./desk.js" */

/** @typedef {"log" | "keys" | "rules" | "supplies" | null} Sheet */

const BUBBLE_STAYS = 7000;

/** @implements {Desk} */
export class TableScreen {
  /** @type {Envelope | null} */ position = null;
  /** @type {Bubble | null} */ bubble = null;
  /** @type {Sheet} */ sheet = null;
  /** The seat whose hidden things may be shown on a shared device. @type {number | null} */ viewer = null;
  /** @type {any} */ choice = null;
  /** What the coach would do here. @type {string | null} */ advice = null;
  /** How the bots judge the finished game, once that is here. @type {JudgedPosition[] | null} */ judged = null;
  replaying = false;
  scene = new Scene();
  /** What the next drawing shows for the first time; null: nothing moved. @type {LogEntry[] | null} */ #news = null;
  /** Set while the game is stepped through. @type {Playback | null} */ playback = null;
  revision = 0;
  commands = new Commands(this);
  asking = new Asking(this);
  comparing = new Comparing(this);
  #bubbleTimer = 0;
  #frame = 0;
  #closed = false;

  /** @param {App} app @param {string} id */
  constructor(app, id) {
    this.app = app;
    this.id = id;
    this.board = boardFor("");
    this.previews = new Previews((seat, version, codes) => previews(id, seat, version, codes), () => this.redrawBoard());
    this.turns = new WholeTurns(id, () => this.redrawBoard());
    this.deaf = listen(this);
    this.people = new People(this);
    this.unheard = onSettings((name) => {
      if (name === "askDone" && this.position) bringHabit(this);
      if (name === "tables") this.feed.lookAgain();
    });
    addEventListener("resize", this.#resized);
    this.parade = new Parade({
      show: (envelope, fresh) => this.#take(envelope, fresh),
      tells: this.tells,
      rest: () => this.redraw(),
      step: () => (this.playback ? 0 : stepLength()), // a replay has a pace of its own
    });
    this.feed = new Feed(id, {
      position: (envelope, fresh) => {
        this.people.arrived(envelope);
        this.parade.add(envelope, fresh);
      },
      changed: () => this.people.lineChanged(),
      missing: () => render(missing(app), app.root),
      gone: () => this.#gone(),
      unreachable: () => this.position ?? render(noConnection(app), app.root),
      seat: () => this.viewer,
      zones: (game) => setting("tables") || drawsZones(game),
      strange: () => {
        this.viewer = null;
      },
    });
  }

  close() {
    this.#closed = true;
    this.deaf();
    this.unheard();
    removeEventListener("resize", this.#resized);
    this.feed.close();
    this.parade.close();
    this.scene.clear();
    this.people.close();
    this.playback?.close();
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#bubbleTimer);
  }

  /** The host has deleted the table: nothing of it is shown any more. */
  #gone() {
    this.close();
    render(html``, this.app.root);
    render(gone(this.app), this.app.root);
    this.announce(this.t("page-table-gone"));
  }

  #resized = () => this.redraw();

  /** Anything may have changed. */
  redraw() {
    this.revision += 1;
    this.redrawBoard();
  }

  /** What is pointed at has changed, what is known about it, or whether something can be decided now: no more. */
  redrawBoard() {
    if (this.#closed || !this.position) return;
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#draw());
  }

  /** What has changed is drawn now and not in the next frame. */
  drawNow() {
    if (!this.#frame) return;
    cancelAnimationFrame(this.#frame);
    this.#draw();
  }

  #draw() {
    this.#frame = 0;
    this.asking.adviseLater();
    const draw = () => {
      keepFocus(this.app.root, () => this.#ofBoard(() => render(frame(this), this.app.root), undefined));
      this.people.drawn();
      this.asking.drawn();
    };
    const news = this.#news;
    this.#news = null;
    if (!news) return draw();
    this.scene.change(this.app.root, draw, () => this.#happening(news));
  }

  /** @param {Envelope} envelope @param {LogEntry[]} fresh */
  async #take(envelope, fresh) {
    if (!isHere(envelope.game)) {
      await bringBoard(envelope.game);
      if (drawsZones(envelope.game) && envelope.started && !envelope.zones) this.feed.lookAgain(); // its own board failed
      if (this.#closed || (this.position?.version ?? 0) > envelope.version) return;
    }
    const before = this.position;
    if (before && this.viewer !== null && envelope.seat !== this.viewer && envelope.mine.includes(this.viewer)) return this.feed.lookFrom(this.viewer);
    if (this.viewer !== null && !envelope.mine.includes(this.viewer)) this.viewer = null; // it was moved to another device
    this.position = envelope;
    this.board = boardFor(envelope.game);
    keepCommitment(envelope);
    if (envelope.mine.length === 1) this.viewer = envelope.mine[0];
    if (this.replaying && envelope.rematch) return this.app.go(`/table/${envelope.rematch}`);
    this.commands.arrived(envelope);
    this.people.take(envelope, before, before ? fresh : []);
    if (this.playback) return this.#goOn(envelope);
    if (before && before.version !== envelope.version) this.#hear(before, fresh);
    if (!before || before.seat !== envelope.seat || before.turned !== envelope.turned) {
      if (before && before.to_move !== envelope.to_move && envelope.legal && this.#hasMoved) nextTurn(this.id);
      this.previews.turnTo(envelope.version);
      this.turns.turnTo(envelope.version);
      this.#turnTo(before ? fresh : []);
    } else if (fresh.length) this.announce(this.people.told(fresh));
    if (envelope.over && !before?.over) this.#judge();
    if (!envelope.hidden && this.#next !== null) this.lift(this.#next);
    if (before?.seat !== envelope.seat || before?.started !== envelope.started) bringHabit(this);
    if (!before && this.#onlyBots && (!envelope.over || location.hash === WATCH)) this.replay(!envelope.over);
    this.redraw();
  }

  /** Afterwards the bots say where it turned; a result is complete without it. */
  #judge() {
    chances(this.id).then((judged) => {
      this.judged = judged;
      this.redraw();
    }).catch(() => {});
  }

  /** Whether somebody at this device has decided anything yet. */
  get #hasMoved() {
    return this.feed.history.standing().some(({ kind, seat }) => kind === "move" && seat !== null && this.present.mine.includes(seat));
  }

  /** There is more to step through; what is shown stays as it is. @param {Envelope} envelope */
  #goOn(envelope) {
    if (this.playback) this.playback.live = !envelope.over;
    this.redraw();
  }

  /** Something moved: it will be seen, and heard by those who like that. @param {Envelope} before @param {LogEntry[]} fresh */
  #hear(before, fresh) {
    const moves = fresh.filter(({ kind, undone }) => kind === "move" && !undone);
    this.#news = [...(this.#news ?? []), ...moves];
    soundOf(before, this.envelope, this.#happening(moves));
  }

  /** Nobody here can be in a hurry: the game is shown at the pace of whoever watches. */
  get #onlyBots() {
    return this.present.started !== false && this.present.seats.every(({ kind }) => kind === "bot");
  }

  /** Step through the game from its beginning. @param {boolean} [live] it is still being played */
  replay = (live = false) => {
    this.playback?.close();
    const count = () => this.feed.history.standing().filter(({ kind }) => kind === "move").length;
    let shown = -1;
    this.playback = new Playback(this.id, () => this.present.seat, count, () => {
      const now = this.playback?.position;
      if (now && now.step !== shown) {
        const moved = this.feed.history.standing().filter(({ version }) => version === now.version);
        if (now.step === shown + 1) this.#news = moved; // one step on: it is seen to move
        shown = now.step;
        this.bubble = null;
        this.#pointAfresh();
        this.announce(moved.map((entry) => this.say(entry.text)).join(" "));
      }
      this.redraw();
    });
    this.playback.live = live;
    this.playback.go(0);
    this.playback.play(true);
  };

  /** Back to the present. */
  endReplay = () => {
    this.playback?.close();
    this.playback = null;
    this.#pointAfresh();
    this.redraw();
  };

  /** Something has changed: what was pointed at no longer holds. @param {LogEntry[]} news */
  #turnTo(news) {
    this.bubble = null;
    this.advice = null;
    this.#pointAfresh();
    this.announce([this.people.told(news), this.say(this.envelope.prompt)].join(" ").trim());
  }

  #pointAfresh() {
    this.#ofBoard(() => {
      this.choice = { ...this.board.fresh(), ...(this.choice?.by ? { by: this.choice.by } : {}), ...this.board.keep?.(this.choice) };
      if (this.envelope.started !== false) this.board.arrive?.(this);
    }, undefined);
  }

  /** Where moves happened and what they brought. @param {LogEntry[]} moves */
  #happening(moves) {
    return this.#ofBoard(() => moves.flatMap((entry) => this.board.happening?.(this, entry) ?? []), []);
  }

  /** What the board answers. One that fails gives way to the generic board. @template Answer @param {() => Answer} ask @param {Answer} instead @returns {Answer} */
  #ofBoard(ask, instead) {
    try {
      return ask();
    } catch (error) {
      doWithout(this.present.game, error);
      this.feed.lookAgain();
      this.board = boardFor(this.present.game);
      this.choice = null;
      render(html``, this.app.root);
      this.#pointAfresh();
      this.redraw();
      return instead;
    }
  }

  // ---- what a board may know

  /** What is shown: the present, or an earlier position. */
  get envelope() {
    const then = this.playback?.position;
    return then ? envelopeOf(this.present, then) : this.present;
  }

  get present() {
    return /** @type {Envelope} */ (this.position);
  }

  #withoutChat = remembered((/** @type {LogEntry[]} */ entries) => entries.filter(({ kind }) => kind !== "chat"));

  /** What is told goes no further than what is shown. */
  get log() {
    const log = this.#withoutChat(this.feed.history.until(this.present.version));
    const then = this.playback?.position;
    return this.playback && then && then.step < this.playback.count() ? logUntil(log, then) : log;
  }

  /** Whether an entry says something by itself; if not, the next one tells. @param {LogEntry} entry */
  tells = (entry) => this.#ofBoard(() => !this.board.logLine || this.board.logLine(this, entry) !== undefined, true);

  get line() {
    return this.feed.line;
  }

  /** My decision is on its way. */
  get busy() {
    return this.commands.busy;
  }

  get free() {
    return !this.busy && !!this.envelope.legal && this.line !== "lost" && this.curtain === null;
  }

  /** The seat the device must be passed to before its things are shown. */
  get curtain() {
    return this.envelope.hidden ? this.#next : null;
  }

  /** The seat of this device that decides while another one is looked at. */
  get #next() {
    const { mine, to_move: next } = this.envelope;
    return !this.present.over && mine.length > 1 && next !== null && mine.includes(next) && next !== this.viewer ? next : null;
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

  /** The preview of something pointed at, once it is here. @param {number} code */
  previewOf = (code) => this.previews.whenKnown(code);

  /** @param {number[]} codes */
  wantPreviews = (codes) => {
    if (this.envelope.seat !== null && this.envelope.legal) this.previews.want(this.envelope.seat, this.envelope.version, codes);
  };

  /** Ask for my whole turns. */
  wantTurns = () => {
    if (this.envelope.seat !== null && this.envelope.legal && !this.playback) this.turns.want(this.envelope.seat, this.envelope.version);
  };

  // ---- what a board may do

  /** @param {object} change */
  choose = (change) => {
    this.choice = { ...this.choice, ...change };
    this.redrawBoard();
  };

  /** @param {Question} decision */
  play = (decision) => {
    if (this.free) this.commands.send("code" in decision ? { do: "move", code: decision.code } : { do: "move", notation: decision.notation });
    else this.wait(middle());
  };

  /** Decide a whole turn, and hand it on. @param {string[]} line notations */
  playTurn = (line) => {
    if (this.free) this.commands.playTurn(line);
    else this.wait(middle());
  };

  /** @param {string[]} line @param {boolean} [joined] */
  playLine = (line, joined = false) => {
    if (this.free) this.commands.send({ do: "line", line, joined });
    else this.wait(middle());
  };

  undo = () => {
    if (this.envelope.undo.can && this.line !== "lost") this.commands.send({ do: "undo" });
    else this.wait(middle());
  };

  /** Hand the move on. */
  done = () => this.commands.send({ do: "done" });

  /** @param {string} question @param {string | null} answer */
  setStanding = (question, answer) => this.commands.send({ do: "set-standing", question, answer });

  /** Ask or tell the others something, or give up. @param {Command} command */
  order = (command) => this.commands.send(command);

  /** Take over a seat that another device gives away. @param {number} seat @param {string} code */
  takeSeat = (seat, code) => this.commands.send({ do: "take-seat", code }, seat);

  /** Take an open seat. @param {number} seat @param {string} name */
  sit = (seat, name) => this.commands.send({ do: "sit", name, contribution: randomHex(16) }, seat);

  /** The same company again, at a new table; those who watched bots watch again. */
  rematch = async () => {
    const { game, seats, seat, options, map, rematch, commitment } = this.envelope;
    if (rematch) return this.app.go(`/table/${rematch}`);
    this.replaying = true;
    if (seat !== null) return void this.commands.send({ do: "rematch", contribution: randomHex(16) });
    const begins = commitment === null ? { record: await recordOf(this.id), move: 0 } : { options, map };
    const { table } = await newTable({ game, seats: seats.map(({ level, name }) => ({ kind: "bot", level: level ?? undefined, name })), ...begins });
    this.app.go(`/table/${table}`);
  };

  /** Say what an answer means, if it is not what was hoped for. @param {CommandAnswer} answer */
  hear = (answer) => this.commands.hear(answer);

  /** @param {Question} question @param {Point} at */
  whyNot = (question, at) => this.asking.whyNot(question, at);

  /** @param {Point} at */
  hint = (at) => this.asking.hint(at);

  /** @param {Point} at */
  wait = (at) => {
    if (this.busy) return;
    const watching = this.envelope.seat === null;
    if (this.playback) return this.tell(this.t("page-replay-only"), at);
    this.tell(this.t(this.line === "lost" ? "page-line-lost" : watching ? "page-watching-only" : "page-not-your-turn"), at);
  };

  // ---- what the frame does

  /** @param {Reason} reason @param {Point} at */
  tellReason(reason, at) {
    this.tell(this.app.words.why(reason, this.company), at, reason.rule);
    flash(this.app.root, reason.about);
  }

  /** @param {string} text @param {Point} at @param {string} [rule] */
  tell = (text, at, rule = "") => {
    this.bubble = { text, rule, x: at.x, y: at.y };
    this.announce(rule ? `${text} ${this.t("page-rule", { rule })}` : text);
    clearTimeout(this.#bubbleTimer);
    this.#bubbleTimer = setTimeout(this.hush, BUBBLE_STAYS);
    this.redrawBoard();
  };

  hush = () => {
    if (!this.bubble) return;
    this.bubble = null;
    this.redrawBoard();
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
