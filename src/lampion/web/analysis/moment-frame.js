// The frame of a key moment: the table's own places, the question in the prompt line, and the answer beside the board.

import { address } from "../address.js";
import { icon, lantern } from "../icons.js";
import { momentAddress } from "../lobby/moment.js";
import { setting } from "../settings.js";
import { settingsButton, themeSwitch } from "../switches.js";
import { boardInWords, flipWords } from "../table/board-in-words.js";
import { bubbleOf } from "../table/bubble.js";
import { seats } from "../table/seats.js";
import { html } from "../vendor/lit-html.js";
import { scaleOf } from "./amounts.js";

/** @import { MomentScreen } from "./moment.js" */

/** @param {MomentScreen} screen */
export function momentFrame(screen) {
  const { board, envelope, t, app, game, stands } = screen;
  document.title = `${t("page-analysis-moment-of", numbers(screen))} · ${app.words.title(game)} · Lampion`;
  const own = board.css.split(" ").includes("own-layout");
  const words = t(setting("tables") ? "page-as-tables-close" : "page-as-tables");
  const answers = () => html`<div class="actions">${stands === "open" ? board.actions(screen) : onwards(screen)}</div>`;
  return html`<div class="table-page lesson quiz ${stands} ${board.css}" data-decisions=${screen.moves.length}>${header(screen)}
    ${own ? html`<aside class="lesson-strip" aria-label=${t("page-analysis")}><p>${said(screen.told)}</p>${stands === "open" ? showMe(screen) : null}</aside>` : null}
    <main class="table">
      ${seats(screen)}
      <section class="stage" aria-label=${t("page-board")} aria-busy=${screen.busy}>
        ${own ? boardPrompt(screen) : prompt(screen)}${board.answersFirst ? answers() : null}
        <button class="btn to-words" aria-pressed=${setting("tables")} @click=${flipWords}>${icon("grid")}${words}</button>
        <div class="board" tabindex="0" role="group" aria-label=${t("page-board")}>${board.stage(screen)}</div>
        ${board.under?.(screen)}
        <div class="dock">${board.dock(screen)}</div>
        ${board.answersFirst ? null : answers()}
      </section>
      <aside class=${own ? "side" : "lesson-side"} aria-label=${t("page-analysis")}>${card(screen)}${own ? board.supplies?.(screen) : null}</aside>
    </main>${setting("tables") && envelope.zones ? boardInWords(screen) : null}
    ${bubbleOf(screen.bubble, game, envelope.map_hash, (rule) => t("page-rule", { rule }), screen.hush)}</div>`;
}

/** @param {MomentScreen} screen */
const numbers = ({ found }) => ({ number: found.number, count: found.report.moments.length });

/** @param {MomentScreen} screen */
function header(screen) {
  const { app, t, game, id, found } = screen;
  return html`<header class="top"><a class="brand" href=${address("/")} aria-label=${t("page-brand")}>${lantern()}<b>Lampion</b></a>
    <div class="where"><a class="to-learn" href=${address(`/analysis/${id}`)}>${icon("back")}<b>${t("page-analysis")}</b></a>
      <h1>${t("page-analysis-moment-of", numbers(screen))}</h1><span>${app.words.title(game)} · ${t("page-analysis-moment", { name: screen.nameOf(found.moment.seat), move: found.moment.step + 1 })}</span></div>
    <nav aria-label=${t("page-settings")}><span class="wide">${themeSwitch(app)}</span>${settingsButton(app)}</nav></header>`;
}

/** The first sentence stands out. @param {string} text */
function said(text) {
  const [, lead, rest] = /^(.+?[.!?…:])\s+(.+)$/s.exec(text) ?? [null, text, ""];
  return html`<b>${lead}</b> ${rest}`;
}

/** @param {MomentScreen} screen */
function prompt(screen) {
  const { board, stands, moves } = screen;
  const asks = stands === "open" && moves.length ? (board.prompt?.(screen) ?? screen.say(screen.envelope.prompt)) : "";
  return html`<div class="prompt ${stands === "open" ? "mine" : ""}" role="status"><span class="lamp ${stands === "open" ? "" : "gold"}"></span>
    <span>${said(screen.told)}${asks ? html`<small class="asks">${asks}</small>` : null}</span>${dots(screen)}</div>`;
}

