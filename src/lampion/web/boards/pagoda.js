// Pagoda's board module: puts sites, cards, architects, supply, turn, log and result together for the frame.

import { actions } from "./pagoda/actions.js";
import { goal, seat } from "./pagoda/architect.js";
import { dock } from "./pagoda/cards.js";
import { happening } from "./pagoda/happening.js";
import { key } from "./pagoda/keyboard.js";
import { logLine, logNote } from "./pagoda/log.js";
import { arrive, freshChoice, show } from "./pagoda/play.js";
import { prompt, promptEnd } from "./pagoda/prompt.js";
import { result } from "./pagoda/result.js";
import { stage } from "./pagoda/sites.js";
import { supplies, under } from "./pagoda/supply.js";
import { viewOf } from "./pagoda/view.js";

/** @type {import("./index.js").Board} */
export const pagoda = {
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
  rules: 9,
};
