// A small Pagoda position, its offers and its log, as the server would send them.

export const column = (site, colour, cards, code, abilities = []) => ({ code, notation: `A${site} ${cards}`, parts: { kind: "column", site: `s${site}`, colour, cards, abilities } });
export const tile = (site, name, colour, next, cards, code, abilities = []) => ({ code, notation: `B${site}`, parts: { kind: "tile", site: `s${site}`, tile: name, colour, next, cards, abilities } });
export const roof = (site, name, colour, next, cards, spire, code, abilities = []) => ({ code, notation: `C${site}`, parts: { kind: "roof", site: `s${site}`, tile: name, colour, next, cards, spire, abilities } });
export const four = (site, colour, from) => ({ code: -1, notation: `X${site} ${colour[0].toUpperCase()}<`, parts: { kind: "alternative", site: `s${site}`, colour }, choose: { from, min: 4, max: 4 } });
export const dragon = (from) => ({ code: -1, notation: "D ", parts: { kind: "dragon" }, choose: { from, min: 1, max: from.length } });

export const floor = (number, colour, columns, next = null, roofed = false) => ({
  number,
  colour,
  columns,
  tile: next && { name: (colour[0] + next[0]).toUpperCase(), base: colour, next, spire: next },
  roof: roofed,
});

export const site = (number, floors = [], change = {}) => ({
  site: `s${number}`,
  status: "open",
  floors,
  floor: Math.max(1, floors.length),
  columns: floors.at(-1)?.columns ?? 0,
  next: "column",
  needs: floors.at(-1)?.colour ?? null,
  points: Math.max(1, floors.length),
  ...change,
});

export const move = (version, seat, notation, detail, scores = [0, 0]) => ({ version, number: version, seat, kind: "move", notation, text: { key: "x" }, detail, undone: false, after: { scores } });
export const ends = (version, seat, scores) => move(version, seat, "E", { kind: "end", table: 1, hand: 0, reshuffles: false }, scores);
export const builds = (version, seat, where, floor, kind = "column", points = floor) => move(version, seat, `A${where} R<Rt`, { kind, site: `s${where}`, floor, points, uses: [], gains: [], blocks: [] });
