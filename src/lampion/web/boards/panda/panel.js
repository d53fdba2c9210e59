// The panel: one place for every choice. The question and its facts stand in the prompt, with back, hint, undo and pass beside
// them; under it the answers, and at most one red button.

import { icon } from "../../icons.js";
import { pointOf } from "../../table/desk.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { awayPanel } from "./panel-away.js";
import { ideasPanel } from "./panel-ideas.js";
import { nothingPanel } from "./panel-nothing.js";
import { questionPanel } from "./panel-question.js";
import { roundPanel } from "./panel-round.js";
import { setupPanel } from "./panel-setup.js";
import { targetsPanel } from "./panel-targets.js";
import { wholePanel } from "./panel-whole.js";
import { waitingPanel, wishesPanel } from "./panel-wishes.js";
import { advise } from "./advice.js";
import { back, panelOf, startOver } from "./flow.js";
import { targetAt, take } from "./play.js";
import { mark } from "./symbols.js";
import { turnsOf } from "./turns.js";

/** @import { Desk } from "../../table/desk.js" */
/** @import { Panel } from "./flow.js" */

/** @type {Record<Panel, (desk: Desk) => unknown>} */
const BODIES = {
  away: awayPanel, setup: setupPanel, question: questionPanel, wishes: wishesPanel, targets: targetsPanel, whole: wholePanel,
  ideas: ideasPanel, nothing: nothingPanel, waiting: waitingPanel, round: roundPanel,
};

/** @param {Desk} desk */
export function panel(desk) {
  const shown = panelOf(desk);
  return html`<div class="panel-body is-${shown}">${BODIES[shown](desk)}</div>`;
}

/** What stands beside the question. The hint is always the last, so that it keeps its place whatever else is there.
 * @param {Desk} desk */
export function besideQuestion(desk) {
  if (desk.envelope.seat === null) return null;
  const shown = panelOf(desk);
  const onTheWay = ["targets", "whole", "ideas", "nothing"].includes(shown) || Object.keys(desk.choice.picks).length > 0;
  return html`${onTheWay ? backButton(desk) : null}<span class="tools">
    ${shown === "wishes" || shown === "waiting" ? passButton(desk) : null}${shown === "targets" ? closeButton(desk) : null}
    ${onTheWay ? null : undoButton(desk)}${shown === "away" ? null : ["ideas", "round"].includes(shown) ? html`<span class="btn icon kept"></span>` : hintButton(desk)}</span>`;
}

/** @param {Desk} desk */
function backButton(desk) {
  const label = desk.t("panda-turn-back");
  const press = () => (Object.keys(desk.choice.picks).length ? desk.choose({ picks: {}, point: null }) : back(desk));
  return html`<button class="btn icon quiet back" data-target="back" aria-label=${label} title=${label}
      @click=${press}>${icon("back")}</button>`;
}

/** @param {Desk} desk */
function closeButton(desk) {
  const label = desk.t("panda-turn-all-wishes");
  return html`<button class="btn icon quiet" data-target="close" aria-label=${label} title=${label}
      @click=${() => startOver(desk)}>${icon("close")}</button>`;
}

/** @param {Desk} desk */
function undoButton(desk) {
  const { t, envelope } = desk;
  const { can, lock } = envelope.undo;
  const press = (/** @type {Event} */ event) =>
    (can ? desk.undo() : desk.tell(lock ? desk.say(lock) : t("page-nothing-to-undo"), pointOf(event)));
  return html`<button class="btn icon undo" aria-disabled=${can ? nothing : "true"} aria-label=${t("page-undo")}
      title=${t("page-undo")} @click=${press}>${icon("undo")}</button>`;
}

/** @param {Desk} desk */
function hintButton(desk) {
  const { t } = desk;
  const press = (/** @type {Event} */ event) =>
    (desk.free || desk.busy ? advise(desk, pointOf(event)) : desk.wait(pointOf(event)));
  return html`<button class="btn icon bulb" aria-disabled=${desk.free ? nothing : "true"} aria-label=${t("page-hint")}
      title=${t("page-hint")} @click=${press}>${icon("hint")}</button>`;
}

/** The red button where nothing else can be done, or where a hint says so. @param {Desk} desk */
function passButton(desk) {
  const target = targetAt(desk, "answer:pass");
  if (!target) return null;
  const press = (/** @type {Event} */ event) => (desk.free ? take(desk, target) : desk.wait(pointOf(event)));
  const pointed = desk.choice.point === target.id ? "pointed" : "";
  return html`<button class="btn pass ${pointed || nothingElse(desk) ? "primary" : ""} ${pointed}"
      data-target="answer:pass" @click=${press}>${mark("pass")}<span>${desk.t("panda-board-answer", { decision: "turn", answer: "pass" })}</span></button>`;
}

/** Passing is all that is left. @param {Desk} desk */
const nothingElse = (desk) => !!turnsOf(desk)?.wants.every(({ best }) => best === null);
