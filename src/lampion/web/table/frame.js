// The frame of a table: seats, stage and side around whatever the board module draws.

import { address } from "../address.js";
import { icon } from "../icons.js";
import { resultPage } from "../result/result.js";
import { rulesInShort } from "../rules.js";
import { setting } from "../settings.js";
import { isPhone } from "../sizes.js";
import { guard } from "../vendor/directives/guard.js";
import { html } from "../vendor/lit-html.js";
import { boardInWords, flipWords } from "./board-in-words.js";
import { bubbleOf } from "./bubble.js";
import { chatPanel } from "./chat.js";
import { coach } from "./coach.js";
import { dialogOf } from "./dialogs.js";
import { header } from "./header.js";
import { logPanel } from "./log.js";
import { playbackBar } from "./playback-bar.js";
import { promptLine } from "./prompt.js";
import { requests } from "./requests.js";
import { seats } from "./seats.js";
import { titleOf } from "./signal.js";
import { waiting } from "./waiting.js";

/** @import { App } from "../app.js" */
/** @import { TableScreen } from "./table.js" */

const REPLAY_KEYS = ["page-key-replay", "page-key-replay-play", "page-key-replay-ends"];
const ALL_KEYS = ["page-key-undo", "page-key-done", "page-key-drop", "page-key-tables", "page-key-help"];

/** @param {TableScreen} table */
export function frame(table) {
  const { board, envelope, t } = table;
  const title = titleOf(table);
  if (document.title !== title) document.title = title;
  const steady = (/** @type {(table: TableScreen) => unknown} */ part) => guard([table.revision], () => part(table)); // nothing in it is pointed at
  const answers = () => (table.playback ? playbackBar(table, table.playback) : html`<div class="actions">${board.actions(table)}</div>`);
  const over = html`${steady(requests)}${steady(chatPanel)}${steady(dialogOf)}${bubbleOf(table.bubble, envelope.game, envelope.map_hash, (rule) => t("page-rule", { rule }), table.hush)}`;
  if (envelope.started === false && envelope.frozen) return html`<div class="waiting-page">${header(table)}<main class="home"><p class="lead frozen" role="status">${table.say(envelope.frozen.text)}</p></main></div>`;
  if (envelope.started === false) return html`<div class="waiting-page">${header(table)}${waiting(table)}${over}</div>`;
  if (envelope.over && board.result)
    return html`<div class="result ${board.css}">${header(table)}${resultPage(table)}${sheets(table)}${over}</div>`;
  return html`<div class="table-page ${board.css}">${steady(header)}${guard([table.revision, table.free], () => coach(table))}
    <main class="table" ?inert=${table.curtain !== null}>
      ${seats(table)}
      <section class="stage" aria-label=${t("page-board")} aria-busy=${table.busy}>
        ${promptLine(table)}${board.answersFirst ? answers() : null}
        <button class="btn to-words" aria-pressed=${setting("tables")} @click=${flipWords}>${icon("grid")}${t(setting("tables") ? "page-as-tables-close" : "page-as-tables")}</button>
        <div class="board" tabindex="0" role="group" aria-label=${t("page-board")} aria-describedby="keys-hint">${board.stage(table)}</div>
        <span id="keys-hint" class="visually-hidden">${t("page-keys-hint")}</span>
        ${board.under?.(table)}
        <div class="dock">${board.dock(table)}</div>
        ${board.answersFirst ? null : answers()}
      </section>
      ${side(table)}
    </main>${steady(inWords)}${steady(curtain)}${steady(sheets)}${over}</div>`;
}

/** @param {TableScreen} table */
const inWords = (table) => (setting("tables") && table.envelope.zones ? boardInWords(table) : null);

/** @param {TableScreen} table */
function side(table) {
  const { board, t, sheet } = table;
  const shown = sheet === "rules" ? "rules" : "log";
  return html`<aside class="side ${sheet && sheet !== "keys" ? `open shows-${sheet}` : ""}" aria-label=${t("page-side")}>
    ${board.supplies?.(table)}${table.comparing.panel()}
    ${shown === "rules" ? html`<article class="panel rules-panel" tabindex="0"><h2>${t("page-rules")}</h2>${rulesInShort(table.app, table.envelope.game, board.numbers?.(table), table.envelope.map_hash)}</article>` : guard([table.revision], () => logPanel(table))}
    <div class="tabs">
      ${board.suppliesTab ? html`<button class="narrow" aria-pressed=${sheet === "supplies"} @click=${() => table.open("supplies")}>${icon("tiles")}${t(board.suppliesTab)}</button>` : null}
      <button aria-pressed=${shown === "log"} @click=${() => table.open(isPhone() ? "log" : null)}>${icon("log")}${t("page-log")}</button>
      ${board.rules ? html`<button aria-pressed=${shown === "rules"} @click=${() => table.open("rules")}>${icon("learn")}${t("page-rules")}</button>` : null}
    </div></aside>`;
}

/** @param {TableScreen} table */
function sheets(table) {
  const { t, board } = table;
  if (table.sheet === "rules" && table.envelope.over)
    return html`<div class="veil" @click=${() => table.open(null)}><div class="panel card" role="dialog" aria-label=${t("page-rules")}>
      <h2>${t("page-rules")}</h2>${rulesInShort(table.app, table.envelope.game, board.numbers?.(table), table.envelope.map_hash)}</div></div>`;
  if (table.sheet !== "keys") return null;
  return html`<div class="veil" @click=${() => table.open(null)}><div class="panel card" role="dialog" aria-label=${t("page-keys")}>
    <h2>${t("page-keys")}</h2><dl class="keylist">
      ${[...(table.playback ? REPLAY_KEYS : (board.keyHelp ?? [])), ...ALL_KEYS].map((key) => {
        const [what, does] = t(key, board.numbers?.(table)).split(" = ");
        return html`<dt><kbd>${what}</kbd></dt><dd>${does}</dd>`;
      })}</dl></div></div>`;
}

/** @param {TableScreen} table */
function curtain(table) {
  const next = table.curtain;
  if (next === null) return null;
  const { t } = table;
  return html`<div class="veil solid"><div class="panel card" role="dialog" aria-modal="true" aria-label=${t("page-pass-to", { name: table.name(next) })}>
    <span class="face">${table.initial(next)}</span>
    <h2 class="big-line">${t("page-pass-to", { name: table.name(next) })}</h2>
    <p>${t("page-pass-why")}</p>
    <button class="btn primary" autofocus @click=${() => table.lift(next)}>${icon("check")}${t("page-pass-done", { name: table.name(next) })}</button></div></div>`;
}

/** @param {App} app */
export const missing = (app) => html`<main class="home"><h1>${app.words.text("page-no-table")}</h1>
  <p class="lead">${app.words.text("page-no-table-why")}</p><p><a class="btn ink" href=${address("/")}>${app.words.text("page-home-link")}</a></p></main>`;

/** There was a table, and the host has deleted it. @param {App} app */
export const gone = (app) => html`<main class="home" role="alert"><h1>${app.words.text("page-table-gone")}</h1>
  <p class="lead">${app.words.text("page-table-gone-why")}</p><p><a class="btn ink" href=${address("/")}>${app.words.text("page-home-link")}</a></p></main>`;

/** Nothing is known of the table yet, and nobody answers. @param {App} app */
export const noConnection = (app) => html`<main class="home no-line" role="alert"><h1>${app.words.text("page-offline-title")}</h1>
  <p class="lead">${app.words.text("page-offline")}</p></main>`;
