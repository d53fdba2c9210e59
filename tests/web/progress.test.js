// What a device remembers of lessons: by id and content; a changed lesson stays done and says that it is new.

import assert from "node:assert/strict";
import { test } from "node:test";

/** @type {Map<string, string>} */
const kept = new Map();
globalThis.localStorage = /** @type {any} */ ({
  getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
  setItem: (/** @type {string} */ key, /** @type {string} */ value) => kept.set(key, value),
});

const { doneCount, keepDone, nextLesson, progressOf } = await import("../../src/lampion/web/learn/progress.js");

const lesson = (/** @type {string} */ id, content = "1") => ({ id, content, rules: [], tries: [] });

test("a lesson is done once it was solved, in its own game", () => {
  kept.clear();
  assert.equal(progressOf("moths", lesson("fly")), "open");
  keepDone("moths", lesson("fly"));
  assert.equal(progressOf("moths", lesson("fly")), "done");
  assert.equal(progressOf("bees", lesson("fly")), "open");
  assert.equal(doneCount("moths"), 1);
});

test("a changed lesson stays done and says that it is new, until it is done again", () => {
  kept.clear();
  keepDone("moths", lesson("fly"));
  assert.equal(progressOf("moths", lesson("fly", "2")), "changed");
  assert.equal(nextLesson("moths", [lesson("fly", "2"), lesson("rest")])?.id, "rest");
  keepDone("moths", lesson("fly", "2"));
  assert.equal(progressOf("moths", lesson("fly", "2")), "done");
  assert.equal(nextLesson("moths", [lesson("fly", "2")]), null);
});

test("whatever else lies there is no progress, and a browser that keeps nothing breaks nothing", () => {
  for (const text of ["no JSON", "[]", "null", '{"moths": 3}', '{"moths": {"fly": 7}}']) {
    kept.set("lampion-learned", text);
    assert.equal(progressOf("moths", lesson("fly")), "open", text);
    keepDone("moths", lesson("fly"));
    assert.equal(progressOf("moths", lesson("fly")), "done", text);
  }
  const { setItem } = globalThis.localStorage;
  globalThis.localStorage.setItem = () => {
    throw new Error("full");
  };
  keepDone("moths", lesson("rest"));
  globalThis.localStorage.setItem = setItem;
  assert.equal(progressOf("moths", lesson("rest")), "open");
});
