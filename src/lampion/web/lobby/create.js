// A new table for company: which game, who sits where, how long to think, who may find it.

import { address } from "../address.js";
import { ApiError, games, recordOf } from "../api.js";
import { botName } from "../home/card.js";
import { mapOf, optionsOf, optionSwitches } from "../home/options.js";
import { icon, lantern } from "../icons.js";
import { keepName, keptName } from "../names.js";
import { newTable } from "../opening.js";
import { problemOf } from "../problems.js";
import { languageSwitch, themeSwitch } from "../switches.js";
import { html, render } from "../vendor/lit-html.js";
import { beginning } from "./beginning.js";
import { chairs, clockChoice, pick } from "./fields.js";
import { beginningOf, chairsOf, momentFrom, seatedAt } from "./moment.js";
import { ANYBODY, clockPlan, keepClock, keptClock, keptListed, rememberListed, seatsOf } from "./plan.js";

/** @import { GameRecord } from "../api.js" */
/** @import { App } from "../app.js" */
/** @import { GameFacts } from "../types.js" */
/** @import { Chair } from "./plan.js" */

export class CreateScreen {
  /** @type {GameFacts[]} */ games = [];
  me = keptName();
  /** Who sits beside me, as far as was chosen. @type {Chair[]} */ chosen = [];
  count = 2;
  /** The text of the position to begin from, if one was pasted. */ position = "";
  /** The place in a game to go on from. */ moment = momentFrom(location.search);
  /** That game. @type {GameRecord | null} */ record = null;
  /** My seat, where a position gives the seats a meaning. */ place = 0;
  clock = keptClock();
  listed = keptListed();
  problem = "";
  opening = false;
  #closed = false;

  /** @param {App} app @param {string} game */
  constructor(app, game) {
    this.app = app;
    this.game = game;
    this.redraw();
    this.#load();
  }

  close() {
    this.#closed = true;
  }

  async #load() {
    try {
      this.games = await games();
      if (this.moment) this.#goOnFrom(await recordOf(this.moment.table), this.moment.seat);
      if (!this.facts(this.game)) this.game = this.games[0].name;
      this.#fit();
      this.problem = "";
    } catch (error) {
      const gone = error instanceof ApiError && error.status === 404; // the game to go on from: a deal can still be had
      this.problem = this.t(gone ? "page-no-table" : "page-no-server");
      if (!gone) setTimeout(() => this.#closed || this.#load(), 2000);
      this.moment = gone ? null : this.moment;
      this.#fit();
    }
    this.redraw();
  }

