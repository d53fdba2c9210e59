// The worker that is the server here: the service in Python, the browser's database, and a worker of its own for the bots.

import { startPython } from "./python.js";
import { openShelf, read, write } from "./shelf.js";
import { Thinkers } from "./thinkers.js";

/** @typedef {{python: string, shelf: string, pause: number, adviser: string}} Start */

const worker = /** @type {any} */ (self); // the types of pages and of workers cannot be checked in one go

/** So long after a table is first looked at the bots begin to wake: it must not hold up the first move. */
const BOTS_LATER = 1500;

/** The tables, in Python. @type {any} */
let tables = null;
/** @type {Thinkers | null} */
let thinkers = null;
/** What was asked before Python was ready. @type {any[]} */
const early = [];

worker.onmessage = (/** @type {MessageEvent} */ { data }) => {
  if (data.do === "start") start(data);
  else if (tables) take(data);
  else early.push(data);
};

/** @param {Start} how */
async function start({ python, shelf, pause, adviser }) {
  try {
    const opening = openShelf(shelf);
    let told = 0;
    const started = await startPython(python, (done, all) => {
      if (done < all && performance.now() - told < 50) return;
      told = performance.now();
      worker.postMessage({ do: "progress", done, all });
    });
    const kept = await opening;
    thinkers = new Thinkers(python, (game, level, seconds) => worker.postMessage({ do: "thought", game, level, seconds }));
    const begun = started.pyimport("lampion.browser.entry").begin(
      {
        write: (/** @type {string} */ changes) => write(kept, changes),
        read: (/** @type {string} */ store, /** @type {string} */ first, /** @type {string} */ last) => read(kept, store, first, last),
        think: thinkers.think,
        stop: thinkers.stop,
        answered: (/** @type {number} */ number, /** @type {number} */ status, /** @type {string} */ text, /** @type {string} */ name) =>
          worker.postMessage({ do: "answered", number, status, text, name }),
        told: (/** @type {number} */ line, /** @type {string} */ text) => worker.postMessage({ do: "told", line, text }),
        ended: (/** @type {number} */ line, /** @type {number} */ code) => worker.postMessage({ do: "ended", line, code }),
      },
      pause,
      adviser,
    );
    const problem = await begun.open();
    if (problem) throw new Error(problem);
    tables = begun;
    worker.postMessage({ do: "ready" });
    for (const asked of early.splice(0)) take(asked);
  } catch (error) {
    const { name, message } = /** @type {Error} */ (error);
    worker.postMessage({ do: "failed", name, message });
  }
}

/** @param {any} asked */
function take(asked) {
  if (asked.do === "ask") tables.ask(asked.number, asked.method, asked.target, asked.body ?? "");
  else if (asked.do === "open") {
    tables.open_line(asked.line, asked.table, asked.query);
    setTimeout(() => thinkers?.begin(), BOTS_LATER);
  } else if (asked.do === "say") tables.hear(asked.line, asked.text);
  else if (asked.do === "close") tables.close_line(asked.line);
}
