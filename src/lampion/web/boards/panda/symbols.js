// Drawings of the game's sheet, and which of them stands for a step.

import { html } from "../../vendor/lit-html.js";

/** @import { Step } from "./types.js" */

/** A drawing by its name. @param {string} name @param {string} [extra] */
export const mark = (name, extra = "") => html`<svg class="g ${extra}" aria-hidden="true"><use href="#pd-${name}"></use></svg>`;

/** The shape of a clan. @param {string} colour @param {string} [extra] */
export const crest = (colour, extra = "t") => mark(`crest-${colour}`, extra);

/** What belongs to a hero. @type {Record<string, {building: string, strength: string, mission: string}>} */
export const KIT = {
  monk: { building: "gate", strength: "beads", mission: "lantern" },
  governor: { building: "market", strength: "coin", mission: "chest" },
  warrior: { building: "pagoda", strength: "sword", mission: "mask" },
};
export const HEROES = Object.keys(KIT);

/** @param {number} points */
const blossom = (points) => html`<span class="vpn">${mark("blossom")}<b>${points}</b></span>`;

/** @param {Step} step */
export function stepMark({ kind, hero = "any", max = 1, bypass = 0, cover = 1, where, amount = 0, vp = 0, of = [] }) {
  const kit = KIT[hero];
  if (kind === "move") return bypass ? mark("bypass", "w") : cover > 1 ? mark("cover2", "w") : mark(max > 1 ? "move2" : "move");
  if (kind === "build") return mark(`${where === "city" ? "city" : "village"}-${kit?.building ?? "any"}`);
  if (kind === "strength" || kind === "mission") return mark(kit?.[kind] ?? "beads");
  if (kind === "ap") return html`<b class="n">+${amount}</b>${mark("bamboo")}`;
  if (kind === "vp") return blossom(amount);
  if (kind === "sell_chest") return html`${mark("sell", "sl")}${blossom(vp)}`;
  if (kind === "pick") return of.includes("beads") ? mark("pick2", "w") : html`${mark("lantern")}<b class="x">2</b>${mark("mask")}`;
  return mark("vanish");
}
