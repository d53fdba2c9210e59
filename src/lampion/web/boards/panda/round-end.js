// What the end of a round brought: guards back, action points, points and where they came from, who begins next and why.

import { isPhone } from "../../sizes.js";
import { html } from "../../vendor/lit-html.js";
import { viewOf } from "./play.js";
import { signed } from "./say.js";
import { crest } from "./symbols.js";
import { minus } from "./track.js";

/** @import { LogEntry, Message } from "../../types.js" */
/** @import { Desk } from "../../table/desk.js" */

/**
 * @typedef {object} RoundEnd what the log says of the decision that ended a round; by seat, unless it says otherwise
 * @property {number} round
 * @property {number[]} back guards that came home
 * @property {[number, number][]} ap before and after
 * @property {number[]} order of the next round, seats; empty at the end of the game
 * @property {Message[]} because who begins and why, and whether the game goes on
 */

const TOLD = 3; // deeds that brought most
const TOLD_ON_PHONE = 1; // no line is cut there

/** What the last decisions brought that belong to this round. @param {LogEntry[]} log @param {number} round @returns {LogEntry[]} */
export function scoredIn(log, round) {
  const moves = log.filter(({ kind }) => kind === "move");
  const end = moves.findIndex(({ detail }) => detail?.round_end?.round === round);
  const start = moves.findLastIndex(({ detail }, index) => index < end && detail?.round_end);
  return moves.slice(start + 1, end + 1).filter(({ detail }) => Object.keys(detail?.vp ?? {}).length);
}

/** @param {LogEntry} entry @param {number} seat */
const pointsOf = ({ detail }, seat) => Number(detail?.vp?.[String(seat)] ?? 0);

/** @param {LogEntry} entry */
const mostOf = ({ detail }) => Math.max(...Object.values(detail?.vp ?? {}).map(Number));

/** @param {Desk} desk @param {RoundEnd} round */
export function roundEnd(desk, round) {
  const { t } = desk;
  const scored = scoredIn(desk.log, round.round);
  const told = scored.toSorted((one, other) => mostOf(other) - mostOf(one)).slice(0, isPhone() ? TOLD_ON_PHONE : TOLD);
  return html`<div class="rend"><table><caption class="visually-hidden">${t("panda-round-table")}</caption>
    <thead><tr><td></td><th scope="col">${t("panda-round-back")}</th><th scope="col">${t("panda-round-ap")}</th><th scope="col">${t("panda-board-sum-all")}</th></tr></thead>
    <tbody>${mineFirst(desk, round.back.map((_, seat) => seat)).map((seat) => rowOf(desk, round, seat, scored.reduce((sum, entry) => sum + pointsOf(entry, seat), 0)))}</tbody></table>
    ${round.order.length ? orderOf(desk, round.order) : null}
    <p class="why">${[...round.because, ...told.map(({ text }) => text)].map((one) => desk.say(one)).join(" ")}</p></div>`;
}

/** @param {Desk} desk @param {number[]} order */
const orderOf = (desk, order) =>
  html`<div class="order"><span>${desk.t("panda-round-next")}</span><ol>${order.map((seat, index) => html`<li class=${seat === desk.envelope.seat ? "me" : ""}><b>${index + 1}</b>${crest(viewOf(desk).players[seat].colour)}<span>${desk.name(seat)}</span></li>`)}</ol></div>`;

/** @param {Desk} desk @param {number[]} seats */
const mineFirst = ({ envelope }, seats) => seats.toSorted((one, other) => Number(other === envelope.seat) - Number(one === envelope.seat));

/** @param {Desk} desk @param {RoundEnd} round @param {number} seat @param {number} points that the round brought */
function rowOf(desk, { back, ap }, seat, points) {
  const { colour, vp } = viewOf(desk).players[seat];
  const [before, now] = ap[seat];
  return html`<tr><th scope="row">${crest(colour)}${desk.name(seat)}</th><td><b>${back[seat]}</b></td>
    <td><i>${minus(before)} ${signed(back[seat])} =</i> <b>${minus(now)}</b></td><td><b>${vp}</b> ${points ? html`<i class="up">${signed(points)}</i>` : null}</td></tr>`;
}
