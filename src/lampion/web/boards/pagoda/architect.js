// The players: score, cards that others see, the architect board with its five abilities; the piles and the race to the end.

import { glyph } from "../../icons.js";
import { pointOf } from "../../table/desk.js";
import { guard } from "../../vendor/directives/guard.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { about, useAbility } from "./abilities.js";
import { cardBack, smallCard } from "./cards.js";
import { COLOURS, look } from "./colours.js";
import { placesOf } from "./picks.js";
import { editionOf, previewOf, viewOf } from "./view.js";
import { readyOf } from "./play.js";

/** @import { Desk } from "../../table/desk.js" */

/** @param {Desk} desk @param {number} seat */
export function seat(desk, seat) {
  const view = viewOf(desk);
  const player = view.players[seat];
  return {
    note: noteOf(desk, seat),
    mark: html`<span class="big" data-at="score:${seat}">${player.score}</span>`,
    body: html`${seat === desk.envelope.seat ? null : guard([desk.revision], () => shownCards(desk, seat))}${view.simple ? null : abilities(desk, seat)}`,
  };
}

/** @param {Desk} desk @param {number} seat */
function noteOf({ t, envelope }, seat) {
  const level = envelope.seats[seat]?.level;
  const start = /** @type {import("./view.js").PagodaView} */ (envelope.board).start === seat;
  return [...(level ? [t("page-level-bot", { level })] : []), ...(start ? [t("pagoda-board-start")] : [])].join(" · ");
}

/** @param {Desk} desk @param {number} seat */
function shownCards(desk, seat) {
  const { t, name } = desk;
  const player = viewOf(desk).players[seat];
  const named = (/** @type {import("./view.js").CardView[]} */ cards) => {
    const places = placesOf(cards);
    return cards.map(({ colour }, index) => smallCard(colour, t("pagoda-colour", { colour }), `card-${seat}-${places[index]}`));
  };
  return html`<div class="theirs"><span class="minis" role="group" aria-label=${t("pagoda-board-their-table", { name: name(seat) })}>${named(player.table)}</span>
    <span class="minis ${player.hand ? "" : "hidden-hand"}" role="group" aria-label=${t("pagoda-board-their-hand", { name: name(seat), count: player.hand_size })}>
      ${player.hand ? named(player.hand) : Array.from({ length: player.hand_size }, (_, index) => cardBack(t("pagoda-card-hidden"), `back-${seat}-${index}`))}</span></div>`;
}

/** @param {Desk} desk @param {number} seat */
function abilities(desk, seat) {
  const ready = seat === desk.envelope.seat ? readyOf(desk) : null;
  const helping = [...((ready && previewOf(desk, ready)?.uses) || []), ...(seat === desk.envelope.seat ? [desk.choice.mode] : [])];
  return guard([desk.revision, ...helping], () => html`<ul class="abilities" aria-label=${desk.t("pagoda-board-architect")}>${COLOURS.map((colour) => medal(desk, seat, colour, helping))}</ul>`);
}

/** @param {Desk} desk @param {number} seat @param {string} colour @param {(string | null)[]} helping abilities that what is picked would use */
function medal(desk, seat, colour, helping) {
  const { t, envelope } = desk;
  const view = viewOf(desk);
  const { ability, glyph: sign, css } = look(colour);
  const uses = view.players[seat].abilities[ability] ?? 0;
  const used = seat === view.player && view.used.includes(ability);
  return html`<li><button data-at=${seat === envelope.seat ? `ability:${ability}` : nothing} class="ability ${css} ${used ? "used" : uses ? "" : "none"} ${helping.includes(ability) ? "helps" : ""}" title=${about(desk, ability)}
    aria-label=${t("pagoda-board-uses", { ability, uses, used: used ? "yes" : "no" })} @click=${(/** @type {Event} */ event) => useAbility(desk, seat, ability, pointOf(event))}>
    <span class="medal">${glyph(sign)}</span><span class="uses">${Array.from({ length: editionOf(desk).uses }, (_, mark) => html`<i class=${mark < uses ? "on" : ""}></i>`)}</span><small>${t("pagoda-ability", { ability })}</small></button></li>`;
}

/** The piles, and how near the end is. @param {Desk} desk */
export const goal = (desk) => guard([desk.revision], () => goalOf(desk));

/** @param {Desk} desk */
function goalOf(desk) {
  const { t } = desk;
  const view = viewOf(desk);
  const discarded = Object.entries(view.discard).filter(([, count]) => count);
  const count = discarded.reduce((sum, [, some]) => sum + some, 0);
  const told = discarded.map(([colour, some]) => t("pagoda-some-cards", { colour, count: some })).join(", ") || t("pagoda-board-discard-empty");
  return html`<article class="panel piles wide"><div><span class="pile" data-at="pile" aria-hidden="true">${cardBack(t("pagoda-card-hidden"))}</span><b>${view.pile}</b><span>${t("pagoda-board-to-draw")}</span></div>
      <button title=${told} @click=${(/** @type {Event} */ event) => desk.tell(told, pointOf(event))}>
        <span class="pile" data-at="discard"><span class="pc small ${count ? "heap" : "slot"}" aria-hidden="true"></span></span><b>${count}</b><span>${t("pagoda-board-discarded")}</span><span class="visually-hidden">${told}</span></button></article>
    <article class="panel endrace wide"><h2>${t("pagoda-board-until-end")}</h2><p><span class="pips3" role="img" aria-label=${t("pagoda-board-completed", { count: view.completed, of: view.ends_at })}>
      ${Array.from({ length: Math.max(view.ends_at, view.completed) }, (_, index) => glyph("pg-roof", index < view.completed ? "" : "off"))}</span>
      ${t(view.end_triggered ? "pagoda-board-last-turn" : "pagoda-board-race", { of: view.ends_at })}</p></article>`;
}
