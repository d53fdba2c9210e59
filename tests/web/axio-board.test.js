import assert from "node:assert/strict";
import { test } from "node:test";
import { count, markup } from "./support/templates.js";
import { placement, player, view } from "./support/axio.js";

const { boardOf, cellsOf, newsFor } = await import("../../src/lampion/web/boards/axio/drawing.js");
const { counts, placeBeside, pointsInOrder } = await import("../../src/lampion/web/boards/axio/preview.js");
const { boxOf, overlap, pinholes, planOf } = await import("../../src/lampion/web/boards/axio/geometry.js");
const { symbolsIn } = await import("../../src/lampion/web/boards/axio/log.js");
const { decidingPlaces, momentsOf, sorted } = await import("../../src/lampion/web/boards/axio/story.js");
const { turningPoints } = await import("../../src/lampion/web/result/story.js");
const { bar } = await import("../../src/lampion/web/boards/axio/tracks.js");
const { pushedApart } = await import("../../src/lampion/web/result/chart.js");

const preview = {
  kind: "place",
  points: { blue: 3, red: 2 },
  rays: [
    { symbol: "blue", from: "4,5", cells: ["4,4", "4,3"] },
    { symbol: "blue", from: "4,5", cells: ["3,5"] },
    { symbol: "red", from: "4,6", cells: ["3,6", "2,6"] },
  ],
  closed: [],
};

test("every cell, tile and pyramid of the view is drawn once", () => {
  const drawn = markup(boardOf(view(), 13, "board"));
  assert.equal(count(drawn, 'class="cell"'), 81);
  assert.equal(count(drawn, 'class="domino'), 2);
  assert.equal(count(drawn, 'class="pyr'), 1);
  assert.equal(count(drawn, 'class="printed'), 1);
});

test("rings that are not in play are pinholes, and unfold with more players", () => {
  for (const [area, cells, holes] of /** @type {[[number, number], number, number][]} */ ([[[2, 10], 81, 40 + 48], [[1, 11], 121, 48], [[0, 12], 169, 0]])) {
    assert.equal(cellsOf(view({ area })).length, cells);
    assert.equal(pinholes(planOf(area, 13)).length, holes);
  }
});

test("an area that lies askew, or has no whole rings around it, is drawn where it lies", () => {
  const plan = planOf([2, 11], 13);
  assert.deepEqual([plan.folds, plan.area.width, pinholes(plan).length], [1, 10 * 48 + 14 - 4, 44]);
  assert.equal(planOf([5, 7], 13).folds, 2);
  assert.equal(planOf([0, 9], 10).folds, 0);
});

test("what others laid since my last tile is news, with their initial", () => {
  assert.deepEqual(newsFor(view(), 0), [1]);
  assert.deepEqual(newsFor(view(), 1), []);
  assert.deepEqual(newsFor(view(), null), [1]);
  assert.deepEqual(newsFor(view({ solo: true }), 0), []);
  const drawn = markup(boardOf(view(), 13, "board", [1], () => "M"));
  assert.equal(count(drawn, "domino last"), 1);
  assert.match(drawn, />M<\/text>/);
});

test("a refused ghost looks refused, a legal one shows its points", () => {
  const ghost = { cells: ["4,7", "4,8"], symbols: ["blue", "red"], offer: null };
  const overlay = { ghost, preview: null, refused: true, targets: [], call: "Axio!" };
  assert.match(markup(boardOf(view(), 13, "board", [], () => "", overlay)), /ghost no shake/);
  const offer = placement("rb", ghost.cells, "blue", "red", 1);
  const drawn = markup(boardOf(view(), 13, "board", [], () => "", { ...overlay, ghost: { ...ghost, offer }, preview, refused: false }));
  assert.doesNotMatch(drawn, /ghost no/);
  assert.match(drawn, /\+3<\/text>/);
  assert.match(drawn, /\+2<\/text>/);
});

test("counted cells are numbered on by colour", () => {
  const numbers = [...markup(counts(preview)).matchAll(/>(\d)<\/text>/g)].map(([, number]) => number);
  assert.deepEqual(numbers, ["1", "2", "3", "1", "2"]);
});

