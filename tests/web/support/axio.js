// A small AXIO position and its list of legal placements, as the server would send them.

/** @param {string} tile letters @param {string[]} cells @param {string} first colour on the first cell @param {string} second @param {number} code */
export const placement = (tile, cells, first, second, code) => ({
  code,
  notation: `${first[0]}(${cells[0]}) ${second[0]}(${cells[1]})`,
  parts: { kind: "place", tile, cells, first, second },
});

export const player = (scores = {}) => ({
  scores: { red: 0, blue: 0, green: 0, orange: 0, purple: 0, ...scores },
  lowest: ["purple"],
  rack: ["rb"],
  tiles: 5,
  first_tile: true,
  cap: 18,
});

export const view = (change = {}) => ({
  area: [2, 10],
  phase: "place",
  solo: false,
  bonus: 0,
  bag: 80,
  free_pairs: 100,
  free_cells: [],
  printed: [{ cell: "6,6", symbol: "purple" }],
  tiles: [
    { cells: ["4,5", "4,6"], symbols: ["blue", "orange"], seat: 0, number: 1 },
    { cells: ["7,6", "8,6"], symbols: ["green", "green"], seat: 1, number: 2 },
  ],
  closed: ["2,2"],
  players: [player(), player()],
  ...change,
});
