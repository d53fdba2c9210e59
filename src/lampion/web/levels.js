// The bots that a person may play against: which is chosen, which are offered, and how strong one is, as measured.

import { IN_FOLDER } from "./address.js";
import { isSlow } from "./folder/pace.js";
import { html } from "./vendor/lit-html.js";

/** @import { GameFacts } from "./types.js" */

/** @typedef {(key: string, args?: Record<string, string | number>) => string} Say */

/** @param {string} game */
const keptAs = (game) => `lampion-level-${game}`;

/** @param {GameFacts | undefined} facts @returns {string[]} from the weakest */
export const offeredLevels = (facts) => (facts?.levels ?? []).map(({ name }) => name);

/** The one chosen before; the gentlest for a newcomer. @param {GameFacts | undefined} facts @returns {string} */
export function levelOf(facts) {
  const offered = offeredLevels(facts);
  const kept = facts ? localStorage.getItem(keptAs(facts.name)) : null;
  return kept && offered.includes(kept) ? kept : (offered[0] ?? "");
}

/** A level as it is offered: where bots think in the browser, with a word if that takes long. @param {Say} t @param {string} game @param {string} level */
export const levelName = (t, game, level) => t(IN_FOLDER && isSlow(game, level) ? "page-level-slow" : "page-level-bot", { level });

/** @param {string} game @param {string} level */
export const keepLevel = (game, level) => localStorage.setItem(keptAs(game), level);

/** How strong a level is, in one sentence; nothing if that was never measured.
 * @param {Say} t @param {GameFacts | undefined} facts @param {string} level */
export function strengthOf(t, facts, level) {
  const strength = facts?.levels.find(({ name }) => name === level)?.strength;
  if (!strength) return null;
  const { against, wins, of } = strength;
  const told = t("page-level-strength", { wins, of, against: t("page-level", { level: against }) });
  return html`<p class="strength">${level === facts.levels[0].name ? `${t("page-level-first")} ` : ""}${told}</p>`;
}
