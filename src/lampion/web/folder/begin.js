// The first module of a folder without a server: speaks by a worker from now on, and starts it as soon as it may.

import { BASE } from "../address.js";
import { speakBy } from "../transport.js";
import { WorkerTransport } from "./client.js";
import { keepFiles } from "./keeping.js";
import { ReadyLine } from "./ready-line.js";

const OWNER = `lampion${BASE}`;
const python = document.querySelector('meta[name="python"]')?.getAttribute("content");

const transport = new WorkerTransport();
speakBy(transport);

async function start() {
  const line = new ReadyLine(/** @type {HTMLElement} */ (document.getElementById("ready")));
  if (typeof WebAssembly !== "object") return line.cannot("page-folder-no-wasm");
  await keepFiles((act) => line.newer(act));
  const run = () => transport.start(new URL(String(python), document.baseURI).href, line);
  if (!navigator.locks) return run(); // a page that came by plain HTTP over a network
  line.wait();
  own(run, line, { ifAvailable: true });
}

/** One tab has the tables; another one says so, and can take them over. @param {() => void} run @param {ReadyLine} line @param {LockOptions} how */
function own(run, line, how) {
  const held = navigator.locks.request(OWNER, how, (lock) => {
    if (!lock) return void line.elsewhere(() => own(run, line, { steal: true }));
    run();
    navigator.storage?.persist?.().catch(() => {});
    return new Promise(() => {}); // for as long as the page is there
  });
  held.catch(() => {
    transport.stop();
    line.elsewhere(() => location.reload());
  });
}

start();
