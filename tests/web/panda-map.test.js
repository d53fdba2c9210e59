import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { count, markup } from "./support/templates.js";
import { maps, view } from "./support/panda.js";

const { mapOf } = await import("../../src/lampion/web/boards/panda/map.js");
const { formatFor, LOW, PHONE, planOf, WIDE } = await import("../../src/lampion/web/boards/panda/layout.js");
const { slotsOf } = await import("../../src/lampion/web/boards/panda/roads.js");
const { boxOf, standingOf } = await import("../../src/lampion/web/boards/panda/standing.js");
const { buildingsOf } = await import("../../src/lampion/web/boards/panda/buildings.js");
const { badgeSpots } = await import("../../src/lampion/web/boards/panda/badges.js");
const { merged } = await import("../../src/lampion/web/boards/panda/merged.js");
const { shared } = await import("../../src/lampion/web/boards/panda/boxes.js");
const { STRENGTH } = await import("../../src/lampion/web/boards/panda/marks.js");
const { newsOf, recent } = await import("../../src/lampion/web/boards/panda/news.js");
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

const scene = (marks, more = {}) => ({ marks, ghosts: { heroes: [], buildings: [], guards: [], ways: [] }, needs: new Map(), press() {}, hover() {}, ...more });

test("what is marked with words is a button, in the order of the list; everything else can only be pressed", () => {
  const marks = [{ kind: "place", id: "c1", mark: "offered", label: "to c1", badge: { text: "+4", loss: "−2 VP" } }, { kind: "place", id: "b1", mark: "chosen", label: "to b1" }, { kind: "path", id: "a1-a2", mark: "barred", badge: { text: "needs 4" } }];
  const drawn = markup(mapOf(view(), WIDE, "map", name, scene(marks)));
  assert.deepEqual([...drawn.matchAll(/data-target=(\S+)/g)].map(([, target]) => target), ["place:c1", "place:b1"]);
  assert.equal(count(drawn, 'tabindex="0"'), 2);
  assert.equal(count(drawn, "aria-pressed=true"), 1);
  assert.equal(count(drawn, 'class="ringmark m-chosen plain"'), 1);
  assert.equal(count(drawn, 'class="ringmark m-offered "'), 1);
  assert.match(drawn, /way-in m-barred/);
  assert.match(drawn, /pill m-barred[\s\S]*needs 4/);
  assert.match(drawn, /class="pen"[^>]*>−2 VP/);
});

test("where several marks are about one thing the strongest is drawn, and a badge looks like the mark it came with", () => {
  for (const [index, strong] of STRENGTH.entries())
    for (const weak of STRENGTH.slice(0, index)) assert.equal(merged([{ kind: "place", id: "a1", mark: strong }, { kind: "place", id: "a1", mark: weak }])[0].mark, strong);
  const [one] = merged([{ kind: "place", id: "a1", mark: "offered", label: "here" }, { kind: "place", id: "a1", mark: "barred", badge: { text: "1 short" } }]);
  assert.deepEqual([one.mark, one.badge.look, one.label], ["offered", "barred", "here"]);
  const [way] = merged([{ kind: "path", id: "a1-a2", mark: "chosen", number: 1 }, { kind: "path", id: "a1-a2", mark: "chosen", number: 2 }]);
  assert.deepEqual(way.numbers, [1, 2]);
});

test("what others did has brackets; a hero within a bracketed place has none of his own", () => {
  const theirs = (kind, id) => ({ kind, id, mark: "theirs", badge: { text: "", crest: "yellow" } });
  assert.equal(count(markup(mapOf(view(), WIDE, "map", name, scene([theirs("hero", "1-governor"), theirs("path", "a1-a2")]))), 'class="brackets'), 2);
  assert.equal(count(markup(mapOf(view(), WIDE, "map", name, scene([theirs("hero", "1-governor"), theirs("place", "b2")]))), 'class="brackets'), 1);
});

