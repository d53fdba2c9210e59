// The track of action points: a stack of markers on each field, the top one first in the next round.

import { guard } from "../../vendor/directives/guard.js";
import { html } from "../../vendor/lit-html.js";
import { chosenTurn, lookedAt } from "./flow.js";
import { viewOf } from "./play.js";
import { crest, mark } from "./symbols.js";

/** @import { Desk } from "../../table/desk.js" */

/** @param {number} value */
export const minus = (value) => String(value).replace("-", "−");

/** @param {Desk} desk */
export function track(desk) {
  const lands = landing(desk);
  return guard([desk.revision, lands], () => trackOf(desk, lands));
}

/** Where the turn that is shown, or the space that is looked at, would leave me. @param {Desk} desk @returns {number | null} */
function landing(desk) {
  const turn = chosenTurn(desk);
  if (turn) return turn.price.lands;
  const looked = desk.free ? lookedAt(desk) : null;
  const space = looked?.by === "space" ? viewOf(desk).spaces[Number(looked.key)] : null;
  return space?.status === "open" && space.cost ? space.lands : null;
}

/** @param {Desk} desk @param {number | null} lands the field of the track */
function trackOf(desk, lands) {
  const { t } = desk;
  const view = viewOf(desk);
  const me = desk.envelope.seat === null ? null : view.players[desk.envelope.seat];
  return html`<div class="aphead"><div class="aplab" aria-hidden="true" title=${t("panda-board-ap-now")}>${mark("bamboo")}<b>${t("panda-board-ap")}</b></div>
    <ol class="ap" aria-label=${t("panda-board-track")}>${view.ap_track.map(({ field, loss, stack }) => {
      const ghost = me && lands === field && me.ap !== field ? me.colour : null;
      const names = stack.toReversed().map(desk.name).join(", ");
      return html`<li class="${field < 0 ? "pen" : field === 0 ? "zero" : ""} ${ghost ? "to" : ""}"><span class="stack">${ghost ? crest(ghost, "t ghost") : null}${stack.toReversed().map((seat) => html`<span class="marker" data-piece="marker-${seat}" data-at="ap:${seat}">${crest(view.players[seat].colour)}</span>`)}</span><b>${minus(field)}</b>
        <em>${loss ? t("panda-board-loss", { loss }) : null}</em><span class="visually-hidden">${names}</span></li>`;
    })}</ol></div>`;
}
