// Reads lines of [what, given, expected] and says where what the page makes of the given is not, byte for byte, what was expected.

import { createInterface } from "node:readline";
import { inWords } from "../../../src/lampion/web/boards/panda/in-words.js";
import { unfolded } from "../../../src/lampion/web/offers.js";
import { Positions } from "../../../src/lampion/web/positions.js";

/** @type {Map<string, Positions>} */
const lines = new Map();

const READERS = {
  offers: (compact) => unfolded(compact),
  words: (view) => inWords(view),
  message: ({ line, message }) => {
    if (!lines.has(line)) lines.set(line, new Positions());
    const { log, ...envelope } = lines.get(line).read(message);
    return envelope;
  },
};

let count = 0;
for await (const text of createInterface({ input: process.stdin })) {
  const [what, given, expected] = JSON.parse(text);
  const [found, wanted] = [JSON.stringify(READERS[what](given)), JSON.stringify(expected)];
  if (expected !== null && found !== wanted) {
    const at = [...wanted].findIndex((letter, index) => letter !== found[index]);
    console.log(`${what} ${count}: expected …${wanted.slice(Math.max(0, at - 80), at + 80)}… got …${found.slice(Math.max(0, at - 80), at + 80)}…`);
    process.exit(1);
  }
  count += 1;
}
console.log(count);
