// The panel once something is named: the targets of a want, or what can be done with a place, a hero or a space, each with
// what it brings, how, and its price; what cannot be says why.

import { pointOf } from "../../table/desk.js";
import { html } from "../../vendor/lit-html.js";
import { choose, lookedAt, namedIn, take, turnsLeft, wantNamed } from "./flow.js";
import { targetAt, viewOf } from "./play.js";
import { bringing, rowList } from "./rows.js";
import { optionWords, placeName } from "./say.js";
import { KIT, mark, stepMark } from "./symbols.js";
import { wishes } from "./panel-wishes.js";
import { briefText, deedText, gainBesideDeed, kindOf, targetName } from "./turn-words.js";
import { deedOf, groupsOf, groupedBy, turnsOf } from "./turns.js";

/** @import { Desk } from "../../table/desk.js" */
/** @import { Row } from "./rows.js" */
/** @import { Group, Turn } from "./turns.js" */

/** @param {Desk} desk */
export function targetsPanel(desk) {
  const looked = lookedAt(desk);
  const space = looked?.by === "space" && !namedIn(desk).some(({ by }) => by === "option") ? Number(looked.key) : null;
  const rows = space === null ? [...turnRows(desk), ...refusedRows(desk)] : optionRows(desk, space);
  return html`<div class="keepwants">${wishes(desk)}</div>${rows.length ? rowList(desk, rows, desk.t("panda-turn-answers")) : html`<p class="fine">${desk.t("panda-turn-none")}</p>`}
    ${space === null ? null : stepwise(desk, space)}`;
}

/** @param {Desk} desk @returns {Row[]} */
function turnRows(desk) {
  const left = turnsLeft(desk);
  const groups = groupsOf(left, desk.choice.named);
  return groups ? groups.map((group) => groupRow(desk, group)) : left.map((turn) => wayRow(desk, turn));
}

/** @param {Desk} desk @param {Group} group @returns {Row} */
function groupRow(desk, group) {
  const { by, key, best, turns } = group;
  const press = () => take(desk, group);
  const common = { target: `row:${by}:${key}`, press, ...bringing(desk, best) };
  if (by === "hero") return { ...common, drawing: mark(`col-${kindOf(key)}`), column: kindOf(key), title: heroTitle(desk, key),
    text: places(desk, turns) };
  if (by === "place") return { ...common, drawing: drawingOf(best), column: kindOf(deedOf(best)?.hero ?? best.hero),
    title: placeName(desk, key), text: [deedText(desk, best), briefText(desk, best)].filter(Boolean).join(" · ") };
  const deed = deedOf(best);
  return { ...common, gain: gainBesideDeed(desk, best), drawing: drawingOf(best), column: kindOf(deed?.hero ?? best.hero), title: deedText(desk, best),
    text: briefText(desk, best) || places(desk, turns) };
}

/** One of several ways to do the same. @param {Desk} desk @param {Turn} turn @returns {Row} */
const wayRow = (desk, turn) => ({
  target: `turn:${turn.id}`, drawing: drawingOf(turn), column: kindOf(turn.hero), title: spaceTitle(desk, turn),
  text: [deedText(desk, turn), briefText(desk, turn)].filter(Boolean).join(" · "),
  ...bringing(desk, turn), press: () => choose(desk, turn),
});

/** @param {Desk} desk @param {{space: number | null, field: number | null}} turn */
export function spaceTitle(desk, { space, field }) {
  if (space === null) return desk.t("panda-turn-field", { field: field ?? 0 });
  const { column, cost } = viewOf(desk).spaces[space];
  return desk.t("panda-turn-space", { column, cost });
}

/** @param {Desk} desk @param {string} hero `seat-hero` */
export function heroTitle(desk, hero) {
  const [seat, kind] = hero.split("-");
  const name = desk.t("panda-board-column", { column: kind });
  return Number(seat) === desk.envelope.seat ? name : desk.t("panda-board-hero-of", { hero: name,
    name: desk.name(Number(seat)) });
}

/** Where turns lead, best first. @param {Desk} desk @param {Turn[]} turns */
const places = (desk, turns) => groupedBy(turns, "place").map(({ best }) => targetName(desk, best)).join(", ");

/** @param {Turn} turn */
function drawingOf(turn) {
  const deed = deedOf(turn);
  const kit = KIT[kindOf(deed?.hero ?? null)];
  if (deed?.kind === "build") return mark(`village-${deed.building ?? "any"}`);
  if (deed?.tile) return mark(deed.tile);
  if (deed?.kind === "strength" || deed?.kind === "mission") return mark(kit[deed.kind]);
  if (deed?.kind === "move") return mark("move");
  if (deed?.kind === "sell_chest") return mark("chest");
  return mark(deed?.kind === "gain" ? (deed.ap ? "bamboo" : "blossom") : "vanish");
}

/** What cannot be done with what is looked at. @param {Desk} desk @returns {Row[]} */
function refusedRows(desk) {
  const looked = lookedAt(desk);
  const refused = looked && !wantNamed(desk) ? turnsOf(desk)?.refused[`${looked.by}:${looked.key}`] : null;
  return (refused ?? []).map(({ want, hero, reason }, index) => ({
    target: `refused:${index}`, drawing: mark(hero ? `col-${kindOf(hero)}` : "lock"), title: desk.t("panda-turn-want", { want }),
    text: desk.say(reason), off: true,
    press: (event) => desk.tell(desk.say(reason), pointOf(event)),
  }));
}

/** The actions of a space: what each does, and what it does now. @param {Desk} desk @param {number} index
 * @returns {Row[]} */
function optionRows(desk, index) {
  const { options, column, status } = viewOf(desk).spaces[index];
  const groups = groupedBy(turnsLeft(desk), "option");
  const only = turnsLeft(desk)[0];
  return options.map((steps, at) => {
    const alone = options.length === 1 && only ? { by: /** @type {const} */ ("option"), key: String(only.option), turns: turnsLeft(desk),
      best: only } : null;
    const group = groups.find(({ key }) => key === String(at + 1)) ?? alone;
    const row = { target: `option:${at + 1}`, drawing: html`${steps.map(stepMark)}`, column, title: optionWords(desk, steps) };
    if (group) {
      const { gain, loss } = bringing(desk, group.best);
      return { ...row, gain, loss, text: nowText(desk, group.best), press: () => take(desk, group) };
    }
    const idle = turnsOf(desk)?.idle.find(({ space, option }) => space === index && option === at + 1);
    const why = idle ? idle.reasons.map(desk.say).join(" ") : desk.t("panda-board-status", { status });
    const press = (/** @type {Event} */ event) =>
      (idle ? desk.choose({ idle: { space: index, option: at + 1 } }) : desk.tell(why, pointOf(event)));
    return { ...row, text: why, off: true, press };
  });
}

/** @param {Desk} desk @param {Turn} turn */
const nowText = (desk, turn) =>
  desk.t("panda-turn-now", { what: [deedText(desk, turn), targetName(desk, turn), briefText(desk, turn)].filter(Boolean).join(" · ") });

/** Whoever likes single steps takes the space and is asked one by one. @param {Desk} desk @param {number} index */
function stepwise(desk, index) {
  const target = targetAt(desk, `space:${index}`);
  if (!target) return null;
  return html`<div class="go"><button type="button" class="btn" data-target="stepwise"
      @click=${() => desk.play(target.offers[0])}>${desk.t("panda-turn-stepwise")}</button></div>`;
}
