// Beside the curve: the key moments, each a question first, and the best and the worst draw with how rare it was.

import { html } from "../vendor/lit-html.js";
import { drawsOf, fine, oneIn, scaleOf } from "./amounts.js";

/** @import { AnalysisScreen } from "./analysis.js" */
/** @import { CurvePoint, GameReport } from "../types.js" */

/** @param {AnalysisScreen} screen @param {GameReport} report */
export function moments(screen, report) {
  const { t, isMe, name } = screen;
  const whole = report.done === report.steps;
  const nothing = t(whole ? "page-analysis-moments-none" : "page-analysis-moments-wait");
  return html`<section class="panel log moments2"><h2>${t("page-analysis-moments")}
    ${report.moments.length ? html`<span class="end">${t("page-analysis-moments-how")}</span>` : null}</h2>
    ${report.moments.length ? null : html`<p class="note">${nothing}</p>`}
    <ol>${report.moments.map((moment, index) => html`<li class="mom ${isMe(moment.seat) ? "" : "them"}" id="moment-${index + 1}">
      <a href=${screen.momentAddress(index)}><span class="no">${index + 1}</span>
        <span class="mtxt"><b>${t("page-analysis-moment", { name: name(moment.seat), move: moment.step + 1 })}</b><small>${screen.played(moment.step, moment.moves)}</small></span>
        <span class="loss"><b>${Math.round(scaleOf(report) * (screen.open ? moment.open_loss : moment.loss))}${screen.unit}</b><small>${t("page-analysis-lost")}</small></span></a></li>`)}</ol>
    ${screen.open ? html`<p class="note">${t("page-analysis-open-note")}</p>` : null}</section>`;
}

/** @param {AnalysisScreen} screen @param {GameReport} report */
export function luckBox(screen, report) {
  const { t, seat } = screen;
  const draws = drawsOf(report);
  if (!draws.length) return null;
  const ranked = [...draws].sort((one, other) => other.luck[seat] - one.luck[seat]);
  const [best, worst] = [ranked[0], ranked[ranked.length - 1]];
  return html`<section class="panel luckbox"><h2>${t("page-analysis-luck")}<span class="end">
    <button class="linkish" @click=${() => screen.show("luck")}>${t("page-analysis-all-draws", { count: draws.length })}</button></span></h2>
    ${best.luck[seat] > 0 ? row(screen, report, best, "page-analysis-best-draw") : null}
    ${worst.luck[seat] < 0 ? row(screen, report, worst, "page-analysis-worst-draw") : null}</section>`;
}

/** @param {AnalysisScreen} screen @param {GameReport} report @param {CurvePoint} draw @param {string} key */
function row(screen, report, draw, key) {
  const amount = scaleOf(report) * draw.luck[screen.seat];
  return html`<p class="drawrow"><span class="sign ${amount > 0 ? "up" : "dn"}" aria-hidden="true">${fine(amount)}</span>
    <span><b>${screen.t(key, { rarity: rarity(screen, draw) })}</b><small>${after(screen, draw)}</small></span></p>`;
}

/** How rare a draw was for the seat that looks. @param {AnalysisScreen} screen @param {CurvePoint} draw */
export function rarity({ t, seat }, draw) {
  const other = draw.seat !== null && draw.seat !== seat; // what is good for whoever drew is bad for the others
  const good = draw.luck[seat] > 0;
  const count = oneIn(good !== other ? draw.as_good : draw.as_bad);
  return count === null || count < 2 ? t("page-analysis-usual") : t("page-analysis-one-in", { count });
}

/** @param {AnalysisScreen} screen @param {CurvePoint} draw */
export function after(screen, draw) {
  const what = draw.said ? screen.say(draw.said) : (draw.item ?? "");
  return draw.step ? screen.t("page-analysis-after-move", { what, move: draw.step }) : what;
}
