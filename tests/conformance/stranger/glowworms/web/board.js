// Glowworms on the page: a garden at night, the cards played as glowworms on their stalks, my hand below.

import { html, pointOf, svg, tableButtons } from "../kit.js";
import { worm } from "./worm.js";

/** @import { Board, Desk, LogEntry } from "../kit.js" */
/** @typedef {{deck: number, played: {seat: number, card: number}[], hands: (number[] | null)[], sizes: number[]}} View */

const ACROSS = 6; // glowworms in a row
const STEP = { x: 96, y: 128 };

/** @param {Desk} desk @returns {View} */
const viewOf = (desk) => desk.envelope.board;

/** A card scores if it is higher than the one before it. @param {View} view @param {number} place */
const shines = ({ played }, place) => played[place].card > (played[place - 1]?.card ?? 0);

/** @param {number} place */
const spot = (place) => ({ x: 80 + (place % ACROSS) * STEP.x, y: 76 + Math.floor(place / ACROSS) * STEP.y + (place % 2) * 14 });

/** @param {Desk} desk */
function stage(desk) {
  const view = viewOf(desk);
  const said = view.played.map(({ card }, place) => desk.t("glowworms-board-light", { card, lit: shines(view, place) ? "yes" : "no" })).join(", ");
  return html`<svg class="garden" viewBox="0 0 640 320" role="img" aria-label=${said || desk.t("glowworms-board-dark")}>
    <rect class="night" width="640" height="320" rx="18"></rect><circle class="moon-of" cx="612" cy="28" r="14"></circle>
    <path class="grass" d="M0 296q60-26 120-6t120-4 120 4 140-8 140 6v14a18 18 0 0 1-18 18H18a18 18 0 0 1-18-18Z"></path>
    ${view.played.map(({ seat, card }, place) => svg`<g data-piece="card-${card}" data-from="card:${card} seat:${seat}">${worm({ ...spot(place), card, lit: shines(view, place), seat })}</g>`)}
    <text class="deck-of" data-at="deck" x="22" y="306">${desk.t("glowworms-board-deck", { count: view.deck })}</text></svg>`;
}

/** My cards. Each is a button: it plays the card, or says why it cannot be played now. @param {Desk} desk */
function dock(desk) {
  const { seat, legal } = desk.envelope;
  const hand = seat === null ? null : viewOf(desk).hands[seat];
  if (!hand?.length) return null;
  const press = (/** @type {number} */ card) => (/** @type {Event} */ event) => {
    const offer = legal?.find(({ parts }) => parts.card === card);
    if (offer && desk.free) desk.play({ code: offer.code });
    else desk.wait(pointOf(event));
  };
  return html`<div class="jar" role="group" aria-label=${desk.t("glowworms-board-hand")}>${hand.map(
    (card) => html`<button class="glow" data-card=${card} data-at="card:${card}" aria-disabled=${!desk.free} aria-label=${desk.t("glowworms-board-play", { card })} @click=${press(card)}>
      <svg viewBox="-40 -44 80 88" aria-hidden="true">${worm({ x: 0, y: 0, card, lit: true, seat: -1 })}</svg></button>`,
  )}</div>`;
}

/** A digit plays the card at that place of the hand. @param {Desk} desk @param {string} key */
function key(desk, key) {
  const glow = document.querySelectorAll(".glowworms .glow")[Number(key) - 1];
  if (!desk.free || !(glow instanceof HTMLElement)) return false;
  glow.click();
  return true;
}

/** @param {Desk} desk @param {LogEntry} entry */
const happening = (desk, { seat }) => {
  const { played } = viewOf(desk);
  const lit = played.length > 0 && shines(viewOf(desk), played.length - 1);
  return [{ place: `seat:${seat}`, gains: lit ? [{ to: `score:${seat}`, text: `+${played[played.length - 1].card}`, css: "c-yellow" }] : [], sound: /** @type {const} */ ("place") }];
};

/** The end: the whole garden, and what each player's glowworms are worth. @param {Desk} desk */
const result = (desk) => ({
  strip: null,
  story: stage(desk),
  final: html`<table class="tally"><caption>${desk.t("glowworms-board-points")}</caption>${desk.envelope.scores.map((points, seat) => html`<tr><th scope="row">${desk.name(seat)}</th><td>${points}</td></tr>`)}</table>`,
  moments: null,
});

/** @type {Board} */
export const board = {
  css: "glowworms",
  fresh: () => ({}),
  stage,
  dock,
  actions: tableButtons,
  seat: (desk, seat) => ({
    note: desk.t("glowworms-board-cards", { count: viewOf(desk).sizes[seat] }),
    mark: html`<span class="big" data-at="score:${seat}">${desk.envelope.scores[seat] ?? ""}</span>`,
    body: null,
  }),
  key,
  keyHelp: ["glowworms-board-key-play"],
  happening,
  result,
  rules: 3,
};
