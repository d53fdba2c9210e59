import assert from "node:assert/strict";
import { test } from "node:test";
import { narrowed, openParts, partsOfPiece, withPick } from "../../src/lampion/web/boards/narrow.js";

const offer = (code, parts) => ({ code, notation: String(code), parts });
const OFFERS = [
  offer(1, { kind: "build", card: "red", site: "4" }),
  offer(2, { kind: "build", card: "red", site: "5" }),
  offer(3, { kind: "build", card: "blue", site: "5" }),
  offer(4, { kind: "pass" }),
  offer(5, { kind: "place", cells: ["4,5", "4,6"] }),
];
const codes = (offers) => offers.map(({ code }) => code);

test("parts may be picked in any order", () => {
  assert.deepEqual(codes(narrowed(OFFERS, { card: "red" })), [1, 2]);
  assert.deepEqual(codes(narrowed(OFFERS, { site: "5" })), [2, 3]);
  assert.deepEqual(codes(narrowed(OFFERS, { card: "red", site: "5" })), [2]);
  assert.deepEqual(codes(narrowed(OFFERS, { site: "5", card: "red" })), [2]);
});

test("an offer without the picked part is left out", () => {
  assert.ok(!codes(narrowed(OFFERS, { card: "red" })).includes(4));
});

test("only parts in which the rest differ stay open, with how many each leaves", () => {
  assert.deepEqual(openParts(OFFERS, { card: "red" }), [{ name: "site", values: [{ text: "4", count: 1 }, { text: "5", count: 1 }] }]);
  assert.deepEqual(openParts(OFFERS, { kind: "pass" }), []);
  assert.deepEqual(openParts(OFFERS, {}).find(({ name }) => name === "kind")?.values, [{ text: "build", count: 3 }, { text: "pass", count: 1 }, { text: "place", count: 1 }]);
});

test("a pick that contradicts the earlier ones begins anew", () => {
  assert.deepEqual(withPick(OFFERS, { card: "blue" }, "site", "4"), { site: "4" });
  assert.deepEqual(withPick(OFFERS, { card: "red" }, "site", "4"), { card: "red", site: "4" });
});

test("lists are compared as a whole", () => {
  assert.deepEqual(codes(narrowed(OFFERS, { cells: "4,5 4,6" })), [5]);
});

test("a piece stands for the parts that name it or its place", () => {
  assert.deepEqual(partsOfPiece(OFFERS, { id: "red", at: null }), [{ name: "card", text: "red" }]);
  assert.deepEqual(partsOfPiece(OFFERS, { id: "x", at: "5" }), [{ name: "site", text: "5" }]);
  assert.deepEqual(partsOfPiece(OFFERS, { id: "x", at: null }), []);
});
