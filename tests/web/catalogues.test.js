import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Words } from "../../src/lampion/web/words.js";

const read = (path) => readFileSync(new URL(`../../src/lampion/${path}`, import.meta.url), "utf8");
const catalogue = (language) => read(`texts/page.${language}.ftl`) + read(`games/axio/texts/board.${language}.ftl`) + read(`games/panda/texts/board.${language}.ftl`);
const keys = (source) => [...source.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, key]) => key);

for (const language of ["en", "de", "fr"])
  test(`the page's words in ${language} are complete and can be read`, () => {
    const words = new Words(language, catalogue(language));
    assert.deepEqual(keys(catalogue(language)).sort(), keys(catalogue("en")).sort());
    for (const key of keys(catalogue(language))) assert.notEqual(words.text(key, {}), key, key);
  });

test("each key of the list of keys has a key and what it does", () => {
  for (const language of ["en", "de", "fr"]) {
    const words = new Words(language, catalogue(language));
    for (const key of keys(catalogue(language)).filter((name) => /-key-/.test(name))) assert.equal(words.text(key).split(" = ").length, 2, `${language} ${key}`);
  }
});
