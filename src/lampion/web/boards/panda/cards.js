// City cards, mission cards and what is left in the box.

import { pointOf } from "../../table/desk.js";
import { guard } from "../../vendor/directives/guard.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { numbersOf, press, targetAt, viewOf } from "./play.js";
import { optionWords } from "./say.js";
import { crest, HEROES, KIT, mark, stepMark } from "./symbols.js";

/** @import { Desk } from "../../table/desk.js" */
/** @import { ACard, BCard, Step } from "./types.js" */

/** @param {Desk} desk */
export function cards(desk) {
  const { picks, point } = desk.choice;
  const here = /^(card|field):/.test(point ?? "") ? point : null;
  return guard([desk.revision, picks, here], () => html`${cityRow(desk)}${missions(desk)}`);
}

/** A step on a card, with the number before its sign. @param {Step} step */
const cardMark = (step) => (step.kind === "vp" ? html`<b class="n">+${step.amount}</b>${mark("vp")}` : stepMark(step));

/** @param {Desk} desk */
function cityRow(desk) {
  const { t } = desk;
  const { city_row: row } = viewOf(desk);
  const side = (/** @type {number} */ index) => (index === 0 ? "left" : index === row.length - 1 ? "right" : "");
  return html`<section class="citycards"
      aria-label=${t("panda-board-city-cards")}><h2>${t("panda-board-city-cards")}</h2><p>${t("panda-turn-cards-tip")}</p>
    <ol class="crow">${row.map(({ id, steps }, index) => html`<li data-piece="city-card-${id}">${cityCard(desk, steps, side(index))}</li>`)}</ol></section>`;
}

/** @param {Desk} desk @param {Step[]} steps @param {string} end */
function cityCard(desk, steps, end) {
  const id = `card:${end}`;
  const offered = !!targetAt(desk, id);
  const words = optionWords(desk, steps);
  const label = desk.t("panda-board-card-end", { does: words, end });
  if (!offered) return html`<span class="cityline ${end ? "end" : "inner"}">${words}</span>`;
  return html`<button type="button" class="cityline end offered ${desk.choice.point === id ? "is-hover pointed" : ""}"
      data-target=${id} data-at=${id} title=${label} @click=${(/** @type {Event} */ event) => press(desk, "card", end, pointOf(event))}>${words}</button>`;
}

/** @param {Desk} desk */
function missions(desk) {
  const { a_card: a, b_card: b } = viewOf(desk);
  if (!a && !b) return null;
  return html`<section class="missions"
      aria-label=${desk.t("panda-board-missions")}><h2>${desk.t("panda-board-missions")}</h2>${a ? aCard(desk, a) : null}${b ? bCard(desk, b) : null}</section>`;
}

/** @param {Desk} desk @param {ACard} card */
function aCard(desk, card) {
  const { t } = desk;
  const { kind, vp, open, winner, counts, fields } = card;
  const building = card.building ?? "none";
  const { numbered } = numbersOf(desk);
  return html`<article class="panel mis a ${open ? "" : "gone"}"><header><b>${t("panda-board-a-title", { kind, building })}</b>${vp ? html`<span>${vp} ${mark("vp", "s")}</span>` : null}</header>
    <p>${t("panda-board-a-text", { kind, building, numbered })}</p>
    ${kind === "numbered" ? html`<p class="glyph"
        aria-hidden="true">${Array.from({ length: numbered }, (_, index) => html`${index ? html`<i class="ln"></i>` : null}<i class="sq">${index + 1}</i>`)}</p>` : null}
    ${counts && open ? html`<p class="now">${counts.map((count, seat) => (count === null ? null : html`<span>${crest(viewOf(desk).players[seat].colour)} ${count}</span>`))}</p>` : null}
    ${fields && open ? fieldsOf(desk, card) : null}
    ${winner === null ? (open ? null : html`<p class="now">${t("panda-board-card-gone")}</p>`) : html`<p class="now">${crest(viewOf(desk).players[winner].colour)} ${desk.say({ key: "panda-board-won", args: { who: { seat: winner } } })}</p>`}</article>`;
}

/** @param {Desk} desk @param {ACard} card */
const fieldsOf = (desk, { fields }) =>
  html`<ol class="fields">${(fields ?? []).map(({ field, seat, steps }) => {
    const id = `field:${field}`;
    const offered = !!targetAt(desk, id);
    const label = desk.t("panda-board-field", { field, does: optionWords(desk, steps) });
    return html`<li><button type="button" class="citycard ${offered ? "offered end" : "inner"} ${desk.choice.point === id ? "is-hover pointed" : ""}" data-target=${id} data-at=${id} aria-disabled=${offered ? nothing : "true"} title=${label}
      @click=${(/** @type {Event} */ event) => press(desk, "field", String(field), pointOf(event))}><span
          aria-hidden="true">${seat === null ? steps.map(cardMark) : crest(viewOf(desk).players[seat].colour)}</span><span class="visually-hidden">${label}</span></button></li>`;
  })}</ol>`;

/** @param {Desk} desk @param {BCard} card */
function bCard(desk, { id, kind, building, now }) {
  const { t } = desk;
  return html`<article class="panel mis b"><header><b>${t("panda-board-b-title")}</b></header><p>${t("panda-board-b-text", { kind, building: building ?? "none", ...numbersOf(desk).b_cards[id] })}</p>
    <p class="now">${t("panda-board-now")} ${now.map((points, seat) => html`<span>${crest(viewOf(desk).players[seat].colour)} ${String(points).replace("-", "−")}</span>`)}</p></article>`;
}

/** @param {Desk} desk */
export function supply(desk) {
  const { t } = desk;
  const { buildings, tiles, foundations, neutral } = viewOf(desk).supply;
  const cell = (/** @type {string} */ drawing, /** @type {string} */ label, /** @type {number} */ count) => html`<td
      title=${label}>${mark(drawing)}<b>${count}</b><span class="visually-hidden">${label}</span></td>`;
  return html`<section class="supply"
      aria-label=${t("panda-board-supply")}><h2>${t("panda-board-supply")}</h2><table><tbody>
    ${HEROES.map((hero) => {
      const { building, strength, mission } = KIT[hero];
      return html`<tr class="col-${hero}">${cell(`flat-${building}`, t("panda-building", { building }), buildings[building])}${cell(strength, t("panda-tile-kind", { tile: strength }), tiles[strength])}${cell(mission, t("panda-tile-kind", { tile: mission }), tiles[mission])}</tr>`;
    })}</tbody></table>
    <p class="restline">${t("panda-board-foundations", { count: foundations })} · ${t("panda-board-neutral-tiles", { count: Object.values(neutral).reduce((sum, count) => sum + count, 0) })}</p></section>`;
}
