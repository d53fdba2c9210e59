// Way of the Panda's board module: puts map, action board, clan sheets, cards, log and result together for the frame.

import { bringSheet } from "../icons.js";
import { actions } from "./panda/actions.js";
import { cards } from "./panda/cards.js";
import { facts, panes, swiping } from "./panda/facts.js";
import { happening } from "./panda/happening.js";
import { key } from "./panda/keys.js";
import { lastMoves, logLine } from "./panda/log.js";
import { arrive, fresh, keep, show } from "./panda/play.js";
import { result } from "./panda/result.js";
import { seat } from "./panda/seat.js";
import { sheet } from "./panda/sheet.js";
import { actionBoard } from "./panda/spaces.js";
import { explain, newsFor, stage } from "./panda/stage.js";
import { track } from "./panda/track.js";
import { guard } from "../vendor/directives/guard.js";
import { html } from "../vendor/lit-html.js";

/** @import { Desk } from "../table/desk.js" */

const SHEET = new URL("panda/icons.svg", import.meta.url);

/** @type {import("./index.js").Board} */
export const panda = {
  css: "panda-page",
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
  rules: 10,
};

/** The desk beside the map: action points, action board, and a clan sheet. @param {Desk} desk */
function desk(desk) {
  const { down, up } = swiping(desk);
  return html`<div class="boardpane" @touchstart=${down} @touchend=${up}>${track(desk)}${actionBoard(desk, newsFor(desk))}</div>
    <div class="clanpane" tabindex="0" role="group" aria-label=${desk.t("panda-board-pane", { pane: "clan" })}><div class="grab" aria-hidden="true"></div>${sheet(desk)}<div class="more">${cards(desk)}</div></div>`;
}
