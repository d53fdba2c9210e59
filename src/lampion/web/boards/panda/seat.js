// A player in a few lines: place in the order, points, action points, guards, and where the three heroes are.

import { html } from "../../vendor/lit-html.js";
import { viewOf } from "./play.js";
import { whereabouts } from "./say.js";
import { crest, mark } from "./symbols.js";
import { minus } from "./track.js";

/** @import { Desk } from "../../table/desk.js" */
/** @import { Hero } from "./types.js" */

/** @param {Desk} desk @param {number} seat */
export function seat(desk, seat) {
  const { t } = desk;
  const view = viewOf(desk);
  const player = view.players[seat];
  const leads = player.vp > 0 && player.vp === Math.max(...view.players.map(({ vp }) => vp)) && view.players.some(({ vp }) => vp < player.vp);
  const look = () => desk.choose({ clan: desk.choice.clan === seat ? null : seat, view: "clan" });
  return {
    note: player.passed ? t("panda-board-passed") : seat === desk.envelope.to_move ? t("panda-board-playing") : "",
    mark: html`<span class="crest">${crest(player.colour, "")}</span><span class="vp ${leads ? "leads" : ""}" data-at="score:${seat}" title=${leads ? t("panda-board-leads") : t("panda-board-vp")}><b>${player.vp}</b> <span>${t("panda-turn-bill", { what: "vp" })}</span>${leads ? html`<span class="visually-hidden">, ${t("panda-board-leads")}</span>` : null}</span>`,
    body: html`<div class="r2 ${player.passed ? "passed" : ""}"><span class="ord"
        title=${t("panda-board-order")}>${view.order.indexOf(seat) + 1}.</span>
        <span>${t("panda-turn-ap", { ap: minus(player.ap) })}</span><span>${t("panda-turn-guards", { count: player.guards })}</span></div>
      <ul class="r3">${player.heroes.map((hero) => heroLine(desk, hero))}</ul>
      <button class="peek" aria-label=${desk.say({ key: "panda-board-look", args: { who: { seat } } })}
          aria-pressed=${desk.choice.clan === seat} @click=${look}></button>`,
  };
}

/** @param {Desk} desk @param {Hero} hero */
const heroLine = (desk, { hero, strength, at }) =>
  html`<li class="col-${hero} ${at ? "" : "gone"}">${mark(`col-${hero}`)}<span class="visually-hidden">${desk.t("panda-board-column", { column: hero })}</span><span>${whereabouts(desk, at)}</span><i>${desk.t("panda-turn-strength", { strength })}</i></li>`;
