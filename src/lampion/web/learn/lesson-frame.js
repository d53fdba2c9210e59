// The frame of a lesson: the table's own places, with the lesson in the prompt line and beside the board. A board with
// a layout of its own keeps its prompt; there the lesson stands in a strip above.

import { address } from "../address.js";
import { icon, lantern } from "../icons.js";
import { rulesAddress } from "../rules.js";
import { setting } from "../settings.js";
import { languageSwitch, settingsButton, themeSwitch } from "../switches.js";
import { boardInWords, flipWords } from "../table/board-in-words.js";
import { bubbleOf } from "../table/bubble.js";
import { pointOf } from "../table/desk.js";
import { seats } from "../table/seats.js";
import { html } from "../vendor/lit-html.js";
import { progressOf } from "./progress.js";

/** @import { LessonScreen } from "./lesson.js" */

/** @param {LessonScreen} lesson */
export function lessonFrame(lesson) {
  const { board, envelope, t, app, game } = lesson;
  const title = `${lesson.text("title")} · ${app.words.title(game)} · Lampion`;
  if (document.title !== title) document.title = title;
  const own = board.css.split(" ").includes("own-layout");
  const words = t(setting("tables") ? "page-as-tables-close" : "page-as-tables");
  const buttons = () => (lesson.stands === "open" ? board.actions(lesson) : onwards(lesson, own));
  const answers = () => html`<div class="actions">${buttons()}</div>`;
  return html`<div class="table-page lesson ${lesson.stands} ${board.css}" data-lesson=${lesson.id}
    data-decisions=${lesson.moves.length}>
    ${header(lesson)}${own ? strip(lesson) : null}
    <main class="table">
      ${seats(lesson)}
      <section class="stage" aria-label=${t("page-board")} aria-busy=${lesson.busy}>
        ${own ? boardPrompt(lesson) : prompt(lesson)}${board.answersFirst ? answers() : null}
        <button class="btn to-words" aria-pressed=${setting("tables")} @click=${flipWords}>
          ${icon("grid")}${words}</button>
        <div class="board" tabindex="0" role="group" aria-label=${t("page-board")}>${board.stage(lesson)}</div>
        ${board.under?.(lesson)}
        <div class="dock">${board.dock(lesson)}</div>
        ${board.answersFirst ? null : answers()}
      </section>
      ${own ? html`<aside class="side" aria-label=${t("page-side")}>${board.supplies?.(lesson)}</aside>` : side(lesson)}
    </main>${setting("tables") && envelope.zones ? boardInWords(lesson) : null}
    ${bubbleOf(lesson.bubble, game, envelope.map_hash, (rule) => t("page-rule", { rule }), lesson.hush)}</div>`;
}

/** @param {LessonScreen} lesson */
function header({ app, t, game, number, all, text }) {
  return html`<header class="top"><a class="brand" href=${address("/")} aria-label=${t("page-brand")}>${lantern()}<b>Lampion</b></a>
    <div class="where"><a class="to-learn" href=${address(`/learn/${game}`)}>${icon("back")}<b>${t("page-learn")}</b></a>
      <h1>${text("title")}</h1><span>${app.words.title(game)} · ${t("page-learn-number", { number, count: all.length })}</span></div>
    <nav aria-label=${t("page-settings")}><span class="wide">${languageSwitch(app)}</span>
      <span class="wide">${themeSwitch(app)}</span>${settingsButton(app)}</nav></header>`;
}

/** The first sentence stands out. @param {string} text */
function said(text) {
  const [, lead, rest] = /^(.+?[.!?…:])\s+(.+)$/s.exec(text) ?? [null, text, ""];
  return html`<b>${lead}</b> ${rest}`;
}

/** What to do, or what came of it; below it what the board asks once something is under way.
 * @param {LessonScreen} lesson */
function prompt(lesson) {
  const { board, stands, moves } = lesson;
  const begun = stands === "open" && moves.length > 0;
  const asks = begun ? (board.prompt?.(lesson) ?? lesson.say(lesson.envelope.prompt)) : "";
  return html`<div class="prompt mine"><span class="lamp"></span>
    <span>${said(lesson.told)}${asks ? html`<small class="asks">${asks}</small>` : null}</span>${pips(lesson)}</div>`;
}

