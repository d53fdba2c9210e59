// One table in the lobby: the game, who waits, how it is played.

import { address } from "../address.js";
import { planInWords } from "../clocks.js";
import { cardOf } from "../home/cards.js";
import { optionsInWords } from "../home/options.js";
import { icon } from "../icons.js";
import { html } from "../vendor/lit-html.js";

/** @import { Waiting } from "../types.js" */
/** @import { LobbyScreen } from "./lobby.js" */

/** @param {LobbyScreen} lobby @param {Waiting} table */
export function waitingTable(lobby, table) {
  const { app, t } = lobby;
  const { game, seats, mine, clock, options } = table;
  const title = app.words.title(game);
  const sitting = seats.filter(({ kind }) => kind !== "open").map(({ name, kind, level }) => (kind === "bot" ? t("page-bot", { level: t("page-level", { level: level ?? "" }) }) : (name ?? t("page-person"))));
  const free = seats.filter(({ kind }) => kind === "open").length;
  const facts = [t("page-seats-free", { free, count: seats.length }), ...optionsInWords(app.words, game, options ?? {}), planInWords(app.words, clock)];
  return html`<li class="run waits">${cardOf(game).badge()}
    <span class="who"><b>${t("page-game-with", { game: title, names: sitting.join(", ") })}</b><span>${facts.join(" · ")}</span>
      <span class="presence ${table.here ? "here" : ""}"><i></i>${t(table.here ? "page-waits-here" : "page-waits-away")}</span></span>
    ${mine.length ? html`<a class="btn" href=${address(`/table/${table.table}`)}>${t("page-your-table")}</a>` : html`<button class="btn primary" @click=${() => lobby.sit(table)}>${icon("check")}${t("page-sit-down")}</button>`}</li>`;
}
