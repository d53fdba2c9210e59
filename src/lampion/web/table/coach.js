// The coach of a first game: one line that follows what is decided, and a word of advice when asked. Its place keeps
// its height, so that the board stays where it is.

import { address } from "../address.js";
import { icon } from "../icons.js";
import { shortRules } from "../rules.js";
import { html } from "../vendor/lit-html.js";
import { coached, endCoaching } from "./coaching.js";
import { pointOf } from "./desk.js";
import { waitsForMe } from "./done.js";

/** @import { TableScreen } from "./table.js" */

/** @param {TableScreen} table */
export function coach(table) {
  const now = coached();
  if (!now || now.table !== table.id || table.envelope.over || table.envelope.seat === null) return null;
  const { t, advice, free } = table;
  const line = advice ?? lineOf(table, now.turn);
  const ask = (/** @type {Event} */ event) => (free ? table.hint(pointOf(event)) : table.wait(pointOf(event)));
  const end = () => {
    endCoaching();
    table.redraw();
  };
  return html`<aside class="coach" aria-label=${t("page-coach")}>
    <p title=${line}>${line}</p>
    <button class="btn ink ask" aria-disabled=${!free} aria-label=${t("page-coach-ask")} @click=${ask}>${icon("hint")}
      <span>${t("page-coach-ask")}</span></button>
    <a class="btn quiet icon" href=${address(`/learn/${table.envelope.game}`)} aria-label=${t("page-learn-lessons")}
      title=${t("page-learn-lessons")}>${icon("learn")}</a>
    <button class="btn quiet icon" aria-label=${t("page-coach-end")} title=${t("page-coach-end")} @click=${end}>
      ${icon("close")}</button></aside>`;
}

/** What to say about the decision that is asked now; each turn another sentence of those that fit.
 * @param {TableScreen} table @param {number} turn how many turns of one's own have begun */
export function lineOf(table, turn) {
  const { t, envelope, app } = table;
  if (waitsForMe(table)) return t("page-coach-done");
  if (envelope.to_move === null) return "";
  if (!envelope.legal) return t("page-coach-watch", { name: table.name(envelope.to_move) });
  const numbers = table.board.numbers?.(table);
  const own = app.words.optional(`${envelope.prompt.key}-coach`, numbers);
  const lines = own === null ? shortRules(app.words, envelope.game, numbers) : own.split(/\s*::\s*/);
  return (lines[turn % lines.length] ?? "").replace(/\s*::\s*/, " ");
}
