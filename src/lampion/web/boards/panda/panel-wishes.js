// The panel at the beginning of a turn: six wishes, each with what it would bring now and its lowest price, or why it cannot
// be; and one's heroes, as another way to begin.

import { pointOf } from "../../table/desk.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { name, turnsLeft, wantNamed } from "./flow.js";
import { viewOf } from "./play.js";
import { whereabouts } from "./say.js";
import { mark } from "./symbols.js";
import { coversOf, deedText, gainBesideDeed, gainText, guardsOf, lossText, targetName } from "./turn-words.js";
import { groupedBy, narrowedTurns, turnAt, turnsOf } from "./turns.js";

/** @import { Desk } from "../../table/desk.js" */
/** @import { Turn, Turns, Want } from "./turns.js" */

/** @type {Record<string, string>} */
const DRAWINGS = { move: "move", build: "village-any", strength: "sword", mission: "lantern", points: "bamboo",
  special: "vanish" };
const WANTS = Object.keys(DRAWINGS);

/** @param {Desk} desk */
export const wishesPanel = (desk) => html`${wishes(desk)}${heroRows(desk)}`;

/** The wishes while what they would bring is not known yet. @param {Desk} desk */
export const waitingPanel = ({ t }) => html`<div class="wants"
    aria-busy="true">${WANTS.map((want) => html`<span class="want off">${mark(DRAWINGS[want], "wi")}<span class="wt">${t("panda-turn-want", { want })}</span></span>`)}</div>`;

/** The six wishes; those that do not fit what is looked at say so. @param {Desk} desk */
export function wishes(desk) {
  const turns = /** @type {Turns} */ (turnsOf(desk));
  return html`<div class="wants" role="group"
      aria-label=${desk.t("panda-turn-wants")}>${turns.wants.map((want, index) => wish(desk, turns, want, index))}</div>`;
}

/** @param {Desk} desk @param {Turns} turns @param {Want} want @param {number} index */
function wish(desk, turns, { want, best, cheapest, reason }, index) {
  const { t } = desk;
  const chosen = wantNamed(desk) === want;
  const [top, low] = [turnAt(turns, best), turnAt(turns, cheapest)];
  const press = (/** @type {Event} */ event) =>
    (!desk.free ? desk.wait(pointOf(event)) : top ? name(desk, { by: "want",
      key: want }) : desk.tell(reason ? desk.say(reason) : t("panda-turn-none"), pointOf(event)));
  const said = top ? html`<span class="wg">${brings(desk, turns, want, top)}</span><span class="wp">${low ? t("panda-turn-from", { guards: guardsOf(low), ap: low.price.ap }) : null}</span>`
    : html`<span class="wp">${reason ? desk.say(reason) : t("panda-turn-none")}</span>`;
  return html`<button type="button" class="want ${top ? "" : "off"} ${chosen ? "is-chosen" : ""}"
      data-target="want:${want}" aria-pressed=${chosen ? "true" : nothing} aria-disabled=${top ? nothing : "true"} aria-keyshortcuts=${index + 1} @click=${press}>
    ${mark(DRAWINGS[want], "wi")}<span class="wt">${t("panda-turn-want", { want })}</span>${said}${chosen ? mark("done", "tick") : null}</button>`;
}

/** What a want would bring now. @param {Desk} desk @param {Turns} turns @param {string} want @param {Turn} best */
function brings(desk, turns, want, best) {
  const { t } = desk;
  const fitting = narrowedTurns(turns.list, [{ by: "want", key: want }]);
  const tiles = (/** @type {string} */ kind) =>
    [...new Set(fitting.flatMap(({ steps }) => steps.filter((step) => step.kind === kind && step.tile).map(({ tile }) => t("panda-tile-kind", { tile: tile ?? "" }))))];
  if (want === "move") return t("panda-turn-want-move", { count: Math.max(...fitting.map(coversOf)) });
  if (want === "strength" || want === "mission") return either(tiles(want));
  if (want === "special") return deedText(desk, best);
  const loss = lossText(desk, best);
  return html`${t("panda-turn-up-to")} <b>${gainText(desk, best)}</b>${loss ? html` <i class="pen">${loss}</i>` : null}`;
}

/** One or the other, as the language of the page says it. @param {string[]} things */
const either = (things) =>
  new Intl.ListFormat(document.documentElement.lang || "en", { type: "disjunction" }).format(things);

/** One's heroes with the best that each could do. @param {Desk} desk */
function heroRows(desk) {
  const { t, envelope } = desk;
  const view = viewOf(desk);
  const mine = view.players[envelope.seat ?? 0];
  const groups = groupedBy(turnsLeft(desk), "hero");
  return html`<section class="my-heroes"
      aria-label=${t("panda-turn-or-hero")}><h2>${t("panda-turn-or-hero")} <small>${t("panda-turn-or-hero-where")}</small></h2><ul>${mine.heroes.map(({ hero, at, strength }) => {
    const key = `${envelope.seat}-${hero}`;
    const best = groups.find((group) => group.key === key)?.best;
    const press = (/** @type {Event} */ event) =>
      (desk.free ? name(desk, { by: "hero", key }) : desk.wait(pointOf(event)));
    return html`<li class="col-${hero}"><button type="button" data-target="hero-row:${key}"
        @click=${press}><svg class="fig clan-${mine.colour}" viewBox="-2 -4 48 66"
            aria-hidden="true"><use href="#pd-hero-${hero}" width="48" height="66" x="-2" y="-4"></use></svg>
      <span class="ht"><b>${t("panda-board-column", { column: hero })}</b> <i>${t("panda-turn-hero-facts", { place: whereabouts(desk, at), strength })}</i></span>
      <span class="hd ${best ? "" : "dim"}">${best ? html`${deedAt(desk, best)} <b>${gainBesideDeed(desk, best)}</b>` : t("panda-turn-none")}</span></button></li>`;
  })}</ul></section>`;
}

/** @param {Desk} desk @param {Turn} turn */
const deedAt = (desk, turn) =>
  [deedText(desk, turn), targetName(desk, turn)].filter((text, index, all) => text && !(index && all[0].includes(text))).join(", ");

