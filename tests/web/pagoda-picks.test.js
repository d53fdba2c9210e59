import assert from "node:assert/strict";
import { test } from "node:test";
import { NOTHING, completed, fitting, placesOf, ready, seated, stillOpen, withCard, withSite } from "../../src/lampion/web/boards/pagoda/picks.js";
import { column, dragon, four, roof, tile } from "./support/pagoda.js";

const HELD = ["Rt", "Rt", "Bt", "Gh"];
const PLACES = placesOf(HELD.map((card) => ({ card })));
const LEGAL = [
  column(1, "blue", ["Bt"], 1),
  column(1, "blue", ["Rt", "Rt"], 2, ["bowl"]),
  column(2, "red", ["Rt"], 3),
  column(3, "red", ["Rt"], 4),
  column(3, "blue", ["Bt"], 5),
  column(3, "green", ["Gh"], 6),
  column(3, "blue", ["Rt", "Rt"], 7, ["bowl"]),
  column(3, "green", ["Rt", "Rt"], 8, ["bowl"]),
  tile(4, "GR", "green", "red", ["Gh"], 9),
  tile(4, "GB", "green", "blue", ["Gh"], 10),
  dragon(HELD),
  four(5, "red", HELD),
  four(5, "blue", HELD),
];
const picks = (change = {}) => ({ ...NOTHING, ...change });

test("equal cards have places of their own", () => {
  assert.deepEqual(PLACES, ["Rt#0", "Rt#1", "Bt#0", "Gh#0"]);
  assert.deepEqual(seated(["Rt", "Bt"], ["Rt#1"], PLACES), ["Rt#1", "Bt#0"]);
});

test("card then site, or site then card: the same offer is ready", () => {
  const byCard = withSite(LEGAL, withCard(LEGAL, picks(), "Bt#0"), "s1");
  const bySite = withCard(LEGAL, withSite(LEGAL, picks(), "s1"), "Bt#0");
  assert.equal(ready(LEGAL, byCard)?.code, 1);
  assert.equal(ready(LEGAL, bySite)?.code, 1);
});

test("nothing is ready without a site, and sets are not mixed with building", () => {
  assert.equal(ready(LEGAL, picks({ cards: ["Bt#0"] })), null);
  assert.deepEqual(new Set(fitting(LEGAL, picks({ cards: ["Bt#0"] })).map(({ code }) => code)), new Set([1, 5]));
});

test("two cards of one colour are a payment with an ability", () => {
  const pair = withCard(LEGAL, withCard(LEGAL, picks({ site: "s1" }), "Rt#0"), "Rt#1");
  assert.equal(ready(LEGAL, pair)?.code, 2);
});

test("a pair on an empty site leaves the colour open", () => {
  const pair = picks({ site: "s3", cards: ["Rt#0", "Rt#1"] });
  assert.equal(ready(LEGAL, pair), null);
  assert.deepEqual(stillOpen(LEGAL, pair), { part: "colour", values: ["blue", "green"] });
  assert.equal(ready(LEGAL, { ...pair, colour: "green" })?.code, 8);
});

test("a site that awaits a tile leaves the tile open, and the only card is taken by itself", () => {
  const there = picks({ site: "s4" });
  assert.deepEqual(stillOpen(LEGAL, there), { part: "tile", values: ["GR", "GB"] });
  const whole = completed(LEGAL, { ...there, tile: "GB" }, PLACES);
  assert.deepEqual(whole.cards, ["Gh#0"]);
  assert.equal(ready(LEGAL, whole)?.code, 10);
});

test("where two payments remain nothing is taken by itself", () => {
  assert.deepEqual(completed(LEGAL, picks({ site: "s1" }), PLACES).cards, []);
  assert.deepEqual(completed(LEGAL, picks({ site: "s2" }), PLACES).cards, ["Rt#0"]);
});

test("a card that does not fit begins anew, and a picked one is put back", () => {
  assert.deepEqual(withCard(LEGAL, picks({ site: "s2", cards: ["Rt#0"] }), "Gh#0"), picks({ cards: ["Gh#0"] }));
  assert.deepEqual(withCard(LEGAL, picks({ cards: ["Bt#0"] }), "Bt#0").cards, []);
  assert.deepEqual(withSite(LEGAL, picks({ cards: ["Gh#0"] }), "s2").cards, []);
});

test("the same cards for the same roof may be helped by either ability", () => {
  const offers = [roof(6, "GG", "green", "green", ["Gt"], ["Gt", "Rt", "Rt"], 20, ["bowl"]), roof(6, "GG", "green", "green", ["Rt", "Rt"], ["Gt", "Gt"], 21, ["buddha"])];
  const all = picks({ site: "s6", cards: ["Gt#0", "Gt#1", "Rt#0", "Rt#1"] });
  assert.equal(ready(offers, all), null);
  assert.deepEqual(stillOpen(offers, all), { part: "abilities", values: ["bowl", "buddha"] });
  assert.equal(ready(offers, { ...all, abilities: "buddha" })?.code, 21);
});

test("the Dragon takes any number of cards, four cards need a site and a colour", () => {
  assert.equal(ready(LEGAL, picks({ mode: "dragon" })), null);
  assert.equal(ready(LEGAL, picks({ mode: "dragon", cards: ["Rt#0"] }))?.notation, "D ");
  const all = picks({ mode: "alternative", cards: PLACES, site: "s5" });
  assert.deepEqual(stillOpen(LEGAL, all), { part: "colour", values: ["red", "blue"] });
  assert.equal(ready(LEGAL, { ...all, colour: "blue" })?.notation, "X5 B<");
  assert.equal(ready(LEGAL, { ...all, colour: "blue", cards: PLACES.slice(1) }), null);
});
