// Offers as the server sends them in few bytes, and as boards read them. docs/api.md describes the compact form.

/** @import { Offer } from "./types.js" */
/** @typedef {{all: any} | {by?: number, each: any[]} | {by?: number, of: any[], at: number[]}} Column values of one axis, or one for all */
/** @typedef {string | Column | {part: string, item: number}} Piece of a notation */
/** @typedef {{codes: number[][], notation: Piece[], parts: Record<string, Column>, choose: Column}} Family a product of axes */
/** @typedef {(at: number[]) => any} Read the value at a place on each axis */

/** The plain list that a compact one stands for. @param {(Offer | Family)[]} legal @returns {Offer[]} */
export const unfolded = (legal) => legal.flatMap((one) => ("codes" in one ? members(one) : [one]));

/** @param {Family} family @returns {Offer[]} */
function members({ codes, notation, parts, choose }) {
  const sums = codes.map((steps) => {
    let sum = 0;
    return steps.map((step) => (sum += step));
  });
  const names = Object.keys(parts);
  /** @type {Record<string, Read>} */
  const values = Object.fromEntries(names.map((name) => [name, reader(parts[name])]));
  const pieces = notation.map((piece) => pieceReader(piece, values));
  const set = reader(choose);
  return places(codes.map(({ length }) => length)).map((at) => ({
    code: sums.reduce((sum, axis, number) => sum + axis[at[number]], 0),
    notation: pieces.map((piece) => piece(at)).join(""),
    parts: Object.fromEntries(names.map((name) => [name, values[name](at)])),
    choose: set(at),
  }));
}

/** Every choice of a place on each axis, the last axis changing fastest. @param {number[]} sizes @returns {number[][]} */
const places = (sizes) => sizes.reduce((found, size) => found.flatMap((at) => Array.from({ length: size }, (_, place) => [...at, place])), /** @type {number[][]} */ ([[]]));

/** @param {Column} column @returns {Read} */
function reader(column) {
  if ("all" in column) return () => column.all;
  const { by = 0 } = column;
  return "each" in column ? (at) => column.each[at[by]] : (at) => column.of[column.at[at[by]]];
}

/** @param {Piece} piece @param {Record<string, Read>} parts @returns {Read} */
function pieceReader(piece, parts) {
  if (typeof piece === "string") return () => piece;
  return "part" in piece ? (at) => parts[piece.part](at)[piece.item] : reader(piece);
}
