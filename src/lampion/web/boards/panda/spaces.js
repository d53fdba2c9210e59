// The action board: six rows by four columns, who stands there, what a space needs, and the most that each of its actions brings now.

import { guard } from "../../vendor/directives/guard.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { merged } from "./merged.js";
import { hovers, tabbed, viewOf } from "./play.js";
import { optionWords, signed, spaceWords } from "./say.js";
import { crest, mark as drawing, stepMark } from "./symbols.js";
import { minus } from "./track.js";

/** @import { Desk } from "../../table/desk.js" */
/** @import { Space, Step } from "./types.js" */
/** @import { MarkName, Scene } from "./marks.js" */
/** @import { Drawn } from "./merged.js" */

/** By option: the most points as text, whether it would do nothing, and which of its steps would not. @typedef {{gains: string[], idle: boolean[], dim?: number[][]}} Best */

const COLUMNS = ["monk", "governor", "warrior", "neutral"];
/** How a status looks that closes a space. @type {Record<string, string>} */
const CLOSED = { behind: "is-behind", guards: "is-guards", ap: "is-dear", passed: "is-behind" };
/** Marks under which a press leads on. @type {MarkName[]} */
const OPEN = ["offered", "advised", "chosen"];

/** @param {Desk} desk @param {Scene} scene @param {Map<number, Best>} best */
export function actionBoard(desk, scene, best) {
  const { t } = desk;
  const { spaces } = viewOf(desk);
  const marks = new Map(merged(scene.marks.filter(({ kind }) => kind === "space")).map((one) => [one.id, one]));
  const rows = [...new Set(spaces.map(({ row }) => row))];
  return html`<table class="spaces"><caption class="visually-hidden">${t("panda-board-spaces")}</caption>
    <thead><tr><th class="gut" scope="col"><span class="visually-hidden">${t("panda-board-cost")}</span></th>
      ${COLUMNS.map((column) => html`<th scope="col" class="ch col-${column}">${drawing(`col-${column}`)}<span>${t("panda-board-column", { column })}</span></th>`)}</tr></thead>
    <tbody>${rows.map((row) => rowOf(desk, spaces.filter((space) => space.row === row), (space) => cell(desk, scene, space, marks.get(String(space.index)), best.get(space.index))))}</tbody></table>`;
}

/** @param {Desk} desk @param {Space[]} row @param {(space: Space) => unknown} drawn */
function rowOf({ t }, row, drawn) {
  const [{ cost, loss, lands }] = row;
  const reachable = row.some(({ status }) => status === "open");
  const left = loss ? html`<small class="pen">${t("panda-board-loss", { loss })}</small>` : html`<small>${t("panda-board-left", { lands: minus(lands) })}</small>`;
  return html`<tr><th scope="row" class="gut ${reachable ? "" : "out"}"><b>${cost}</b> ${t("panda-board-ap")}${reachable && cost ? left : null}</th>
    ${row.map((space) => html`<td>${drawn(space)}</td>`)}</tr>`;
}

/** The space whose action is being carried out. @param {Desk} desk */
function inUse(desk) {
  const { asked, players } = viewOf(desk);
  return asked && !["guard", "place-hero", "withdraw", "turn"].includes(asked.decision) ? players[asked.active].reached : null;
}

/** Whether this option is the one in hand, or could still be. @param {Desk} desk @param {Step[]} steps */
function runs(desk, steps) {
  const { asked } = viewOf(desk);
  const [running] = asked?.decision === "option" ? [] : (asked?.options ?? []);
  const all = steps.map((step) => JSON.stringify(step));
  return !running || running.every((step) => all.includes(JSON.stringify(step)));
}

/** @param {Desk} desk @param {Scene} scene @param {Space} space @param {Drawn | undefined} marked @param {Best | undefined} best */
function cell(desk, scene, space, marked, best) {
  const now = inUse(desk) === space.index;
  const name = now && (!marked || marked.mark === "theirs") ? "chosen" : marked?.mark;
  const open = now || !!marked?.all.some((one) => OPEN.includes(one));
  const looks = [name ? `m-${name}` : "", marked?.all.includes("theirs") ? "has-theirs" : "", open ? "" : (CLOSED[space.status] ?? "is-open"), best?.idle.every(Boolean) ? "is-idle" : ""].join(" ");
  const letter = marked?.badge?.badge.letter ?? "";
  return guard([desk.revision, looks, open, letter, now, best, desk.free], () => spaceOf(desk, scene, space, looks, open, letter, now, best));
}