test("the classes of the marks are equally strong, and stand in the order of their strength", () => {
  const css = readFileSync(new URL("../../src/lampion/web/boards/panda/map.css", import.meta.url), "utf-8");
  const rules = [...css.matchAll(/^  (\S+) \{ --mark: /gm)].map(([, selector]) => selector);
  assert.deepEqual(rules, STRENGTH.map((mark) => `.m-${mark}`));
});

test("a chosen turn is seen before it is done: who leaves and arrives, what is built, which ninja is covered", () => {
  const ghosts = { heroes: [{ hero: "0-monk", from: "a1", to: "b1" }], buildings: [{ place: "b1", building: "gate" }], guards: [{ path: "a1-b1", seat: 0, number: 0 }], ways: [{ from: "a1", to: "b1", path: "a1-b1" }] };
  const drawn = markup(mapOf(view(), WIDE, "map", name, scene([], { ghosts })));
  assert.equal(count(drawn, 'data-piece="hero-0-monk"'), 1, "the motion knows one");
  assert.match(drawn, /data-piece="hero-0-monk"[^>]*leaves/);
  assert.equal(count(drawn, "arrives"), 1);
  assert.match(drawn, /class=ghosted/);
  assert.equal(count(drawn, 'class="newring"'), 1);
  assert.equal(count(drawn, 'class="arrow"'), 1);
  assert.match(drawn, /way-in m-chosen/);
});

test("in the setup the need stands inside its place", () => {
  const drawn = markup(mapOf(view(), PHONE, "map", name, scene([], { needs: new Map([["b2", { text: "1 of 3", tone: "hot" }]]) })));
  assert.match(drawn, /class="need need-hot"[^>]*>1 of 3/);
});

const FORMATS = [WIDE, PHONE, LOW];
const LANGUAGES = ["en", "de", "fr"];
const named = (place, language) => place.names[language] || place.names.en || place.id;
const each = (check) => {
  for (const [map, seen] of Object.entries(maps()))
    for (const usual of FORMATS) for (const language of LANGUAGES) check(seen, planOf(seen, usual, seen.places.map((place) => named(place, language))), `${map} ${usual.called} ${language}`);
};
const overlap = (boxes) => boxes.flatMap((one, index) => boxes.slice(index + 1).map((other) => shared(one, other)));

test("on every map and in every format a name stands under its place, over no other name and no other place", () => {
  each((seen, { at, names, radius, format }, where) => {
    const boxes = [...names.values()].map(({ box }) => box);
    assert.ok(Math.max(...overlap(boxes)) < 1, where);
    for (const { id } of seen.places) {
      const { box, lines } = names.get(id);
      assert.ok(box.y >= at.get(id).y + radius.get(id), `${where}: ${lines} is under its place`);
      assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= format.width && box.y + box.height <= format.height, `${where}: ${lines} is on the map`);
      for (const other of seen.places) {
        const { x, y } = at.get(other.id);
        const [dx, dy] = [x - Math.max(box.x, Math.min(x, box.x + box.width)), y - Math.max(box.y, Math.min(y, box.y + box.height))];
        assert.ok(other.id === id || Math.hypot(dx, dy) > radius.get(other.id) - 2, `${where}: ${lines} beside ${other.id}`);
      }
    }
  });
});

test("names break at a hyphen or a space, into two even lines", () => {
  const { names } = planOf(maps().province, PHONE, maps().province.places.map((place) => named(place, "fr")));
  assert.deepEqual(names.get("b4").lines, ["Val-du-", "Cerf-Volant"]);
  assert.deepEqual(names.get("a2").lines, ["Vieux-Bac"]);
});

test("names are never drawn below 12 pixels", () => {
  for (const box of [{ width: 378, height: 432 }, { width: 348, height: 326 }, { width: 617, height: 690 }, { width: 330, height: 300 }, { width: 530, height: 330 }, { width: 900, height: 1000 }]) {
    const usual = formatFor(box);
    for (const seen of Object.values(maps())) {
      const { format } = planOf(seen, usual);
      assert.ok(format.name * Math.min(box.width / format.width, box.height / format.height) >= 11.99, `${box.width} × ${box.height}`);
    }
  }
  assert.equal(formatFor({ width: 617, height: 690 }), WIDE);
  assert.equal(formatFor({ width: 378, height: 432 }), PHONE);
  assert.equal(formatFor({ width: 348, height: 326 }), LOW);
});

test("badges stand over no name, no building and no other badge on any map, with one at every place", () => {
  for (const [text, loss] of [["+4 VP"], ["+5", "−2 VP"], ["needs 3"]])
    each((seen, plan, where) => {
      const built = { ...seen, places: seen.places.map((place, index) => ({ ...place, pieces: index % 3 ? ["gate", "market"].slice(0, index % 3) : [] })) };
      const marks = merged(built.places.map(({ id }) => ({ kind: "place", id, mark: "offered", badge: { text, loss } })));
      const badges = [...badgeSpots(plan, built, standingOf(plan, built), marks).values()];
      assert.equal(badges.length, built.places.length);
      const precious = [...[...plan.names.values()].map(({ box }) => box), ...built.places.flatMap((place) => buildingsOf(place, plan.at.get(place.id), plan.format).map(({ box }) => box))];
      const worst = Math.max(...overlap(badges), ...badges.flatMap((badge) => precious.map((box) => shared(badge, box))));
      assert.ok(worst < 30, `${where} “${text} ${loss ?? ""}”: ${worst}`);
    });
});

const crowded = (count) => view({ players: Array.from({ length: 4 }, (_, seat) => ({ ...view().players[0], colour: ["white", "yellow", "orange", "purple"][seat], heroes: ["monk", "governor", "warrior"].map((hero, index) => ({ hero, at: 3 * seat + index < count ? "b2" : null })) })) });

