// The sentence about what is picked, and the columns built this turn.

import { html } from "../../vendor/lit-html.js";
import { colourOf } from "./colours.js";
import { cardName, fitting, offersIn, stillOpen } from "./picks.js";
import { legalOf, picksOf, readyOf } from "./play.js";
import { numberOf, siteOf, viewOf } from "./view.js";

/** @import { Desk } from "../../table/desk.js" */

/** @param {Desk} desk @returns {string | null} null where nothing is picked and the game's own words will do */
export function prompt(desk) {
  const picks = picksOf(desk);
  if (!picks.mode && picks.site === null && !picks.cards.length) return beginning(desk);
  return `${desk.t("pagoda-board-your-turn")} ${picks.mode ? setSentence(desk) : sentence(desk)}`;
}

/** Here one begins by pressing; a terminal would say it otherwise. @param {Desk} desk */
function beginning({ envelope, say }) {
  return envelope.prompt.key === "pagoda-prompt-fresh" ? say({ ...envelope.prompt, key: "pagoda-prompt-begin" }) : null;
}

/** @param {Desk} desk */
function setSentence(desk) {
  const { t } = desk;
  const picks = picksOf(desk);
  const of = offersIn(legalOf(desk), picks.mode)[0]?.choose?.max ?? 0;
  if (picks.mode === "alternative" && picks.cards.length === of) return t(picks.site === null ? "pagoda-board-then-site" : "pagoda-board-then-press", { open: stillOpen(legalOf(desk), picks) ? "yes" : "no" });
  return t("pagoda-board-choose-set", { mode: picks.mode ?? "", count: picks.cards.length, of });
}

/** @param {Desk} desk */
function sentence(desk) {
  const { t } = desk;
  const picks = picksOf(desk);
  const legal = legalOf(desk);
  if (picks.site === null) {
    const sites = [...new Set(fitting(legal, picks).map(({ parts }) => numberOf(String(parts.site))))];
    return t("pagoda-board-picked", { what: cardsInWords(desk), count: picks.cards.length, some: sites.length ? "yes" : "no", sites: either(desk, sites) });
  }
  const site = numberOf(picks.site);
  if (readyOf(desk)) return t("pagoda-board-press-again", { site });
  const open = stillOpen(legal, picks);
  const { next, needs } = siteOf(desk, picks.site);
  return t("pagoda-board-site-picked", { site, piece: next ?? "column", colour: needs ?? "any", open: open && picks.cards.length ? open.part : "cards" });
}

/** The picked cards, equal ones counted. @param {Desk} desk */
function cardsInWords({ t, choice }) {
  const names = choice.cards.map(cardName);
  /** @type {string[]} */
  const colours = [...new Set(/** @type {string[]} */ (names.map((/** @type {string} */ name) => name[0])))];
  return colours.map((letter) => t("pagoda-board-picked-cards", { colour: colourOf(letter), count: names.filter((/** @type {string} */ name) => name[0] === letter).length })).join(", ");
}

/** "1, 2 or 3". @param {Desk} desk @param {number[]} numbers */
const either = ({ t }, numbers) => (numbers.length < 2 ? numbers.join("") : `${numbers.slice(0, -1).join(", ")} ${t("pagoda-board-or")} ${numbers.at(-1)}`);

/** How many columns of how many are built this turn. @param {Desk} desk */
export function promptEnd(desk) {
  const { t } = desk;
  const { built, limit, phase } = viewOf(desk);
  if (phase === "over") return null;
  return html`<span class="end"><span data-at="built:columns" class="built" role="img" aria-label=${t("pagoda-turn", { built, limit })}>${Array.from({ length: limit }, (_, index) => html`<i class=${index < built ? "on" : ""}></i>`)}<span class="share"><b>${built}</b>/${limit}</span><span class="unit"> ${t("pagoda-board-columns")}</span></span></span>`;
}
