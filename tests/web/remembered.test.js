// The last answer is kept for the same question, and for no other.

import assert from "node:assert/strict";
import { test } from "node:test";

import { remembered } from "../../src/lampion/web/remembered.js";

test("the same things asked again get the same answer, worked out once", () => {
  let worked = 0;
  const pair = remembered((/** @type {object} */ one, /** @type {number} */ other) => ((worked += 1), { one, other }));
  const thing = {};
  assert.equal(pair(thing, 1), pair(thing, 1));
  assert.equal(worked, 1);
});

test("another thing gets an answer of its own, even if it looks alike", () => {
  const pair = remembered((/** @type {object} */ one, /** @type {number} */ other) => ({ one, other }));
  const thing = {};
  const first = pair(thing, 1);
  assert.notEqual(pair({}, 1), first);
  assert.deepEqual(pair(thing, 2), { one: thing, other: 2 });
});
