// The rules of a game: a few paragraphs inside the table, the whole text on a page of its own.

import { rules } from "./api.js";
import { boardFor } from "./boards/index.js";
import { icon, lantern } from "./icons.js";
import { markdown } from "./markdown.js";
import { languageSwitch, themeSwitch } from "./switches.js";
import { html, render } from "./vendor/lit-html.js";

/** @import { App } from "./app.js" */

/** The game in short, with the way to the whole text. @param {App} app @param {string} game */
export function rulesInShort({ words }, game) {
  const paragraphs = Array.from({ length: boardFor(game).rules ?? 0 }, (_, index) => words.text(`${game}-board-rules-${index + 1}`));
  return html`<ol class="rules">${paragraphs.map((text) => {
    const [head, rest] = text.split(/\s*::\s*/);
    return html`<li><b>${head}</b> ${rest}</li>`;
  })}</ol><p class="rules-all"><a href="/rules/${game}" target="_blank" rel="noopener">${icon("book")}${words.text("page-all-rules")}</a></p>`;
}

export class RulesScreen {
  /** @type {string | null} */ source = null;
  language = "";
  #closed = false;

  /** @param {App} app @param {string} game */
  constructor(app, game) {
    this.app = app;
    this.game = game;
    this.redraw();
  }

  close() {
    this.#closed = true;
  }

  async #load() {
    const { language } = this.app.words;
    this.language = language;
    try {
      this.source = await rules(this.game, language);
    } catch {
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

  redraw() {
    if (this.#closed) return;
    const { app } = this;
    document.title = `${app.words.title(this.game)} · Lampion`;
    render(
      html`<header class="top home-top"><a class="brand" href="/" aria-label=${app.words.text("page-brand")}>${lantern()}<b>Lampion</b></a>
        <nav aria-label=${app.words.text("page-settings")}>${languageSwitch(app)}${themeSwitch(app, () => this.redraw())}</nav></header>
        <main class="home rules-page">${this.source === null ? null : markdown(this.source)}
        <p><a class="btn ink" href="/">${app.words.text("page-home-link")}</a></p></main>`,
      app.root,
    );
    if (this.language !== app.words.language) this.#load();
  }
}
