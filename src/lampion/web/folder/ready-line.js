// What a person sees while Python comes, and what they are told if it cannot: one line at the foot of the page.

import { wordsOf } from "../files.js";
import { wantedLanguage } from "../language.js";
import { onSettings } from "../settings.js";
import { html, render } from "../vendor/lit-html.js";
import { Words } from "../words.js";
import { keepTheRest } from "./keeping.js";

/** Whoever comes to play is not held up by what is kept for another day, in milliseconds. */
const LATER = 5000;
/** So long it is said that all is kept, in milliseconds. */
const BRIEFLY = 6000;
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

/** @typedef {{key: string, act: () => void}} Press */
/** @typedef {{key: string, args?: Record<string, string | number>, share?: number, presses?: Press[], kind?: "problem" | "brief"}} Said */

export class ReadyLine {
  /** @type {Words | null} */ #words = null;
  /** @type {Said | null} */ #said = null;
  /** What is said when nothing else is. @type {Said | null} */ #offer = null;

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
    setTimeout(() => keepTheRest().then((brought) => this.#kept(brought), () => {}), LATER); // what did not come is asked for next time
  }

  /** From now on no network is needed: said where it is news, and marked for whoever looks.
   * @param {number | null} brought how many files were missing */
  #kept(brought) {
    if (brought === null) return;
    this.root.dataset.kept = "";
    if (brought === 0 || this.#said || this.#offer) return;
    /** @type {Said} */
    const news = { key: "page-folder-kept", kind: "brief" };
    this.#say(news);
    setTimeout(() => this.#said === news && this.#say(null), BRIEFLY);
  }

  /** @param {string} name @param {string} message */
  failed(name, message) {
    console.warn(`${name}: ${message}`);
    this.cannot(PROBLEMS[name] ?? "page-folder-failed");
  }

  /** @param {string} key */
  cannot(key) {
    this.#say({ key, kind: "problem" });
  }

  /** Another tab has the tables. @param {() => void} act brings them here */
  elsewhere(act) {
    this.#say({ key: "page-folder-elsewhere", kind: "problem", presses: [{ key: "page-folder-here", act }] });
  }

  /** A newer edition of the page is here. Whoever says "later" gets it at the next visit. @param {() => void} act begins with it */
  newer(act) {
    const later = () => this.#propose(null);
    this.#propose({ key: "page-folder-newer", presses: [{ key: "page-folder-renew", act }, { key: "page-folder-later", act: later }] });
  }

  /** @param {Said | null} offer */
  #propose(offer) {
    this.#offer = offer;
    this.#draw();
  }

  /** @param {Said | null} said */
  #say(said) {
    this.#said = said;
    this.#draw();
  }

  #draw() {
    const words = this.#words;
    const said = this.#said ?? this.#offer;
    if (!words) return;
    render(
      said
        ? html`<aside class="ready ${said.kind ?? ""}" role=${said.kind === "problem" ? "alert" : "status"}>
            <p>${words.text(said.key, said.args)}</p>
            ${said.share === undefined ? null : html`<progress value=${said.share} max="1"></progress>`}
            ${said.presses?.map(
              ({ key, act }, place) => html`<button class="btn ${place ? "" : "primary"}" @click=${act}>${words.text(key)}</button>`,
            )}</aside>`
        : html``,
      this.root,
    );
  }
}
