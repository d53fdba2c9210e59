import assert from "node:assert/strict";
import { test } from "node:test";

import { isShown } from "../../src/lampion/web/notice.js";

const notice = { text: "The server restarts.", until: 1000 };

test("what the host says is shown while it holds, until it is hidden", () => {
  assert.equal(isShown(notice, null, 999), true);
  assert.equal(isShown(notice, null, 1000), false);
  assert.equal(isShown(null, null, 0), false);
  assert.equal(isShown(notice, "1000 The server restarts.", 999), false);
});

test("what is said anew is shown again", () => {
  assert.equal(isShown({ ...notice, text: "Now." }, "1000 The server restarts.", 999), true);
  assert.equal(isShown({ ...notice, until: 2000 }, "1000 The server restarts.", 999), true);
});
