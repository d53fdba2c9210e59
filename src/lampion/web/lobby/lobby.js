// The lobby: tables where somebody waits for company, as they come and go.

import { address } from "../address.js";
import { games, lobby } from "../api.js";
import { lantern } from "../icons.js";
import { keptName } from "../names.js";
import { sitDown, wasTaken } from "../opening.js";
import { problemOf } from "../problems.js";
import { languageSwitch, themeSwitch } from "../switches.js";
import { html, render } from "../vendor/lit-html.js";
import { rememberListed } from "./plan.js";
import { waitingTable } from "./waiting-table.js";

/** @import { App } from "../app.js" */
/** @import { GameFacts, Waiting } from "../types.js" */

const REFRESH = 2500;

export class LobbyScreen {
  /** @type {Waiting[] | null} */ tables = null;
  /** @type {GameFacts[]} */ games = [];
  problem = "";
  sitting = false;
  #closed = false;
  #timer = 0;

  /** @param {App} app */
  constructor(app) {
    this.app = app;
    this.redraw();
    this.#refresh();
    this.#timer = setInterval(() => document.visibilityState === "visible" && this.#refresh(), REFRESH);
  }

  close() {
    this.#closed = true;
    clearInterval(this.#timer);
  }

  /** @param {string} key @param {Record<string, string | number>} [args] */
  t = (key, args) => this.app.words.text(key, args);

  async #refresh() {
    try {
      if (!this.games.length) this.games = await games();
      const before = this.tables?.length;
      this.tables = await lobby();
      this.problem = "";
      if (before !== undefined && before !== this.tables.length) this.app.announce(this.t("page-lobby-count", { count: this.tables.length }));
    } catch {
      this.problem = this.t("page-no-server");
    }
    this.redraw();
  }

  /** Take the first free seat. @param {Waiting} table */
  sit = async (table) => {
    if (this.sitting) return;
    const seat = table.seats.findIndex(({ kind }) => kind === "open");
    this.sitting = true;
    try {
      await sitDown(table.table, seat, keptName() || this.t("page-default-name", { number: seat + 1 }));
      return this.app.go(`/table/${table.table}`);
    } catch (error) {
      this.problem = wasTaken(error) ? this.t("page-somebody-faster") : problemOf(error, this.app.words);
      this.redraw();
    } finally {
      this.sitting = false;
    }
  };

  redraw() {
    if (this.#closed) return;
    const { app, t, tables } = this;
    document.title = `${t("page-lobby")} · Lampion`;
    render(
      html`<header class="top home-top"><a class="brand" href=${address("/")} aria-label=${t("page-brand")}>${lantern()}<b>Lampion</b></a>
        <nav aria-label=${t("page-settings")}>${languageSwitch(app)}${themeSwitch(app)}</nav></header>
        <main class="home lobby"><h1>${t("page-lobby")}</h1><p class="lead">${t("page-lobby-lead")}</p>
        ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : null}
        ${tables === null ? null : tables.length ? html`<ul class="panel tables" aria-label=${t("page-lobby")}>${tables.map((table) => waitingTable(this, table))}</ul>` : this.#quiet()}
        ${tables?.length ? html`<h2 class="opening">${t("page-open-own")}</h2>` : null}${this.#ways()}
        <p><a class="btn quiet" href=${address("/")}>${t("page-home-link")}</a></p></main>`,
      app.root,
    );
  }

  #quiet() {
    const { t } = this;
    return html`<div class="quiet-place"><svg aria-hidden="true"><use href="#logo"></use></svg><p><b>${t("page-lobby-empty")}</b> ${t("page-lobby-empty-why")}</p></div>`;
  }

  #ways() {
    return html`<p class="ways-in">${this.games.map(({ name }) => html`<a class="btn" href=${address(`/new/${name}`)} @click=${() => rememberListed(true)}>${this.app.words.title(name)}</a>`)}</p>`;
  }
}
