import assert from "node:assert/strict";
import { test } from "node:test";
import { choiceOf, freshChoice, ghostOf, nextTurn, notationOf, placements, stepTo } from "../../src/lampion/web/boards/axio/choice.js";
import { halves, tileOf } from "../../src/lampion/web/boards/axio/colours.js";
import { planOf, spotAt, edge } from "../../src/lampion/web/boards/axio/geometry.js";
import { placement } from "./support/axio.js";

const range = [2, 3, 4, 5, 6, 7, 8, 9, 10];
const CELLS = new Set(range.flatMap((row) => range.map((column) => `${row},${column}`)));
const at = (row, column, change = {}) => ({ ...freshChoice(), spot: { row, column, right: true, low: true, ...change } });

test("a ghost lies to the right of the pointed cell, the first colour first", () => {
  const legal = placements([placement("rb", ["4,5", "4,6"], "red", "blue", 7)]);
  const ghost = ghostOf(legal, "rb", at(4, 5), CELLS);
  assert.deepEqual(ghost?.cells, ["4,5", "4,6"]);
  assert.equal(ghost?.offer?.code, 7);
});

test("whichever half the server names first, the placement is found", () => {
  const legal = placements([placement("rb", ["4,6", "4,5"], "blue", "red", 7)]);
  assert.equal(ghostOf(legal, "rb", at(4, 5), CELLS)?.offer?.code, 7);
});

test("a ghost slides to the other side of the pointer where only that is legal", () => {
  const legal = placements([placement("rb", ["4,4", "4,5"], "red", "blue", 7)]);
  assert.deepEqual(ghostOf(legal, "rb", at(4, 5), CELLS)?.cells, ["4,4", "4,5"]);
});

test("what is not listed makes a ghost without an offer, and its notation can be asked about", () => {
  const ghost = ghostOf(new Map(), "bo", { ...at(4, 5), turn: 2 }, CELLS);
  assert.equal(ghost?.offer, null);
  assert.equal(notationOf(/** @type {any} */ (ghost)), "b(4,6) o(4,5)");
});

test("no ghost ever leaves the area", () => {
  assert.deepEqual(ghostOf(new Map(), "bo", at(10, 10), CELLS)?.cells, ["10,9", "10,10"]);
  assert.deepEqual(ghostOf(new Map(), "bo", { ...at(10, 10), turn: 1 }, CELLS)?.cells, ["9,10", "10,10"]);
});

test("turning goes to the next way that is legal here", () => {
  const legal = placements([placement("rb", ["4,5", "4,6"], "red", "blue", 1), placement("rb", ["4,6", "4,5"], "red", "blue", 2)]);
  assert.equal(nextTurn(legal, "rb", at(4, 5), CELLS), 2);
  assert.equal(nextTurn(legal, "rb", { ...at(4, 5), turn: 2 }, CELLS), 0);
});

test("turning where nothing is legal simply turns", () => {
  assert.equal(nextTurn(new Map(), "rb", at(4, 5), CELLS), 1);
});

test("a double has two ways, not four", () => {
  const legal = placements([placement("rr", ["4,5", "4,6"], "red", "red", 1), placement("rr", ["4,5", "5,5"], "red", "red", 2)]);
  const first = nextTurn(legal, "rr", at(4, 5), CELLS);
  assert.equal(first, 1);
  assert.equal(ghostOf(legal, "rr", { ...at(4, 5), turn: nextTurn(legal, "rr", { ...at(4, 5), turn: first }, CELLS) }, CELLS)?.offer?.code, 1);
});

test("an offer shown as a choice gives back the same offer", () => {
  const ways = [[["4,5", "4,6"], 0], [["4,5", "5,5"], 1], [["4,6", "4,5"], 2], [["5,5", "4,5"], 3]];
  for (const [cells, turn] of ways) {
    const offer = placement("rb", /** @type {string[]} */ (cells), "red", "blue", 9);
    const shown = choiceOf(offer, "rb");
    assert.equal(shown.turn, turn);
    assert.equal(ghostOf(placements([offer]), "rb", { ...freshChoice(), ...shown }, CELLS)?.offer, offer);
  }
});

test("arrows step to the nearest legal slot in their direction and no other", () => {
  const offers = [placement("rb", ["4,4", "4,5"], "red", "blue", 1), placement("rb", ["4,7", "4,8"], "red", "blue", 2), placement("rb", ["9,4", "9,5"], "red", "blue", 3)];
  const legal = placements(offers);
  const middle = { x: 6, y: 6 };
  const start = { ...freshChoice(), ...choiceOf(offers[0], "rb") };
  assert.equal(stepTo(legal, "rb", start, { x: 1, y: 0 }, middle)?.spot.column, 7);
  assert.equal(stepTo(legal, "rb", start, { x: 0, y: 1 }, middle)?.spot.row, 9);
  assert.equal(stepTo(legal, "rb", start, { x: -1, y: 0 }, middle), null);
  assert.ok(stepTo(legal, "rb", freshChoice(), { x: 1, y: 0 }, middle), "without a ghost any arrow begins");
});

test("a point of the drawing is in the cell that is drawn there", () => {
  const plan = planOf([2, 10]);
  assert.deepEqual(spotAt(plan, edge(5) + 40, edge(4) + 3), { row: 4, column: 5, right: true, low: false });
  assert.equal(spotAt(plan, edge(1) + 10, edge(4)), null);
  assert.deepEqual(spotAt(planOf([0, 12]), edge(0) + 3, edge(12) + 40), { row: 12, column: 0, right: false, low: true });
});

test("letters and colours of a tile convert both ways", () => {
  assert.deepEqual(halves("go"), ["green", "orange"]);
  assert.equal(tileOf("orange", "green"), "go");
  assert.equal(tileOf("red", "red"), "rr");
});
