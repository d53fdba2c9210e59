import assert from "node:assert/strict";
import { mock, test } from "node:test";

/** A line to a server that says what the test wants. */
class FakeLine {
  static OPEN = 1;
  /** @type {FakeLine[]} */ static all = [];
  /** @type {any[]} */ sent = [];
  readyState = 0;
  constructor() {
    FakeLine.all.push(this);
  }
  send(/** @type {string} */ text) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
  }
  hear(/** @type {object} */ message) {
    /** @type {any} */ (this).onmessage({ data: JSON.stringify(message) });
  }
}
const page = { addEventListener() {}, removeEventListener() {}, visibilityState: "visible" };
Object.assign(globalThis, { WebSocket: FakeLine, document: page, location: { href: "http://localhost/" }, ...page });
const { TableSocket } = await import("../../src/lampion/web/socket.js");

/** @param {(stand: {seat: number, since: number, zones: boolean}) => void} [meanwhile] what happens while the line is opened */
function opened(meanwhile) {
  const stand = { seat: 0, since: 0, zones: false };
  const listener = { position() {}, line() {}, strange() {}, stand: () => stand };
  const socket = new TableSocket("t", /** @type {any} */ (listener));
  const line = /** @type {FakeLine} */ (FakeLine.all.at(-1));
  meanwhile?.(stand);
  line.readyState = FakeLine.OPEN;
  /** @type {any} */ (line).onopen();
  return { socket, line };
}

test("a command that may have been stored is sent again under its key until that is known", async () => {
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  const { socket, line } = opened();
  const answered = socket.order(0, null, { do: "say", text: "hello" });
  const [order] = line.sent;
  line.hear({ type: "error", error: "not-stored", message: "", key: order.key, unsure: true });
  assert.equal(line.sent.length, 1, "not at once");
  mock.timers.tick(5000);
  assert.deepEqual(line.sent[1], order);
  line.hear({ type: "error", error: "not-stored", message: "", key: order.key, unsure: false });
  mock.timers.tick(5000);
  assert.deepEqual(line.sent[2], order, "that the second try was not stored says nothing about the first");
  line.hear({ type: "ack", key: order.key, version: 7 });
  mock.timers.tick(50_000);
  assert.deepEqual(await answered, { type: "ack", key: order.key, version: 7 });
  assert.equal(line.sent.filter((one) => one.type === "do").length, 3);
  socket.close();
  mock.timers.reset();
});

test("a command that was surely not stored is told at once", async () => {
  const { socket, line } = opened();
  const answered = socket.order(0, null, { do: "say", text: "hello" });
  line.hear({ type: "error", error: "not-stored", message: "full", key: line.sent[0].key, unsure: false });
  assert.equal((await answered).type, "error");
  socket.close();
});

test("a table that was deleted is told once, and nobody comes back to it", () => {
  mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
  const { socket, line } = opened();
  let gone = 0;
  socket.listener.gone = () => (gone += 1);
  line.hear({ type: "error", error: "no-such-table", message: "" });
  const lines = FakeLine.all.length;
  mock.timers.tick(60_000);
  assert.deepEqual([gone, line.readyState, FakeLine.all.length], [1, 3, lines]);
  mock.timers.reset();
});

test("what is looked at otherwise while the line is still being opened is asked for as soon as it is open", () => {
  const changed = opened((stand) => (stand.zones = true));
  assert.deepEqual(changed.line.sent, [{ type: "look", seat: 0, zones: true }]);
  changed.socket.close();
  const same = opened();
  assert.deepEqual(same.line.sent, []);
  same.socket.close();
});
