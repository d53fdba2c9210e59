import assert from "node:assert/strict";
import { test } from "node:test";
import { count, markup } from "./support/templates.js";
import { builds, ends, floor, move, site } from "./support/pagoda.js";

const { boxOf, tower } = await import("../../src/lampion/web/boards/pagoda/tower.js");
const { placeOf } = await import("../../src/lampion/web/boards/pagoda/pieces.js");
const { newsOf, newsTurn, thisTurn, turnsOf } = await import("../../src/lampion/web/boards/pagoda/news.js");
const { lockedOf, stepOf } = await import("../../src/lampion/web/boards/pagoda/turn.js");
const { momentsOf } = await import("../../src/lampion/web/boards/pagoda/result.js");
const { lastApart } = await import("../../src/lampion/web/result/chart.js");

const drawn = (site, news = null, ghost = null, places = 4, last = false) => markup(tower(site, places, news, ghost, last));

test("every column, window, tile and free place of a pagoda is drawn once", () => {
  const picture = drawn(site(1, [floor(1, "red", 4, "blue"), floor(2, "blue", 3)]));
  assert.equal(count(picture, 'class="col '), 7);
  assert.equal(count(picture, 'class="socket '), 1);
  assert.equal(count(picture, 'class="door '), 2);
  assert.equal(count(picture, 'class="plinth"'), 1);
  assert.equal(count(picture, "n-blue"), 1);
});

test("an empty site has four places of no colour", () => {
  const picture = drawn(site(1));
  assert.equal(count(picture, 'class="socket "'), 4);
  assert.equal(count(picture, 'class="col '), 0);
});

test("as many columns make a floor as the edition says, and all of them have room beside the door", () => {
  assert.equal(count(drawn(site(1), null, null, 3), 'class="socket "'), 3);
  const six = drawn(site(1, [floor(1, "red", 5)]), null, null, 6);
  assert.equal(count(six, 'class="col '), 5);
  assert.equal(count(six, 'class="socket '), 1);
  for (const places of [1, 2, 3, 4, 5, 6])
    for (const level of [0, 3]) {
      const spans = Array.from({ length: places }, (_, place) => placeOf(level, place, places)).map(([x, wide]) => [x, x + wide]);
      spans.forEach(([from, to], place) => {
        assert.ok(from >= 16 && to <= 104 && (to <= 47 || from >= 73), `column ${place + 1} of ${places} stands in the door or outside`);
        assert.ok(place === 0 || from > spans[place - 1][1], `columns ${place} and ${place + 1} of ${places} overlap`);
      });
    }
});

test("the points of a roof stand to its left where nothing is to its right", () => {
  const top = site(8, [floor(1, "red", 4)], { status: "awaiting", next: "roof" });
  const ghost = { piece: "roof", colour: "red", tile: { name: "RB", base: "red", next: "blue", spire: "blue" }, points: 6 };
  assert.match(drawn(top, null, ghost, 4, true), /translate\(16 /);
  assert.match(drawn(top, null, ghost, 4, false), /translate\(104 /);
});

test("a roof has a spire of its own colour; a full floor without a tile shows what it awaits", () => {
  assert.equal(count(drawn(site(1, [floor(1, "red", 4, "violet", true)], { status: "roofed" })), 'class="spire c-violet'), 1);
  assert.equal(count(drawn(site(1, [floor(1, "red", 4)], { status: "awaiting", next: "tile" })), 'class="wanted c-red"'), 1);
  assert.equal(count(drawn(site(1, [floor(1, "red", 4)], { status: "blocked", next: null })), 'class="seal"'), 1);
});

test("a ghost stands on the next place and says its points", () => {
  const picture = drawn(site(1, [floor(1, "red", 2)]), null, { piece: "column", colour: "red", tile: null, points: 1 });
  assert.equal(count(picture, 'class="ghostcol"'), 1);
  assert.equal(count(picture, 'class="socket '), 1);
  assert.match(picture, /\+1<\/text>/);
});

test("the picture is as tall as a finished pagoda", () => {
  assert.equal(boxOf(4), "0 0 120 440");
  assert.equal(boxOf(3), "0 90 120 350");
});

const LOG = [builds(1, 0, 1, 1), builds(2, 0, 1, 1), ends(3, 0), builds(4, 1, 1, 1), builds(5, 1, 2, 1, "tile", 1), ends(6, 1), builds(7, 0, 1, 1)];

test("the log falls into turns, and the last one may still be going on", () => {
  assert.deepEqual(turnsOf(LOG).map(({ seat, number, entries }) => [seat, number, entries.length]), [[0, 1, 3], [1, 2, 3], [0, 3, 1]]);
  assert.deepEqual(thisTurn(LOG).map(({ version }) => version), [7]);
  assert.deepEqual(thisTurn(LOG.slice(0, 6)), []);
});

test("the other's last turn is news until I have ended mine", () => {
  assert.equal(newsTurn(LOG, 0)?.number, 2);
  assert.equal(newsTurn(LOG.slice(0, 6), 0)?.number, 2);
  assert.equal(newsTurn(LOG.slice(0, 6), 1), null);
  assert.equal(newsTurn(LOG.slice(0, 4), 0)?.number, 2);
  assert.equal(newsTurn([], 0), null);
});

test("news are the other's columns, not those below and not mine above", () => {
  const sites = [site(1, [floor(1, "red", 4)]), site(2, [floor(1, "blue", 4, "red"), floor(2, "red", 0)])];
  const news = newsOf(LOG, 0, () => "M", sites);
  assert.deepEqual(news.s1, { columns: { 1: { first: 2, count: 1 } }, tiles: [], initial: "M" });
  assert.deepEqual(news.s2.tiles, [1]);
  assert.equal(count(drawn(sites[0], news.s1), 'class="halo"'), 1);
  assert.match(drawn(sites[1], news.s2), /eave c-blue n-red last/);
});

test("what was done before cards were drawn is locked", () => {
  const turn = [move(1, 0, "D RtRt", { kind: "dragon", table: 2, hand: 0 }), builds(2, 0, 1, 1)];
  assert.equal(lockedOf(turn), 1);
  assert.equal(lockedOf(turn.slice(1)), 0);
});

test("a step is read from the notation and what the server says", () => {
  assert.deepEqual(stepOf(move(1, 0, "C4 [GV]<Gt/VtRtRt", { kind: "roof", site: "s4" })), { kind: "roof", colour: "green", glyph: "pg-roof", site: 4, count: 4 });
  assert.equal(stepOf(move(1, 0, "A8 V<Vt", { kind: "column", site: "s8" })).colour, "violet");
  assert.equal(stepOf(move(1, 0, "D RtVh", { kind: "dragon", table: 1, hand: 1 })).count, 2);
});

test("the story has one moment for each turn", () => {
  const log = [builds(1, 0, 1, 1), ends(2, 0, [1, 0]), builds(3, 1, 1, 1), ends(4, 1, [1, 1])];
  assert.deepEqual(momentsOf(log).map(({ number, scores }) => [number, scores]), [[1, [1, 0]], [2, [1, 1]]]);
});

test("labels without room are left out, the later ones stay", () => {
  assert.deepEqual([...lastApart([10, 20, 30, 60], 18)].sort(), [0, 2, 3]);
});
