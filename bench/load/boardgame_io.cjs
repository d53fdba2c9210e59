// AXIO's course of play on boardgame.io's own server with its default store, for bench/server.py to drive.
//
// node boardgame_io.cjs FOLDER_OF_NODE_MODULES OFFERS DECIDER_FILLER OTHERS_FILLER deflate|plain
//
// The moves do what AXIO's do: check, place, score along rays, close shut-in cells, draw from a shuffled bag. Views hold
// what Lampion's hold: the board, one's own rack, scores, and for the seat that decides a list of what it may do, at most
// OFFERS of them. A filler makes them as long; plain text is the cheapest thing that can be sent.
const { createRequire } = require("node:module");
const load = createRequire(`${process.argv[2]}/package.json`);
const { Server, SocketIO } = load("boardgame.io/server");

const SIDE = 13;
const WIDTH = SIDE + 2;
const STEPS = [1, WIDTH, -1, -WIDTH];
const [FREE, CLOSED, OUTSIDE] = [0, 6, 7];
const RACK = 5;
const OFFERS = Number(process.argv[3]);
const FILLER = ["x".repeat(Number(process.argv[4])), "x".repeat(Number(process.argv[5]))];
const COLOURS = ["red", "blue", "green", "orange", "purple"];

function setup({ ctx, random }) {
  const board = Array(WIDTH * WIDTH).fill(OUTSIDE);
  for (let row = 1; row <= SIDE; row += 1) board.fill(FREE, row * WIDTH + 1, row * WIDTH + 1 + SIDE);
  const bag = [];
  for (let one = 1; one <= 5; one += 1) for (let two = one; two <= 5; two += 1) for (let n = 0; n < 8; n += 1) bag.push([one, two]);
  const shuffled = random.Shuffle(bag);
  const players = [...Array(ctx.numPlayers)].map(() => ({ scores: [0, 0, 0, 0, 0], rack: shuffled.splice(0, RACK) }));
  return { board, tiles: [], players, bag: shuffled, phase: "place", decisions: 0 };
}

function ray(board, cell, step) {
  let length = 0;
  for (let at = cell + step; board[at] === board[cell]; at += step) length += 1;
  return length;
}

const shutIn = (board, cell) => board[cell] === FREE && STEPS.every((step) => board[cell + step] !== FREE);

function place({ G, playerID }, tile, first, second) {
  const { board, players } = G;
  const player = players[playerID];
  const pair = player.rack[tile];
  if (G.phase !== "place" || !pair || !STEPS.includes(second - first)) return "INVALID_MOVE";
  if (board[first] !== FREE || board[second] !== FREE) return "INVALID_MOVE";
  [board[first], board[second]] = pair;
  for (const [cell, away] of [[first, second], [second, first]])
    for (const step of STEPS)
      if (cell + step !== away) {
        const symbol = board[cell] - 1;
        player.scores[symbol] = Math.min(18, player.scores[symbol] + ray(board, cell, step));
      }
  for (const cell of [first, second])
    for (const step of STEPS) if (shutIn(board, cell + step)) board[cell + step] = CLOSED;
  player.rack.splice(tile, 1);
  G.tiles.push({ cells: [first, second], symbols: pair, seat: Number(playerID), number: G.tiles.length + 1 });
  G.phase = "refill";
  G.decisions += 1;
}

function refill({ G, events, playerID }) {
  if (G.phase !== "refill") return "INVALID_MOVE";
  const { rack } = G.players[playerID];
  while (rack.length < RACK && G.bag.length) rack.push(G.bag.pop());
  G.phase = "place";
  G.decisions += 1;
  events.endTurn();
}

// What a seat sees: no bag, nobody else's rack. `any` is a legal move, so that the driver needs no rules.
function playerView({ G, ctx, playerID }) {
  const { bag, ...open } = G;
  const decides = playerID === ctx.currentPlayer;
  const players = G.players.map((player, seat) => (String(seat) === playerID ? player : { scores: player.scores, rack: null }));
  const [any, legal] = decides ? [anyMove(G), offers(G, G.players[playerID].rack)] : [null, null];
  return { ...open, players, left: bag.length, any, legal, filler: FILLER[decides ? 0 : 1] };
}

const nameOf = (cell) => `${Math.floor(cell / WIDTH) - 1},${(cell % WIDTH) - 1}`;

function offers(G, rack) {
  if (G.phase === "refill") return [{ code: 8450, notation: "refill", parts: { kind: "refill" }, choose: null }];
  const found = [];
  for (let first = WIDTH; first < WIDTH * (WIDTH - 1); first += 1)
    if (G.board[first] === FREE)
      for (const step of [1, WIDTH])
        if (G.board[first + step] === FREE)
          for (const [one, two] of rack)
            for (const [a, b] of one === two ? [[one, two]] : [[one, two], [two, one]]) {
              if (found.length >= OFFERS) return found;
              const [here, there] = [nameOf(first), nameOf(first + step)];
              const [colour, other] = [COLOURS[a - 1], COLOURS[b - 1]];
              const parts = { kind: "place", tile: colour[0] + other[0], cells: [here, there], first: colour, second: other };
              found.push({ code: first * 50 + a * 5 + b, notation: `${colour[0]}(${here}) ${other[0]}(${there})`, parts, choose: null });
            }
  return found;
}

function anyMove(G) {
  if (G.phase === "refill") return [];
  for (let first = WIDTH; first < WIDTH * (WIDTH - 1); first += 1)
    if (G.board[first] === FREE)
      for (const step of [1, WIDTH]) if (G.board[first + step] === FREE) return [0, first, first + step];
  return null;
}

const endIf = ({ G }) => (anyMove(G) === null || G.players.some((player) => player.rack.length === 0) ? true : undefined);
const game = { name: "axio", minPlayers: 1, maxPlayers: 4, setup, moves: { place, refill }, playerView, endIf };

// Messages of 4 KiB and more are compressed, as Lampion's are; its own default is not to compress at all.
const perMessageDeflate = process.argv[6] === "deflate" && { threshold: 4096 };
const transport = new SocketIO({ socketOpts: { perMessageDeflate } });
const server = Server({ games: [game], origins: [/.*/], transport });
server.run({ port: 0 }).then(({ appServer }) => console.log(`port ${appServer.address().port}`));
