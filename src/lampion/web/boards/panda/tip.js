// The space that is pointed at, in plain words: what it does, what it costs, and what of it would do nothing now.

import { html } from "../../vendor/lit-html.js";
import { targetAt, viewOf } from "./play.js";
import { idleOf, idleOptions, optionWords } from "./say.js";
import { mark } from "./symbols.js";
import { minus } from "./track.js";

/** @import { Desk } from "../../table/desk.js" */
/** @import { Step } from "./types.js" */

const CLOSED = ["behind", "guards", "passed"];

/** @param {Desk} desk */
export function tip(desk) {
  const id = desk.choice.over ?? desk.choice.point ?? "";
  if (!id.startsWith("space:")) return null;
  const { t } = desk;
  const space = viewOf(desk).spaces[Number(id.slice(6))];
  const { row, column, options, cost, needs, lands, loss, status, placed } = space;
  const here = placed.flatMap((count, seat) => (count ? [`${desk.name(seat)} ${count}`] : [])).join(", ");
  const said = t("panda-board-status", { status });
  const price = status === "ap" ? said : t("panda-board-tip-ap", { cost, lands: minus(lands) });
  const either = (/** @type {Step[]} */ steps, /** @type {number} */ index) =>
    html`${index ? html` <i>${t("panda-board-or-word")}</i> ` : null}${optionWords(desk, steps)}`;
  const lost = loss ? html`<b class="pen">${t("panda-board-tip-loss", { loss })}</b>` : null;
  const idle = idleOptions(desk, options, idleOf(desk, targetAt(desk, id)));
  return html`<div class="tip row-${row} tip-${column}" aria-hidden="true">
    <h3>${t("panda-board-column", { column })}</h3>
    <p>${options.map(either)}.</p>
    <ul>
      <li>${mark("bamboo")}<span>${price} ${lost}</span></li>
      <li>${mark("guard")}<span>${t("panda-board-tip-guards", { needs })} ${here}</span></li>
      ${CLOSED.includes(status) ? html`<li>${mark("lock")}<span>${said}</span></li>` : null}
      ${idle.map((words) => html`<li class="idle">${words}</li>`)}
    </ul></div>`;
}
