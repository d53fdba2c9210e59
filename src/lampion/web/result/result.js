// The end of a game: who won and why, how it went, what next.

import { IN_FOLDER, address } from "../address.js";
import { recordAddress } from "../api.js";
import { icon, drawing } from "../icons.js";
import { html } from "../vendor/lit-html.js";
import { turning } from "./turning.js";
import { keptCommitment, notShuffled } from "../table/commitment.js";

/** @import { TableScreen } from "../table/table.js" */
/** @import { Result } from "../types.js" */

/** @param {TableScreen} table */
export function resultPage(table) {
  const { t, envelope, board } = table;
  const result = /** @type {Result} */ (envelope.result);
  const parts = board.result?.(table);
  return html`<main class="ended">
    <section class="headline"><svg class="biglamp" aria-hidden="true"><use href=${drawing("logo")}></use></svg>
      <div>${headline(table.say(result.headline))}</div>${parts?.strip}</section>
    <section class="panel storybox">${parts?.story}</section>
    <section class="panel finalbox">${parts?.final}</section>
    ${turning(table, parts?.turns, parts?.turn)}
    <div class="keep">${proof(table)}
      <a class="btn quiet" href=${recordAddress(envelope.table)} download="lampion-${envelope.game}-${envelope.table.slice(0, 6)}.json">${icon("save")}${t("page-save-record")}</a></div>
    <div class="actions">
      ${rematchIsOurs(envelope) ? html`<button class="btn primary" @click=${table.rematch}>${icon("again")}${t(envelope.rematch ? "page-rematch-go" : "page-rematch")}</button>` : null}
      <a class="btn" href=${address(`/analysis/${envelope.table}`)}>${icon("watch")}${t("page-analyse")}</a>
      <button class="btn" @click=${() => table.replay()}>${icon("replay")}${t("page-replay")}</button>
      ${IN_FOLDER ? null : html`<button class="btn" @click=${() => table.people.open("share")}>${icon("share")}${t("page-share")}</button>`}
      <a class="btn" href=${address("/")}>${icon("home")}${t("page-home-short")}</a></div></main>`;
}

/** The first part is the headline, the rest says why. @param {string} text */
function headline(text) {
  const [, lead, mark, rest] = /^(.+?)\s?([.!?…:])\s+(.+)$/s.exec(text) ?? [null, text, "", ""];
  if (!rest) return html`<h1>${text}</h1>`;
  return html`<h1>${lead}${mark === ":" ? "." : mark}</h1><p>${rest[0].toLocaleUpperCase()}${rest.slice(1)}</p>`;
}

/** What this page itself can vouch for about the shuffle. @param {TableScreen} table */
function proof({ t, envelope }) {
  if (envelope.commitment === null) return notShuffled({ t, envelope });
  const kept = keptCommitment(envelope.table);
  if (!kept) return null;
  const short = `${kept.slice(0, 4)}…${kept.slice(-4)}`;
  return html`<p class="proof">${icon("lock")}<span>${t(kept === envelope.commitment ? "page-commitment-kept" : "page-commitment-changed", { short })}</span></p>`;
}

/** Who only watches people cannot ask them for another game. @param {import("../types.js").Envelope} envelope */
const rematchIsOurs = ({ seat, seats, rematch }) => seat !== null || !!rematch || seats.every(({ kind }) => kind === "bot");
