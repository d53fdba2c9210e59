// Learn: the lessons of a game as a string of lanterns, and the first game at its end.

import { address } from "../address.js";
import { lessons } from "../api.js";
import { installed } from "../files.js";
import { drawing, icon, lantern } from "../icons.js";
import { bringStyle } from "../styles.js";
import { languageSwitch, settingsButton, themeSwitch } from "../switches.js";
import { html, render } from "../vendor/lit-html.js";
import { bringLessonWords, lessonText } from "./catalogue.js";
import { firstGame } from "./first-game.js";
import { nextLesson, progressOf } from "./progress.js";

/** @import { App } from "../app.js" */
/** @import { LessonShown } from "../types.js" */

export class LearnScreen {
  /** @type {LessonShown[] | null} */ lessons = null;
  problem = "";
  #closed = false;

  /** @param {App} app @param {string} game empty: the first one */
  constructor(app, game) {
    this.app = app;
    this.game = game || (installed()[0]?.name ?? "");
    this.unheard = app.onWords(() => this.#load());
    this.#load();
  }

  close() {
    this.#closed = true;
    this.unheard();
  }

  async #load() {
    const { words } = this.app;
    try {
      const [found] = await Promise.all([lessons(this.game), bringLessonWords(words), bringStyle("style/learn.css")]);
      this.lessons = found;
      this.problem = "";
    } catch {
      this.problem = this.t("page-offline");
    }
    this.redraw();
  }

  /** @param {string} key @param {Record<string, string | number>} [args] */
  t = (key, args) => this.app.words.text(key, args);

  begin = async () => {
    try {
      await firstGame(this.app, this.game);
    } catch {
      this.problem = this.t("page-no-server");
      this.redraw();
    }
  };

  redraw() {
    if (this.#closed) return;
    const { app, t, game } = this;
    document.title = `${t("page-learn")} · ${app.words.title(game)} · Lampion`;
    render(
      html`<header class="top home-top">
        <a class="brand" href=${address("/")} aria-label=${t("page-brand")}>${lantern()}<b>Lampion</b></a>
        <nav aria-label=${t("page-settings")}>
          ${languageSwitch(app)}${themeSwitch(app)}${settingsButton(app)}</nav></header>
        <main class="home learn"><div class="learn-head"><div><h1>${t("page-learn-title")}</h1>
          <p class="lead">${this.lessons ? this.#lead(this.lessons) : ""}</p></div>${this.#games()}</div>
        ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : null}
        ${this.lessons ? this.#path(this.lessons) : null}</main>`,
      app.root,
    );
  }

  /** @param {LessonShown[]} all */
  #done(all) {
    return all.filter((one) => progressOf(this.game, one) !== "open").length;
  }

  /** @param {LessonShown[]} all */
  #lead(all) {
    const done = this.#done(all);
    return all.length ? this.t("page-learn-stand", { done, left: all.length - done }) : this.t("page-learn-none");
  }

  #games() {
    const link = (/** @type {string} */ name) => {
      const here = name === this.game ? "page" : "false";
      return html`<a href=${address(`/learn/${name}`)} aria-current=${here}>${this.app.words.title(name)}</a>`;
    };
    return html`<nav class="switch learn-games" aria-label=${this.t("page-games")}>
      ${installed().map(({ name }) => link(name))}</nav>`;
  }

  /** @param {LessonShown[]} all */
  #path(all) {
    const { t, app, game } = this;
    const next = nextLesson(game, all);
    const title = t("page-learn-path", { game: app.words.title(game) });
    const count = all.length ? t("page-learn-count", { done: this.#done(all), count: all.length }) : "";
    return html`<section class="panel path" aria-label=${title}><h2>${title}<span class="end">${count}</span></h2>
      <ol class="string">${all.map((one, index) => this.#lantern(one, index, one === next))}
        <li class="to-first ${next ? "" : "now"}"><button @click=${this.begin}><span class="hang">${icon("play")}</span>
          <span class="lt"><b>${t("page-learn-first")}</b>
            <small>${t("page-learn-first-note")}</small></span></button></li></ol>
      <div class="go-on">${next ? this.#goOn(next) : this.#play()}
        <a class="btn quiet" href=${address(`/rules/${game}`)}>${icon("book")}${t("page-learn-rules")}</a></div></section>`;
  }

  /** @param {LessonShown} next */
  #goOn({ id }) {
    const title = lessonText(this.app.words, this.game, id, "title");
    return html`<a class="btn primary" href=${address(`/learn/${this.game}/${id}`)}>${icon("play")}
      ${this.t("page-learn-go-on", { title })}</a>`;
  }

  #play() {
    return html`<button class="btn primary" @click=${this.begin}>${icon("play")}${this.t("page-learn-start")}</button>`;
  }

  /** @param {LessonShown} lesson @param {number} index @param {boolean} now */
  #lantern(lesson, index, now) {
    const { t, app, game } = this;
    const stands = progressOf(game, lesson);
    const next = now ? t("page-learn-next") : "";
    const notes = { open: next, done: t("page-learn-done"), changed: t("page-learn-changed") };
    const look = stands !== "open" ? "lit" : now ? "now" : "later";
    return html`<li class=${look}><a href=${address(`/learn/${game}/${lesson.id}`)} aria-current=${now ? "step" : "false"}>
      <span class="hang"><svg class="lan" aria-hidden="true"><use href=${drawing("logo")}></use></svg></span>
      <span class="lt"><b>${index + 1}. ${lessonText(app.words, game, lesson.id, "title")}</b>
        ${notes[stands] ? html`<small>${notes[stands]}</small>` : null}</span></a></li>`;
  }
}
