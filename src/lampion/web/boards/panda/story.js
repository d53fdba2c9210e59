// The story of a finished game, for showing only: how the points of each clan grew, and where the lead changed.

import { html, svg } from "../../vendor/lit-html.js";
import { viewOf } from "./play.js";
import { crest } from "./symbols.js";

/** @import { LogEntry } from "../../types.js" */
/** @import { Desk } from "../../table/desk.js" */

/** @typedef {{entry: LogEntry, number: number, scores: number[]}} Moment */

const FORMATS = [{ width: 780, height: 440, css: "wide" }, { width: 362, height: 240, css: "narrow" }];
const APART = 26;
const MARGIN = { left: 30, right: 76, top: 18, bottom: 26 };

/** @param {LogEntry[]} log @returns {Moment[]} */
export const momentsOf = (log) => log.filter(({ kind, after }) => kind === "move" && after).map((entry, index) => ({ entry, number: index + 1, scores: entry.after?.scores ?? [] }));

/** Where somebody alone took the lead. @param {Moment[]} moments @returns {{moment: Moment, seat: number}[]} */
export function turnsOf(moments) {
  /** @type {{moment: Moment, seat: number}[]} */
  const turns = [];
  for (const moment of moments) {
    const best = Math.max(...moment.scores);
    const seat = moment.scores.indexOf(best);
    if (moment.scores.filter((score) => score === best).length === 1 && turns.at(-1)?.seat !== seat) turns.push({ moment, seat });
  }
  return turns;
}

/** @param {Desk} desk @param {Moment[]} moments */
export const chart = (desk, moments) => FORMATS.map((format) => drawn(desk, moments, format));

/** Those whose numbers do not touch each other: some rounds are short. @param {Moment[]} rounds @param {(moment: Moment) => number} x */
function apart(rounds, x) {
  let last = -Infinity;
  return rounds.filter((round) => x(round) - last >= APART && ((last = x(round)), true));
}

/** @param {Desk} desk @param {Moment[]} moments @param {{width: number, height: number, css: string}} format */
function drawn(desk, moments, { width, height, css }) {
  const { players } = viewOf(desk);
  const last = Math.max(1, moments.length);
  const end = players.map(({ vp }) => vp);
  const top = 20 * Math.ceil((Math.max(1, ...end) + 1) / 20);
  const x = (/** @type {number} */ number) => MARGIN.left + ((width - MARGIN.left - MARGIN.right) * number) / last;
  const y = (/** @type {number} */ score) => height - MARGIN.bottom - ((height - MARGIN.top - MARGIN.bottom) * score) / top;
  const grid = Array.from({ length: top / 20 + 1 }, (_, index) => index * 20);
  const rounds = apart(moments.filter(({ entry }) => entry.detail?.round), ({ number }) => x(number));
  const path = (/** @type {number} */ seat) => {
    const grows = moments.filter((moment, index) => !index || moments[index - 1].scores[seat] !== moment.scores[seat]);
    const steps = grows.map(({ number, scores }) => `H${x(number).toFixed(1)}V${y(scores[seat]).toFixed(1)}`);
    return `M${x(0)} ${y(grows[0]?.scores[seat] ?? end[seat])}${steps.join("")}H${x(last)}`;
  };
  const down = players.map((_, seat) => seat).sort((one, other) => end[other] - end[one]);
  let below = -Infinity;
  const labels = down.map((seat) => ({ seat, at: (below = Math.max(below + 19, y(end[seat]) + 4)) }));
  const over = Math.max(0, below - height + 4); // a tie at the foot of the chart
  return html`<svg class="story ${css}" viewBox="0 0 ${width} ${height}" role="img" aria-label=${desk.t("panda-board-story")}>
    ${grid.map((score) => svg`<path class="grid" d="M${x(0)} ${y(score)}H${x(last)}"></path><text x=${MARGIN.left - 8} y=${y(score) + 4} text-anchor="end">${score}</text>`)}
    ${rounds.map(({ number, entry }) => svg`<text x=${x(number)} y=${height - 6} text-anchor="middle">${entry.detail?.round}</text>`)}
    ${players.map(({ colour }, seat) => svg`<path class="growth under" d=${path(seat)}></path><path class="growth clan-${colour} dash-${seat + 1}" d=${path(seat)}></path>`)}
    ${labels.map(({ seat, at: low }) => ({ seat, at: low - over })).map(({ seat, at }) => svg`<use href="#pd-crest-${players[seat].colour}" x=${x(last) + 6} y=${at - 13} width="17" height="17"></use><text class="lab ${seat === desk.envelope.seat ? "me-lab" : ""}" x=${x(last) + 28} y=${at}>${end[seat]}</text>`)}</svg>`;
}

/** @param {Desk} desk */
export const keyline = (desk) => viewOf(desk).players.map(({ colour }, seat) => html`<span class="clan-key">${crest(colour)} ${desk.name(seat)}</span>`);
