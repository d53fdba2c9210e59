// Way of the Panda's board module: puts map, action board, clan sheets, cards, log and result together for the frame.

import { bringSheet } from "../../icons.js";
import { actions } from "./actions.js";
import { cards } from "./cards.js";
import { facts, panes, swiping } from "./facts.js";
import { happening } from "./happening.js";
import { key } from "./keys.js";
import { lastMoves, logLine } from "./log.js";
import { arrive, fresh, keep, ruleNumbers, show } from "./play.js";
import { result } from "./result.js";
import { seat } from "./seat.js";
import { sheet } from "./sheet.js";
import { actionBoard } from "./spaces.js";
import { explain, newsFor, stage } from "./stage.js";
import { track } from "./track.js";
import { guard } from "../../vendor/directives/guard.js";
import { html } from "../../vendor/lit-html.js";

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
  promptEnd: (desk) => html`<span class="what">${explain(desk)}</span>`,
  facts,
  stage,
  dock: panes,
  actions,
  seat,
  goal: (desk) => html`<div class="stock">${cards(desk)}${guard([desk.revision], () => lastMoves(desk))}</div>`,
  supplies: desk,
  logLine,
  key,
  keyHelp: ["panda-board-key-move", "panda-board-key-take", "panda-board-key-number", "panda-board-key-pass", "panda-board-key-panes", "panda-board-key-hint"],
  show,
  happening,
  result,
  numbers: ruleNumbers,
  rules: 10,
};

/** The desk beside the map: action points, action board, and a clan sheet. @param {Desk} desk */
function desk(desk) {
  const { down, up } = swiping(desk);
  return html`<div class="boardpane" @touchstart=${down} @touchend=${up}>${track(desk)}${actionBoard(desk, newsFor(desk))}</div>
    <div class="clanpane" tabindex="0" role="group" aria-label=${desk.t("panda-board-pane", { pane: "clan" })}><div class="grab" aria-hidden="true"></div>${sheet(desk)}<div class="more">${cards(desk)}</div></div>`;
}
