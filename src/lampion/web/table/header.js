// The header of a table: where we are, who looks on, whether the line holds, chat and menu.

import { address } from "../address.js";
import { icon, lantern } from "../icons.js";
import { theme } from "../theme.js";
import { html } from "../vendor/lit-html.js";
import { chatButton } from "./chat.js";
import { connectionLamp } from "./connection.js";
import { flip, menu } from "./menu.js";

/** @import { TableScreen } from "./table.js" */

/** @param {TableScreen} table */
export function header(table) {
  const { t, envelope } = table;
  const title = table.app.words.title(envelope.game);
  return html`<header class="top">
    <a class="brand" href=${address("/")} aria-label=${t("page-brand")}>${lantern()}<b>Lampion</b></a>
    <div class="where">${envelope.over || envelope.started === false ? html`<b>${title}</b>` : html`<h1>${title}</h1>`}<span>${company(table)}</span></div>
    ${envelope.started === false ? null : table.board.facts?.(table)}
    <nav aria-label=${t("page-table-menu")}>
      ${connectionLamp(table)}
      ${table.board.rules && envelope.started !== false ? html`<button class="btn quiet wide" @click=${() => table.open("rules")} aria-expanded=${table.sheet === "rules"}>${icon("learn")}${t("page-rules")}</button>` : null}
      ${chatButton(table)}
      ${envelope.started === false ? null : html`<button class="btn quiet icon wide" @click=${() => table.open("keys")} aria-label=${t("page-keys")} title=${t("page-keys")}>${icon("book")}</button>`}
      <button class="btn quiet icon wide" @click=${flip(table)} aria-label=${t("page-theme")} title=${t("page-theme")}>${icon(theme() === "dark" ? "day" : "moon")}</button>
      ${menu(table)}
    </nav></header>`;
}

/** @param {TableScreen} table */
function company(table) {
  const { t, envelope, name, board } = table;
  const { seats, mine, over, watching } = envelope;
  const others = seats.map((_, seat) => seat).filter((seat) => (mine.length !== 1 || seat !== mine[0]) && seats[seat].kind !== "open");
  const levels = [...new Set(seats.flatMap((seat) => (seat.level ? [t("page-level", { level: seat.level })] : [])))];
  const who = others.length ? [t("page-with", { names: others.map(name).join(", ") })] : seats.length === 1 ? [t("page-solo-table")] : [];
  const about = (envelope.started === false ? null : board.about?.(table)) ?? [t("page-players", { count: seats.length }), ...levels];
  const given = envelope.commitment === null ? [t("page-given")] : [];
  const crowd = watching ? [t("page-watched-by", { count: watching })] : [];
  return [...who, ...about, ...given, ...crowd, ...(over ? [t("page-finished")] : [])].join(" · ");
}
