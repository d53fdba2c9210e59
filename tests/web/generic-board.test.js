import assert from "node:assert/strict";
import { test } from "node:test";
import { count, markup } from "./support/templates.js";

const { decided, thingsOf, withThing } = await import("../../src/lampion/web/boards/narrow.js");
const { generic } = await import("../../src/lampion/web/boards/generic.js");

const choose = { from: ["Rt", "Rt", "Gh"], min: 1, max: 2 };
const dragon = { code: -1, notation: "D ", parts: { kind: "dragon" }, choose };
const end = { code: 7, notation: "E", parts: { kind: "end" } };

test("equal things of a set are counted, taken one by one, and go back when there is no room", () => {
  assert.deepEqual(thingsOf(choose, ["Rt"]), [{ name: "Rt", of: 2, taken: 1 }, { name: "Gh", of: 1, taken: 0 }]);
  assert.deepEqual(withThing(choose, [], "Rt"), ["Rt"]);
  assert.deepEqual(withThing(choose, ["Rt"], "Rt"), ["Rt", "Rt"]);
  assert.deepEqual(withThing(choose, ["Rt", "Rt"], "Rt"), []);
  assert.deepEqual(withThing(choose, ["Rt", "Rt"], "Gh"), ["Rt", "Rt"], "the set is full");
  assert.deepEqual(withThing(choose, ["Rt"], "Yt"), ["Rt"], "what is not offered is not taken");
});

test("a set is named with its things once it has enough of them; anything else is played by its code", () => {
  assert.equal(decided(dragon, []), null);
  assert.deepEqual(decided(dragon, ["Gh", "Rt"]), { notation: "D Gh Rt" });
  assert.equal(decided(dragon, ["Gh", "Rt", "Rt"]), null);
  assert.deepEqual(decided(end, []), { code: 7 });
});

/** A desk with these offers, which writes down what is played. */
function deskWith(legal, choice) {
  const played = [];
  const desk = {
    envelope: { legal, seat: 0, scores: [3, 4], undo: { can: false, lock: null }, zones: [{ id: "hand", label: { key: "hand" }, owner: 0, layout: "row", columns: null, pieces: [{ id: "Gh", label: { key: "a green card" }, at: null, count: 1, colour: "green", shape: null, hidden: false }] }] },
    choice: { picks: {}, set: [], ...choice },
    free: true,
    t: (key, args) => `${key} ${JSON.stringify(args ?? {})}`,
    say: ({ key }) => key,
    name: () => "Ada",
    play: (what) => played.push(what),
    choose(change) {
      this.choice = { ...this.choice, ...change };
    },
  };
  return { desk: /** @type {any} */ (desk), played };
}

test("the generic board offers the things of a set by name, and its button waits for enough of them", () => {
  const { desk } = deskWith([dragon, end], {});
  assert.equal(count(markup(generic.dock(desk)), 'class="set"'), 0, "first it is chosen what the set is for");
  desk.choose({ picks: { kind: "dragon" } });
  const drawn = markup(generic.dock(desk));
  assert.equal(count(drawn, 'class="set"'), 1);
  assert.match(drawn, />a green card</);
  assert.match(drawn, />Rt<small>0\/2</);
  assert.match(markup(generic.stage(desk)), /<button class="piece c-green/, "the piece itself can be pressed too");
  assert.match(markup(generic.actions(desk)), /aria-disabled=true/);
  desk.choose({ set: ["Gh"] });
  assert.doesNotMatch(markup(generic.actions(desk)).split("</button>")[0], /aria-disabled=true/);
});
