// The panel before an action that would do nothing: why, what it would cost, and what the same space can do instead.

import { icon } from "../../icons.js";
import { html } from "../../vendor/lit-html.js";
import { back, choose } from "./flow.js";
import { viewOf } from "./play.js";
import { bringing, rowList } from "./rows.js";
import { mark } from "./symbols.js";
import { briefText, deedText, kindOf } from "./turn-words.js";
import { groupedBy, narrowedTurns, turnsOf } from "./turns.js";

/** @import { Desk } from "../../table/desk.js" */

/** @param {Desk} desk */
export function nothingPanel(desk) {
  const { t } = desk;
  const { space, option } = desk.choice.idle;
  const { needs, cost } = viewOf(desk).spaces[space];
  const idle = turnsOf(desk)?.idle.find((one) => one.space === space && one.option === option);
  const other = groupedBy(narrowedTurns(turnsOf(desk)?.list ?? [], [{ by: "space",
    key: String(space) }]), "deed").map(({ key, best }) => ({
    target: `row:deed:${key}`, drawing: mark("move"), column: kindOf(best.hero), title: deedText(desk, best), text: briefText(desk, best), ...bringing(desk, best), press: () => choose(desk, best),
  }));
  return html`<div class="nothing"><p class="big">${idle?.reasons.map(desk.say).join(" ")}</p><p class="fine">${t("panda-turn-would-pay", { guards: needs, ap: cost })} ${other.length ? t("panda-turn-else") : null}</p>
    ${rowList(desk, other.slice(0, 1), t("panda-turn-answers"))}
    <div class="go">${idle ? html`<button type="button" class="btn" data-target="anyway"
        @click=${() => desk.playLine(idle.line)}>${t("panda-turn-anyway")}</button>` : null}
      <button type="button" class="btn primary" data-target="again"
          @click=${() => back(desk)}>${icon("undo")}<span>${t("panda-board-back")}</span></button></div></div>`;
}
