// My running games.

import { address } from "../address.js";
import { html } from "../vendor/lit-html.js";
import { cardOf } from "./cards.js";

/** @import { HomeScreen } from "./home.js" */
/** @import { Listed, SeatShown } from "../types.js" */

const SHOWN = 4;

/** @param {HomeScreen} home */
export function running(home) {
  const open = home.tables.filter(({ over }) => !over);
  if (!open.length) return null;
  const flip = () => {
    home.allTables = !home.allTables;
    home.redraw();
  };
  return html`<section class="running panel"><h2>${home.t("page-running")}${open.length > SHOWN ? html`<button class="more" aria-expanded=${home.allTables} @click=${flip}>${home.allTables ? home.t("page-running-fewer") : home.t("page-running-all", { count: open.length })}</button>` : null}</h2>
    <ul>${inOrder(open).slice(0, home.allTables ? open.length : SHOWN).map((table) => line(home, table))}</ul></section>`;
}

/** @param {HomeScreen} home @param {SeatShown} seat */
const nameOf = ({ t }, { name, kind, level }) => name ?? (kind === "bot" ? t("page-bot", { level: level ?? "" }) : t("page-open-seat"));

/** Those that wait for me first; the rest stay as they are, the last changed first. @param {Listed[]} tables */
export const inOrder = (tables) => [...tables.filter(isMine), ...tables.filter((table) => !isMine(table))];

/** @param {Listed} table */
const isMine = ({ to_move: next, mine }) => next !== null && mine.includes(next);

/** The game, and with whom. @param {HomeScreen} home @param {Listed} table */
export function labelOf(home, { game, seats, mine }) {
  const others = seats.filter((_, index) => !mine.includes(index) || mine.length > 1);
  const title = home.app.words.title(game);
  const names = others.map((seat) => nameOf(home, seat)).join(", ");
  return others.length ? home.t("page-game-with", { game: title, names }) : title;
}

/** @param {HomeScreen} home @param {Listed} table */
function line(home, table) {
  const { t } = home;
  const { seats, to_move: next } = table;
  const yours = isMine(table);
  return html`<li class="run ${yours ? "mine" : ""}">${cardOf(table.game).badge()}
    <span class="who"><b>${labelOf(home, table)}</b><span>${table.started === false ? t("page-still-open") : t("page-score-line", { scores: table.scores.join(" : ") })}</span></span>
    <span class="state">${yours ? html`<b>${t("page-your-turn")}</b>` : next === null ? "" : t("page-turn-of", { name: nameOf(home, seats[next]) })}</span>
    <a class="btn ${yours ? "ink" : ""}" href=${address(`/table/${table.table}`)}>${t(yours ? "page-continue" : "page-open")}</a></li>`;
}
