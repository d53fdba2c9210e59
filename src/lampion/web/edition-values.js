// Every value of an edition with its source, at the end of the rules page: what an owner of the printed game compares.

import { editionValues, games } from "./api.js";
import { html } from "./vendor/lit-html.js";

/** @import { App } from "./app.js" */
/** @import { EditionAnswer, EditionValue } from "./types.js" */

export class EditionSheet {
  /** @type {EditionAnswer | null} */ answer = null;
  language = "";

  /** `edition` is a name or a hash; null means the usual one. @param {App} app @param {string} game @param {string | null} edition @param {() => void} redraw */
  constructor(app, game, edition, redraw) {
    this.app = app;
    this.game = game;
    this.edition = edition;
    this.redraw = redraw;
  }

  /** A game without editions has none to show. */
  async load() {
    const { language } = this.app.words;
    this.language = language;
    try {
      const key = this.edition ?? (await games()).find(({ name }) => name === this.game)?.maps[0];
      this.answer = key ? await editionValues(this.game, key, language) : null;
    } catch {
      this.answer = null;
    }
    if (language === this.app.words.language) this.redraw();
  }

  draw() {
    const { words } = this.app;
    if (!this.answer) return null;
    const groups = grouped(this.answer.values);
    return html`<details class="edition-values" lang=${words.language}><summary>${words.text("page-edition-values", { name: this.answer.name })}</summary>
      <p>${words.text("page-edition-legend")}</p>${groups.map(([title, values]) => html`<h3>${title}</h3><div class="scroll" tabindex="0"><table>
      <thead><tr><th scope="col">${words.text("page-edition-what")}</th><th scope="col">${words.text("page-edition-value")}</th><th scope="col">${words.text("page-edition-source")}</th></tr></thead>
      <tbody>${values.map((one) => this.#row(one))}</tbody></table></div>`)}</details>`;
  }

  /** @param {EditionValue} one */
  #row({ key, row, label, text, mark, note }) {
    const { words } = this.app;
    return html`<tr data-key=${key}><td>${row ? `${row}: ${label}` : label}</td><td>${text}</td>
      <td data-mark=${mark ?? "none"}>${words.text("page-edition-mark", { mark: mark ?? "none" })}${note ? html` <small lang="en">${note}</small>` : null}</td></tr>`;
  }
}

/** Values by the titles of their groups, in their order. @param {EditionValue[]} values @returns {[string, EditionValue[]][]} */
export function grouped(values) {
  /** @type {Map<string, EditionValue[]>} */ const found = new Map();
  for (const value of values) found.set(value.group, [...(found.get(value.group) ?? []), value]);
  return [...found];
}
