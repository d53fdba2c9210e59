// The action board: six rows by four columns, who stands there, what a space needs now, and what is still within reach.

import { guard } from "../../vendor/directives/guard.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { hovers, leave, point, pressing, tabbed, targetAt, viewOf } from "./play.js";
import { doesNothing, idleOf, idleOptions, spaceWords } from "./say.js";
import { crest, mark, stepMark } from "./symbols.js";
import { tip } from "./tip.js";
import { minus } from "./track.js";

/** @import { Desk } from "../../table/desk.js" */
/** @import { Target } from "./decide.js" */
/** @import { Space, Step } from "./types.js" */
/** @import { News } from "./news.js" */

const COLUMNS = ["monk", "governor", "warrior", "neutral"];
/** How a status looks. @type {Record<string, string>} */
const LOOKS = { open: "is-open", behind: "is-behind", guards: "is-guards", ap: "is-dear", passed: "is-behind" };

/** @param {Desk} desk @param {News} news */
export function actionBoard(desk, news) {
  const { t } = desk;
  const { spaces } = viewOf(desk);
  const rows = [...new Set(spaces.map(({ row }) => row))];
  return html`<div class="boardwrap"><table class="spaces"><caption class="visually-hidden">${t("panda-board-spaces")}</caption>
    <thead><tr><th class="gut" scope="col"><span class="visually-hidden">${t("panda-board-cost")}</span></th>
      ${COLUMNS.map((column) => html`<th scope="col" class="ch col-${column}">${mark(`col-${column}`)}<span>${t("panda-board-column", { column })}</span></th>`)}</tr></thead>
    <tbody>${rows.map((row) => rowOf(desk, spaces.filter((space) => space.row === row), news))}</tbody></table>${tip(desk)}</div>`;
}

/** @param {Desk} desk @param {Space[]} row @param {News} news */
function rowOf(desk, row, news) {
  const [{ cost, loss }] = row;
  const reachable = row.some(({ status }) => status === "open");
  const dear = row.every(({ status }) => status === "ap");
  return html`<tr><th scope="row" class="gut ${reachable ? "" : "out"}"><b>${cost}</b>${mark("bamboo")}
      ${dear ? html`<small>${mark("lock")}</small>` : loss && reachable ? html`<small class="pen">${desk.t("panda-board-loss", { loss })}</small>` : null}</th>
    ${row.map((space) => html`<td>${spaceAsItLooks(desk, space, news)}</td>`)}</tr>`;
}

/** The space whose action is being carried out. @param {Desk} desk */
function inUse(desk) {
  const { asked, players } = viewOf(desk);
  return asked && !["guard", "place-hero", "withdraw", "turn"].includes(asked.decision) ? players[asked.active].reached : null;
}

/** Whether this option is the one in hand, or could still be. @param {Desk} desk @param {Step[]} steps @param {number} number */
function runs(desk, steps, number) {
  const { asked } = viewOf(desk);
  if (asked?.decision === "option") return !desk.choice.point || desk.choice.point === `option:${number + 1}`;
  const [running] = asked?.options ?? [];
  const all = steps.map((step) => JSON.stringify(step));
  return !running || running.every((step) => all.includes(JSON.stringify(step)));
}

/** @param {Desk} desk @param {Space} space @param {News} news */
function spaceAsItLooks(desk, space, news) {
  const { index, status } = space;
  const id = `space:${index}`;
  const { point, over } = desk.choice;
  const target = targetAt(desk, id);
  const now = inUse(desk) === index;
  const idle = idleOf(desk, target);
  const looks = [
    now ? "is-now" : target ? "is-open" : (LOOKS[status] ?? ""),
    target ? "offered" : "",
    target && doesNothing(desk, target) ? "is-idle" : "",
    news.spaces.has(index) ? "news" : "",
    point === id || over === id ? "is-hover" : "",
    point === id ? "pointed" : "",
  ].join(" ");
  return guard([desk.revision, looks, now ? point : null, idle], () => spaceOf(desk, space, looks, target, now));
}

/** @param {Desk} desk @param {Space} space @param {string} looks
 * @param {Target | null} target what may be pressed here @param {boolean} now its action is being carried out */
function spaceOf(desk, space, looks, target, now) {
  const { index, column, options, placed, needs } = space;
  const id = `space:${index}`;
  const idle = idleOf(desk, target);
  const over = () => desk.choice.over === id || desk.choose({ over: id, point: null });
  const enter = () => (target ? point(desk, id) : over());
  const exit = () => (target ? leave(desk, id) : desk.choose({ over: null }));
  const option = (/** @type {Step[]} */ steps, /** @type {number} */ number) => {
    const look = `${now && runs(desk, steps, number) ? "chosen" : ""} ${idle[number + 1] ? "idle" : ""}`;
    return html`<span class="opt ${look}">${steps.map(stepMark)}</span>`;
  };
  const token = (/** @type {number} */ count, /** @type {number} */ seat) =>
    count ? html`<span class="tok" data-piece="token-${index}-${seat}" data-from="guards:${seat} seat:${seat}"
      >${crest(viewOf(desk).players[seat].colour)}<i>${count}</i></span>` : null;
  return html`<button type="button" class="space col-${column} ${looks}"
      data-target=${id} data-at=${id} data-drop=${id} aria-disabled=${target ? nothing : "true"}
      @click=${pressing(desk, "space", String(index))}
      @pointerenter=${(/** @type {PointerEvent} */ event) => hovers(event) && enter()}
      @pointerleave=${(/** @type {PointerEvent} */ event) => hovers(event) && exit()}
      @focus=${(/** @type {Event} */ event) => tabbed(event) && enter()} @blur=${exit}>
    <span class="visually-hidden">${labelOf(desk, space, target)}</span>
    <span aria-hidden="true" class="opts ${options.length === 1 ? "one" : ""}">${options.map(option)}</span>
    <span class="stand" aria-hidden="true">${placed.map(token)}</span>
    <span class="cost" aria-hidden="true">${mark("guard")}<b>${needs}</b></span></button>`;
}

/** @param {Desk} desk @param {Space} space @param {Target | null} target */
function labelOf(desk, space, target) {
  const { t } = desk;
  const { column, cost, needs, lands, loss, placed, status, options } = space;
  const here = placed.flatMap((count, seat) => (count ? [`${desk.name(seat)} ${count}`] : [])).join(", ");
  return [
    t("panda-board-space", { column: t("panda-board-column", { column }), does: spaceWords(desk, options), cost, needs }),
    here ? t("panda-board-standing", { here }) : "",
    target && loss ? t("panda-board-lands", { lands: minus(lands), loss }) : t("panda-board-status", { status }),
    ...idleOptions(desk, options, idleOf(desk, target)),
  ].filter(Boolean).join(" ");
}
