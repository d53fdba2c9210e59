import assert from "node:assert/strict";
import { mock, test } from "node:test";
import "./support/templates.js";

globalThis.window ??= /** @type {any} */ (globalThis);

const { journeys, orderOf, way } = await import("../../src/lampion/web/motion/plan.js");
const { Parade, byOthers, lookingTime } = await import("../../src/lampion/web/motion/parade.js");
const { lately } = await import("../../src/lampion/web/table/lately.js");
const { soundsFor } = await import("../../src/lampion/web/sound.js");
const { placesOf } = await import("../../src/lampion/web/motion/flash.js");
const { happening: axioHappening } = await import("../../src/lampion/web/boards/axio/happening.js");
const { happening: pagodaHappening } = await import("../../src/lampion/web/boards/pagoda/happening.js");
const { happening: pandaHappening } = await import("../../src/lampion/web/boards/panda/happening.js");

const box = (x, y = 0, width = 10, height = 10) => ({ x, y, width, height });
const picture = (pieces, places = {}) => ({ pieces: new Map(Object.entries(pieces)), places: new Map(Object.entries(places)) });

test("a piece that keeps its name travels from where it was; one that stays does not", () => {
  const before = picture({ hero: { box: box(0) }, guard: { box: box(50) } });
  const after = picture({ hero: { box: box(30) }, guard: { box: box(51) } });
  assert.deepEqual(journeys(before, after), { journeys: [{ id: "hero", from: box(0) }], gone: [] });
  assert.deepEqual(way(box(0), box(30, 4)), { x: 30, y: 4 });
});

test("a new piece comes from one of its name that left, each from another one, else from a place, else out of nowhere", () => {
  const before = picture({ "hold-rb-0": { box: box(1) }, "hold-rb-1": { box: box(2) }, "hold-rbg-0": { box: box(3) } }, { "seat:1": box(90) });
  const after = picture({
    "laid-rb-0": { box: box(100), from: ["hold-rb", "seat:0"] },
    "laid-rb-1": { box: box(110), from: ["hold-rb"] },
    "laid-gg-2": { box: box(120), from: ["hold-gg", "seat:1"] },
    "laid-oo-3": { box: box(130), from: ["hold-oo", "seat:9"] },
  });
  const plan = journeys(before, after);
  assert.deepEqual(plan.journeys.map(({ from }) => from), [box(1), box(2), box(90), null]);
  assert.deepEqual(plan.gone, ["hold-rbg-0"], "another tile's name is not taken for it");
});

test("the steps of a whole turn are seen one after the other, and who goes twice stops on the way", () => {
  const happened = [
    { pieces: [{ name: "marker-9" }] }, // not seen to move
    { pieces: [{ name: "hero-0-monk", to: "place:b1" }] },
    { pieces: [{ name: "guard-b1-b2" }] },
    { gains: [] },
    { pieces: [{ name: "hero-0-monk", to: "place:b2" }] },
  ];
  const { moves, beats } = orderOf(["hero-0-monk", "guard-b1-b2-0-1", "guard-b1-b20-0-1", "city-card-3"], happened);
  assert.deepEqual(Object.fromEntries(moves), {
    "hero-0-monk": { beat: 0, stops: ["place:b1", "place:b2"] },
    "guard-b1-b2-0-1": { beat: 1, stops: [] },
  });
  assert.deepEqual(beats, [0, 0, 1, 1, 2]);
});

const move = (version, seat, more = {}) => ({ version, seat, kind: "move", notation: "", undone: false, detail: null, ...more });
const envelope = (version, mine = [0]) => /** @type {any} */ ({ version, mine });

/** A parade whose audience writes down what it sees. */
function watched(step = 1000, tells = () => true) {
  const seen = [];
  const parade = new Parade({ show: ({ version }) => seen.push(version), tells, rest: () => {}, step: () => step });
  parade.add(envelope(1), [move(1, 1)]);
  return { parade, seen };
}

test("moves of others are shown one by one, the first at once", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { parade, seen } = watched();
  assert.deepEqual(seen, [1], "what lay on the table when the page was opened");
  parade.add(envelope(2), [move(2, 1)]);
  parade.add(envelope(3), [move(3, 2)]);
  assert.deepEqual(seen, [1, 2]);
  assert.equal(parade.behind, true);
  mock.timers.tick(1000);
  assert.deepEqual(seen, [1, 2, 3]);
  assert.equal(parade.behind, false);
  mock.timers.reset();
});

