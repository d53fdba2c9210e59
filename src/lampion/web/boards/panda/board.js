// Way of the Panda's board module: puts map, panel, action board, clan sheets, cards, log and result together for the frame.

import { bringSheet } from "../../icons.js";
import { guard } from "../../vendor/directives/guard.js";
import { html } from "../../vendor/lit-html.js";
import { question } from "./asking.js";
import { cards, supply } from "./cards.js";
import { facts } from "./facts.js";
import { happening } from "./happening.js";
import { key } from "./keys.js";
import { lastTurn, logLine } from "./log.js";
import { besideQuestion, panel } from "./panel.js";
import { arrive, fresh, keep, ruleNumbers, show } from "./play.js";
import { result } from "./result.js";
import { sceneOf } from "./scene.js";
import { seat } from "./seat.js";
import { sheet } from "./sheet.js";
import { bestOf } from "./space-facts.js";
import { actionBoard } from "./spaces.js";
import { stage } from "./stage.js";
import { track } from "./track.js";
import { views, viewsInMenu } from "./views.js";

/** @import { Desk } from "../../table/desk.js" */

const SHEET = new URL("icons.svg", import.meta.url);

/** @type {import("../index.js").Board} */
export const board = {
  css: "panda-page own-layout",
  fresh: () => {
    bringSheet(SHEET);
    return fresh();
  },
  keep,
  arrive,
  prompt: question,
  promptEnd: besideQuestion,
  answersFirst: true,
  facts,
  stage,
  dock: views,
  menu: viewsInMenu,
  actions: panel,
  seat,
  goal: (desk) => html`<div class="stock">${guard([desk.revision], () => lastTurn(desk))}${cards(desk)}</div>`,
  supplies: desk,
  logLine,
  key,
  keyHelp: ["panda-board-key-wants", "panda-board-key-do", "panda-board-key-back", "panda-board-key-over", "panda-board-key-pass", "panda-board-key-views", "panda-board-key-hint"],
  show,
  ideas: 3,
  happening,
  result,
  numbers: ruleNumbers,
  rules: 10,
};

/** Beside the map, by what is looked at: action points, action board, or a clan sheet. @param {Desk} desk */
function desk(desk) {
  const { view } = desk.choice;
  if (view === "clan") return html`<div class="clanpane" tabindex="0" role="group" aria-label=${desk.t("panda-board-view", { view })}>${sheet(desk)}<div class="more">${cards(desk)}</div>${guard([desk.revision], () => supply(desk))}</div>`;
  return html`<div class="boardpane">${track(desk)}${view === "board" ? actionBoard(desk, sceneOf(desk), bestOf(desk)) : null}</div>`;
}
