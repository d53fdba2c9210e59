import assert from "node:assert/strict";
import { test } from "node:test";
import { ApiError } from "../../src/lampion/web/api.js";
import { fitting, typedName } from "../../src/lampion/web/names.js";
import { problemOf } from "../../src/lampion/web/problems.js";

const FAMILY = "👨‍👩‍👧";
const words = /** @type {any} */ ({ text: (/** @type {string} */ key) => key, why: (/** @type {any} */ { key }) => `why ${key}` });

test("a name is as long as people see it", () => {
  assert.equal(fitting("a".repeat(30)), "a".repeat(24));
  assert.equal(fitting(FAMILY.repeat(24)), FAMILY.repeat(24));
  assert.equal(fitting(FAMILY.repeat(25)), FAMILY.repeat(24), "and no emoji is cut in two");
  assert.equal(fitting("می‌خواهم"), "می‌خواهم");
});

test("a field takes no more than fits", () => {
  const field = { value: "é".repeat(25) };
  assert.equal(typedName(/** @type {any} */ ({ target: field })), "é".repeat(24));
  assert.equal(field.value, "é".repeat(24));
});

test("what the server could not do is told in the reader's language", () => {
  assert.equal(problemOf(new ApiError(422, { error: "refused", message: "English", reason: { key: "table-refuse-text-unseen" } }), words), "why table-refuse-text-unseen");
  assert.equal(problemOf(new ApiError(429, { error: "too-much-stored", message: "English" }), words), "page-too-much-stored");
  assert.equal(problemOf(new ApiError(429, { error: "too-many-tables", message: "English" }), words), "page-too-many-tables");
  assert.equal(problemOf(new TypeError("no network"), words), "page-no-server");
});
