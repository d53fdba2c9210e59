// The buttons of a decision: whatever cannot be pressed on the map or the boards, and undo, hint, pass.

import { icon } from "../../icons.js";
import { pointOf } from "../../table/desk.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { isButton, takingOf, tilesToTake } from "./decide.js";
import { hovers, leave, point, pointed, tabbed, take, targets, viewOf } from "./play.js";
import { doesNothing, gainOf, idleOf, idleWords, optionWords, stepWords } from "./say.js";
import { mark } from "./symbols.js";

/** @import { Desk } from "../../table/desk.js" */
/** @import { Target } from "./decide.js" */

/** Answers that go on with the action; their button leads. */
const LEADING = ["yes", "own"];
const ORDER = ["yes", "own", "left", "right", "vp", "tiles", "no", "neutral", "none", "stop", "finish"];

/** @param {Desk} desk */
export function actions(desk) {
  if (desk.envelope.seat === null) return null;
  return html`${decisionButtons(desk)}<span class="tools">${undo(desk)}${hint(desk)}</span>`;
}

/** @param {Desk} desk */
function decisionButtons(desk) {
  const { legal } = desk.envelope;
  if (!legal) return null;
  if (viewOf(desk).asked?.decision === "pick") return tileButtons(desk);
  const rank = (/** @type {Target} */ { text }) => (ORDER.includes(text) ? ORDER.indexOf(text) : -1);
  const shown = targets(desk).filter(isButton).sort((one, other) => rank(one) - rank(other));
  return html`${confirm(desk)}${shown.map((target, index) => decisionButton(desk, target, index, shown.length))}${back(desk)}`;
}

/** @param {Desk} desk @param {Target} target @param {number} index @param {number} count */
function decisionButton(desk, target, index, count) {
  const { id, offers } = target;
  const gain = offers.length === 1 ? gainOf(desk, offers[0].code) : 0;
  const [why] = Object.values(idleOf(desk, target));
  const rank = why ? "idle" : leads(desk, target, count) ? "primary" : "";
  const look = `${rank} ${desk.choice.point === id ? "pointed" : ""}`;
  const enter = (/** @type {PointerEvent} */ event) => hovers(event) && point(desk, id);
  return html`<button class="btn ${look}" data-target=${id} @click=${pressed(desk, target)}
      @pointerenter=${enter} @pointerleave=${() => leave(desk, id)}
      @focus=${(/** @type {Event} */ event) => tabbed(event) && point(desk, id)} @blur=${() => leave(desk, id)}>
    ${drawing(desk, target)}
    <span>${labelOf(desk, target)}${why ? html`<small>${idleWords(desk, why)}</small>` : null}</span>
    ${gain ? html`<em class="gain">${gain > 0 ? "+" : "−"}${Math.abs(gain)}${mark("vp", "s")}</em>` : null}
    ${count > 1 && index < 9 ? html`<kbd>${index + 1}</kbd>` : null}</button>`;
}

/** Whether a button is the red one. @param {Desk} desk @param {Target} target @param {number} count */
function leads({ choice, envelope }, { id, text }, count) {
  if (choice.point) return choice.point === id;
  return LEADING.includes(text) || (count === 1 && envelope.legal?.length === 1);
}

/** @param {Desk} desk @param {Target} target */
const pressed = (desk, target) => (/** @type {Event} */ event) =>
  desk.free ? take(desk, target) : desk.wait(pointOf(event));

/** @param {Desk} desk @param {Target} target */
function drawing(desk, { part, text }) {
  if (part === "hero") return mark(`col-${text.split("-")[1]}`);
  if (part === "building") return mark(`flat-${text}`);
  return text === "pass" ? mark("pass") : text === "stop" || text === "finish" ? mark("done") : null;
}

