import assert from "node:assert/strict";
import { test } from "node:test";

const paces = { chess: { casual: 0.1, expert: 2 } };
Object.assign(globalThis, {
  document: { querySelector: (/** @type {string} */ asked) => (asked.includes("paces") ? { getAttribute: () => JSON.stringify(paces) } : null) },
});
const { isSlow } = await import("../../src/lampion/web/folder/pace.js");

test("a level that has not played is slow if the device is slow with the others", () => {
  assert.equal(isSlow("chess", "expert", {}), false);
  assert.equal(isSlow("chess", "expert", { chess: { casual: [0.2, 0.2, 0.2, 0.2, 0.2] } }), true);
  assert.equal(isSlow("chess", "expert", { chess: { casual: [0.2, 0.2] } }), false, "two decisions say little");
});

test("one that has played is what it was in the middle of its decisions", () => {
  assert.equal(isSlow("chess", "expert", { chess: { expert: [1, 1, 1, 9, 9] } }), false);
  assert.equal(isSlow("chess", "expert", { chess: { expert: [1, 4, 4, 4, 9] } }), true);
  assert.equal(isSlow("go", "expert", {}), false, "nothing is known of it");
});
