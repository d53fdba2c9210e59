// What the host of the server says to everybody: one line at the top of the page, which can be hidden.

import { hostNotice } from "./api.js";
import { SAID, isShown, nameOf } from "./notice.js";
import { html, render } from "./vendor/lit-html.js";

/** @import { NoticeShown } from "./types.js" */
/** @import { App } from "./app.js" */

const LOOK_EVERY = 60_000;
const HIDDEN = "lampion-notice-hidden";

export class NoticeLine {
  /** @type {NoticeShown | null} */ #notice = null;
  #over = 0;

  /** @param {App} app @param {HTMLElement} root */
  constructor(app, root) {
    this.app = app;
    this.root = root;
    addEventListener(SAID, (event) => this.#take(/** @type {CustomEvent} */ (event).detail));
    app.onWords(() => this.#draw());
    setInterval(() => document.visibilityState === "visible" && this.#look(), LOOK_EVERY);
    this.#look();
  }

  #look() {
    hostNotice().then(({ notice }) => this.#take(notice), () => {}); // without a server there is nobody to say anything
  }

  /** @param {NoticeShown | null} notice */
  #take(notice) {
    const news = notice && (!this.#notice || nameOf(notice) !== nameOf(this.#notice));
    this.#notice = notice;
    clearTimeout(this.#over);
    if (notice) this.#over = setTimeout(() => this.#draw(), Math.min(Math.max(0, notice.until - Date.now()) + 50, 2 ** 31 - 1));
    this.#draw();
    if (news && this.#shown) this.app.announce(notice.text);
  }

  get #shown() {
    return isShown(this.#notice, sessionStorage.getItem(HIDDEN), Date.now());
  }

  #hide = () => {
    if (this.#notice) sessionStorage.setItem(HIDDEN, nameOf(this.#notice));
    this.#draw();
  };

  #draw() {
    const { words } = this.app;
    render(
      this.#shown
        ? html`<aside class="host-notice" aria-label=${words.text("page-notice")}><p>${this.#notice?.text}</p>
            <button class="btn" @click=${this.#hide} aria-label=${words.text("page-notice-hide")}>×</button></aside>`
        : html``,
      this.root,
    );
  }
}
