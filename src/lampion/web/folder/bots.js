// The worker in which bots think: texts in, texts out, one after the other.

import { startPython } from "./python.js";

const worker = /** @type {any} */ (self); // the types of pages and of workers cannot be checked in one go

/** @type {any} */
let python = null;
/** What came before Python was ready. @type {{python?: string, number?: number, question?: string}[]} */
const early = [];

worker.onmessage = (/** @type {MessageEvent} */ { data }) => {
  if (python) think(data);
  else if (data.python) begin(data.python);
  else early.push(data);
};

/** @param {string} at */
async function begin(at) {
  try {
    const started = await startPython(at);
    started.runPython("from lampion.browser.entry import ready_to_think; ready_to_think()");
    python = started.pyimport("lampion.browser.entry");
    worker.postMessage({ ready: true });
    for (const asked of early.splice(0)) think(asked);
  } catch (error) {
    worker.postMessage({ failed: String(error) });
  }
}

/** @param {{number?: number, question?: string}} asked */
function think({ number, question }) {
  const began = performance.now();
  const answer = python.think(question);
  worker.postMessage({ number, answer, seconds: (performance.now() - began) / 1000 });
}
