// Home: a door for each game, then what is already running.

import { IN_FOLDER, address } from "../address.js";
import { myTables } from "../api.js";
import { atHome, early } from "../early.js";
import { installed } from "../files.js";
import { icon, lantern } from "../icons.js";
import { keepLevel, levelOf } from "../levels.js";
import { WATCH, newTable } from "../opening.js";
import { problemOf } from "../problems.js";
import { languageSwitch, settingsButton, themeSwitch } from "../switches.js";
import { html, render } from "../vendor/lit-html.js";
import { gameCard } from "./card.js";
import { finished } from "./finished.js";
import { learning } from "./learning.js";
import { dropping, recordDoor } from "./open-record.js";
import { mapOf, optionsOf } from "./options.js";
import { reconstructed } from "./reconstructed.js";
import { running } from "./running.js";

/** @import { App } from "../app.js" */
/** @import { GameFacts, Listed, NewSeat } from "../types.js" */

const REFRESH = 15_000;

export class HomeScreen {
  /** @type {GameFacts[]} */ games = [];
  /** @type {Listed[]} */ tables = [];
  /** The door whose panel for a shared device is open. @type {string | null} */ device = null;
  /** Whether all running games are listed. */ allTables = false;
  /** A file is carried over home. */ dropping = false;
  /** Whether all finished games are listed. */ allFinished = false;
  loaded = false;
  problem = "";
  starting = false;
  #closed = false;
  #timer = 0;

  /** @param {App} app */
  constructor(app) {
    this.app = app;
    this.redraw();
    this.#load();
    this.#timer = setInterval(() => document.visibilityState === "visible" && this.refresh(), REFRESH);
  }

  close() {
    this.#closed = true;
    clearInterval(this.#timer);
  }

  async #load() {
    const { home } = early;
    early.home = null;
    try {
      const { games, tables } = home ?? atHome();
      if (IN_FOLDER) await this.#open(games); // it takes a while until tables can be asked for
      [this.games, this.tables] = await Promise.all([games, tables]);
      this.loaded = true;
      this.problem = "";
    } catch {
      this.problem = this.t("page-offline");
    }
    this.redraw();
  }

  /** The doors at once. @param {Promise<GameFacts[]>} games */
  async #open(games) {
    this.games = await games;
    this.loaded = true;
    this.redraw();
  }

  async refresh() {
    try {
      this.tables = await myTables();
      if (!this.loaded) return void this.#load();
      this.problem = "";
    } catch {
      this.problem = this.t("page-offline");
    }
    this.redraw();
  }

  /** @param {string} key @param {Record<string, string | number>} [args] */
  t = (key, args) => this.app.words.text(key, args);

  /** @param {string} game @returns {GameFacts | undefined} */
  facts = (game) => this.games.find(({ name }) => name === game);

  /** The level of bot chosen at a door. @param {string} game */
  level = (game) => levelOf(this.facts(game));

  /** @param {string} game @param {string} level */
  chooseLevel = (game, level) => {
    keepLevel(game, level);
    this.redraw();
  };

  /** Somebody is about to enter: bring what a table of this game needs. @param {string} game */
  expect = (game) => {
    import("../table/table.js").catch(() => {}); // it is asked for again when it is needed
    import("../boards/index.js").then(({ bringBoard }) => bringBoard(game)).catch(() => {});
  };

  /** @param {string | null} game */
  openDevice = (game) => {
    this.device = this.device === game ? null : game;
    this.redraw();
  };

  /** Start a table and go there. @param {string} game @param {NewSeat[]} seats */
  start = async (game, seats) => {
    if (this.starting) return;
    this.starting = true;
    try {
      const { table } = await newTable({ game, seats, options: optionsOf(game, this.facts(game)), map: mapOf(game, this.facts(game)) });
      this.app.go(`/table/${table}${seats.every(({ kind }) => kind === "bot") ? WATCH : ""}`);
    } catch (error) {
      this.problem = problemOf(error, this.app.words);
      this.starting = false;
      this.redraw();
    }
  };

  redraw() {
    if (this.#closed) return;
    const { app, t } = this;
    document.title = "Lampion";
    const doors = installed();
    const drop = dropping(this);
    render(
      html`<header class="top home-top"><a class="brand" href=${address("/")} aria-label=${t("page-brand")}>${lantern()}<b>Lampion</b></a>
        <nav aria-label=${t("page-settings")}>${languageSwitch(app)}${themeSwitch(app)}${settingsButton(app)}</nav></header>
        <main class="home ${this.dropping ? "dropping" : ""}" @dragover=${drop.over} @dragleave=${drop.leave} @drop=${drop.drop}>
        ${this.dropping ? html`<p class="drop-here">${t("page-drop-record")}</p>` : null}<h1>${t("page-welcome", { count: doors.length })}</h1><p class="lead">${t(IN_FOLDER ? "page-folder-lead" : "page-lead")}</p>
        ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : null}
        <section class="games" aria-label=${t("page-games")}>${doors.map(({ name }) => gameCard(this, name))}</section>
        ${running(this)}${learning(app)}${finished(this)}
        ${IN_FOLDER ? null : html`<p class="to-lobby"><a class="btn" href=${address("/lobby")}>${icon("friend")}${t("page-lobby-door")}</a></p>`}<p class="to-record">${recordDoor(this)}</p>
        <footer class="foot">${IN_FOLDER ? html`<p>${t("page-folder-only-here")}</p>` : null}${reconstructed(app.words)}<p>${t("page-owners")}</p></footer></main>`,
      app.root,
    );
  }
}
