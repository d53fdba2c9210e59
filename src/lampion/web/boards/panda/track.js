// The track of action points: a stack of markers on each field, the top one first in the next round.

import { guard } from "../../vendor/directives/guard.js";
import { html } from "../../vendor/lit-html.js";
import { pointed, viewOf } from "./play.js";
import { signed } from "./say.js";
import { crest, mark } from "./symbols.js";

/** @import { Desk } from "../../table/desk.js" */

/** @param {number} value */
export const minus = (value) => String(value).replace("-", "−");

/** @param {Desk} desk */
export function track(desk) {
  const view = viewOf(desk);
  const target = pointed(desk);
  const lands = target?.part === "space" && view.asked?.decision === "turn" ? view.spaces[Number(target.text)] : null;
  return guard([desk.revision, lands], () => trackOf(desk, lands));
}

/** @param {Desk} desk @param {import("./types.js").Space | null} lands the space that is pointed at */
function trackOf(desk, lands) {
  const { t } = desk;
  const view = viewOf(desk);
  const me = desk.envelope.seat === null ? null : view.players[desk.envelope.seat];
  return html`<div class="aphead"><div class="aplab" aria-hidden="true" title=${t("panda-board-ap-now")}>${mark("bamboo")}<b>${t("panda-board-ap")}</b></div>
    <ol class="ap" aria-label=${t("panda-board-track")}>${view.ap_track.map(({ field, loss, stack }) => {
      const ghost = lands && me && lands.lands === field && lands.cost ? me.colour : null;
      const names = stack.toReversed().map(desk.name).join(", ");
      return html`<li class=${field < 0 ? "pen" : field === 0 ? "zero" : ""}><span class="stack">${ghost ? crest(ghost, "t ghost") : null}${stack.toReversed().map((seat) => html`<span class="marker" data-piece="marker-${seat}" data-at="ap:${seat}">${crest(view.players[seat].colour)}</span>`)}</span><b>${minus(field)}</b>
        <em>${loss ? html`${signed(-loss)}${mark("vp")}` : null}</em><span class="visually-hidden">${names}</span></li>`;
    })}</ol></div>`;
}