/** The board's own question; when the lesson has its answer, what was done. @param {LessonScreen} lesson */
function boardPrompt(lesson) {
  const { board, stands, log } = lesson;
  const asks = (board.prompt?.(lesson) ?? lesson.say(lesson.envelope.prompt)).trim();
  const last = log[log.length - 1];
  const text = stands === "open" ? asks : last ? lesson.say(last.text) : "";
  return html`<div class="prompt ${stands === "open" ? "mine" : ""}"><span class="lamp"></span>
    <span>${said(text)}</span>${stands === "open" ? board.promptEnd?.(lesson) : null}</div>`;
}

/** @param {LessonScreen} lesson */
function pips({ all, id, game, t, number }) {
  const state = (/** @type {typeof all[0]} */ one) => {
    if (one.id === id) return "now";
    return progressOf(game, one) === "open" ? "" : "on";
  };
  return html`<ol class="pips end" aria-label=${t("page-learn-number", { number, count: all.length })}>
    ${all.map((one) => html`<li class=${state(one)}></li>`)}</ol>`;
}

/** The buttons once there is an answer.
 * @param {LessonScreen} lesson @param {boolean} own what can be tried stands here too */
function onwards(lesson, own) {
  const { t, game, next, stands, solved } = lesson;
  const again = t(stands === "astray" ? "page-learn-try-again" : "page-learn-once-more");
  const to = address(next ? `/learn/${game}/${next.id}` : `/learn/${game}`);
  const css = `btn once-more ${solved ? "" : "primary"}`;
  const back = html`<button class=${css} @click=${lesson.back}>${icon("again")}${again}</button>`;
  const onward = t(next ? "page-learn-onward" : "page-learn-end");
  const on = html`<a class="btn primary onward" href=${to}>${onward}${icon("next")}</a>`;
  const row = html`${back}${solved ? on : null}`;
  return own ? html`<div class="onwards">${row}</div>${others(lesson)}${rulesLine(lesson)}` : row;
}

/** @param {LessonScreen} lesson */
function side(lesson) {
  return html`<aside class="lesson-side" aria-label=${lesson.t("page-learn")}>${card(lesson)}${others(lesson)}
    <div class="of-board">${lesson.board.supplies?.(lesson)}</div></aside>`;
}

/** @param {LessonScreen} lesson */
function card(lesson) {
  const { t, log, stands, number } = lesson;
  const last = stands === "open" ? null : log[log.length - 1];
  return html`<article class="panel teach"><h2>${t("page-learn-number", { number, count: lesson.all.length })}</h2>
    ${last ? html`<p>${lesson.say(last.text)}</p>` : showMe(lesson)}${rulesLine(lesson)}</article>`;
}

/** @param {LessonScreen} lesson */
function showMe(lesson) {
  const label = lesson.t("page-learn-show");
  const press = (/** @type {Event} */ event) => lesson.hint(pointOf(event));
  return html`<button class="btn show-me" aria-label=${label} title=${label} @click=${press}>
    ${icon("hint")}<span>${label}</span></button>`;
}

/** @param {LessonScreen} lesson */
function rulesLine({ lesson, t, game, envelope }) {
  if (!lesson?.rules.length) return null;
  const link = (/** @type {string} */ rule) => {
    const to = rulesAddress(game, envelope.map_hash, rule);
    return html`<a href=${to} target="_blank" rel="noopener">${t("page-rule", { rule })}</a> `;
  };
  return html`<p class="note lesson-rules">${lesson.rules.map(link)}</p>`;
}

/** Once it is solved: what else can be tried here. @param {LessonScreen} lesson */
function others(lesson) {
  const tries = lesson.solved ? (lesson.lesson?.tries ?? []) : [];
  if (!tries.length) return null;
  const button = (/** @type {typeof tries[0]} */ one) => {
    const press = (/** @type {Event} */ event) => lesson.show(one, pointOf(event));
    return html`<button class="btn" @click=${press}>${lesson.text(`try-${one.id}`)}</button>`;
  };
  return html`<article class="panel tries"><h2>${lesson.t("page-learn-tries")}</h2>${tries.map(button)}</article>`;
}

/** @param {LessonScreen} lesson */
function strip(lesson) {
  return html`<aside class="lesson-strip" aria-label=${lesson.text("title")}>${pips(lesson)}<p>${said(lesson.told)}</p>
    ${lesson.stands === "open" ? showMe(lesson) : null}</aside>`;
}
