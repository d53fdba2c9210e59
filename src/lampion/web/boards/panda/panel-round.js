// The panel with the end of a round: it stays until it was read.

import { remembered } from "../../remembered.js";
import { html } from "../../vendor/lit-html.js";
import { recent } from "./news.js";
import { roundEnd } from "./round-end.js";

/** @import { LogEntry } from "../../types.js" */
/** @import { Desk } from "../../table/desk.js" */
/** @import { RoundEnd } from "./round-end.js" */

/** @typedef {RoundEnd & {version: number}} Ended */

/** The end of a round since my last decision. @param {LogEntry[]} log @param {number | null} me
 * @returns {Ended | null} */
export function endedIn(log, me) {
  const moves = log.filter(({ kind }) => kind === "move");
  const since = recent(log, me);
  const own = moves[moves.length - since.length - 1];
  const entry = [...(own ? [own] : []), ...since].findLast(({ detail }) => detail?.round_end);
  const end = entry?.detail?.round_end;
  if (!entry || !end?.order.length) return null;
  return { ...end, version: entry.version };
}

const endedNow = remembered(endedIn);

/** @param {Desk} desk @returns {Ended | null} */
export const endOfRound = (desk) => (desk.envelope.seat === null ? null : endedNow(desk.log, desk.envelope.seat));

/** @param {Desk} desk */
export function roundPanel(desk) {
  const end = endOfRound(desk);
  if (!end) return null;
  return html`${roundEnd(desk, end)}<div class="go"><button type="button" class="btn primary confirm"
      data-target="round" @click=${() => desk.choose({ round: end.version })}>${desk.t("panda-turn-begin-round", { round: end.round + 1 })}</button></div>`;
}
