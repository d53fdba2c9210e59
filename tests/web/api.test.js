import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { order } from "../../src/lampion/web/api.js";

/** A server that gives these answers in turn. @param {{status: number, body: object}[]} answers */
function server(answers) {
  /** @type {any[]} */
  const heard = [];
  globalThis.fetch = /** @type {any} */ (
    async (/** @type {string} */ _, /** @type {{body: string}} */ { body }) => {
      heard.push(JSON.parse(body));
      const { status, body: said } = answers[heard.length - 1];
      return { status, ok: status < 400, headers: new Headers({ "content-type": "application/json" }), text: async () => JSON.stringify(said) };
    }
  );
  return heard;
}
mock.method(globalThis, "setTimeout", (/** @type {() => void} */ then) => queueMicrotask(then)); // nobody waits in a test
const lost = { status: 503, body: { error: "not-stored", message: "", unsure: true } };
const full = { status: 503, body: { error: "not-stored", message: "full", unsure: false } };

test("a command that may have been stored is sent again under its key", async () => {
  const heard = server([lost, lost, { status: 200, body: { version: 4, key: "k" } }]);
  assert.equal((await order("t", 0, { do: "resign" })).version, 4);
  assert.equal(heard.length, 3);
  assert.deepEqual(heard[1], heard[0]);
  assert.deepEqual(heard[2], heard[0]);
});

test("one that was surely not stored is told at once", async () => {
  const heard = server([full]);
  await assert.rejects(order("t", 0, { do: "resign" }), /full/);
  assert.equal(heard.length, 1);
});
