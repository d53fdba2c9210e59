// My finished games: how they ended, and the way back to look at them again.

import { address } from "../address.js";
import { html } from "../vendor/lit-html.js";
import { cardOf } from "./cards.js";
import { labelOf } from "./running.js";

/** @import { HomeScreen } from "./home.js" */
/** @import { Listed } from "../types.js" */

const SHOWN = 4;

/** @param {HomeScreen} home */
export function finished(home) {
  const { t } = home;
  const over = home.tables.filter((table) => table.over);
  if (!over.length) return null;
  const flip = () => {
    home.allFinished = !home.allFinished;
    home.redraw();
  };
  const more = home.allFinished ? t("page-running-fewer") : t("page-running-all", { count: over.length });
  return html`<section class="running finished panel"><h2>${t("page-finished-games")}
      ${over.length > SHOWN ? html`<button class="more" aria-expanded=${home.allFinished} @click=${flip}>${more}</button>` : null}</h2>
    <ul>${over.slice(0, home.allFinished ? over.length : SHOWN).map((table) => line(home, table))}</ul></section>`;
}

/** @param {HomeScreen} home @param {Listed} table */
function line(home, table) {
  const { t } = home;
  const day = new Date(table.changed).toLocaleDateString(home.app.words.language, { day: "numeric", month: "short" });
  return html`<li class="run over">${cardOf(table.game).badge()}
    <span class="who"><b>${labelOf(home, table)}</b><span>${t("page-ended", { how: howItEnded(table), scores: inOrder(table) })}</span></span>
    <span class="state">${day}</span><a class="btn" href=${address(`/table/${table.table}`)}>${t("page-look")}</a></li>`;
}

/** For whoever looks: won, shared or lost; ended where that cannot be said. @param {Listed} table */
function howItEnded({ winners, mine, seats }) {
  if (!winners || mine.length !== 1 || seats.length === 1) return "ended";
  if (!winners.includes(mine[0])) return winners.length ? "lost" : "ended";
  return winners.length > 1 ? "shared" : "won";
}

/** My score first. @param {Listed} table */
function inOrder({ scores, mine }) {
  const seats = scores.map((_, seat) => seat).sort((one, other) => Number(mine.includes(other)) - Number(mine.includes(one)));
  return (mine.length === 1 ? seats : [...scores.keys()]).map((seat) => scores[seat]).join(" : ");
}
