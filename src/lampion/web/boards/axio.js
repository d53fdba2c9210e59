// AXIO's board module: puts board, rack, tracks, log and result together for the frame.

import { actions, supplies } from "./axio/actions.js";
import { freshChoice } from "./axio/choice.js";
import { happening } from "./axio/happening.js";
import { logLine, logNote } from "./axio/log.js";
import { key } from "./axio/keyboard.js";
import { pick, show } from "./axio/play.js";
import { stage } from "./axio/pointing.js";
import { rack } from "./axio/rack.js";
import { result } from "./axio/result.js";
import { goal, seat } from "./axio/tracks.js";

/** @type {import("./index.js").Board} */
export const axio = {
  css: "axio",
  fresh: freshChoice,
  arrive: (desk) => pick(desk, 0),
  stage,
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
  rules: 8,
};