/** @param {Desk} desk @param {Target} target */
export function labelOf(desk, { part, text, offers }) {
  const { t } = desk;
  const { asked } = viewOf(desk);
  if (part === "option" && asked) return optionWords(desk, asked.options[Number(text) - 1] ?? []);
  if (part === "step") {
    const step = asked?.options[0]?.find(({ kind }) => kind === text);
    return step ? stepWords(desk, step) : t("panda-board-answer", { decision: "step", answer: text });
  }
  if (part === "hero") {
    const [seat, hero] = text.split("-");
    const name = t("panda-board-hero", { hero, what: String(offers[0].parts.kind) });
    return Number(seat) === asked?.active ? name : t("panda-board-hero-of", { hero: t("panda-hero", { hero }), name: desk.name(Number(seat)) });
  }
  if (part === "building") return t("panda-board-build", { building: text });
  return t("panda-board-answer", { decision: asked?.decision ?? "", answer: text });
}

/** After a first tap: the button that takes what was tapped. @param {Desk} desk */
function confirm(desk) {
  const target = pointed(desk);
  if (!target || isButton(target)) return null;
  const look = doesNothing(desk, target) ? "idle" : "primary";
  const label = desk.t("panda-board-confirm", { part: target.part });
  return html`<button class="btn ${look} confirm" @click=${pressed(desk, target)}>${mark("done")}
    <span>${label}</span></button>`;
}

/** @param {Desk} desk */
function back(desk) {
  if (!Object.keys(desk.choice.picks).length) return null;
  return html`<button class="btn" data-target="back" @click=${() => desk.choose({ picks: {}, point: null })}>${icon("close")}<span>${desk.t("panda-board-back")}</span></button>`;
}

/** A set of tiles: toggles, and one button that takes them all. @param {Desk} desk */
function tileButtons(desk) {
  const { t } = desk;
  const legal = desk.envelope.legal ?? [];
  /** @type {string[]} */
  const set = desk.choice.set;
  const open = tilesToTake(legal, set);
  const all = tilesToTake(legal, []);
  const offer = takingOf(legal, set);
  const flip = (/** @type {string} */ tile) => desk.choose({ set: set.includes(tile) ? set.filter((one) => one !== tile) : [...set, tile] });
  const press = (/** @type {Event} */ event) => (offer ? desk.play(offer) : desk.tell(t("panda-board-pick-more"), pointOf(event)));
  return html`<span class="picks" role="group" aria-label=${t("panda-board-pick")}>${all.map((tile) => html`<button class="btn icon" data-target="tile:${tile}" aria-pressed=${set.includes(tile)} aria-disabled=${open.includes(tile) ? nothing : "true"} aria-label=${t("panda-tile-kind", { tile })} title=${t("panda-tile-kind", { tile })}
    @click=${(/** @type {Event} */ event) => (open.includes(tile) ? flip(tile) : desk.tell(t("panda-board-pick-enough"), pointOf(event)))}>${mark(tile)}</button>`)}</span>
    <button class="btn primary confirm ${offer ? "pointed" : ""}" aria-disabled=${offer ? nothing : "true"} @click=${press}>${mark("done")}<span>${t("panda-board-take")}</span></button>`;
}

/** @param {Desk} desk */
function undo(desk) {
  const { t, envelope } = desk;
  const { can, lock } = envelope.undo;
  const press = (/** @type {Event} */ event) => (can ? desk.undo() : desk.tell(lock ? desk.say(lock) : t("page-nothing-to-undo"), pointOf(event)));
  return html`<button class="btn icon undo" aria-disabled=${can ? nothing : "true"} aria-label=${t("page-undo")} title=${t("page-undo")} @click=${press}>${icon(!can && lock ? "lock" : "undo")}</button>`;
}

/** @param {Desk} desk */
function hint(desk) {
  const { t } = desk;
  const press = (/** @type {Event} */ event) => (desk.free || desk.busy ? desk.hint(pointOf(event)) : desk.wait(pointOf(event)));
  return html`<button class="btn icon bulb" aria-disabled=${desk.free ? nothing : "true"} aria-label=${t("page-hint")} title=${t("page-hint")} @click=${press}>${icon("hint")}</button>`;
}
