// The page: reads the address, loads the words, shows one screen at a time.

import { IN_FOLDER, address, pathOf, room } from "./address.js";
import { early } from "./early.js";
import { wordsOf } from "./files.js";
import { bringIcons } from "./icons.js";
import { wantedLanguage } from "./language.js";
import { NoticeLine } from "./notice-line.js";
import { keepForLater } from "./offline.js";
import { onSettings } from "./settings.js";
import { onEvening, wearTheme } from "./theme.js";
import { html, render } from "./vendor/lit-html.js";
import { Words } from "./words.js";

/**
 * @typedef {object} App What a screen may ask of the page.
 * @property {HTMLElement} root
 * @property {Words} words
 * @property {(path: string) => void} go to a path of ours, wherever the page lies
 * @property {(text: string) => void} announce
 * @property {(listener: () => void) => () => void} onWords be told when the language has changed
 */
/** @typedef {{close: () => void, redraw: () => void}} Screen */

const RETRY = 2000;
const root = /** @type {HTMLElement} */ (document.getElementById("app"));
const spoken = /** @type {HTMLElement} */ (document.getElementById("announce"));

/** @type {Screen | null} */
let screen = null;
let shown = 0;
let started = false; // then nothing of the early things is used any more
/** @type {Set<() => void>} */
const readers = new Set();

/** @type {App} */
const app = {
  root,
  words: new Words("en", ""),
  go(path) {
    history.pushState(null, "", address(path));
    show();
  },
  announce(text) {
    spoken.textContent = text;
  },
  onWords(listener) {
    readers.add(listener);
    return () => readers.delete(listener);
  },
};

async function loadWords() {
  const language = wantedLanguage();
  const source = await (started || language !== early.language ? wordsOf(language) : early.words);
  if (language !== wantedLanguage()) return;
  app.words = new Words(language, source);
  document.documentElement.lang = language;
}

/** A screen's code comes when the screen is first shown. @param {string} path @returns {Promise<() => Screen>} */
async function screenAt(path) {
  const [, door, name, part] = path.split("/");
  if (door === "table" && name) {
    const { TableScreen } = await import("./table/table.js");
    return () => new TableScreen(app, decodeURIComponent(name));
  }
  if (door === "rules" && name) {
    const { RulesScreen } = await import("./rules.js");
    return () => new RulesScreen(app, decodeURIComponent(name));
  }
  if (door === "lobby") {
    const { LobbyScreen } = await import("./lobby/lobby.js");
    return () => new LobbyScreen(app);
  }
  if (door === "new" && name) {
    const { CreateScreen } = await import("./lobby/create.js");
    return () => new CreateScreen(app, decodeURIComponent(name));
  }
  if (door === "learn" && name && part) {
    const { LessonScreen } = await import("./learn/lesson.js");
    return () => new LessonScreen(app, decodeURIComponent(name), decodeURIComponent(part));
  }
  if (door === "analysis" && name) {
    const { MomentScreen, momentOf } = await import("./analysis/moment.js");
    const found = part ? await momentOf(decodeURIComponent(name), part) : null;
    if (found) return () => new MomentScreen(app, found);
    const { AnalysisScreen } = await import("./analysis/analysis.js");
    return () => new AnalysisScreen(app, decodeURIComponent(name));
  }
  if (door === "learn") {
    const { LearnScreen } = await import("./learn/learn.js");
    return () => new LearnScreen(app, name ? decodeURIComponent(name) : "");
  }
  const { HomeScreen } = await import("./home/home.js");
  return () => new HomeScreen(app);
}

async function show() {
  shown += 1;
  const mine = shown;
  const open = await screenAt(room());
  if (mine !== shown) return; // somebody has gone on meanwhile
  screen?.close();
  if (screen) holdFocus();
  render(html``, root);
  scrollTo(0, 0);
  screen = open();
}

/** Whoever goes on by keys begins at the top of the new screen, not outside of it. */
function holdFocus() {
  root.tabIndex = -1;
  root.addEventListener("blur", () => root.removeAttribute("tabindex"), { once: true });
  root.focus({ preventScroll: true });
}

/** Links inside the page do not load it again. @param {MouseEvent} event */
function follow(event) {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const path = link.origin === location.origin ? pathOf(link) : null;
  if (IN_FOLDER && path?.startsWith("/api/")) {
    event.preventDefault();
    import("./folder/saving.js").then(({ saveAnswer }) => saveAnswer(path, link.download)).catch(() => {});
    return;
  }
  if (path === null || link.hasAttribute("download") || link.target || path.startsWith("/api/")) return;
  event.preventDefault();
  app.go(path);
}

/** @param {keyof import("./settings.js").Settings} name */
async function settingChanged(name) {
  if (name === "theme") wearTheme();
  if (name === "language") {
    await loadWords().catch(() => {}); // without a server the old words stay
    for (const told of [...readers]) told();
  }
  screen?.redraw();
}

async function start() {
  wearTheme();
  try {
    await Promise.all([loadWords(), document.querySelector(".sheet-of-symbols") ?? bringIcons(started ? null : early.icons), screenAt(room())]);
    started = true;
    await show();
  } catch {
    started = true;
    setTimeout(start, RETRY); // the server is not there yet: keep asking
    return;
  }
  addEventListener("popstate", show);
  document.addEventListener("click", follow);
  onEvening(() => screen?.redraw());
  onSettings(settingChanged);
  new NoticeLine(app, /** @type {HTMLElement} */ (document.getElementById("notice")));
  keepForLater();
}

start();
