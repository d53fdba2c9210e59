// The coach of a first game: the rules in short, one tip at a time, and a word of advice when asked.

import { icon } from "../icons.js";
import { shortRules } from "../rules.js";
import { html } from "../vendor/lit-html.js";
import { coached, endCoaching, turnTip } from "./coaching.js";
import { pointOf } from "./desk.js";

/** @import { TableScreen } from "./table.js" */

/** @param {TableScreen} table */
export function coach(table) {
  const now = coached();
  if (!now || now.table !== table.id || table.envelope.over || table.envelope.seat === null) return null;
  const { t } = table;
  const tips = shortRules(table.app.words, table.envelope.game, table.board.numbers?.(table));
  const tip = Math.min(now.tip, tips.length - 1);
  const [head, rest] = (tips[tip] ?? "").split(/\s*::\s*/);
  const { advice } = table;
  const turn = (/** @type {number} */ number) => {
    table.advice = null;
    turnTip({ table: table.id, tip: number });
    table.redraw();
  };
  const end = () => {
    endCoaching();
    table.redraw();
  };
  return html`<aside class="coach" aria-label=${t("page-coach")}><p>${advice === null ? html`<b>${head}</b> ${rest}` : html`<b>${t("page-coach-advice")}</b> ${advice}`}</p>
    <div><button class="btn quiet icon" aria-label=${t("page-coach-back")} title=${t("page-coach-back")} aria-disabled=${tip === 0} @click=${() => tip > 0 && turn(tip - 1)}>${icon("back")}</button>
      <span class="count" title=${t("page-coach-tip", { number: tip + 1, count: tips.length })}>${tip + 1}/${tips.length}</span>
      <button class="btn quiet icon" aria-label=${t("page-coach-next")} title=${t("page-coach-next")} aria-disabled=${tip >= tips.length - 1} @click=${() => tip < tips.length - 1 && turn(tip + 1)}>${icon("next")}</button>
      <button class="btn ink ask" aria-disabled=${!table.free} @click=${(/** @type {Event} */ event) => (table.free ? table.hint(pointOf(event)) : table.wait(pointOf(event)))}>${icon("hint")}${t("page-coach-ask")}</button>
      <button class="btn quiet icon" aria-label=${t("page-coach-end")} title=${t("page-coach-end")} @click=${end}>${icon("close")}</button></div></aside>`;
}