/** @param {Desk} desk @param {Scene} scene @param {Space} space @param {string} looks @param {boolean} open a press leads on @param {string} letter of an idea @param {boolean} now its action is being carried out @param {Best | undefined} best */
function spaceOf(desk, scene, space, looks, open, letter, now, best) {
  const { index, column, options, placed, needs } = space;
  const id = `space:${index}`;
  const hover = () => scene.hover("space", String(index));
  const option = (/** @type {Step[]} */ steps, /** @type {number} */ number) => {
    const [gain, idle, dim] = [gainOf(steps, best?.gains[number]), best?.idle[number], best?.dim?.[number] ?? []];
    return html`<span class="opt ${now && !runs(desk, steps) ? "other" : ""} ${idle ? "idle" : ""}">${steps.map((step, at) => html`<span class=${dim.includes(at) ? "dim" : ""}>${signOf(desk, step, steps.length === 1)}</span>`)}
      ${idle ? html`<b class="nix">–</b>` : gain ? html`<b class="gn">${gain}</b>` : null}</span>`;
  };
  const token = (/** @type {number} */ count, /** @type {number} */ seat) =>
    count ? html`<span class="tok" data-piece="token-${index}-${seat}" data-from="guards:${seat} seat:${seat}">${crest(viewOf(desk).players[seat].colour)}<i>${count}</i></span>` : null;
  return html`<button type="button" class="space col-${column} ${looks}" data-target=${id} data-at=${id} data-drop=${id}
      aria-disabled=${open ? nothing : "true"} aria-pressed=${looks.includes("m-chosen") ? "true" : nothing}
      @click=${(/** @type {Event} */ event) => scene.press("space", String(index), event)}
      @pointerenter=${(/** @type {PointerEvent} */ event) => hovers(event) && hover()} @focus=${(/** @type {Event} */ event) => tabbed(event) && hover()}>
    <span class="visually-hidden">${labelOf(desk, space, open, best)}</span>
    <span aria-hidden="true" class="opts ${options.length === 1 ? "one" : ""}">${options.map(option)}</span>
    <span class="stand" aria-hidden="true">${placed.map(token)}</span>
    ${letter ? html`<span class="letter" aria-hidden="true">${letter}</span>` : null}
    <span class="cost ${costAbove(options, best) ? "above" : ""}" aria-hidden="true">${drawing("guard")}<b>${needs}</b></span></button>`;
}

/** How much stands in a line of a space. @param {Step[]} steps @param {string | undefined} gain @param {boolean | undefined} idle */
const loadOf = (steps, gain, idle) => steps.reduce((sum, { kind }) => sum + (kind === "sell_chest" ? 1.9 : 1), 0) + (gain ? 1.1 : idle ? 0.6 : 0);

/** Where the guards that are needed stand: below, unless the upper line has more room. @param {Step[][]} options @param {Best | undefined} best */
function costAbove(options, best) {
  const [upper, lower] = options.map((steps, number) => loadOf(steps, gainOf(steps, best?.gains[number]), best?.idle[number]));
  return lower > 2.2 && upper < lower;
}

/** The most an action brings, unless its own sign says it. @param {Step[]} steps @param {string | undefined} gain */
const gainOf = (steps, gain) => (steps.some(({ kind, amount = 0 }) => kind === "vp" && signed(amount) === gain) ? "" : gain);

/** Points are said in words, everything else is a drawing. @param {Desk} desk @param {Step} step @param {boolean} alone */
function signOf({ t }, step, alone) {
  const { kind, amount = 0, vp = 0 } = step;
  if (kind === "ap") return html`<b class="n">${t("panda-board-gain-ap", { points: signed(amount) })}</b>`;
  if (kind === "vp") return html`<b class="n">${alone ? t("panda-board-gain", { points: signed(amount) }) : signed(amount)}</b>`;
  return kind === "sell_chest" ? html`${drawing("sell", "sl")}<b class="n">${vp}</b>` : stepMark(step);
}

/** The whole sentence: what it does, what it costs, who stands there, whether it is open, and what it would bring. @param {Desk} desk @param {Space} space @param {boolean} open @param {Best | undefined} best */
function labelOf(desk, space, open, best) {
  const { t } = desk;
  const { column, cost, needs, lands, loss, placed, status, options } = space;
  const here = placed.flatMap((count, seat) => (count ? [`${desk.name(seat)} ${count}`] : [])).join(", ");
  const now = options.map((steps, number) => {
    const what = optionWords(desk, steps);
    if (best?.idle[number]) return t("panda-board-option-idle", { what });
    return best?.gains[number] ? t("panda-board-option-gain", { what, gain: best.gains[number] }) : "";
  });
  return [
    t("panda-board-space", { column: t("panda-board-column", { column }), does: spaceWords(desk, options), cost, needs }),
    here ? t("panda-board-standing", { here }) : "",
    open && loss ? t("panda-board-lands", { lands: minus(lands), loss }) : t("panda-board-status", { status }),
    ...now,
  ].filter(Boolean).join(" ");
}
