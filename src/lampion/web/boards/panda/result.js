// The end of the game: how the points came together, how they grew, the final map.

import { html } from "../../vendor/lit-html.js";
import { WIDE } from "./layout.js";
import { mapOf } from "./map.js";
import { viewOf } from "./play.js";
import { chart, keyline, momentsOf, turnsOf } from "./story.js";
import { crest } from "./symbols.js";

/** @import { Desk } from "../../table/desk.js" */

const MOMENTS = 3;

/** @param {Desk} desk */
export function result(desk) {
  const { t } = desk;
  const view = viewOf(desk);
  const moments = momentsOf(desk.log);
  const turns = turnsOf(moments);
  const [cities] = view.ends.cities;
  return {
    strip: sums(desk),
    story: html`<h2>${t("panda-board-story")}<span class="end keyline">${keyline(desk)}</span></h2>${chart(desk, moments)}`,
    final: html`<h2>${t("panda-board-final")}<span class="end">${t("panda-board-final-note", { rounds: view.round, cities })}</span></h2>${mapOf(view, WIDE, t("panda-board-map"), () => "")}`,
    moments: turns.length ? html`<h2>${t("panda-board-turned")}</h2><ol>${turns.slice(-MOMENTS).toReversed().map(({ moment, seat }) => html`<li><i>${crest(view.players[seat].colour)}</i><span>${desk.say(moment.entry.text)}</span><small>${t("panda-board-took-lead", { name: desk.name(seat) })}</small></li>`)}</ol>` : null,
  };
}

/** What each clan's points are made of. @param {Desk} desk */
function sums(desk) {
  const { t } = desk;
  const view = viewOf(desk);
  const won = (/** @type {number} */ seat) => !!desk.envelope.result?.winners.includes(seat);
  const order = view.players.map((_, seat) => seat).sort((one, other) => view.players[other].vp - view.players[one].vp || Number(won(other)) - Number(won(one)));
  const cell = (/** @type {number} */ value) => html`<td>${String(value).replace("-", "−")}</td>`;
  return html`<table class="sums"><caption class="visually-hidden">${t("panda-board-sums")}</caption>
    <thead><tr><td></td><th scope="col">${t("panda-board-sum-play")}</th><th scope="col">${t("panda-board-sum-heroes")}</th>${view.master ? html`<th scope="col">${t("panda-board-sum-card")}</th>` : null}<th scope="col">${t("panda-board-sum-all")}</th></tr></thead>
    <tbody>${order.map((seat) => {
      const { vp, hero_vp: heroes, card_vp: card, colour } = view.players[seat];
      return html`<tr><th scope="row">${crest(colour)} ${desk.name(seat)}</th>${cell(vp - (heroes ?? 0) - (card ?? 0))}${cell(heroes ?? 0)}${view.master ? cell(card ?? 0) : null}<td><b>${vp}</b></td></tr>`;
    })}</tbody></table>`;
}
