// The panel with advice: two or three whole turns, each with its points, price and why; the first is the red one.

import { pointOf } from "../../table/desk.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { choose } from "./flow.js";
import { guardsOf } from "./turn-words.js";
import { minus } from "./track.js";
import { turnAt, turnsOf } from "./turns.js";

/** @import { Idea } from "../../types.js" */
/** @import { Desk } from "../../table/desk.js" */
/** @import { Turn } from "./turns.js" */

export const LETTERS = ["A", "B", "C"];

/** @param {Desk} desk */
export const ideasPanel = (desk) =>
  html`<ul class="ideas">${desk.choice.ideas.map((/** @type {Idea} */ idea, /** @type {number} */ index) => ideaOf(desk, idea, index))}</ul>`;

/** The turn that an idea is, if it is on the list. @param {Desk} desk @param {Idea} idea */
export function turnOf(desk, { turn }) {
  const turns = turnsOf(desk);
  return turns && turn !== null ? turnAt(turns, String(turn)) : null;
}

/** @param {Desk} desk @param {Idea} idea @param {number} index */
function ideaOf(desk, idea, index) {
  const { t } = desk;
  const turn = turnOf(desk, idea);
  const letter = LETTERS[index];
  const look = () => turn && choose(desk, turn, []);
  const press = (/** @type {Event} */ event) => (desk.free ? playIdea(desk, idea) : desk.wait(pointOf(event)));
  return html`<li class="idea ${index ? "" : "a"}"><span class="lt" aria-hidden="true">${letter}</span>
    <button type="button" class="idea-text" data-target="idea:${index}" aria-disabled=${turn ? nothing : "true"}
        @click=${look}><b>${desk.say(idea.text)}</b><span>${idea.reasons.map(desk.say).join(" ")}</span>${turn ? html`<span class="fine">${priceOf(desk, turn)}</span>` : null}</button>
    <button type="button" class="btn ${index ? "" : "primary confirm pointed"}" data-target="do-idea:${index}"
        @click=${press}>${t("panda-turn-do-idea", { letter })}</button></li>`;
}

/** What is still asked behind it belongs to it. @param {Desk} desk @param {Idea} idea */
function playIdea(desk, idea) {
  desk.choose({ joined: !!turnOf(desk, idea)?.ask });
  desk.playLine(idea.line);
}

/** @param {Desk} desk @param {Turn} turn */
const priceOf = ({ t }, turn) =>
  `${t("panda-turn-guards", { count: guardsOf(turn) })}, ${t("panda-turn-ap-left", { ap: turn.price.ap, left: minus(turn.ap_left) })}`;
