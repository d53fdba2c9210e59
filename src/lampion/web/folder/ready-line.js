// What a person sees while Python comes, and what they are told if it cannot: one line at the foot of the page.

import { wordsOf } from "../files.js";
import { wantedLanguage } from "../language.js";
import { onSettings } from "../settings.js";
import { html, render } from "../vendor/lit-html.js";
import { Words } from "../words.js";
import { keepTheRest } from "./keeping.js";

/** Whoever comes to play is not held up by what is kept for another day, in milliseconds. */
const LATER = 5000;
const MEGABYTE = 1e6;
/** By the names that browsers give to what went wrong. @type {Record<string, string>} */
const PROBLEMS = {
  RangeError: "page-folder-no-memory",
  CompileError: "page-folder-no-wasm",
  TypeError: "page-folder-no-files",
  SecurityError: "page-folder-no-room",
  InvalidStateError: "page-folder-no-room",
  QuotaExceededError: "page-folder-full",
  BlockedError: "page-folder-elsewhere",
};

/** @typedef {{key: string, args?: Record<string, string | number>, share?: number, press?: {key: string, act: () => void}, problem?: boolean}} Said */

export class ReadyLine {
  /** @type {Words | null} */ #words = null;
  /** @type {Said | null} */ #said = null;

  /** @param {HTMLElement} root */
  constructor(root) {
    this.root = root;
    this.#bringWords();
    onSettings((name) => name === "language" && this.#bringWords());
  }

  async #bringWords() {
    const language = wantedLanguage();
    this.#words = new Words(language, await wordsOf(language));
    this.#draw();
  }

  wait() {
    this.#say({ key: "page-folder-starting" });
  }

  /** @param {number} done @param {number} all */
  progress(done, all) {
    const inMegabytes = (/** @type {number} */ bytes) => (bytes / MEGABYTE).toFixed(1);
    if (done >= all) this.wait();
    else this.#say({ key: "page-folder-coming", args: { done: inMegabytes(done), all: inMegabytes(all) }, share: done / all });
  }

  ready() {
    this.#say(null);
    setTimeout(() => keepTheRest().catch(() => {}), LATER);
  }

  /** @param {string} name @param {string} message */
  failed(name, message) {
    console.warn(`${name}: ${message}`);
    this.cannot(PROBLEMS[name] ?? "page-folder-failed");
  }

  /** @param {string} key */
  cannot(key) {
    this.#say({ key, problem: true });
  }

  /** Another tab has the tables. @param {() => void} act brings them here */
  elsewhere(act) {
    this.#say({ key: "page-folder-elsewhere", problem: true, press: { key: "page-folder-here", act } });
  }

  /** A newer edition of the page lies in the folder. @param {() => void} act */
  newer(act) {
    if (!this.#said) this.#say({ key: "page-folder-newer", press: { key: "page-folder-renew", act } });
  }

  /** @param {Said | null} said */
  #say(said) {
    this.#said = said;
    this.#draw();
  }

  #draw() {
    const words = this.#words;
    const said = this.#said;
    if (!words) return;
    const press = said?.press;
    render(
      said
        ? html`<aside class="ready ${said.problem ? "problem" : ""}" role=${said.problem ? "alert" : "status"}>
            <p>${words.text(said.key, said.args)}</p>
            ${said.share === undefined ? null : html`<progress value=${said.share} max="1"></progress>`}
            ${press ? html`<button class="btn primary" @click=${press.act}>${words.text(press.key)}</button>` : null}</aside>`
        : html``,
      this.root,
    );
  }
}
