// The worker of the bots as the worker of the tables has it: started when it is first needed, ended when nobody wants the
// answer any more, and then begun anew.

const STOPPED = JSON.stringify({ action: null, problem: "stopped" });

export class Thinkers {
  /** @type {Worker | null} */ #worker = null;
  /** @type {Map<number, {settle: (answer: string) => void, level: string, game: string}>} */ #waiting = new Map();
  #asked = 0;

  /** @param {string} python where its files lie @param {(game: string, level: string, seconds: number) => void} thought is told how long each took */
  constructor(python, thought) {
    this.python = python;
    this.thought = thought;
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
      const { game, level, analysis } = JSON.parse(question);
      this.#waiting.set(number, { settle, game, level: analysis ? "" : level }); // an analysis says nothing of a bot's pace
      this.#worker?.postMessage({ number, question });
    });
  };

  /** Nobody wants to know any more: the thought ends with its worker, and another one starts. */
  stop = () => {
    this.#end(STOPPED);
    this.begin();
  };

  /** @param {{number?: number, answer?: string, seconds?: number}} told */
  #heard({ number, answer, seconds }) {
    if (number === undefined || answer === undefined) return;
    const asked = this.#waiting.get(number);
    asked?.settle(answer);
    if (asked?.level && seconds !== undefined) this.thought(asked.game, asked.level, seconds);
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
    for (const { settle } of this.#waiting.values()) settle(answer);
    this.#waiting.clear();
  }
}