/** @param {MomentScreen} screen */
function boardPrompt(screen) {
  const { board, stands, log } = screen;
  const last = log[log.length - 1];
  const text = stands === "open" ? (board.prompt?.(screen) ?? screen.say(screen.envelope.prompt)).trim() : last ? screen.say(last.text) : "";
  return html`<div class="prompt ${stands === "open" ? "mine" : ""}"><span class="lamp"></span><span>${said(text)}</span>${stands === "open" ? board.promptEnd?.(screen) : dots(screen)}</div>`;
}

/** @param {MomentScreen} screen */
function dots({ t, id, found }) {
  return html`<span class="end wide"><ol class="dots4" aria-label=${t("page-analysis-moments")}>${found.report.moments.map((_, index) => html`<li class=${index + 1 === found.number ? "now" : ""}>
    <a href=${address(`/analysis/${id}/${index + 1}`)} aria-label=${t("page-analysis-moment-of", { number: index + 1, count: found.report.moments.length })}>${index + 1}</a></li>`)}</ol></span>`;
}

/** @param {MomentScreen} screen */
const showMe = (screen) => html`<button class="btn show-me" @click=${screen.showBest}>${icon("hint")}<span>${screen.t("page-analysis-show")}</span></button>`;

/** @param {MomentScreen} screen */
function onwards(screen) {
  const { t, id, found, game } = screen;
  const from = momentAddress({ game, table: id, seat: found.moment.seat }, found.moment.step);
  const more = found.number < found.report.moments.length;
  return html`<button class="btn once-more" @click=${screen.back}>${icon("again")}${t("page-analysis-try-again")}</button>
    <a class="btn once-more" href=${from}>${icon("play")}${t("page-play-on")}</a>
    <a class="btn primary onward" href=${address(more ? `/analysis/${id}/${found.number + 1}` : `/analysis/${id}`)}>${t(more ? "page-analysis-next-moment" : "page-analysis-to-overview")}${icon("next")}</a>`;
}

/** The question; after an answer, what was compared and why the best is better. @param {MomentScreen} screen */
function card(screen) {
  const { t, found, answered } = screen;
  if (!answered)
    return html`<article class="panel teach ask"><h2>${t("page-analysis-moment-of", numbers(screen))}</h2>
      <p class="big2">${t("page-analysis-ask-why", { least: Math.max(1, Math.floor(scaleOf(found.report) * found.moment.loss)) })}</p>
      <p class="note">${t("page-analysis-ask-known", screen.who)}</p>${showMe(screen)}</article>`;
  const { moment, report } = found;
  const unit = report.unit === "chance" ? " %" : "";
  return html`<article class="panel teach verdict"><h2>${t("page-analysis-known")}<span class="end">−${screen.percent(moment.loss)}${unit}</span></h2>
    <ol class="opts">${shown(moment.options).map(({ option, index }) => html`<li class="opt ${index ? (option.played ? "is-played" : "") : "is-best"}">
      <button @click=${() => screen.showOption(index)}><span class="omark" aria-hidden="true">${index ? (option.played ? "•" : index + 1) : icon("check")}</span>
        <span class="ow"><b>${t(index ? (option.played ? "page-analysis-played" : "page-analysis-other") : "page-analysis-best")}</b><small>${option.moves.join("; ")}</small></span>
        <span class="och"><b>${screen.percent(option.chance)}${unit}</b></span>
        ${unit ? html`<svg class="obar" width="100%" height="6" aria-hidden="true"><rect class="obg" width="100%" height="6" rx="3"></rect><rect class="ofg" width="${100 * option.chance}%" height="6" rx="3"></rect></svg>` : null}</button></li>`)}</ol>
    <p class="reason"><b>${t("page-analysis-why")}</b> ${moment.why.map(screen.say).join(" ")}</p></article>`;
}

/** The best, what was played, and the next best. @param {import("../types.js").ComparedMove[]} options */
function shown(options) {
  const all = options.map((option, index) => ({ option, index }));
  const others = all.filter(({ option, index }) => index && !option.played).slice(0, 1);
  return [all[0], ...all.filter(({ option, index }) => index && option.played), ...others];
}
