// The analysis as tables: every draw, every move, the balance sheet and who played how. Nothing is only in a picture.

import { html } from "../vendor/lit-html.js";
import { drawsOf, fine, partsOf, scaleOf, signed } from "./amounts.js";
import { labelOf } from "./balance.js";
import { after, rarity } from "./lists.js";

/** @import { AnalysisScreen } from "./analysis.js" */
/** @import { GameReport } from "../types.js" */

/** Every draw, the largest first. @param {AnalysisScreen} screen @param {GameReport} report */
export function luckTable(screen, report) {
  const { t, seat } = screen;
  const draws = [...drawsOf(report)].sort((one, other) => Math.abs(other.luck[seat]) - Math.abs(one.luck[seat]));
  return html`<section class="panel luckpage"><h2>${t("page-analysis-draws")}</h2><p class="note">${t("page-analysis-draws-how")} ${t("page-analysis-one-in-why")}</p>
    <div class="scroll" tabindex="0" role="region" aria-label=${t("page-analysis-draws")}><table class="lucktab"><thead><tr><th>${t("page-analysis-col-what")}</th>
      <th>${t("page-analysis-col-who")}</th><th class="num">${t("page-analysis-col-luck")}</th><th>${t("page-analysis-col-rarity")}</th></tr></thead>
      <tbody>${draws.map((draw) => html`<tr><td>${after(screen, draw)}</td><td>${draw.seat === null ? "–" : screen.name(draw.seat)}</td>
        <td class="num">${fine(scaleOf(report) * draw.luck[seat])}</td><td>${rarity(screen, draw)}</td></tr>`)}</tbody></table></div></section>`;
}

/** Everything in words. @param {AnalysisScreen} screen @param {GameReport} report */
export function inWords(screen, report) {
  const { t, seat } = screen;
  return html`<div class="leftcol"><section class="panel prose"><h2>${t("page-analysis-what-happened")}</h2><p>${screen.verdict} ${screen.summed}</p>
      ${report.moments.map((moment, index) => html`<p><a href=${screen.momentAddress(index)}>${index + 1}. ${t("page-analysis-moment", { name: screen.name(moment.seat), move: moment.step + 1 })}</a>:
        ${screen.played(moment.step, moment.moves)} (−${(scaleOf(report) * moment.loss).toFixed(1)}${screen.unit}) ${screen.reasons(moment)}</p>`)}</section>
    <section class="panel"><h2>${t("page-analysis-move-by-move")}</h2><div class="scroll" tabindex="0" role="region" aria-label=${t("page-analysis-move-by-move")}>
      <table class="wordtab"><thead><tr><th>${t("page-analysis-col-move")}</th><th>${t("page-analysis-col-who")}</th><th>${t("page-analysis-col-what")}</th>
        <th class="num">${t("page-analysis-col-choice")}</th><th class="num">${t("page-analysis-col-hidden")}</th><th class="num">${t("page-analysis-col-luck")}</th>
        <th class="num">${t("page-analysis-col-chance")}</th></tr></thead>
      <tbody>${report.curve.filter(({ kind }) => kind !== "start" && kind !== "forced").map((point) => html`<tr><th scope="row">${point.step}</th>
        <td>${point.seat === null ? "–" : screen.name(point.seat)}</td><td>${screen.happened(point)}</td>
        <td class="num">${amount(report, point.choice[seat])}</td><td class="num">${amount(report, point.hidden[seat])}</td>
        <td class="num">${amount(report, point.luck[seat])}</td><td class="num"><b>${(scaleOf(report) * point.chances[seat]).toFixed(1)}</b></td></tr>`)}</tbody></table></div></section></div>
    <aside class="rightcol">${sums(screen, report)}${who(screen, report)}</aside>`;
}

/** @param {GameReport} report @param {number | undefined} value */
const amount = (report, value) => (value === undefined ? "" : fine(scaleOf(report) * value));

/** @param {AnalysisScreen} screen @param {GameReport} report */
function sums(screen, report) {
  const { t, order } = screen;
  const all = order.map((seat) => partsOf(report.seats[seat], report));
  const kinds = /** @type {const} */ (["start", "luck", "hidden"]);
  const line = (/** @type {string} */ label, /** @type {(string | number)[]} */ cells) =>
    html`<tr><th scope="row">${label}</th>${cells.map((cell) => html`<td class="num">${cell}</td>`)}</tr>`;
  return html`<section class="panel"><h2>${t("page-analysis-sheet")}</h2><table class="sumtab"><thead><tr><td></td>${order.map((seat) => html`<th class="num" scope="col">${screen.name(seat)}</th>`)}</tr></thead>
    <tbody>${kinds.map((kind) => line(labelOf(screen, { kind }), all.map(({ parts }) => find(parts, kind))))}
      ${order.map((seat) => line(labelOf(screen, { kind: "own", seat }), all.map(({ parts }) => signed(parts.find((part) => part.seat === seat)?.whole ?? 0))))}
      ${line(t("page-analysis-part-drift"), all.map(({ parts }) => find(parts, "drift")))}</tbody>
    <tfoot>${line(t("page-analysis-part-result"), all.map(({ result }) => result))}</tfoot></table><p class="note">${t("page-analysis-rounded")}</p></section>`;
}

/** @param {import("./amounts.js").Part[]} parts @param {string} kind */
const find = (parts, kind) => {
  const whole = parts.find((part) => part.kind === kind)?.whole ?? 0;
  return kind === "start" ? whole : signed(whole);
};

/** @param {AnalysisScreen} screen @param {GameReport} report */
function who(screen, report) {
  const { t, order } = screen;
  const cell = (/** @type {string | number} */ text) => html`<td class="num">${text}</td>`;
  const sheets = order.map((seat) => report.seats[seat]);
  return html`<section class="panel"><h2>${t("page-analysis-how")}</h2><table class="sumtab"><thead><tr><td></td>${order.map((seat) => html`<th class="num" scope="col">${screen.name(seat)}</th>`)}</tr></thead><tbody>
    <tr><th scope="row">${t("page-analysis-row-rate")}</th>${sheets.map(({ error_rate: rate }) => cell(rate === null ? "–" : `${(scaleOf(report) * rate).toFixed(1)}${screen.unit}`))}</tr>
    <tr><th scope="row">${t("page-analysis-row-counted")}</th>${sheets.map(({ counted }) => cell(counted))}</tr>
    ${sheets.some(({ level }) => level) ? html`<tr><th scope="row">${t("page-analysis-row-level")}</th>${sheets.map(({ level }) => cell(level ? screen.level(level) : "–"))}</tr>` : null}</tbody></table></section>`;
}
