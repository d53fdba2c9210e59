// A clan sheet: for each hero what its strength multiplies, what its missions are worth, and what one more tile would bring.

import { carriable } from "../../motion/drag.js";
import { guard } from "../../vendor/directives/guard.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { carryingGuard, carryingHero, goers } from "./carrying.js";
import { viewOf } from "./play.js";
import { whereabouts } from "./say.js";
import { crest, KIT, mark } from "./symbols.js";

/** @import { Desk } from "../../table/desk.js" */
/** @import { Hero, PandaView } from "./types.js" */

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
  return html`<header class="clanhead">${crest(player.colour, "")}<div><h2>${title}</h2><p>${t("panda-board-sheet-how")}</p></div></header>
    <div class="sheet" role="group" aria-label=${title}>${player.heroes.map((hero) => heroCard(desk, seat, hero))}
    ${stock(desk, seat)}</div>`;
}

/** @param {Desk} desk @param {number} seat @param {Hero} hero */
function heroCard(desk, seat, hero) {
  const { t } = desk;
  const { scale, players, asked } = viewOf(desk);
  const kit = KIT[hero.hero];
  const id = `${seat}-${hero.hero}`;
  const goes = goers(desk).has(id);
  const acting = asked?.hero === hero.hero && asked.hero_seat === seat;
  const points = hero.multiplier * hero.value;
  const more = { strength: hero.strength, missions: hero.missions };
  const sum = { hero: hero.hero, strength: hero.strength, multiplier: hero.multiplier, value: hero.value, points };
  return html`<section class="hb col-${hero.hero} ${acting ? "acting" : ""}">
    <header><svg data-drag=${goes ? "hero" : nothing} @pointerdown=${goes ? carriable(carryingHero(desk, id)) : nothing} class="fig ${hero.at ? "" : "gone"} clan-${players[seat].colour}" aria-hidden="true"><use href="#pd-hero-${hero.hero}"></use></svg>
      <div><h3>${t("panda-board-column", { column: hero.hero })}</h3><p>${whereabouts(desk, hero.at)} · ${t("panda-board-builds", { building: kit.building })}</p></div>
      <p class="tot"><b>${points}</b> ${t("panda-board-sum-all")}<small>${t("panda-board-at-end")}</small></p></header>
    ${row(t("panda-board-strength-row"), t("panda-board-multiplies"), hero.strength, scale.multiplier, "×", kit.strength)}
    ${row(t("panda-board-missions-row"), t("panda-board-worth"), hero.missions, scale.value, "", kit.mission)}
    <p class="sum">${t("panda-board-hero-sum", sum)}</p>
    <p class="sum">${[oneMore(desk, kit.strength, points, worth(scale, more.strength + 1, more.missions)), oneMore(desk, kit.mission, points, worth(scale, more.strength, more.missions + 1))].filter(Boolean).join(" ")}</p></section>`;
}

/** What a hero would score with so many tiles; null if the sheet has no room. @param {PandaView["scale"]} scale @param {number} strength @param {number} missions */
function worth({ multiplier, value }, strength, missions) {
  if (strength > multiplier.length || missions > value.length) return null;
  return (strength ? multiplier[strength - 1] : 0) * (missions ? value[missions - 1] : 0);
}

/** @param {Desk} desk @param {string} tile @param {number} now @param {number | null} then */
const oneMore = ({ t }, tile, now, then) => (then === null ? t("panda-board-tile-full", { tile }) : t("panda-board-one-more", { tile, points: `+${then - now}` }));

/** @param {string} label @param {string} what @param {number} filled @param {number[]} values @param {string} sign @param {string} tile */
const row = (label, what, filled, values, sign, tile) =>
  html`<div class="cl"><span class="ll">${label}<small>${what}</small></span><ol>${values.map((value, index) => {
    const look = index < filled ? (index === filled - 1 ? "on now" : "on") : "";
    return html`<li class=${look} aria-current=${look === "on now" ? "true" : nothing}>${index < filled ? mark(tile) : null}<b>${index + 1}</b><small>${sign}${value}</small></li>`;
  })}</ol></div>`;

/** Guards, route tiles, and what the points would be. @param {Desk} desk @param {number} seat */
function stock(desk, seat) {
  const { t } = desk;
  const view = viewOf(desk);
  const { guards: ready, vp, tiles, sheet: heroes, colour } = view.players[seat];
  const paths = view.paths.reduce((sum, { figures }) => sum + (figures[seat] ?? 0), 0);
  const board = view.spaces.reduce((sum, { placed }) => sum + (placed[seat] ?? 0), 0);
  const card = view.b_card ? view.b_card.now[seat] : null;
  const drag = carriable(carryingGuard(desk, seat), ({ currentTarget }) => /** @type {Element} */ (currentTarget).querySelector("svg"));
  return html`<dl class="stockline">
    <div data-at="guards:${seat}" data-drag="guard" @pointerdown=${drag}><dt>${mark(`guard-${colour}`)}${t("panda-board-guards")}</dt><dd>${t("panda-board-guards-are", { ready, paths, board })}</dd></div>
    <div><dt>${t("panda-board-tiles-left")}</dt><dd>${Object.entries(tiles).toReversed().map(([kind, count]) => t("panda-board-tiles-of", { class: kind, count })).join(", ")}</dd></div>
    ${view.phase === "over" ? null : html`<div><dt>${t("panda-board-if-over")}</dt><dd>${t("panda-board-if-sum", { vp, heroes, card: card ?? "none", all: vp + heroes + (card ?? 0) })}</dd></div>`}</dl>`;
}
