// Settings: typed defaults, kept on the device, told to whoever listens; nonsense in the store is no setting.

import assert from "node:assert/strict";
import test from "node:test";

/** @type {Map<string, string>} */
const store = new Map([["lampion-settings", JSON.stringify({ motion: "fast", sound: "loud", colour: "red" })]]);
globalThis.localStorage = { getItem: (name) => store.get(name) ?? null, setItem: (name, value) => store.set(name, value) };

const { CHOICES, choose, motionPace, onSettings, setting } = await import("../../src/lampion/web/settings.js");

test("what was kept holds, what is not a choice does not", () => {
  assert.equal(setting("motion"), "fast");
  assert.equal(motionPace(), "fast");
  assert.equal(setting("sound"), false);
});

test("everything else is the first of its choices", () => {
  for (const name of Object.keys(CHOICES)) if (name !== "motion") assert.equal(setting(name), CHOICES[name][0]);
});

test("a choice is kept and told, until one stops listening", () => {
  const told = [];
  const stop = onSettings((name) => told.push(name));
  choose("sound", true);
  stop();
  choose("askDone", false);
  assert.deepEqual(told, ["sound"]);
  assert.equal(setting("sound"), true);
  assert.deepEqual(JSON.parse(store.get("lampion-settings")), { motion: "fast", sound: true, askDone: false });
});

test("a browser that keeps nothing still lets one choose", () => {
  globalThis.localStorage.setItem = () => {
    throw new Error("full");
  };
  choose("theme", "dark");
  assert.equal(setting("theme"), "dark");
});
