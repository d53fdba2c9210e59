// The transport of a folder without a server: questions go to a worker of the page, and what never changes lies in files.

import { BASE } from "../address.js";
import { textOf } from "../files.js";
import { thought } from "./pace.js";

/** @import { Answer, Line, Transport } from "../transport.js" */
/** @typedef {{progress: (done: number, all: number) => void, ready: () => void, failed: (name: string, message: string) => void}} Told */

/** So long a bot waits before it shows its decision, in seconds, as a server's bots do. */
const PAUSE = 0.4;
/** The level that gives hints: quick enough in a browser. */
const ADVISER = "strong";

/** A line to a table, as a WebSocket would be. @implements {Line} */
class WorkerLine {
  /** @type {Line["onopen"]} */ onopen = null;
  /** @type {Line["onmessage"]} */ onmessage = null;
  /** @type {Line["onclose"]} */ onclose = null;
  /** @type {number} */ readyState = WebSocket.CONNECTING;

  /** @param {WorkerTransport} by @param {number} number */
  constructor(by, number) {
    this.by = by;
    this.number = number;
  }

  /** @param {string} text */
  send(text) {
    this.by.post({ do: "say", line: this.number, text });
  }

  close() {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.by.hangUp(this.number);
  }

  opened() {
    if (this.readyState !== WebSocket.CONNECTING) return;
    this.readyState = WebSocket.OPEN;
    /** @type {any} */ (this).onopen?.();
  }

  /** @param {number} code */
  ended(code) {
    this.readyState = WebSocket.CLOSED;
    /** @type {any} */ (this).onclose?.({ code });
  }
}

/** @implements {Transport} */
export class WorkerTransport {
  /** @type {Map<number, (answer: Answer) => void>} */ #asked = new Map();
  /** @type {Map<number, WorkerLine>} */ #lines = new Map();
  /** @type {Promise<Record<string, string>> | null} */ #files = null;
  /** @type {Worker | null} */ #worker = null;
  /** @type {object[]} */ #early = [];
  #count = 0;
  #ready = false;

  /** @param {string} python where its files lie @param {Told} told */
  start(python, told) {
    const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module", name: "tables" });
    worker.onmessage = ({ data }) => this.#heard(data, told);
    worker.onerror = (event) => told.failed("Error", event.message);
    worker.postMessage({ do: "start", python, shelf: `lampion${BASE}`, pause: PAUSE, adviser: ADVISER });
    for (const message of this.#early.splice(0)) worker.postMessage(message);
    this.#worker = worker;
  }

  /** Another tab has taken the tables over: nothing is asked here any more. */
  stop() {
    this.#worker?.terminate();
    for (const line of this.#lines.values()) line.readyState = WebSocket.CLOSED;
  }

  /** @param {string} path @param {string} [body] @returns {Promise<Answer>} */
  async ask(path, body) {
    const kept = body === undefined ? (await this.#kept())[path] : undefined;
    if (kept !== undefined) {
      const language = /\.([a-z]{2})\.md$/.exec(kept)?.[1] ?? null;
      return { status: 200, json: kept.endsWith(".json"), text: await textOf(`answers/${kept}`), language };
    }
    const number = ++this.#count;
    return new Promise((settle) => {
      this.#asked.set(number, settle);
      this.post({ do: "ask", number, method: body === undefined ? "GET" : "POST", target: path, body });
    });
  }

  /** @param {string} table @param {Record<string, string>} query @returns {Line} */
  subscribe(table, query) {
    const line = new WorkerLine(this, ++this.#count);
    this.#lines.set(line.number, line);
    this.post({ do: "open", line: line.number, table, query: String(new URLSearchParams(query)) });
    if (this.#ready) queueMicrotask(() => line.opened());
    return line;
  }

  /** @param {object} message */
  post(message) {
    if (this.#worker) this.#worker.postMessage(message);
    else this.#early.push(message);
  }

  /** @param {number} number */
  hangUp(number) {
    this.#lines.delete(number);
    this.post({ do: "close", line: number });
  }

  /** Answers that lie in files, by the path they are asked by. */
  #kept() {
    return (this.#files ??= textOf("answers/index.json").then((text) => JSON.parse(text)));
  }

  /** @param {any} message @param {Told} told */
  #heard(message, told) {
    if (message.do === "answered") {
      const { number, status, text } = message;
      this.#asked.get(number)?.({ status, json: true, text, language: null });
      this.#asked.delete(number);
    } else if (message.do === "told") /** @type {any} */ (this.#lines.get(message.line))?.onmessage?.({ data: message.text });
    else if (message.do === "ended") {
      this.#lines.get(message.line)?.ended(message.code);
      this.#lines.delete(message.line);
    } else if (message.do === "thought") thought(message.game, message.level, message.seconds);
    else if (message.do === "progress") told.progress(message.done, message.all);
    else if (message.do === "failed") told.failed(message.name, message.message);
    else if (message.do === "ready") {
      this.#ready = true;
      for (const line of this.#lines.values()) line.opened();
      told.ready();
    }
  }
}
