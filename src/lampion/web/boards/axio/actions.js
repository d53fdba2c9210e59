// The buttons of AXIO's two decisions, and what is left in the bag.

import { icon } from "../../icons.js";
import { pointOf } from "../../table/desk.js";
import { html } from "../../vendor/lit-html.js";
import { draw, endsTurn, maySwap, placeAndDraw, swap } from "./ending.js";
import { ghostNow, placing, turn, viewOf } from "./play.js";

/** @import { Desk } from "../../table/desk.js" */

/** @param {Desk} desk */
export function actions(desk) {
  if (desk.envelope.seat === null) return null;
  return html`${placing(desk) ? placeButtons(desk) : drawButton(desk)}${undoButton(desk)}${hintButton(desk)}${swapButton(desk)}`;
}

/** @param {Desk} desk */
function placeButtons(desk) {
  const { t } = desk;
  const ready = !!ghostNow(desk)?.offer;
  const text = t(endsTurn(desk) ? "axio-board-place-draw" : "axio-board-place");
  return html`<button class="btn turnit" title=${t("axio-board-turn-label")} @click=${() => turn(desk)}>
      ${icon("rotate")}<span>${t("axio-board-turn")}</span><kbd>R</kbd></button>
    <button class="btn primary ends ${desk.choice.by === "mouse" ? "for-others" : ""}" aria-disabled=${!ready}
      @click=${(/** @type {Event} */ event) => placeAndDraw(desk, pointOf(event))}>${icon("check")}<span>${text}</span></button>`;
}

/** @param {Desk} desk */
function drawButton(desk) {
  const { t } = desk;
  if (!desk.envelope.legal) return null;
  return html`<button class="btn ${desk.choice.swapping ? "" : "primary"} draw" aria-disabled=${!desk.free} @click=${() => draw(desk)}>
    ${icon("bag")}${t("axio-board-draw")}</button>`;
}

/** @param {Desk} desk */
function undoButton(desk) {
  const { t, envelope } = desk;
  const { can, lock } = envelope.undo;
  const press = (/** @type {Event} */ event) => (can ? desk.undo() : desk.tell(lock ? desk.say(lock) : t("page-nothing-to-undo"), pointOf(event)));
  return html`<button class="btn icon" aria-disabled=${!can} aria-label=${t("page-undo")} title=${t("page-undo")} @click=${press}>${icon("undo")}</button>`;
}

/** @param {Desk} desk */
function hintButton(desk) {
  const { t } = desk;
  const press = (/** @type {Event} */ event) => (desk.free || desk.busy ? desk.hint(pointOf(event)) : desk.wait(pointOf(event)));
  return html`<button class="btn icon bulb" aria-disabled=${!desk.free} aria-label=${t("page-hint")} title=${t("page-hint")} @click=${press}>${icon("hint")}</button>`;
}

/** @param {Desk} desk */
function swapButton(desk) {
  const { t } = desk;
  if (viewOf(desk).solo) return null;
  const can = maySwap(desk);
  const refilling = !placing(desk) && !!desk.envelope.legal;
  const label = t(refilling || !can ? "axio-board-swap-label" : "axio-board-place-swap-label");
  const look = refilling ? (desk.choice.swapping ? "primary" : "") : "icon";
  return html`<button class="btn swap ${look}" aria-disabled=${!can} aria-label=${label} title=${label}
    @click=${(/** @type {Event} */ event) => swap(desk, pointOf(event))}>${icon("swap")}${refilling ? t("axio-board-swap") : null}</button>`;
}

/** @param {Desk} desk */
export function supplies(desk) {
  const { t } = desk;
  const view = viewOf(desk);
  return html`<article class="panel bagbox" data-at="bag bag:tiles"><h2>${t("axio-board-bag")}<span class="end">${t("axio-board-tiles", { count: view.bag })}</span></h2>
    <h2 class="second">${t("axio-board-free-pairs")}<span class="end">${view.free_pairs}</span></h2></article>`;
}