test("nobody waits: one's own move, a tap and the pace 'off' show where the game is now", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const own = watched();
  own.parade.add(envelope(2), [move(2, 1)]);
  own.parade.add(envelope(3), [move(3, 0)]);
  assert.deepEqual(own.seen, [1, 2, 3]);
  const tapped = watched();
  tapped.parade.add(envelope(2), [move(2, 1)]);
  tapped.parade.add(envelope(3), [move(3, 1)]);
  tapped.parade.skip();
  assert.deepEqual(tapped.seen, [1, 2, 3]);
  const off = watched(0);
  off.parade.add(envelope(2), [move(2, 1)]);
  off.parade.add(envelope(3), [move(3, 1)]);
  assert.deepEqual(off.seen, [1, 2, 3]);
  mock.timers.reset();
});

test("decisions that say nothing by themselves, and talk, take no time", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const { parade, seen } = watched(1000, ({ notation }) => notation !== "option");
  parade.add(envelope(2), [move(2, 1, { notation: "option" })]);
  parade.add(envelope(3), [{ ...move(3, 1), kind: "chat" }]);
  parade.add(envelope(4), [move(4, 1)]);
  assert.deepEqual(seen, [1, 2, 3, 4]);
  mock.timers.reset();
});

test("who is far behind catches up; several sentences at once stay longer", () => {
  assert.equal(lookingTime(1000, 1, 0), 1000);
  assert.equal(lookingTime(1000, 1, 4), 500);
  assert.equal(lookingTime(1000, 2, 0), 2000);
  assert.equal(lookingTime(1000, 9, 0), 3000);
  assert.equal(lookingTime(1000, 0, 0), 0);
  assert.deepEqual(byOthers(envelope(3), [move(1, 0), move(2, 1), { ...move(3, 1), undone: true }]).map(({ version }) => version), [2]);
});

test("what happened lately is what the last mover did since I moved", () => {
  const log = [move(1, 1), move(2, 0), move(3, 1), move(4, 2), move(5, 2, { notation: "silent" }), move(6, 2)];
  assert.deepEqual(lately(log, [0], ({ notation }) => notation !== "silent").map(({ version }) => version), [4, 6]);
  assert.deepEqual(lately(log.slice(0, 2), [0], () => true), []);
});

test("points fly from where the server says they were made to whom it says", () => {
  const placed = move(4, 1, { notation: "b(4,5) o(4,6)", detail: { kind: "place", points: { orange: 1, blue: 3 } } });
  assert.deepEqual(axioHappening(/** @type {any} */ (null), placed), [
    { place: "cell:4,5", sound: "place", gains: [{ to: "score:1-blue", text: "+3", css: "c-blue" }, { to: "score:1-orange", text: "+1", css: "c-orange" }] },
  ]);
  const built = move(5, 0, { notation: "A3 R<Rt", detail: { kind: "column", site: "s3", floor: 2, points: 3 } });
  assert.deepEqual(pagodaHappening(/** @type {any} */ (null), built), [{ place: "floor:s3-2", sound: "place", gains: [{ to: "score:0", text: "+3", css: "c-red" }] }]);
  const freed = move(6, 2, { notation: "cover yes", detail: { kind: "cover", freed: ["b2"], covered: ["a2-b2"], vp: { 2: 8, 0: -2 } } });
  assert.deepEqual(pandaHappening(/** @type {any} */ (null), freed), [{
    place: "place:b2", sound: "place", gains: [{ to: "score:0", text: "−2", css: "" }, { to: "score:2", text: "+8", css: "" }],
    pieces: [{ name: "guard-a2-b2" }, { name: "wall-b2" }, { name: "capital-b2" }],
  }]);
  const quiet = move(7, 2, { notation: "option 1", detail: { kind: "option", vp: {} } });
  assert.deepEqual(pandaHappening(/** @type {any} */ (null), quiet), [{ place: "seat:2", sound: null, gains: [], pieces: [] }]);
});

test("a move is heard, then its points, then that it is my turn; the end is heard once", () => {
  const before = /** @type {any} */ ({ over: false, legal: null });
  const mine = /** @type {any} */ ({ over: false, legal: [] });
  const happened = [{ place: "x", gains: [{ to: "y", text: "+1", css: "" }], sound: /** @type {const} */ ("place") }];
  assert.deepEqual(soundsFor(before, mine, happened), ["place", "score", "turn"]);
  assert.deepEqual(soundsFor(mine, mine, []), []);
  assert.deepEqual(soundsFor(before, { ...before, over: true }, happened), ["end"]);
  assert.deepEqual(soundsFor({ ...before, over: true }, { ...before, over: true }, []), []);
});

test("the things of a refusal are found by the names drawings give them", () => {
  assert.deepEqual(placesOf([{ part: "cell", name: "4,5" }, { part: "site", name: "s3" }]), ["cell:4,5", "site:s3"]);
  assert.deepEqual(placesOf(undefined), []);
});
