// A clan sheet: three heroes with strength and missions, guards, tiles left, and what it is worth in the end.

import { carriable } from "../../motion/drag.js";
import { guard } from "../../vendor/directives/guard.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { carryingGuard, carryingHero, goers } from "./carrying.js";
import { viewOf } from "./play.js";
import { placeName } from "./say.js";
import { crest, KIT, mark } from "./symbols.js";

/** @import { Desk } from "../../table/desk.js" */
/** @import { Hero } from "./types.js" */

/** Whose sheet is shown. @param {Desk} desk */
export const shownClan = (desk) => desk.choice.clan ?? desk.envelope.seat ?? viewOf(desk).asked?.active ?? 0;

/** @param {Desk} desk */
export function sheet(desk) {
  const seat = shownClan(desk);
  return guard([desk.revision, desk.free, seat], () => sheetOf(desk, seat));
}

/** @param {Desk} desk @param {number} seat */
function sheetOf(desk, seat) {
  const { t } = desk;
  const player = viewOf(desk).players[seat];
  const title = desk.say({ key: "panda-zone-clan", args: { who: { seat } } });
  return html`<h2 class="sheet-h">${crest(player.colour, "")}${title}</h2>
    <div class="sheet" role="group" aria-label=${title}><div class="gut" title=${title}>${crest(player.colour, "")}</div>
    ${player.heroes.map((hero) => heroBlock(desk, seat, hero))}
    <div class="rest"><p class="big" data-at="guards:${seat}" data-drag="guard" @pointerdown=${carriable(carryingGuard(desk, seat), ({ currentTarget }) => /** @type {Element} */ (currentTarget).querySelector("svg"))}>${mark("guard")}<b>${player.guards}</b><span>${t("panda-board-guards-left", { count: player.guards })}</span></p>
      <dl class="rt">${Object.entries(player.tiles).toReversed().map(([kind, count]) => html`<div class=${count ? "" : "zero"}><dt>${t("panda-board-class", { class: kind })}</dt><dd>${count}</dd></div>`)}</dl><p class="capn">${t("panda-board-tiles-left")}</p>
      <p class="sum">${mark("vp")}<b>+${player.sheet}</b><span>${t("panda-board-at-end")}</span></p></div></div>`;
}

/** @param {Desk} desk @param {number} seat @param {Hero} hero */
function heroBlock(desk, seat, hero) {
  const { t } = desk;
  const view = viewOf(desk);
  const { scale, asked } = view;
  const kit = KIT[hero.hero];
  const column = (/** @type {number} */ filled, /** @type {number[]} */ values, /** @type {string} */ sign, /** @type {string} */ tile) =>
    html`<div class="col">${values.map((value, index) => (index < filled ? html`<span class="c on">${mark(tile)}</span>` : html`<span class="c">${sign}${value}</span>`)).toReversed()}</div>`;
  const id = `${seat}-${hero.hero}`;
  const goes = goers(desk).has(id);
  const acting = asked?.hero === hero.hero && asked.hero_seat === seat;
  const facts = { hero: hero.hero, strength: hero.strength, missions: hero.missions, place: hero.at ? placeName(desk, hero.at) : t("panda-vanished") };
  return html`<div role="group" class="hb col-${hero.hero} ${acting ? "acting" : ""}" aria-label=${t("panda-sheet-hero", facts)}>
    <div class="at ${hero.at ? "" : "gone"}"><svg data-drag=${goes ? "hero" : nothing} @pointerdown=${goes ? carriable(carryingHero(desk, id)) : nothing} class="fig clan-${view.players[seat].colour}" aria-hidden="true"><use href="#pd-hero-${hero.hero}"></use></svg><span>${facts.place}</span></div>
    <div class="cols" aria-hidden="true">${column(hero.strength, scale.multiplier, "×", kit.strength)}${column(hero.missions, scale.value, "", kit.mission)}</div>
    <div class="eq">${hero.multiplier} × ${hero.value} = <b>${hero.multiplier * hero.value}</b></div></div>`;
}
