// What somebody has to answer or to know, as small cards beside the table; nothing here stops the game.

import { icon } from "../icons.js";
import { html } from "../vendor/lit-html.js";
import { lineTrouble } from "./connection.js";

/** @import { TableScreen } from "./table.js" */

/** @param {TableScreen} table */
export function requests(table) {
  const cards = [question(table), pause(table), away(table), rematch(table), lineCard(table), notice(table)].filter(Boolean);
  return html`<div class="requests" aria-live="polite">${cards}</div>`;
}

/** @param {string} css @param {unknown} text @param {unknown} [buttons] */
const card = (css, text, buttons) => html`<div class="panel request ${css}"><p>${text}</p>${buttons ? html`<div class="choose">${buttons}</div>` : null}</div>`;

/** @param {TableScreen} table */
function question(table) {
  const { t, envelope, name, order } = table;
  const { question: asked, mine, over } = envelope;
  if (!asked || over) return null;
  const answer = (/** @type {boolean} */ yes) => () => order({ do: "answer", yes, question: asked.version });
  if (mine.includes(asked.seat) && !asked.waiting.some((seat) => mine.includes(seat)))
    return card("asked", t(`page-waiting-${asked.what}`, { names: asked.waiting.map(name).join(", ") }), html`<button class="btn" @click=${answer(false)}>${icon("close")}${t("page-withdraw")}</button>`);
  if (!asked.waiting.some((seat) => mine.includes(seat))) return null;
  return card(
    "asked",
    t(`page-wants-${asked.what}`, { name: name(asked.seat) }),
    html`<button class="btn primary" @click=${answer(true)}>${icon("check")}${t("page-agree")}</button><button class="btn" @click=${answer(false)}>${icon("close")}${t("page-decline")}</button>`,
  );
}

/** @param {TableScreen} table */
function pause({ t, envelope, order }) {
  if (!envelope.paused || envelope.over) return null;
  return card("paused", t("page-paused"), envelope.seat === null ? null : html`<button class="btn primary" @click=${() => order({ do: "resume" })}>${icon("play")}${t("page-resume")}</button>`);
}

/** @param {TableScreen} table */
function away({ t, envelope, order }) {
  const { seat, seats, over } = envelope;
  if (seat === null || over || !seats[seat].away) return null;
  return card("away", t(seats[seat].level ? "page-away-bot" : "page-away"), html`<button class="btn primary" @click=${() => order({ do: "return" })}>${icon("check")}${t("page-come-back")}</button>`);
}

/** @param {TableScreen} table */
function rematch({ t, envelope, app }) {
  if (!envelope.over || !envelope.rematch) return null;
  return card("again", t("page-rematch-there"), html`<button class="btn primary" @click=${() => app.go(`/table/${envelope.rematch}`)}>${icon("again")}${t("page-rematch-go")}</button>`);
}

/** @param {TableScreen} table */
function lineCard(table) {
  const trouble = lineTrouble(table);
  return trouble && (table.envelope.started === false || table.envelope.over) ? card("off", trouble) : null; // at the table the prompt says it
}

/** @param {TableScreen} table */
function notice({ t, people }) {
  return people.notice ? card("notice", people.notice, html`<button class="btn quiet icon" aria-label=${t("page-close")} @click=${people.hush}>${icon("close")}</button>`) : null;
}
