import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { isLow, leftOf, planInWords, span } from "../../src/lampion/web/clocks.js";
import { pathOf } from "../../src/lampion/web/invite/qr-path.js";
import { addressFor } from "../../src/lampion/web/invite/reach.js";
import { clockPlan, seatsOf } from "../../src/lampion/web/lobby/plan.js";
import { generate } from "../../src/lampion/web/vendor/lean-qr.js";
import { sha256 } from "../../src/lampion/web/vendor/noble-hashes/sha2.js";

const words = /** @type {any} */ ({ text: (key, args = {}) => [key, ...Object.values(args)].join(" ") });
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test("a clock shows what fits the time that is left", () => {
  assert.equal(span(49 * HOUR, words), "page-clock-days-left 2 1");
  assert.equal(span(HOUR + 2 * MINUTE + 3000, words), "1:02:03");
  assert.equal(span(5 * MINUTE + 999, words), "5:00");
  assert.equal(span(10_000, words), "0:10");
  assert.equal(span(9_950, words), "0:09.9");
  assert.equal(span(-5, words), "0:00.0");
});

test("the running clock follows the deadline in the server's time, the others stand", () => {
  const clock = { bank: 60_000, increment: 0, days: 0, left: [50_000, 60_000], asked: 0, runs: true, deadline: 1_000_000, now: 0 };
  assert.equal(leftOf(clock, 0, 300, 990_000), 9_700);
  assert.equal(leftOf(clock, 0, 300, 2_000_000), 0);
  assert.equal(leftOf(clock, 1, 300, 990_000), 60_000);
  assert.equal(leftOf({ ...clock, runs: false, deadline: null }, 0, 300, 990_000), 50_000);
});

test("time is low near its end, earlier for those who have days", () => {
  assert.equal(isLow(29_000, { bank: 5 * MINUTE }), true);
  assert.equal(isLow(31_000, { bank: 5 * MINUTE }), false);
  assert.equal(isLow(HOUR, { days: 2 }), true);
  assert.equal(isLow(3 * HOUR, { days: 2 }), false);
});

test("a table's clock in words", () => {
  assert.equal(planInWords(words, null), "page-clock-none");
  assert.equal(planInWords(words, { days: 3 }), "page-clock-per-move 3");
  assert.equal(planInWords(words, { bank: 5 * MINUTE, increment: 5000 }), "page-clock-bank-more 5 5");
  assert.equal(planInWords(words, { bank: 5 * MINUTE }), "page-clock-bank 5");
});

test("what is chosen becomes the seats and the clock that the server is asked for", () => {
  const seats = seatsOf("", [{ who: "open", name: "" }, { who: "here", name: " Bo " }, { who: "greedy", name: "" }], (number) => `Player ${number}`, (place) => `Bot ${place}`);
  assert.deepEqual(seats, [
    { kind: "human", name: "Player 1" },
    { kind: "open", name: null },
    { kind: "human", name: "Bo" },
    { kind: "bot", level: "greedy", name: "Bot 2" },
  ]);
  assert.equal(clockPlan({ kind: "none", minutes: 5, seconds: 5, days: 2 }), null);
  assert.deepEqual(clockPlan({ kind: "bank", minutes: 5, seconds: 5, days: 2 }), { bank: 300_000, increment: 5000 });
  assert.deepEqual(clockPlan({ kind: "days", minutes: 5, seconds: 5, days: 2 }), { days: 2 });
});

test("a link leads where others can follow it", () => {
  const here = new URL("http://127.0.0.1:8725/table/x");
  assert.equal(addressFor("/table/x", { reach: "device", address: null, can_open: false }, here), "http://127.0.0.1:8725/table/x");
  assert.equal(addressFor("/table/x", { reach: "network", address: "http://192.168.1.5:8725", can_open: false }, here), "http://192.168.1.5:8725/table/x");
  assert.equal(addressFor("/table/x", { reach: "everywhere", address: "https://play.example/", can_open: false }, here), "https://play.example/table/x");
  assert.equal(addressFor("/table/x", { reach: "network", address: "http://10.0.0.1:1", can_open: false }, new URL("http://box.local:8725/")), "http://box.local:8725/table/x");
});

test("the drawing of a QR code covers exactly its dark modules", () => {
  const code = generate("http://127.0.0.1:8725/table/abcdefghijklmnopqrstuvwxyz234567");
  const dark = new Set();
  for (const [, x, y, width] of pathOf(code).matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) for (let at = 0; at < Number(width); at += 1) dark.add(`${Number(x) + at} ${y}`);
  let count = 0;
  for (let y = 0; y < code.size; y += 1) for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) assert.ok(dark.has(`${x} ${y}`), `${x} ${y}`), (count += 1);
  assert.equal(dark.size, count);
  assert.ok(code.size >= 21 && code.get(0, 0) && code.get(6, 6) && !code.get(1, 1));
});

test("the hash for pages without HTTPS is SHA-256", () => {
  const bytes = new TextEncoder().encode("0123456789abcdef0123456789abcdef");
  assert.equal(Buffer.from(sha256(bytes)).toString("hex"), createHash("sha256").update(bytes).digest("hex"));
});