test("the points never cover what is counted, nor leave the board", () => {
  const plan = planOf([2, 10], 13);
  for (const cells of [["4,5", "4,6"], ["2,9", "2,10"], ["9,10", "10,10"], ["10,2", "10,3"]]) {
    const ghost = /** @type {any} */ ({ cells, symbols: ["blue", "red"], offer: null });
    const [x, y] = placeBeside(plan, ghost, preview, 56, 62);
    const box = { x, y, width: 56, height: 62 };
    for (const cell of [...cells, ...preview.rays.flatMap((ray) => ray.cells)]) assert.equal(overlap(box, boxOf([cell])), 0, `${cells} ${cell}`);
    assert.ok(x >= plan.wood.x && y >= plan.wood.y && x + 56 <= plan.wood.x + plan.wood.width && y + 62 <= plan.wood.y + plan.wood.height);
  }
});

test("points come in the order of the box, without zeros", () => {
  assert.deepEqual(pointsInOrder({ purple: 1, red: 2, green: 0 }), [["red", 2], ["purple", 1]]);
});

test("a track has a pip per point, and two boards in the solo game", () => {
  const drawn = markup(bar(3, 2, 18, 18));
  assert.equal(count(drawn, "class=on"), 3);
  assert.equal(count(drawn, "class=gain"), 2);
  assert.equal(count(drawn, "<rect"), 18);
  const rowsOf = (/** @type {string} */ picture) => new Set([...picture.matchAll(/ y=([\d.]+)/g)].map(([, y]) => y)).size;
  for (const [cap, pips, rows] of [[36, 18, 2], [20, 20, 1], [60, 20, 3]]) {
    const track = markup(bar(19, 0, cap, pips));
    assert.equal(count(track, "<rect"), cap);
    assert.equal(rowsOf(track), rows, `${cap} fields in rows of ${pips}`);
    assert.match(track, new RegExp(`viewBox="0 0 ${pips * 10 - 1.8} 10"`));
  }
});

test("notation is read as two symbols; other decisions are none", () => {
  assert.deepEqual(symbolsIn("b(4,5) o(4,6)"), ["blue", "orange"]);
  assert.equal(symbolsIn("refill"), null);
  assert.equal(symbolsIn(null), null);
});

const entry = (seat, points, after) => ({ version: 1, number: 1, seat, kind: "move", notation: "b(4,5) o(4,6)", text: { key: "x" }, detail: { kind: "place", points }, undone: false, after });

test("the story uses the scores the server sent", () => {
  const log = [entry(0, {}, { scores: [1, 0] }), entry(1, {}, { scores: [1, 2] })];
  assert.deepEqual(momentsOf(/** @type {any} */ (log), view()).map(({ scores }) => scores), [[1, 0], [1, 2]]);
});

test("without them it adds up the points, no track beyond its end", () => {
  const all = { red: 30, blue: 18, green: 19, orange: 18, purple: 18 };
  const log = [entry(0, all), { ...entry(0, {}), notation: "refill" }, entry(1, { red: 5 })];
  const moments = momentsOf(/** @type {any} */ (log), view());
  assert.deepEqual(moments.map(({ scores }) => scores), [[18, 0], [18, 0]]);
  assert.deepEqual(moments.map(({ number }) => number), [1, 2]);
});

test("it turned where the chances changed most, three times at most, in the order of the game", () => {
  const log = [1, 2, 3, 4, 5, 6].map((version) => ({ ...entry(version % 2, {}, { scores: [0, 0] }), version }));
  const judged = [0.5, 0.55, 0.2, 0.22, 0.8, 0.78, 1].map((chance, version) => ({ version, chances: [chance, 1 - chance] }));
  const moments = momentsOf(/** @type {any} */ (log), view());
  const turns = turningPoints(moments, judged);
  assert.deepEqual(turns.map(({ number, before, after }) => [number, before[0], after[0]]), [[2, 0.55, 0.2], [4, 0.22, 0.8], [6, 0.78, 1]]);
  assert.deepEqual(turningPoints(moments, null), []);
  assert.deepEqual(turningPoints(moments, [{ version: 0, chances: [0.4] }]), []); // alone nobody wins
});

test("each player's deciding place is where it fell behind the best", () => {
  assert.deepEqual(decidingPlaces([[8, 11, 12, 12, 16], [8, 9, 9, 11, 18]]), [1, 1]);
  assert.deepEqual(decidingPlaces([[14, 15], [15, 15], [15, 16], [13, 16]]), [0, 1, 1, 0]);
  assert.deepEqual(decidingPlaces([[5, 5], [5, 5]]), [2, 2]);
  assert.deepEqual(sorted(player({ red: 3, blue: 1 }).scores).map(([, score]) => score), [0, 0, 0, 1, 3]);
});

test("labels are pushed apart, never together", () => {
  assert.deepEqual(pushedApart([10, 12, 50], 18), [10, 28, 50]);
});
