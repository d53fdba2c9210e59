// Where a new table begins: the address of a moment, who sat there, and what the server is told.

import assert from "node:assert/strict";
import { test } from "node:test";

import { beginningOf, chairsOf, momentAddress, momentFrom, seatedAt } from "../../src/lampion/web/lobby/moment.js";

const record = { game: "axio", seats: [{ name: "Ada" }, { name: "Momo", bot: "strong" }, { name: "Ben" }] };
const dealt = { options: { quick: true }, map: null };
/** @type {any} */
const screen = { record: null, moment: null, position: "" };

test("the address of a moment is read again", () => {
  const address = momentAddress({ game: "axio", table: "abc", seat: 1 }, 12);
  assert.deepEqual(momentFrom(new URL(address, "http://here").search), { table: "abc", move: 12, seat: 1 });
  assert.deepEqual(momentFrom(new URL(momentAddress({ game: "axio", table: "abc", seat: null }, 0), "http://here").search), { table: "abc", move: 0, seat: 0 });
  assert.equal(momentFrom(""), null);
});

test("bots stay bots and people are at this device", () => {
  assert.deepEqual(chairsOf(record, 0, ["strong"]), [{ who: "strong", name: "" }, { who: "here", name: "Ben" }]);
  assert.deepEqual(chairsOf(record, 2, []), [{ who: "here", name: "Ada" }, { who: "here", name: "Momo" }]);
});

test("my seat stands at its place", () => {
  const seats = ["me", "one", "two"].map((name) => ({ kind: /** @type {const} */ ("human"), name }));
  assert.deepEqual(seatedAt(seats, 0).map(({ name }) => name), ["me", "one", "two"]);
  assert.deepEqual(seatedAt(seats, 2).map(({ name }) => name), ["one", "two", "me"]);
});

test("a position brings its own options", () => {
  assert.deepEqual(beginningOf(screen, dealt), dealt);
  assert.deepEqual(beginningOf({ ...screen, position: " s1=R2\n" }, dealt), { position: "s1=R2" });
  assert.deepEqual(beginningOf({ ...screen, record, moment: { table: "abc", move: 3, seat: 0 } }, dealt), { record, move: 3 });
});
