import assert from "node:assert/strict";
import { test } from "node:test";
import { pickLanguage } from "../../src/lampion/web/language.js";
import { Words } from "../../src/lampion/web/words.js";

const SOURCE = `
greet = { $who-is ->
    [you] Your turn.
   *[other] { $who } is thinking.
}
lay = { $who } lays { $tile } for { $gains }.
tile = { $colour } tile
gain = +{ $points } { $colour }
refuse = The floor has { $have } of { $need } columns.
count = { $n ->
    [one] one tile
   *[other] { $n } tiles
}
`;
const words = new Words("en", SOURCE);
const company = { name: (seat) => ["Ada", "Mika"][seat], you: 0 };

test("a seat is worded by its name, and as you for the one who reads", () => {
  assert.equal(words.say({ key: "greet", args: { who: { seat: 0 } } }, company), "Your turn.");
  assert.equal(words.say({ key: "greet", args: { who: { seat: 1 } } }, company), "Mika is thinking.");
  assert.equal(words.say({ key: "greet", args: { who: { seat: 0 } } }, { ...company, you: null }), "Ada is thinking.");
});

test("messages inside a message are worded first, lists are joined", () => {
  const message = {
    key: "lay",
    args: {
      who: { seat: 1 },
      tile: { key: "tile", args: { colour: "blue" } },
      gains: [{ key: "gain", args: { points: 3, colour: "blue" } }, { key: "gain", args: { points: 1, colour: "red" } }],
    },
  };
  assert.equal(words.say(message, company), "Mika lays blue tile for +3 blue, +1 red.");
});

test("a reason is worded from its facts", () => {
  assert.equal(words.why({ rule: "P-23", key: "refuse", facts: { have: 3, need: 4 } }), "The floor has 3 of 4 columns.");
});

test("numbers choose the plural form", () => {
  assert.equal(words.text("count", { n: 1 }), "one tile");
  assert.equal(words.text("count", { n: 5 }), "5 tiles");
});

test("a missing key shows itself instead of nothing", () => {
  assert.equal(words.text("no-such-key"), "no-such-key");
  assert.equal(words.title("no-such-game"), "no-such-game");
});

test("names with characters of Fluent's own pass through untouched", () => {
  const odd = { name: () => "{ $x } <b>", you: null };
  assert.equal(words.say({ key: "greet", args: { who: { seat: 0 } } }, odd), "{ $x } <b> is thinking.");
});

test("the language is the kept one, else the first we speak, else English", () => {
  assert.equal(pickLanguage("fr", ["de"]), "fr");
  assert.equal(pickLanguage(null, ["nl", "de-CH", "en"]), "de");
  assert.equal(pickLanguage("xx", ["nl"]), "en");
});

test("a text that was worded before is not taken for the same text about something else", () => {
  assert.deepEqual([1, 2, 1, 3].map((n) => words.text("count", { n })), ["one tile", "2 tiles", "one tile", "3 tiles"]);
  assert.equal(words.text("tile", { colour: "red" }), "red tile");
  assert.equal(words.text("tile", { colour: "blue" }), "blue tile");
});
