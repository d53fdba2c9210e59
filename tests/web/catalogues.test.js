import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Words } from "../../src/lampion/web/words.js";

const read = (path) => readFileSync(new URL(`../../src/lampion/${path}`, import.meta.url), "utf8");
const GAMES = ["axio", "pagoda", "panda"];
const OWN = ["texts/page", ...GAMES.map((game) => `games/${game}/texts/board`)];
const BORROWED = ["games/pagoda/texts/pagoda"]; // the game's words, which its board uses too
const joined = (files, language) => files.map((file) => read(`${file}.${language}.ftl`)).join("\n");
const catalogue = (language) => joined([...OWN, ...BORROWED], language);
const own = (language) => keys(joined(OWN, language));
const keys = (source) => [...source.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, key]) => key);

for (const language of ["en", "de", "fr"])
  test(`the page's words in ${language} are complete and can be read`, () => {
    const words = new Words(language, catalogue(language));
    assert.deepEqual(own(language).sort(), own("en").sort());
    for (const key of own(language)) assert.notEqual(words.text(key, {}), key, key);
  });

test("each key of the list of keys has a key and what it does", () => {
  for (const language of ["en", "de", "fr"]) {
    const words = new Words(language, catalogue(language));
    for (const key of own(language).filter((name) => /-key-/.test(name))) assert.equal(words.text(key).split(" = ").length, 2, `${language} ${key}`);
  }
});
