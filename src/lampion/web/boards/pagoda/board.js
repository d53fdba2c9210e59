// Pagoda's board module: puts sites, cards, architects, supply, turn, log and result together for the frame.

import { actions } from "./actions.js";
import { goal, seat } from "./architect.js";
import { dock } from "./cards.js";
import { happening } from "./happening.js";
import { key } from "./keyboard.js";
import { logLine, logNote } from "./log.js";
import { arrive, freshChoice, show } from "./play.js";
import { prompt, promptEnd } from "./prompt.js";
import { result } from "./result.js";
import { stage } from "./sites.js";
import { supplies, under } from "./supply.js";
import { numbersOf, viewOf } from "./view.js";

/** @type {import("../index.js").Board} */
export const board = {
  css: "pagoda",
  fresh: freshChoice,
  arrive,
  prompt,
  promptEnd,
  about: (desk) => {
    const { quick, simple, completed, ends_at: of } = viewOf(desk);
    return [desk.t("pagoda-board-variant", { variant: `${quick ? "quick" : "full"}-${simple ? "simple" : "normal"}` }), desk.t("pagoda-board-completed", { count: completed, of })];
  },
  stage,
  under,
  dock,
  actions,
  seat,
  goal,
  supplies,
  suppliesTab: "pagoda-board-tiles",
  logLine,
  logNote,
  key,
  keyHelp: ["site", "card", "build", "end", "ability", "set", "drop", "hint"].map((name) => `pagoda-board-key-${name}`),
  show,
  happening,
  result,
  numbers: numbersOf,
  rules: 9,
};
