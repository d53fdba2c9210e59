import assert from "node:assert/strict";
import { test } from "node:test";
import { count, markup } from "./support/templates.js";
import { offer, view } from "./support/panda.js";

const { mapOf } = await import("../../src/lampion/web/boards/panda/map.js");
const { LOW, planOf, slotsOf, TALL, WIDE } = await import("../../src/lampion/web/boards/panda/layout.js");
const { newsOf, recent } = await import("../../src/lampion/web/boards/panda/news.js");
const { nearest } = await import("../../src/lampion/web/boards/panda/keys.js");
const { turnsOf, momentsOf } = await import("../../src/lampion/web/boards/panda/story.js");

const name = (id) => `Place ${id}`;
const changed = (what, id, change) => view({ [what]: view()[what].map((one) => (one.id === id ? { ...one, ...change } : one)) });

test("every place, border area, road and hero on the map is drawn once", () => {
  const drawn = markup(mapOf(view(), WIDE, "map", name));
  assert.equal(count(drawn, 'class="village"'), 16);
  assert.equal(count(drawn, 'class="node"'), 16);
  assert.equal(count(drawn, 'class="casing"'), 40);
  assert.equal(count(drawn, 'class="hero '), 4, "the vanished warriors are not on the map");
  assert.equal(count(drawn, "#pd-ninja"), view().paths.reduce((sum, { ninjas }) => sum + ninjas, 0));
});

test("guards take the first slots, so that the hoods left are what counts", () => {
  const drawn = markup(mapOf(changed("paths", "a1-a2", { figures: [1, 2], uncovered: 1 }), WIDE, "map", name));
  assert.equal(count(drawn, "#pd-guard-white"), 1);
  assert.equal(count(drawn, "#pd-guard-yellow"), 2);
});

test("a route tile stands for its ninjas, in the shape of its clan or plain", () => {
  const own = markup(mapOf(changed("paths", "a1-a2", { tile: { owner: 1, value: 4 }, uncovered: 0 }), WIDE, "map", name));
  assert.match(own, /tile clan-yellow[\s\S]*tile-s[\s\S]*>4<\/text>/);
  assert.equal(count(own, 'class="road done"'), 1);
  const neutral = markup(mapOf(changed("paths", "a1-a2", { tile: { owner: null, value: 4 }, uncovered: 0 }), WIDE, "map", name));
  assert.match(neutral, /tile clan-neutral/);
  assert.equal(count(neutral, "tile-s"), 0);
});

test("a village grows into a city with sockets and a capital with its ring", () => {
  const city = markup(mapOf(changed("places", "b2", { level: "city", foundation: true, pieces: ["gate"] }), WIDE, "map", name));
  assert.equal(count(city, 'class="city"'), 1);
  assert.equal(count(city, "unbuilt"), 2);
  assert.equal(count(city, 'class="capital"'), 0);
  const capital = markup(mapOf(changed("places", "b2", { level: "capital", foundation: true, pieces: ["gate", "market", "pagoda"] }), WIDE, "map", name));
  assert.equal(count(capital, 'class="capital"'), 1);
  assert.equal(count(capital, "unbuilt"), 0);
});

test("only what is offered is highlighted and reachable by Tab", () => {
  const target = (id, parts) => ({ id, part: id.split(":")[0], text: id.split(":")[1], offers: [offer(1, parts)] });
  const overlay = {
    targets: [target("place:b1", { kind: "move", place: "b1", path: "a1-b1" }), target("place:N1", { kind: "move", place: "N1", path: null })],
    point: "place:b1", path: null, tag: () => "free", refused: [{ path: "a1-a2", text: "needs 4" }], label: ({ id }) => id, press: () => () => {}, hover: () => {},
  };
  const drawn = markup(mapOf(view(), WIDE, "map", name, overlay));
  assert.equal(count(drawn, 'tabindex="0"'), 2);
  assert.match(drawn, /class="legal best" d=M[^M>]+>/, "the road that is pointed at, alone");
  assert.match(drawn, /class="legal ok" d=>/);
  assert.equal(count(drawn, 'class="dest best"'), 1);
  assert.equal(count(drawn, 'class="dest ok"'), 1);
  assert.match(drawn, /hint no[\s\S]*needs 4/);
});

test("places never overlap, in the wide and in the tall map", () => {
  for (const format of [WIDE, TALL, LOW]) {
    const { at } = planOf(view(), format);
    const spots = view().places.map(({ id }) => at.get(id));
    for (const one of spots) for (const other of spots) assert.ok(one === other || Math.hypot(one.x - other.x, one.y - other.y) > 2 * format.capital, format.name);
    for (const { x, y } of at.values()) assert.ok(x >= 0 && y >= 0 && x <= format.width && y <= format.height);
  }
});

test("a road has a slot for each ninja: four in a square, three in a triangle where there is no room", () => {
  const road = { from: { x: 0, y: 0 }, to: { x: 200, y: 0 }, bend: { x: 100, y: 0 }, middle: { x: 100, y: 0 }, level: true, room: 100 };
  for (const ninjas of [1, 2, 3, 4]) assert.equal(slotsOf(road, ninjas, 30).length, ninjas);
  assert.deepEqual(slotsOf(road, 3, 30).map(({ y }) => y), [0, 0, 0]);
  assert.equal(new Set(slotsOf({ ...road, room: 60 }, 3, 30).map(({ y }) => y)).size, 2);
});

const entry = (seat, notation, detail = {}, after = null) => ({ version: 1, number: 1, seat, kind: "move", notation, text: { key: "x" }, detail, undone: false, after });

