import assert from "node:assert/strict";
import { test } from "node:test";
import { deedOf, groupedBy, groupsOf, narrowedTurns, readTurns, targetOf, turnsWithMore, turnWithout, withName } from "../../src/lampion/web/boards/panda/turns.js";

const walk = { kind: "move", hero: "0-governor", from: "b1", to: "c1", path: "b1-c1", ninjas: 2 };
const market = { kind: "build", hero: "0-governor", to: "c1", building: "market", number: 2, vp: 4 };
/** As the server sends them: best first, and nothing that is empty. */
const sent = {
  turns: { complete: true, list: [
    { id: 0, line: ["space 13", "option 1"], wants: ["move", "build"], space: 13, option: 1, hero: "0-governor", from: "b1", place: "c1", paths: ["b1-c1"], steps: [walk, { kind: "cover", path: "b1-c1", without: 4 }, market], price: { guards: 2, cover: 1, ap: 3 }, gain: { vp: 4 } },
    { id: 1, line: ["space 8"], wants: ["build"], space: 8, option: 2, hero: "0-monk", place: "c3", steps: [{ kind: "build", hero: "0-monk", to: "c3", building: "gate", number: 1, vp: 3 }], price: { guards: 1, ap: 2, lands: 1 }, gain: { vp: 3 },
      others: [{ line: ["space 20"], space: 20, option: 1, price: { guards: 1, ap: 5, loss: 2 }, guards_left: 3, ap_left: -1 }] },
    { id: 2, line: ["space 9"], wants: ["move"], space: 9, option: 2, hero: "0-governor", from: "b1", place: "a1", paths: ["a1-b1"], steps: [{ ...walk, to: "a1", path: "a1-b1" }], price: { guards: 1, ap: 2 } },
    { id: 3, line: ["space 5"], wants: ["strength"], space: 5, option: 1, hero: "0-warrior", steps: [{ kind: "strength", hero: "0-warrior", tile: "sword" }], price: { guards: 2, ap: 1 } },
    { id: 4, line: ["space 13"], wants: ["move", "build"], space: 13, option: 1, hero: "0-governor", from: "b1", place: "c1", paths: ["b1-c1"], steps: [walk, market], price: { guards: 2, ap: 3 }, gain: { vp: 4 } },
    { id: 5, line: ["pass"], passes: true },
  ] },
  wants: [{ want: "build", best: 0, cheapest: 1, count: 3, reason: null }, { want: "mission", best: null, cheapest: null, count: 0, reason: { key: "panda-want-none" } }],
  here: { places: { c1: { turns: [0, 4] }, d4: { refused: [{ want: "build", reason: { key: "panda-refuse" } }] } }, heroes: { "0-governor": { turns: [0, 2, 4] } }, spaces: {}, fields: {} },
  idle: [{ line: ["space 4"], reasons: [], price: { guards: 1 }, space: 4, option: 1 }],
  setup: null,
};
const turns = readTurns(sent);
const ids = (list) => list.map(({ id }) => id);

test("what the server leaves out is empty, a dearer space is a turn of its own, and passing is none", () => {
  assert.deepEqual(ids(turns.list), ["0", "1", "1.0", "2", "3", "4"]);
  const [, gate, dear] = turns.list;
  assert.deepEqual([gate.price.cover, gate.gain.ap, gate.steps[0].path, gate.steps[0].without], [0, 0, null, null]);
  assert.deepEqual([dear.root, dear.space, dear.price.loss, dear.ap_left], ["1", 20, 2, -1]);
  assert.deepEqual([turns.wants[0].best, turns.wants[1].best], ["0", null]);
  assert.equal(turns.refused["place:d4"][0].want, "build");
});

test("want, place, hero and space narrow in any order", () => {
  const named = (...pairs) => pairs.map(([by, key]) => ({ by, key }));
  assert.deepEqual(ids(narrowedTurns(turns.list, named(["want", "build"]))), ["0", "1", "4"]);
  assert.deepEqual(ids(narrowedTurns(turns.list, named(["want", "build"], ["place", "c1"]))), ["0", "4"]);
  assert.deepEqual(ids(narrowedTurns(turns.list, named(["place", "c1"], ["want", "build"]))), ["0", "4"]);
  assert.deepEqual(ids(narrowedTurns(turns.list, named(["hero", "0-governor"], ["want", "move"]))), ["0", "2", "4"]);
  assert.deepEqual(ids(narrowedTurns(turns.list, named(["space", "20"]))), ["1.0"], "a dearer space is offered where it is named");
});

test("what nothing agrees with any more is forgotten", () => {
  const build = { by: "want", key: "build" };
  const place = { by: "place", key: "c1" };
  assert.deepEqual(withName(turns.list, [place], build), [place, build]);
  assert.deepEqual(withName(turns.list, [build], { by: "place", key: "a1" }), [{ by: "place", key: "a1" }]);
  assert.deepEqual(withName(turns.list, [build, place], { by: "want", key: "strength" }), [{ by: "want", key: "strength" }]);
  assert.deepEqual(withName(turns.list, [], { by: "place", key: "d4" }), [{ by: "place", key: "d4" }], "a place with nothing to do is looked at");
});

test("the next question is what the turns differ in; ways to do the same are one", () => {
  const build = [{ by: "want", key: "build" }];
  assert.deepEqual(groupsOf(narrowedTurns(turns.list, build), build)?.map(({ by, key }) => `${by} ${key}`), ["place c1", "place c3"]);
  const there = [...build, { by: "place", key: "c1" }];
  assert.equal(groupsOf(narrowedTurns(turns.list, there), there), null);
  const move = [{ by: "want", key: "move" }];
  assert.deepEqual(groupsOf(narrowedTurns(turns.list, move), move)?.map(({ key, best }) => [key, best.id]), [["c1", "0"], ["a1", "2"]], "one hero: straight to the places");
  assert.deepEqual(groupedBy(turns.list, "hero").map(({ key }) => key), ["0-governor", "0-monk", "0-warrior"]);
});

test("a turn is about what it builds, else where its hero ends", () => {
  const [built, , , walked, stronger] = turns.list;
  assert.deepEqual([deedOf(built)?.kind, targetOf(built)], ["build", "c1"]);
  assert.deepEqual([deedOf(walked)?.kind, targetOf(walked)], ["move", "a1"]);
  assert.deepEqual([deedOf(stronger)?.tile, targetOf(stronger)], ["sword", null]);
});

test("a step that is not needed is switched off and on", () => {
  const [covering] = turns.list;
  const plain = turnWithout(turns, covering, covering.steps[1]);
  assert.equal(plain?.id, "4");
  assert.equal(turnWithout(turns, covering, covering.steps[0]), null);
  assert.deepEqual(turnsWithMore(turns, plain).map(({ turn, step }) => [turn.id, step.kind]), [["0", "cover"]]);
});
