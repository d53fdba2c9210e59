// The worker of the bots as the worker of the tables has it: started when it is first needed, ended when nobody wants the
// answer any more, and then begun anew.

const STOPPED = JSON.stringify({ action: null, problem: "stopped" });

export class Thinkers {
  /** @type {Worker | null} */ #worker = null;
  /** @type {Map<number, (answer: string) => void>} */ #waiting = new Map();
  #asked = 0;

  /** @param {string} python where its files lie */
  constructor(python) {
    this.python = python;
  }

  /** Let it be there before it is needed. */
  begin() {
    if (this.#worker) return;
    const worker = new Worker(new URL("./bots.js", import.meta.url), { type: "module", name: "bots" });
    this.#worker = worker;
    worker.onmessage = ({ data }) => (data.failed ? this.#broken(data.failed) : this.#heard(data));
    worker.onerror = (event) => this.#broken(event.message);
    worker.postMessage({ python: this.python });
  }

  /** @param {string} question @returns {Promise<string>} */
  think = (question) => {
    this.begin();
    const number = ++this.#asked;
    return new Promise((settle) => {
      this.#waiting.set(number, settle);
      this.#worker?.postMessage({ number, question });
    });
  };

  /** Nobody wants to know any more: the thought ends with its worker, and another one starts. */
  stop = () => {
    this.#end(STOPPED);
    this.begin();
  };

  /** @param {{number?: number, answer?: string}} told */
  #heard({ number, answer }) {
    if (number === undefined || answer === undefined) return;
    this.#waiting.get(number)?.(answer);
    this.#waiting.delete(number);
  }

  /** @param {string} problem */
  #broken(problem) {
    this.#end(JSON.stringify({ action: null, problem }));
  }

  /** @param {string} answer for all that wait */
  #end(answer) {
    this.#worker?.terminate();
    this.#worker = null;
    for (const settle of this.#waiting.values()) settle(answer);
    this.#waiting.clear();
  }
}
