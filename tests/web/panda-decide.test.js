import assert from "node:assert/strict";
import { test } from "node:test";
import { goersOf, isOnMap, notationFor, picked, takingOf, targetsOf, tilesToTake } from "../../src/lampion/web/boards/panda/decide.js";
import { offer } from "./support/panda.js";

const ids = (targets) => targets.map(({ id }) => id);

test("a guard is put on a path, a hero on a place: each press decides", () => {
  const guards = [offer(1, { kind: "guard", path: "a1-b1" }), offer(2, { kind: "guard", path: "a1-a2" })];
  assert.deepEqual(ids(targetsOf(guards, {}, 0)), ["path:a1-b1", "path:a1-a2"]);
  const heroes = [offer(1, { kind: "hero", hero: "monk", place: "a1" }), offer(2, { kind: "hero", hero: "monk", place: "b1" })];
  assert.deepEqual(ids(targetsOf(heroes, {}, 0)), ["place:a1", "place:b1"]);
});

test("spaces and fields have their boards, passing is an answer", () => {
  const targets = targetsOf([offer(1, { kind: "space", space: 9 }), offer(2, { kind: "field", field: 3 }), offer(3, { kind: "pass" })], {}, 0);
  assert.deepEqual(ids(targets), ["space:9", "field:3", "answer:pass"]);
});

test("a forced pass is still offered", () => {
  assert.deepEqual(ids(targetsOf([offer(3, { kind: "pass" })], {}, 0)), ["answer:pass"]);
});

test("a move goes to a place or border area, stopping is a button", () => {
  const targets = targetsOf([offer(1, { kind: "move", seat: 0, hero: "monk", place: "b1", path: "a1-b1" }), offer(2, { kind: "move", answer: "stop" })], {}, 0);
  assert.deepEqual(ids(targets), ["place:b1", "answer:stop"]);
  assert.deepEqual(targets.map(isOnMap), [true, false]);
});

test("who appears where is narrowed by hero, then by place", () => {
  const legal = [
    offer(1, { kind: "vanish", seat: 1, hero: "monk" }),
    offer(2, { kind: "appear", hero: "warrior", place: "a1" }),
    offer(3, { kind: "appear", hero: "warrior", place: "b1" }),
  ];
  assert.deepEqual([...goersOf(legal, 1)], ["1-warrior"], "only he can be carried somewhere");
  const first = targetsOf(legal, {}, 1);
  const warrior = first.find(({ id }) => id === "hero:1-warrior");
  assert.equal(first.find(({ id }) => id === "hero:1-monk").offers.length, 1);
  assert.equal(warrior.offers.length, 2);
  assert.deepEqual(ids(targetsOf(legal, picked({}, warrior), 1)), ["place:a1", "place:b1"]);
});

test("building anywhere asks for the place, then for the kind", () => {
  const legal = [offer(1, { kind: "build", place: "a1", building: "gate" }), offer(2, { kind: "build", place: "a1", building: "market" }), offer(3, { kind: "build", place: "b1", building: "gate" })];
  const place = targetsOf(legal, {}, 0).find(({ id }) => id === "place:a1");
  const left = targetsOf(legal, picked({}, place), 0).filter(({ part }) => part === "building");
  assert.deepEqual(ids(left), ["building:gate", "building:market"]);
});

test("the ends of the city row are cards, taking none is a button", () => {
  const targets = targetsOf(["left", "right", "none"].map((answer, code) => offer(code, { kind: "card", answer })), {}, 0);
  assert.deepEqual(ids(targets), ["card:left", "card:right", "answer:none"]);
});

test("a set of tiles grows only into one that is offered", () => {
  const legal = [offer(1, { kind: "pick", tiles: ["beads", "coin"] }), offer(2, { kind: "pick", tiles: ["coin", "sword"] })];
  assert.deepEqual(tilesToTake(legal, []).sort(), ["beads", "coin", "sword"]);
  assert.deepEqual(tilesToTake(legal, ["beads"]).sort(), ["beads", "coin"]);
  assert.equal(takingOf(legal, ["beads"]), undefined);
  assert.equal(takingOf(legal, ["sword", "coin"])?.code, 2);
});

test("what is not offered is asked about as the decision it would be", () => {
  const asked = (decision, hero = null) => ({ decision, hero });
  assert.equal(notationFor(asked("turn"), {}, "space", "3"), "space 3");
  assert.equal(notationFor(asked("frontier"), {}, "space", "3"), "frontier 3");
  assert.equal(notationFor(asked("guard"), {}, "path", "a1-b1"), "guard a1-b1");
  assert.equal(notationFor(asked("place-hero", "warrior"), {}, "place", "b2"), "hero warrior b2");
  assert.equal(notationFor(asked("vanish"), { hero: "governor" }, "place", "b2"), "appear governor b2");
  assert.equal(notationFor(asked("build"), { building: "market" }, "place", "b2"), "build b2 market");
  assert.equal(notationFor(asked("move", "monk"), {}, "place", "N2"), "move N2");
});
