import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { markup } from "./support/templates.js";

const { blocksOf, inline, markdown } = await import("../../src/lampion/web/markdown.js");

test("each kind of block is told from the others", () => {
  const source = "# Title\n\nOne line\nand the next.\n\n1. first\n2. second\n\n- a\n  goes on\n- b\n\n| No. | What |\n|---|---|\n| A-1 | x |\n\n```\n a | b\n# no\n```\nend";
  assert.deepEqual(blocksOf(source), [
    { kind: "heading", level: 1, text: "Title" },
    { kind: "text", text: "One line and the next." },
    { kind: "list", ordered: true, items: ["first", "second"] },
    { kind: "list", ordered: false, items: ["a goes on", "b"] },
    { kind: "table", head: ["No.", "What"], rows: [["A-1", "x"]] },
    { kind: "code", text: " a | b\n# no" },
    { kind: "text", text: "end" },
  ]);
});

test("a row that is a rule can be linked to", () => {
  assert.match(markup(markdown("| No. |\n|---|\n| AR-9 |")), /<tr id=AR-9>/);
  assert.doesNotMatch(markup(markdown("| No. |\n|---|\n| 9 x 9 |")), /<tr id/);
});

test("bold, code and links are drawn, other signs stay as they are", () => {
  assert.equal(markup(inline("a **b `c`** `d*` 2 * 3 * 4 [e](/rules)")), "a <strong>b <code>c</code></strong> <code>d*</code> 2 * 3 * 4 <a href=/rules>e</a>");
});

test("no link leads out of the web", () => {
  assert.equal(markup(inline("[x](javascript:alert(1))")).includes("<a"), false);
});

for (const language of ["en", "de", "fr"])
  test(`AXIO's rules in ${language} leave no sign undrawn`, () => {
    const source = readFileSync(new URL(`../../src/lampion/games/axio/texts/rules.${language}.md`, import.meta.url), "utf8");
    const drawn = markup(markdown(source)).replace(/<pre[^>]*>[^<]*<\/pre>/g, "").replace(/<code>[^<]*<\/code>/g, "");
    assert.doesNotMatch(drawn, /\*\*|`|\]\(/);
    assert.match(drawn, /<tr id=A-13>/);
  });
