// Offers as the server sends them in few bytes, and as boards read them. docs/api.md describes the compact form.

/** @import { Offer, OfferColumn, OfferFamily } from "./types.js" */
/** @typedef {(at: number[]) => any} Read the value at a place on each axis */

/** The plain list that a compact one stands for. @param {(Offer | OfferFamily)[]} legal @returns {Offer[]} */
export const unfolded = (legal) => legal.flatMap((one) => ("codes" in one ? members(one) : [one]));

/** @param {OfferFamily} family @returns {Offer[]} */
function members({ codes, notation, parts, choose }) {
  const sums = codes.map(runningSums);
  const values = Object.entries(parts).map(([name, column]) => ({ name, read: reader(column) }));
  const pieces = notation.map((piece) => pieceReader(piece, parts));
  const set = reader(choose);
  return places(codes.map(({ length }) => length)).map((at) => ({
    code: sums.reduce((sum, axis, number) => sum + axis[at[number]], 0),
    notation: pieces.map((piece) => piece(at)).join(""),
    parts: Object.fromEntries(values.map(({ name, read }) => [name, read(at)])),
    choose: set(at),
  }));
}

/** @param {number[]} steps */
function runningSums(steps) {
  let sum = 0;
  return steps.map((step) => (sum += step));
}

/** Every choice of a place on each axis, the last axis changing fastest. @param {number[]} sizes */
const places = (sizes) => sizes.reduce((found, size) => found.flatMap((at) => Array.from({ length: size }, (_, place) => [...at, place])), /** @type {number[][]} */ ([[]]));

/** @param {OfferColumn} column @returns {Read} */
function reader(column) {
  if ("all" in column) return () => column.all;
  const { by = 0 } = column;
  return "each" in column ? (at) => column.each[at[by]] : (at) => column.of[column.at[at[by]]];
}

/** @param {OfferFamily["notation"][number]} piece @param {Record<string, OfferColumn>} parts @returns {Read} */
function pieceReader(piece, parts) {
  if (typeof piece === "string") return () => piece;
  if (!("part" in piece)) return reader(piece);
  const list = reader(parts[piece.part]);
  return (at) => list(at)[piece.item];
}