  /** @param {GameRecord} record @param {number} seat */
  #goOnFrom(record, seat) {
    this.record = record;
    this.game = record.game;
    this.count = record.seats.length;
    this.sitAt(Math.min(seat, this.count - 1));
  }

  /** @param {string} key @param {Record<string, string | number>} [args] */
  t = (key, args) => this.app.words.text(key, args);

  /** @param {string} game @returns {GameFacts | undefined} */
  facts = (game) => this.games.find(({ name }) => name === game);

  get sizes() {
    if (this.record) return [this.record.seats.length];
    return (this.facts(this.game)?.seats ?? [2]).filter((size) => size > 1);
  }

  /** The chairs beside mine: whoever was chosen, else free ones. @returns {Chair[]} */
  get others() {
    return Array.from({ length: this.count - 1 }, (_, index) => this.chosen[index] ?? { who: ANYBODY, name: "" });
  }

  /** What was chosen must be possible in this game. */
  #fit() {
    if (!this.sizes.includes(this.count)) this.count = this.sizes[0] ?? 2;
    const bots = this.facts(this.game)?.bots ?? [];
    this.chosen = this.chosen.map((chair) => ([ANYBODY, "here", ...bots].includes(chair.who) ? chair : { ...chair, who: ANYBODY }));
  }

  /** @param {string} game */
  choose = (game) => {
    this.game = game;
    history.replaceState(null, "", address(`/new/${game}`));
    this.#fit();
    this.redraw();
  };

  /** @param {string} text */
  paste = (text) => {
    this.position = text;
    this.redraw();
  };

  /** @param {number} seat */
  sitAt = (seat) => {
    this.place = seat;
    if (this.record) this.chosen = chairsOf(this.record, seat, this.facts(this.game)?.bots ?? []);
    this.redraw();
  };

  /** @param {number} count */
  resize = (count) => {
    this.count = count;
    this.place = Math.min(this.place, count - 1);
    this.redraw();
  };

  /** @param {number} index @param {Partial<Chair>} change */
  seat = (index, change) => {
    const { others } = this;
    others[index] = { ...others[index], ...change };
    this.chosen = others;
    this.redraw();
  };

  /** @param {Partial<import("./plan.js").ClockWish>} change */
  time = (change) => {
    this.clock = { ...this.clock, ...change };
    keepClock(this.clock);
    this.redraw();
  };

  /** @param {string} value */
  show = (value) => {
    this.listed = value === "listed";
    rememberListed(this.listed);
    this.redraw();
  };

  /** @param {SubmitEvent} event */
  submit = async (event) => {
    event.preventDefault();
    if (this.opening) return;
    this.opening = true;
    const { game, me, others, t } = this;
    keepName(me.trim());
    const company = seatsOf(me.trim(), others, (number) => t("page-default-name", { number }), (place) => botName(this, place));
    const begins = beginningOf(this, { options: optionsOf(game, this.facts(game)), map: mapOf(game, this.facts(game)) });
    const seats = this.given ? seatedAt(company, this.place) : company;
    const listed = this.listed && seats.some(({ kind }) => kind === "open");
    try {
      const { table } = await newTable({ game, seats, ...begins, clock: clockPlan(this.clock), listed });
      this.app.go(`/table/${table}`);
    } catch (error) {
      this.problem = problemOf(error, this.app.words);
      this.opening = false;
      this.redraw();
    }
  };

  /** Whether the game begins from a position and not with a deal. */
  get given() {
    return !!this.record || !!this.position.trim();
  }

  redraw() {
    if (this.#closed) return;
    const { app, t, others } = this;
    document.title = `${t("page-new-table")} · Lampion`;
    const open = others.some(({ who }) => who === "open");
    render(
      html`<header class="top home-top"><a class="brand" href=${address("/")} aria-label=${t("page-brand")}>${lantern()}<b>Lampion</b></a>
        <nav aria-label=${t("page-settings")}>${languageSwitch(app)}${themeSwitch(app)}</nav></header>
        <main class="home create"><h1>${t("page-new-table")}</h1>
        ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : null}
        ${this.games.length ? html`<form class="panel fields" @submit=${this.submit}>
          <div class="field-row"><span class="cap">${t("page-game")}</span><div class="beside">${this.record ? html`<b>${app.words.title(this.game)}</b>` : pick(t("page-game"), this.games.map(({ name }) => ({ value: name, text: app.words.title(name) })), this.game, this.choose)}${this.given ? null : optionSwitches(this, this.game)}</div></div>
          ${this.record ? beginning(this) : null}
          ${chairs(this)}
          ${clockChoice(this)}
          ${open ? html`<div class="field-row"><span class="cap">${t("page-who-finds")}</span>${pick(t("page-who-finds"), [{ value: "private", text: t("page-private") }, { value: "listed", text: t("page-listed") }], this.listed ? "listed" : "private", this.show)}</div>` : null}
          ${this.record ? null : beginning(this)}
          <div class="field-row last"><button class="btn primary" ?disabled=${this.opening}>${icon(open ? "friend" : "play")}${t(open ? "page-open-invite" : "page-start")}</button>
            <a class="btn quiet" href=${address(this.moment ? `/table/${this.moment.table}` : this.listed ? "/lobby" : "/")}>${t("page-cancel")}</a></div></form>` : null}</main>`,
      app.root,
    );
  }
}
