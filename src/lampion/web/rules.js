// The rules of a game: a few paragraphs inside the table, the whole text on a page of its own.

import { address } from "./address.js";
import { rules } from "./api.js";
import { EditionSheet } from "./edition-values.js";
import { icon, lantern } from "./icons.js";
import { markdown } from "./markdown.js";
import { firstGame } from "./learn/first-game.js";
import { languageSwitch, settingsButton, themeSwitch } from "./switches.js";
import { html, render } from "./vendor/lit-html.js";

/** @import { App } from "./app.js" */

/** @import { Numbers } from "./boards/index.js" */

/** The game in short, with the way to the whole text. @param {App} app @param {string} game @param {Numbers} [numbers] of the edition in play @param {string | null} [edition] its name; null: the usual one */
export function rulesInShort({ words }, game, numbers, edition = null) {
  return html`<ol class="rules">${shortRules(words, game, numbers).map((text) => {
    const [head, rest] = text.split(/\s*::\s*/);
    return html`<li><b>${head}</b> ${rest}</li>`;
  })}</ol><p class="rules-all"><a href=${rulesAddress(game, edition)} target="_blank" rel="noopener">${icon("book")}${words.text("page-all-rules")}</a></p>`;
}

/** Where the rules of an edition are read, by its name or hash; null: of the usual one. @param {string} game @param {string | null} edition @param {string} [rule] */
export function rulesAddress(game, edition, rule = "") {
  return address(`/rules/${game}${edition ? `?edition=${encodeURIComponent(edition)}` : ""}${rule ? `#${rule}` : ""}`);
}

/** The paragraphs of a game in short, as many as the catalogue has. @param {App["words"]} words @param {string} game @param {Numbers} [numbers] of the edition in play @returns {string[]} */
export function shortRules(words, game, numbers) {
  const paragraphs = [];
  for (let number = 1; ; number += 1) {
    const text = words.optional(`${game}-board-rules-${number}`, numbers);
    if (text === null) return paragraphs;
    paragraphs.push(text);
  }
}

export class RulesScreen {
  /** @type {string | null} */ source = null;
  language = "";
  /** The language of the source. */ written = "";
  problem = "";
  #closed = false;

  /** @param {App} app @param {string} game */
  constructor(app, game) {
    this.app = app;
    this.game = game;
    this.edition = new URLSearchParams(location.search).get("edition");
    this.sheet = new EditionSheet(app, game, this.edition, () => this.redraw());
    this.redraw();
  }

  close() {
    this.#closed = true;
  }

  async #load() {
    const { language } = this.app.words;
    this.language = language;
    try {
      ({ text: this.source, language: this.written } = await rules(this.game, language, this.edition));
    } catch {
      this.written = language;
      this.source = `# ${this.app.words.title(this.game)}\n\n${this.app.words.text("page-no-rules")}`;
    }
    if (this.#closed || language !== this.app.words.language) return;
    this.redraw();
    this.#point();
  }

  /** Show the rule that the address names. */
  #point() {
    const row = location.hash ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
    row?.classList.add("told");
    row?.scrollIntoView({ block: "center" });
  }

  /** The way to learn without reading. */
  #firstGame() {
    const t = (/** @type {string} */ key) => this.app.words.text(key);
    return html`<aside class="panel first-game" lang=${this.app.words.language}><div><b>${t("page-learn-title")}</b><p>${t("page-learn-lead")}</p></div>
      <button class="btn primary" @click=${this.#begin}>${icon("play")}${t("page-learn-start")}</button>
      <a class="btn" href=${address(`/learn/${this.game}`)}>${icon("learn")}${t("page-learn-lessons")}</a>
      ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : null}</aside>`;
  }

  #begin = async () => {
    try {
      await firstGame(this.app, this.game);
    } catch {
      this.problem = this.app.words.text("page-no-server");
      this.redraw();
    }
  };

  redraw() {
    if (this.#closed) return;
    const { app } = this;
    document.title = `${app.words.title(this.game)} · Lampion`;
    render(
      html`<header class="top home-top"><a class="brand" href=${address("/")} aria-label=${app.words.text("page-brand")}>${lantern()}<b>Lampion</b></a>
        <nav aria-label=${app.words.text("page-settings")}>${languageSwitch(app)}${themeSwitch(app)}${settingsButton(app)}</nav></header>
        <main class="home rules-page" lang=${this.written || app.words.language}>${this.#firstGame()}${this.source === null ? null : markdown(this.source)}${this.sheet.draw()}
        <p lang=${app.words.language}><a class="btn ink" href=${address("/")}>${app.words.text("page-home-link")}</a></p></main>`,
      app.root,
    );
    if (this.language !== app.words.language) {
      this.#load();
      this.sheet.load();
    }
  }
}
