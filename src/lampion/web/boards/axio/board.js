// AXIO's board module: puts board, rack, tracks, log and result together for the frame.

import { actions, supplies } from "./actions.js";
import { freshChoice } from "./choice.js";
import { happening } from "./happening.js";
import { logLine, logNote } from "./log.js";
import { key } from "./keyboard.js";
import { legendUnderBoard } from "./legend.js";
import { numbersOf, pick, show } from "./play.js";
import { stage } from "./pointing.js";
import { rack } from "./rack.js";
import { result } from "./result.js";
import { goal, seat } from "./tracks.js";

/** @type {import("../index.js").Board} */
export const board = {
  css: "axio",
  fresh: freshChoice,
  arrive: (desk) => pick(desk, 0),
  stage,
  under: legendUnderBoard,
  dock: rack,
  actions,
  seat,
  goal,
  supplies,
  logLine,
  logNote,
  key,
  keyHelp: ["axio-board-key-pick", "axio-board-key-move", "axio-board-key-turn", "axio-board-key-place", "axio-board-key-swap", "axio-board-key-hint"],
  show,
  happening,
  result,
  numbers: numbersOf,
  rules: 8,
};
