// The rules of a game in a few paragraphs, as a page of its own or inside the table.

import { boardFor } from "./boards/index.js";
import { lantern } from "./icons.js";
import { languageSwitch, themeSwitch } from "./switches.js";
import { html, render } from "./vendor/lit-html.js";

/** @import { App } from "./app.js" */

/** @param {App} app @param {string} game */
export function rulesText({ words }, game) {
  const count = boardFor(game).rules ?? 0;
  const paragraphs = Array.from({ length: count }, (_, index) => words.text(`${game}-board-rules-${index + 1}`));
  return html`<ol class="rules">${paragraphs.map((text) => {
    const [head, rest] = text.split(/\s*::\s*/);
    return html`<li><b>${head}</b> ${rest}</li>`;
  })}</ol>`;
}

export class RulesScreen {
  /** @param {App} app @param {string} game */
  constructor(app, game) {
    this.app = app;
    this.game = game;
    this.redraw();
  }

  close() {}

  redraw() {
    const { app, game } = this;
    const title = app.words.title(game);
    document.title = `${title} · Lampion`;
    render(
      html`<header class="top home-top"><a class="brand" href="/" aria-label=${app.words.text("page-brand")}>${lantern()}<b>Lampion</b></a>
        <nav aria-label=${app.words.text("page-settings")}>${languageSwitch(app)}${themeSwitch(app, () => this.redraw())}</nav></header>
        <main class="home rules-page"><h1>${title}</h1><p class="lead">${app.words.text("page-rules-lead")}</p><div class="panel">${rulesText(app, game)}</div>
        <p><a class="btn ink" href="/">${app.words.text("page-home-link")}</a></p></main>`,
      app.root,
    );
  }
}
