// The panel with a whole turn before it is done: numbered steps, what can be left out of it, and before and after of guards,
// action points and victory points.

import { icon } from "../../icons.js";
import { pointOf } from "../../table/desk.js";
import { html } from "../../vendor/lit-html.js";
import { back, choose, chosenTurn, doIt, turnsLeft } from "./flow.js";
import { viewOf } from "./play.js";
import { pathName, signed } from "./say.js";
import { mark } from "./symbols.js";
import { minus } from "./track.js";
import { gainText, stepText } from "./turn-words.js";
import { deedOf, turnsOf, turnsWithMore, turnWithout } from "./turns.js";

/** @import { Desk } from "../../table/desk.js" */
/** @import { Turn, Turns, TurnStep } from "./turns.js" */

/** @param {Desk} desk */
export function wholePanel(desk) {
  const turn = /** @type {Turn} */ (chosenTurn(desk));
  const { t } = desk;
  const gain = gainText(desk, turn);
  const others = (turnsOf(desk)?.list ?? []).filter(({ id, root }) => root === turn.root && id !== turn.id).length;
  const press = (/** @type {Event} */ event) => (desk.free ? doIt(desk) : desk.wait(pointOf(event)));
  const asked = turn.ask && turn.ask !== "turn" ? html`<li class="then"><small>${t("panda-turn-afterwards", { ask: turn.ask })}</small></li>` : null;
  return html`<ol class="plan" tabindex="0"
      aria-label=${t("panda-turn-steps")}>${turn.steps.map((step, index) => stepLine(desk, turn, step, index))}${leftOut(desk, turn)}${asked}</ol>
    ${bill(desk, turn)}
    <div class="go"><button type="button" class="btn icon" data-target="part-back"
        aria-label=${t("panda-turn-part-back")} title=${t("panda-turn-part-back")} @click=${() => back(desk)}>${icon("undo")}</button>
      ${others ? html`<button type="button" class="btn" data-target="ways"
          @click=${() => desk.choose({ turn: null, all: true })}>${t("panda-turn-ways", { count: others })}</button>` : null}
      <button type="button" class="btn primary confirm pointed" data-target="do" aria-keyshortcuts="Enter"
          @click=${press}>${mark("done")}<span>${gain ? t("panda-turn-do", { gain }) : t("panda-turn-do-plain")}</span></button></div>`;
}

/** @param {Desk} desk @param {Turn} turn @param {TurnStep} step @param {number} index */
function stepLine(desk, turn, step, index) {
  const { t } = desk;
  const points = step.vp ? html`<span class="gain">${t("panda-board-gain", { points: signed(step.vp) })}</span>` : step.ap ? html`<span class="gain">${t("panda-turn-gain-ap", { points: signed(step.ap) })}</span>` : null;
  const number = html`<span class="no">${index + 1}</span>`;
  const words = html`<p><b>${stepText(desk, step, turn)}</b>${detail(desk, turn, step)}</p>`;
  if (step.kind !== "cover") return html`<li>${number}${words}${points}</li>`;
  const without = turnWithout(/** @type {Turns} */ (turnsOf(desk)), turn, step);
  const press = (/** @type {Event} */ event) =>
    (without ? choose(desk, without) : desk.tell(t("panda-turn-needed"), pointOf(event)));
  return html`<li class="switch-line"><button type="button" role="switch" aria-checked="true"
      aria-disabled=${without ? "false" : "true"} data-target="switch:${index}" @click=${press}>${number}${words}${points}<span class="sw on" aria-hidden="true"></span></button></li>`;
}

/** How a step is done, or where its points come from. @param {Desk} desk @param {Turn} turn @param {TurnStep} step */
function detail(desk, turn, step) {
  const { t } = desk;
  const laid = step.kind === "cover" ? turn.steps.find(({ kind, path }) => kind === "tile" && path === step.path) : null;
  const where = step.path && step.kind === "cover" ? [pathName(desk, step.path)] : [];
  const past = step.kind === "move" && step.ninjas ? [t("panda-turn-past", { count: step.ninjas })] : [];
  const tile = laid ? [stepText(desk, laid, turn)] : [];
  const points = step === deedOf(turn) ? turn.gain.because.map(([vp, why]) => `${signed(vp)} ${desk.say(why)}`) : [];
  const told = [...where, ...tile, ...past, ...points].join(" · ");
  return told ? html`<small>${told}</small>` : null;
}

/** What could be covered on the way as well. @param {Desk} desk @param {Turn} turn */
const leftOut = (desk, turn) =>
  turnsWithMore(/** @type {Turns} */ (turnsOf(desk)), turn).map(({ turn: other, step }) => html`<li class="switch-line"><button type="button" role="switch" aria-checked="false" data-target="switch:${other.id}" @click=${() => choose(desk, other)}>
    <span class="no none"></span><p><b>${stepText(desk, step, other)}</b>${detail(desk, other, step)}</p><span class="sw" aria-hidden="true"></span></button></li>`);

/** @param {Desk} desk @param {Turn} turn */
function bill(desk, turn) {
  const { t, envelope } = desk;
  const { guards, ap, vp } = viewOf(desk).players[envelope.seat ?? 0];
  const { price, gain } = turn;
  const change = (/** @type {number} */ from, /** @type {number} */ to) =>
    html`${minus(from)} → <b class=${to < 0 ? "pen" : ""}>${minus(to)}</b>`;
  return html`<dl class="bill"><div><dt>${t("panda-turn-bill", { what: "guards" })}</dt><dd>${change(guards, turn.guards_left)}</dd></div>
    <div><dt>${t("panda-turn-bill", { what: "ap" })}</dt><dd>${change(ap, turn.ap_left)}</dd></div>
    <div><dt>${t("panda-turn-bill", { what: "vp" })}</dt><dd>${change(vp, vp + gain.vp - price.loss)}</dd></div>
    <div class=${price.loss ? "" : "ok"}><dt>${t("panda-turn-bill", { what: "loss" })}</dt><dd>${price.loss ? html`<b class="pen">${t("panda-board-loss", { loss: price.loss })}</b>` : html`<b>${t("panda-turn-no-loss")}</b>`}</dd></div></dl>`;
}