test("news is what others did since I last decided", () => {
  const log = [entry(1, "space 2"), entry(0, "pass"), entry(1, "space 9"), entry(1, "cover yes", { covered: ["a1-b1"], heroes: [[1, "monk", "b1"]], tiles: [["a1-b1", 1]], built: [["b1", "gate", 1]], freed: ["a1"] })];
  assert.equal(recent(log, 0).length, 2);
  assert.equal(recent(log, null).length, 2, "those who watch see the last turn");
  const news = newsOf(log, 0, () => "M");
  assert.deepEqual([...news.spaces], [[9, "M"]]);
  assert.deepEqual([...news.paths.keys()], ["a1-b1"]);
  assert.deepEqual([...news.places.keys()].sort(), ["a1", "b1"]);
  assert.ok(news.heroes.has("1-monk"));
});

test("arrows go to the nearest choice ahead", () => {
  const spots = [{ id: "east", at: { x: 200, y: 0 } }, { id: "far", at: { x: 400, y: 0 } }, { id: "south", at: { x: 20, y: 200 } }];
  assert.equal(nearest({ x: 0, y: 0 }, { x: 1, y: 0 }, spots), "east");
  assert.equal(nearest({ x: 0, y: 0 }, { x: 0, y: 1 }, spots), "south");
  assert.equal(nearest({ x: 0, y: 0 }, { x: -1, y: 0 }, spots), null);
});

test("the lead turns where somebody alone takes it", () => {
  const log = [[6, 6], [7, 6], [7, 7], [9, 7], [9, 12]].map((scores) => entry(0, "space 1", {}, { scores }));
  assert.deepEqual(turnsOf(momentsOf(log)).map(({ moment, seat }) => [moment.number, seat]), [[2, 0], [5, 1]]);
});

/** A map that is no grid: seven places around one, crossing sizes, and a ring with a gap. */
const around = (count) => Array.from({ length: count }, (_, index) => ({ ...view().places[0], id: `p${index + 1}`, x: 500 + 300 * Math.cos((2 * Math.PI * index) / count), y: 500 + 300 * Math.sin((2 * Math.PI * index) / count) }));
const way = (one, other) => ({ ...view().paths[0], id: `${one}-${other}`, ends: [one, other] });
const wheel = () => {
  const places = [...around(7), { ...view().places[0], id: "m1", x: 500, y: 500 }];
  const paths = [...places.slice(0, 7).flatMap(({ id }, index) => [way(id, places[(index + 1) % 7].id), way(id, "m1")]), way("p1", "E1"), way("p3", "S1"), way("p4", "S1")];
  return view({ places, paths, borders: [{ id: "E1", side: "E", x: 950, y: 500, beside: ["S1"] }, { id: "S1", side: "S", x: 400, y: 950, beside: ["E1"] }], players: [] });
};

test("a map that is no grid is stretched over the land, with room around every place", () => {
  for (const usual of [WIDE, TALL, LOW]) {
    const { at, format } = planOf(wheel(), usual);
    const spots = wheel().places.map(({ id }) => at.get(id));
    for (const one of spots) for (const other of spots) assert.ok(one === other || Math.hypot(one.x - other.x, one.y - other.y) > 2 * format.city, usual.name);
    for (const { x, y } of at.values()) assert.ok(x >= 0 && y >= 0 && x <= format.width && y <= format.height);
    assert.equal(at.get("E1").x, format.width - format.ring);
    assert.equal(at.get("S1").y, format.height - format.ring);
    assert.equal(planOf(wheel(), usual).format, format, "one object for each size, so that the ground is drawn once");
  }
});

test("a grid of another size keeps its lines, on more land", () => {
  const places = Array.from({ length: 10 }, (_, index) => ({ ...view().places[0], id: `q${index}`, x: 100 * (index % 5), y: 100 * Math.floor(index / 5) }));
  const paths = places.flatMap(({ id }, index) => [...(index % 5 < 4 ? [way(id, places[index + 1].id)] : []), ...(index < 5 ? [way(id, places[index + 5].id)] : [])]);
  const { at, format } = planOf(view({ places, paths, borders: [], players: [] }), WIDE);
  assert.ok(format.width > WIDE.width);
  assert.ok(Math.abs(at.get("q1").y - at.get("q4").y) < 0.001);
  assert.ok(Math.abs(at.get("q1").x - at.get("q6").x) < 0.001);
});

test("a closed ring is a frame, one with gaps the ways between neighbours", () => {
  const closed = markup(mapOf(view(), WIDE, "map", name));
  assert.match(closed, /<rect class=ring /);
  const open = markup(mapOf(wheel(), WIDE, "map", name));
  assert.match(open, /<path class=ring d=M[\d. ]+L[\d. ]+L[\d. ]+>/, "round one corner");
});

test("several marks of a place stand beside each other", () => {
  const drawn = markup(mapOf(changed("places", "b2", { start: true, frontier: true, number: 2 }), WIDE, "map", name));
  const spots = [...drawn.matchAll(/class="mk[^"]*" href="#pd-(?:start|frontier)" x=([\d.]+) y=([\d.]+)/g)].map(([, x, y]) => `${x} ${y}`);
  assert.equal(new Set(spots).size, 2);
  assert.match(drawn, /class="num"/);
});

test("a place whose name is its id says it once", () => {
  const drawn = markup(mapOf(view(), WIDE, "map", (id) => id));
  assert.equal(count(drawn, ">b2</text>"), 1);
});
