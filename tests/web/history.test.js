import assert from "node:assert/strict";
import { test } from "node:test";
import { History } from "../../src/lampion/web/table/history.js";

const entry = (version, undone = false) => ({ version, number: null, seat: 0, kind: "move", notation: null, text: { key: "x" }, detail: null, undone });
const envelope = (version, from, ...entries) => /** @type {any} */ ({ version, log: { from, entries } });

test("only entries not seen before are news", () => {
  const history = new History();
  history.add(envelope(2, 0, entry(1), entry(2)));
  assert.deepEqual(history.add(envelope(3, 1, entry(2), entry(3))).map(({ version }) => version), [3]);
  assert.deepEqual(history.standing().map(({ version }) => version), [1, 2, 3]);
});

test("a gap is noticed, the next entry is none", () => {
  const history = new History();
  history.add(envelope(2, 0, entry(1), entry(2)));
  assert.equal(history.misses(envelope(3, 3, entry(3))), false);
  assert.equal(history.misses(envelope(5, 4, entry(4), entry(5))), true);
});

test("undone moves leave the line that stands", () => {
  const history = new History();
  history.add(envelope(2, 0, entry(1), entry(2)));
  const news = history.add(envelope(3, 3, entry(2, true), { ...entry(3), kind: "undo" }));
  assert.deepEqual(news.map(({ version }) => version), [3]);
  assert.deepEqual(history.standing().map(({ version }) => version), [1, 3]);
});