test("heroes stand in a row in the lower half, smaller the more they are; from five on three of them and how many more", () => {
  for (const format of FORMATS) {
    const widths = [1, 2, 3, 4].map((count) => standingOf(planOf(view(), format), crowded(count)).figures[0].width / format.figure);
    assert.deepEqual(widths.map((width) => Math.round(100 * width)), [80, 70, 58, 58]);
    const { figures, crowds } = standingOf(planOf(view(), format), crowded(7));
    assert.deepEqual(crowds.map(({ text }) => text), ["+4"]);
    assert.equal(figures.filter(({ way }) => way === "tucked").length, 4, "they keep their names for the motion");
    assert.equal(new Set(figures.filter(({ way }) => !way).map(({ foot }) => foot.y)).size, 1);
  }
});

test("heroes hide no building and no name, however many they are", () => {
  for (const format of FORMATS)
    for (const change of [{ pieces: ["gate"] }, { pieces: ["gate", "market"] }, { level: "city", pieces: ["gate", "market", "pagoda"] }, { level: "capital", pieces: ["gate", "market", "pagoda"] }])
      for (const heroes of [1, 2, 3, 4, 9]) {
        const seen = { ...crowded(heroes), places: view().places.map((place) => (place.id === "b2" ? { ...place, ...change } : place)) };
        const plan = planOf(seen, format, seen.places.map(({ id }) => name(id)));
        const boxes = [...buildingsOf(seen.places.find(({ id }) => id === "b2"), plan.at.get("b2"), format).map(({ box }) => box), plan.names.get("b2").box];
        for (const figure of standingOf(plan, seen).figures) for (const box of boxes) assert.ok(shared(boxOf(figure), box) < 12, `${format.called}, ${heroes} heroes, ${change.level ?? "village"}`);
      }
});

test("figures on a road stand over no name", () => {
  each((seen, plan, where) => {
    for (const path of seen.paths)
      for (const slot of slotsOf(plan.roads.get(path.id), path.ninjas, plan.format.piece)) {
        const figure = { x: slot.x - plan.format.piece * 0.35, y: slot.y - plan.format.piece * 0.35, width: plan.format.piece * 0.7, height: plan.format.piece * 0.7 };
        for (const [id, { box }] of plan.names) assert.ok(shared(figure, box) < 60, `${where}: ${path.id} over the name of ${id}: ${shared(figure, box)}`);
      }
  });
});

test("places never overlap, in any format", () => {
  for (const format of FORMATS) {
    const { at } = planOf(view(), format);
    const spots = view().places.map(({ id }) => at.get(id));
    for (const one of spots) for (const other of spots) assert.ok(one === other || Math.hypot(one.x - other.x, one.y - other.y) > 2 * format.capital, format.called);
    for (const { x, y } of at.values()) assert.ok(x >= 0 && y >= 0 && x <= format.width && y <= format.height);
  }
});

test("a road has a slot for each ninja: four in a square, three in a triangle where there is no room", () => {
  const road = { from: { x: 0, y: 0 }, to: { x: 200, y: 0 }, bend: { x: 100, y: 0 }, middle: { x: 100, y: 0 }, level: true, room: 100 };
  for (const ninjas of [1, 2, 3, 4]) assert.equal(slotsOf(road, ninjas, 30).length, ninjas);
  assert.deepEqual(slotsOf(road, 3, 30).map(({ y }) => y), [0, 0, 0]);
  assert.equal(new Set(slotsOf({ ...road, room: 60 }, 3, 30).map(({ y }) => y)).size, 2);
  assert.deepEqual(slotsOf({ ...road, level: false, room: 30 }, 4, 30).map(({ y }) => y), [0, 0, 0, 0], "one row across a short road");
});

const entry = (seat, notation, detail = {}, after = null) => ({ version: 1, number: 1, seat, kind: "move", notation, text: { key: "x" }, detail, undone: false, after });

test("news is what others did since I last decided", () => {
  const log = [entry(1, "space 2"), entry(0, "pass"), entry(1, "space 9"), entry(1, "cover yes", { covered: ["a1-b1"], heroes: [[1, "monk", "b1"]], tiles: [["a1-b1", 1]], built: [["b1", "gate", 1]], freed: ["a1"] })];
  assert.equal(recent(log, 0).length, 2);
  assert.equal(recent(log, null).length, 2, "those who watch see the last turn");
  const news = newsOf(log, 0);
  assert.deepEqual([...news.spaces], [["9", 1]]);
  assert.deepEqual([...news.paths.keys()], ["a1-b1"]);
  assert.deepEqual([...news.places.keys()].sort(), ["a1", "b1"]);
  assert.ok(news.heroes.has("1-monk"));
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
  for (const usual of FORMATS) {
    const { at, format } = planOf(wheel(), usual);
    const spots = wheel().places.map(({ id }) => at.get(id));
    for (const one of spots) for (const other of spots) assert.ok(one === other || Math.hypot(one.x - other.x, one.y - other.y) > 2 * format.city, usual.called);
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
