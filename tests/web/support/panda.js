// A small table of Way of the Panda for the tests of its drawings: two clans, nobody has moved.

import { readFileSync } from "node:fs";

const LETTERS = ["a", "b", "c", "d"];
const NUMBERS = [1, 2, 3, 4];

const places = NUMBERS.flatMap((row) => LETTERS.map((letter, column) => ({
  id: `${letter}${row}`, names: { en: `Place ${letter}${row}`, de: "", fr: "" }, x: 200 * (column + 1), y: 200 * row, start: false, frontier: false, number: 0,
  level: "village", foundation: false, pieces: [], buildings: 0, needs: 2, guards: 0, own: [0, 0], free: false,
})));
const ring = ["N1", "N2", "N3", "N4", "E1", "E2", "E3", "E4", "S4", "S3", "S2", "S1", "W4", "W3", "W2", "W1"];
const borders = ring.map((id) => ({ id, side: id[0], x: 0, y: 0 }));
const path = (one, other, ninjas) => ({ id: `${one}-${other}`, ends: [one, other], ninjas, uncovered: ninjas, figures: [0, 0], tile: null });
const paths = [
  ...NUMBERS.flatMap((row) => [0, 1, 2].map((column) => path(`${LETTERS[column]}${row}`, `${LETTERS[column + 1]}${row}`, 1 + column))),
  ...[1, 2, 3].flatMap((row) => LETTERS.map((letter) => path(`${letter}${row}`, `${letter}${row + 1}`, 4))),
  ...LETTERS.flatMap((letter, index) => [path(`${letter}1`, `N${index + 1}`, 2), path(`${letter}4`, `S${index + 1}`, 2)]),
  ...NUMBERS.flatMap((row) => [path(`a${row}`, `W${row}`, 3), path(`d${row}`, `E${row}`, 3)]),
];
const hero = (name, at) => ({ hero: name, at, strength: 1, missions: 0, multiplier: 0, value: 0 });
const player = (colour, at) => ({ colour, vp: 6, ap: 4, guards: 9, posted: 0, passed: false, reached: null, heroes: [hero("monk", at), hero("governor", "b2"), hero("warrior", null)], sheet: 0, tiles: { v1: 2, v32: 6, v4: 2 }, hero_vp: null, card_vp: null });

export const view = (change = {}) => ({
  phase: "rounds", round: 1, ending: null, master: false, order: [0, 1], places, borders, paths, players: [player("white", "a1"), player("yellow", "N2")],
  asked: { decision: "turn", seat: 0, active: 0, space: null, options: [], done: [], hero: null, hero_seat: null, path: null, left: null, blocked: [] },
  ap_track: [], spaces: [], city_row: [], supply: { buildings: {}, foundations: 6, tiles: {}, neutral: {} }, a_card: null, b_card: null,
  ends: { cities: [0, 5], capitals: [0, 2] }, scale: { multiplier: [0, 1, 2, 3], value: [2, 4, 6, 8] }, ...change,
});

/** An offer by its parts. */
export const offer = (code, parts) => ({ code, notation: `offer ${code}`, parts });

const KEPT = JSON.parse(readFileSync(new URL("panda-maps.json", import.meta.url), "utf-8"));

/** The two boards and two maps that are no grid, nobody on them. */
export const maps = () =>
  Object.fromEntries(Object.entries(KEPT).map(([name, { places: spots, borders: edges, paths: ways }]) => [name, view({
    places: spots.map((place) => ({ ...places[0], ...place })), borders: edges, paths: ways.map((one) => ({ ...paths[0], ...one, uncovered: one.ninjas })), players: [],
  })]));
