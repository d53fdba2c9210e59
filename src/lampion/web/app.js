// The page: reads the address, loads the words, shows one screen at a time.

import { texts } from "./api.js";
import { HomeScreen } from "./home/home.js";
import { bringIcons } from "./icons.js";
import { CreateScreen } from "./lobby/create.js";
import { LobbyScreen } from "./lobby/lobby.js";
import { RulesScreen } from "./rules.js";
import { TableScreen } from "./table/table.js";
import { onThemeChange, startTheme } from "./theme.js";
import { html, render } from "./vendor/lit-html.js";
import { Words, keepLanguage, keptLanguage } from "./words.js";

/**
 * @typedef {object} App What a screen may ask of the page.
 * @property {HTMLElement} root
 * @property {Words} words
 * @property {(path: string) => void} go
 * @property {(language: string) => Promise<void>} speak
 * @property {(text: string) => void} announce
 */
/** @typedef {{close: () => void, redraw: () => void}} Screen */

const root = /** @type {HTMLElement} */ (document.getElementById("app"));
const spoken = /** @type {HTMLElement} */ (document.getElementById("announce"));

/** @type {Screen | null} */
let screen = null;

/** @type {App} */
const app = {
  root,
  words: new Words("en", ""),
  go(path) {
    history.pushState(null, "", path);
    show();
  },
  async speak(language) {
    keepLanguage(language);
    await load(language);
    screen?.redraw();
  },
  announce(text) {
    spoken.textContent = text;
  },
};

/** @param {string} language */
async function load(language) {
  app.words = new Words(language, await texts(language));
  document.documentElement.lang = language;
}

/** @returns {Screen} */
function screenAt(/** @type {string} */ path) {
  const [, room, name] = path.split("/");
  if (room === "table" && name) return new TableScreen(app, decodeURIComponent(name));
  if (room === "rules" && name) return new RulesScreen(app, decodeURIComponent(name));
  if (room === "lobby") return new LobbyScreen(app);
  if (room === "new" && name) return new CreateScreen(app, decodeURIComponent(name));
  return new HomeScreen(app);
}

function show() {
  screen?.close();
  render(html``, root);
  scrollTo(0, 0);
  screen = screenAt(location.pathname);
}

/** Links inside the page do not load it again. @param {MouseEvent} event */
function follow(event) {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (link.origin !== location.origin || link.hasAttribute("download") || link.target || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  app.go(link.pathname);
}

async function start() {
  startTheme();
  try {
    await Promise.all([load(keptLanguage()), document.querySelector(".sheet-of-symbols") ?? bringIcons()]);
  } catch {
    setTimeout(start, 2000); // the server is not there yet: keep asking
    return;
  }
  addEventListener("popstate", show);
  document.addEventListener("click", follow);
  onThemeChange(() => screen?.redraw());
  show();
}

start();
