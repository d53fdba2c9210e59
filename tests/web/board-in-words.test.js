// A board as tables of words: a grid whose places are named by row and column has both as heads.

import assert from "node:assert/strict";
import { test } from "node:test";

import "./support/templates.js"; // what a browser would have

const { headsOf } = await import("../../src/lampion/web/table/board-in-words.js");

/** @import { Piece } from "../../src/lampion/web/types.js" */

/** @param {(string | null)[][]} places */
const pieces = (places) => places.map((row) => row.map((at) => /** @type {Piece} */ (/** @type {unknown} */ ({ at }))));

test("rows and columns are named by what their places share", () => {
  assert.deepEqual(headsOf(pieces([["2,2", "2,3"], ["3,2", "3,3"]])), { rows: ["2", "3"], columns: ["2", "3"] });
});

test("places that are named otherwise give no heads", () => {
  assert.equal(headsOf(pieces([["a1", "b1"], ["a2", "b2"]])), null);
  assert.equal(headsOf(pieces([["2,2", "2,3"], ["3,2", "4,3"]])), null, "two rows in one");
  assert.equal(headsOf(pieces([["2,2", "2,3"], ["3,2"]])), null, "a row is shorter");
  assert.equal(headsOf(pieces([["2,2", null], ["3,2", "3,3"]])), null, "a place has no name");
  assert.equal(headsOf(pieces([])), null);
});
