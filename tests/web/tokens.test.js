// The palette keeps its promises in both themes: text is 4.5:1 on every ground it lies on, shapes and focus are 3:1.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const source = readFileSync(new URL("../../src/lampion/web/style/tokens.css", import.meta.url), "utf-8");

/** The colours that a block of declarations gives. @param {string} block */
const colours = (block) => Object.fromEntries([...block.matchAll(/--([a-z-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, hex]) => [name, hex]));

const light = colours(/:root \{(.*?)\n\}/s.exec(source)[1]);
const dark = { ...light, ...colours(/:root\[data-theme="dark"\] \{(.*?)\n\}/s.exec(source)[1]) };
const system = { ...light, ...colours(/:root:not\(\[data-theme="light"\]\) \{(.*?)\n\}/s.exec(source)[1]) };

/** @param {string} hex */
function luminance(hex) {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** @param {string} one @param {string} other */
function contrast(one, other) {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS = ["paper", "card", "shade"];
const LANTERNS = ["red", "blue", "green", "yellow", "orange", "violet"];

test("the dark theme is the same whether the system or a person chose it", () => assert.deepEqual(system, dark));

for (const [name, theme] of Object.entries({ light, dark })) {
  const atLeast = (wanted, front, back) => {
    const found = contrast(theme[front], theme[back]);
    assert.ok(found >= wanted, `${name}: ${front} on ${back} is ${found.toFixed(2)}, expected ${wanted}`);
  };
  test(`${name}: text can be read on paper, card and shade`, () => {
    for (const ground of GROUNDS) for (const text of ["ink", "muted", "warn", "good", "accent", ...LANTERNS.map((one) => `${one}-ink`)]) atLeast(4.5, text, ground);
    atLeast(4.5, "accent-ink", "accent");
  });
  test(`${name}: what is drawn on a lantern's colour stands out`, () => {
    for (const colour of LANTERNS) atLeast(colour === "orange" || name === "dark" ? 4.5 : 3, `on-${colour}`, colour);
  });
  test(`${name}: shapes and the focus ring are seen`, () => {
    for (const colour of LANTERNS) atLeast(3, colour === "yellow" ? "yellow-glyph" : colour, "card");
    for (const ground of GROUNDS) atLeast(3, "focus", ground);
  });
}
