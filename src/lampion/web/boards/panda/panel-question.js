// The panel of a single decision: what comes after a turn and could not be known before (a city card, a frontier bonus, a
// tile), and every step of a turn that is played step by step.

import { pointOf } from "../../table/desk.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { takingOf, tilesToTake } from "./decide.js";
import { answer, pointed, take, targets, viewOf } from "./play.js";
import { rowList } from "./rows.js";
import { consequences, gainOf, idleOf, idleWords, signed } from "./say.js";
import { mark, stepMark } from "./symbols.js";
import { headOf } from "./turn-words.js";

/** @import { Desk } from "../../table/desk.js" */
/** @import { Target } from "./decide.js" */
/** @import { Row } from "./rows.js" */

const ORDER = ["yes", "own", "left", "right", "vp", "tiles", "no", "neutral", "none", "stop", "finish"];

/** @param {Desk} desk */
export function questionPanel(desk) {
  if (viewOf(desk).asked?.decision === "pick") return tileButtons(desk);
  const rank = (/** @type {Target} */ { text }) => (ORDER.includes(text) ? ORDER.indexOf(text) : -1);
  const shown = targets(desk).toSorted((one, other) => rank(one) - rank(other));
  return html`${rowList(desk, shown.map((target) => targetRow(desk, target)), desk.t("panda-turn-answers"))}${confirm(desk)}`;
}

/** @param {Desk} desk @param {Target} target @returns {Row} */
function targetRow(desk, target) {
  const { id, offers } = target;
  const gain = offers.length === 1 ? gainOf(desk, offers[0].code) : 0;
  const [why] = Object.values(idleOf(desk, target));
  const preview = offers.length === 1 ? desk.preview(offers[0].code) : null;
  return {
    target: id, drawing: drawingOf(desk, target), column: target.part === "hero" ? target.text.split("-")[1] : "", title: headOf(desk, target),
    text: why ? idleWords(desk, why) : preview ? consequences(desk, preview).join(", ") : "", gain: gain ? desk.t("panda-board-gain", { points: signed(gain) }) : "",
    look: `${desk.choice.point === id ? "is-chosen pointed" : ""} ${why ? "idle" : ""}`, press: (event) => (desk.free ? take(desk, target) : desk.wait(pointOf(event))),
  };
}

/** @param {Desk} desk @param {Target} target */
function drawingOf(desk, { part, text }) {
  const { asked, city_row: row, spaces } = viewOf(desk);
  if (part === "hero") return mark(`col-${text.split("-")[1]}`);
  if (part === "building") return mark(`flat-${text}`);
  if (part === "option") return html`${(asked?.options[Number(text) - 1] ?? []).map(stepMark)}`;
  if (part === "space") return html`${spaces[Number(text)].options.flat().map(stepMark)}`;
  if (part === "card") return html`${((text === "left" ? row[0] : row[row.length - 1])?.steps ?? []).map(stepMark)}`;
  if (part === "step") return html`${(asked?.options[0] ?? []).filter(({ kind }) => kind === text).map(stepMark)}`;
  if (part === "place") return mark("map");
  return text === "pass" ? mark("pass") : mark("done");
}

/** What lies on the table is meant by a short word; everything else is worded as its row. */
const THINGS = ["path", "place", "space", "card", "field", "hero"];

/** The red button for what was chosen on the map, or is advised. @param {Desk} desk */
export function confirm(desk) {
  const target = pointed(desk);
  if (!target) return null;
  const press = (/** @type {Event} */ event) => (desk.free ? take(desk, target) : desk.wait(pointOf(event)));
  const facts = { part: target.part, decision: viewOf(desk).asked?.decision ?? "" };
  const label = THINGS.includes(target.part) ? desk.t("panda-board-confirm", facts) : headOf(desk, target);
  return html`<div class="go"><button class="btn primary confirm" data-target="confirm" aria-keyshortcuts="Enter"
      @click=${press}>${mark("done")}<span>${label}</span></button></div>`;
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
  const flip = (/** @type {string} */ tile) =>
    desk.choose({ set: set.includes(tile) ? set.filter((one) => one !== tile) : [...set, tile] });
  const press = (/** @type {Event} */ event) =>
    (!desk.free ? desk.wait(pointOf(event)) : offer ? answer(desk, offer) : desk.tell(t("panda-board-pick-more"), pointOf(event)));
  return html`<span class="picks" role="group"
      aria-label=${t("panda-board-pick")}>${all.map((tile) => html`<button class="btn" data-target="tile:${tile}"
          aria-pressed=${set.includes(tile)} aria-disabled=${open.includes(tile) ? nothing : "true"}
    @click=${(/** @type {Event} */ event) => (open.includes(tile) ? flip(tile) : desk.tell(t("panda-board-pick-enough"), pointOf(event)))}>${mark(tile)}<span>${t("panda-tile-kind", { tile })}</span></button>`)}</span>
    <div class="go"><button class="btn primary confirm ${offer ? "pointed" : ""}" data-target="confirm"
        aria-disabled=${offer ? nothing : "true"} @click=${press}>${mark("done")}<span>${t("panda-board-take")}</span></button></div>`;
}

