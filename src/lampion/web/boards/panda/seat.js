// A player in a few lines: place in the order, points, action points, guards, tiles, and the three heroes.

import { html, svg } from "../../vendor/lit-html.js";
import { viewOf } from "./play.js";
import { crest, mark } from "./symbols.js";
import { minus } from "./track.js";

/** @import { Desk } from "../../table/desk.js" */
/** @import { Hero } from "./types.js" */

const ROWS = 4;

/** @param {Desk} desk @param {number} seat */
export function seat(desk, seat) {
  const { t } = desk;
  const view = viewOf(desk);
  const player = view.players[seat];
  const leads = player.vp > 0 && player.vp === Math.max(...view.players.map(({ vp }) => vp)) && view.players.some(({ vp }) => vp < player.vp);
  const laid = view.paths.filter(({ tile }) => tile?.owner === seat).length;
  const look = () => desk.choose({ clan: desk.choice.clan === seat ? null : seat, pane: "clan" });
  return {
    note: player.passed ? t("panda-board-passed") : seat === desk.envelope.to_move ? t("panda-board-playing") : "",
    mark: html`<span class="crest">${crest(player.colour, "")}</span><span class="vp ${leads ? "leads" : ""}" data-at="score:${seat}" title=${leads ? t("panda-board-leads") : t("panda-board-vp")}><b>${player.vp}</b>${mark("vp")}<span class="visually-hidden">${t("panda-board-vp")}${leads ? `, ${t("panda-board-leads")}` : ""}</span></span>`,
    body: html`<div class="r2 ${player.passed ? "passed" : ""}"><span class="ord" title=${t("panda-board-order")}>${view.order.indexOf(seat) + 1}.</span>
        ${count(t("panda-board-ap-now"), "bamboo", minus(player.ap))}${count(t("panda-board-guards-now"), "guard", player.guards)}
        <span class="tl" title=${t("panda-board-tiles-laid")}><svg class="g" viewBox="0 0 24 24" aria-hidden="true"><rect x="2" y="5" width="20" height="14" rx="3" fill="none" stroke="currentColor" stroke-width="2"></rect></svg>${laid}<span class="visually-hidden">${t("panda-board-tiles-laid")}</span></span></div>
      <div class="r3">${player.heroes.map((hero) => heroPips(desk, hero))}</div>
      <button class="peek" aria-label=${desk.say({ key: "panda-board-look", args: { who: { seat } } })} aria-pressed=${desk.choice.clan === seat} @click=${look}></button>`,
  };
}

/** @param {string} label @param {string} drawing @param {string | number} value */
const count = (label, drawing, value) => html`<span title=${label}>${mark(drawing)}${value}<span class="visually-hidden"> ${label}</span></span>`;

/** @param {Desk} desk @param {Hero} hero */
function heroPips({ t }, { hero, strength, missions, at }) {
  const label = t("panda-board-hero-pips", { hero, strength, missions });
  const pip = (/** @type {number} */ index, /** @type {number} */ filled) => (index < filled ? "on" : "off");
  return html`<span class="hp col-${hero} ${at ? "" : "gone"}" role="img" aria-label=${at ? label : `${label}, ${t("panda-vanished")}`}>${mark(`col-${hero}`)}
    <svg class="pips" viewBox="0 0 31 17" aria-hidden="true">${Array.from({ length: ROWS }, (_, index) => svg`<rect class=${pip(index, strength)} x=${0.75 + 8 * index} y=".75" width="5.5" height="5.5" rx="1"></rect><circle class=${pip(index, missions)} cx=${3.5 + 8 * index} cy="13" r="2.75"></circle>`)}</svg></span>`;
}
