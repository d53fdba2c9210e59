import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { count, markup } from "./support/templates.js";
import { view } from "./support/panda.js";

globalThis.matchMedia ??= () => ({ matches: false });
const { actionBoard } = await import("../../src/lampion/web/boards/panda/spaces.js");
const { sheet } = await import("../../src/lampion/web/boards/panda/sheet.js");
const { roundEnd } = await import("../../src/lampion/web/boards/panda/round-end.js");
const { STRENGTH } = await import("../../src/lampion/web/boards/panda/marks.js");

const spaces = Array.from({ length: 24 }, (_, index) => ({
  index, row: 1 + Math.floor(index / 4), column: ["monk", "governor", "warrior", "neutral"][index % 4], cost: Math.floor(index / 4), needs: 1, placed: [0, index === 13 ? 2 : 0],
  options: [[{ kind: "move", hero: "monk", max: 1, bypass: 0, cover: 1 }], [{ kind: "strength", hero: "monk" }]].slice(0, index % 4 === 3 ? 1 : 2),
  status: index < 4 ? "behind" : "open", lands: 3 - Math.floor(index / 4), loss: index >= 16 ? 2 : 0,
}));
const words = (key, args = {}) => `${key}${Object.keys(args).length ? JSON.stringify(args) : ""}`;
const deskOf = (change = {}) => ({
  t: words, say: ({ key, args }) => words(key, args), name: (seat) => ["Anna", "Mika"][seat], revision: 1, free: true, log: [],
  envelope: { seat: 0, legal: [], board: view({ spaces, ...change }), numbers: {} }, choice: { clan: null, picks: {}, point: null },
});
const scene = (marks = []) => ({ marks, press() {}, hover() {} });
const NOTHING_KNOWN = new Map();
const space = (drawn, index) => drawn.split("<button").find((part) => part.includes(`data-target=space:${index} `));

test("the action board has its 24 spaces, who stands there and what a row leaves", () => {
  const drawn = markup(actionBoard(deskOf(), scene(), NOTHING_KNOWN));
  assert.equal(count(drawn, 'class="space '), 24);
  assert.match(space(drawn, 13), /data-piece="token-13-1"/);
  assert.match(drawn, /panda-board-left\{"lands":"1"\}/);
  assert.match(drawn, /panda-board-loss\{"loss":2\}/);
});

test("a space says what its actions bring now, and what would do nothing is pale with a dash", () => {
  const best = new Map([[5, { gains: ["+4", ""], idle: [false, true], dim: [[], []] }], [6, { gains: ["", ""], idle: [true, true] }]]);
  const drawn = markup(actionBoard(deskOf(), scene(), best));
  assert.match(space(drawn, 5), /class="gn">\+4<[\s\S]*opt[^"]* idle"[\s\S]*class="nix">–</);
  assert.match(space(drawn, 5), /panda-board-option-gain[\s\S]*panda-board-option-idle/, "readers hear it too");
  assert.match(space(drawn, 6), /is-idle/);
  assert.equal(count(space(drawn, 7), "nix"), 0, "what is not known is not called idle");
});

test("a space carries one mark, the strongest; a press is possible where it leads on", () => {
  const marks = [{ kind: "space", id: "9", mark: "theirs" }, { kind: "space", id: "9", mark: "offered" }, { kind: "space", id: "10", mark: "advised", badge: { text: "", letter: "A" } }, { kind: "space", id: "11", mark: "theirs" }];
  const drawn = markup(actionBoard(deskOf(), scene(marks), NOTHING_KNOWN));
  assert.match(space(drawn, 9), /class="space col-governor m-offered /);
  assert.match(space(drawn, 10), /m-advised[\s\S]*class="letter"[^>]*>A</);
  assert.match(space(drawn, 11), /m-theirs[\s\S]*aria-disabled=true/);
  assert.doesNotMatch(space(drawn, 9), /aria-disabled=true/);
});

test("the marks of a space are equally strong in the styles, and stand in the order of the map's", () => {
  const css = readFileSync(new URL("../../src/lampion/web/boards/panda/spaces.css", import.meta.url), "utf-8");
  const rules = [...css.matchAll(/^  (\.space\.m-\w+) \{/gm)].map(([, selector]) => selector);
  assert.deepEqual(rules, STRENGTH.map((mark) => `.space.m-${mark}`));
});

const trained = (at) => [{ ...view().players[0], heroes: [{ hero: "monk", at, strength: 2, missions: 1, multiplier: 1, value: 2 }, { hero: "governor", at: null, strength: 4, missions: 0, multiplier: 3, value: 0 }] }, view().players[1]];

test("the clan sheet says what strength multiplies, what missions are worth, and what one more tile would bring", () => {
  const drawn = markup(sheet(deskOf({ players: trained("c3") })));
  assert.match(drawn, /panda-board-strength-row<small>panda-board-multiplies[\s\S]*panda-board-missions-row<small>panda-board-worth/);
  assert.match(drawn, /panda-board-one-more\{"tile":"beads","points":"\+2"\} panda-board-one-more\{"tile":"lantern","points":"\+2"\}/);
  assert.match(drawn, /panda-board-tile-full\{"tile":"coin"\} panda-board-one-more\{"tile":"chest","points":"\+6"\}/);
  assert.match(drawn, /"vp":6,"heroes":0,"card":"none","all":6/);
});

test("a hero who is nowhere has vanished, but before the setup he is not yet placed", () => {
  assert.match(markup(sheet(deskOf({ players: trained("c3") }))), /panda-vanished/);
  const before = markup(sheet(deskOf({ players: trained(null), phase: "guards" })));
  assert.equal(count(before, "panda-board-not-placed"), 2);
  assert.equal(count(before, "panda-vanished"), 0);
});

const told = (seat, vp, more = {}) => ({ kind: "move", seat, notation: "", text: { key: `deed-${seat}-${Object.values(vp)[0] ?? 0}`, args: {} }, detail: { vp, ...more } });

test("the end of a round: guards back, action points before and now, points and where they came from, the next order with its reason", () => {
  const round = { round: 2, back: [4, 6], ap: [[0, 4], [-1, 5]], order: [1, 0], because: [{ key: "panda-begins", args: {} }] };
  const log = [told(0, { 0: 9 }, { round_end: { ...round, round: 1 } }), told(0, { 0: 1 }), told(1, {}), told(0, { 0: 3 }), told(0, {}, { round_end: round })];
  const drawn = markup(roundEnd({ ...deskOf(), log }, round));
  assert.match(drawn, /Anna<\/th><td><b>4<\/b>[\s\S]*<i>0 \+4 =<\/i> <b>4<\/b>[\s\S]*class="up">\+4/);
  assert.match(drawn, /<i>−1 \+6 =<\/i> <b>5<\/b>/);
  assert.match(drawn, /<b>1<\/b>[\s\S]*Mika[\s\S]*<b>2<\/b>[\s\S]*Anna/);
  assert.match(drawn, /panda-begins deed-0-3 deed-0-1</, "the reason, then what brought most");
  assert.equal(count(drawn, 'class="up"'), 1, "who got nothing has no plus, and the round before does not count");
});
