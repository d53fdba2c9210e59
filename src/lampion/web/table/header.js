// The header of a table: where we are, rules, keys, theme, menu.

import { icon, lantern } from "../icons.js";
import { chooseTheme, theme } from "../theme.js";
import { html } from "../vendor/lit-html.js";
import { languageSwitch, paceSwitch, soundSwitch } from "../switches.js";

/** @import { TableScreen } from "./table.js" */

/** @param {TableScreen} table */
export function header(table) {
  const { t, envelope } = table;
  const title = table.app.words.title(envelope.game);
  const flip = () => {
    chooseTheme(theme() === "dark" ? "light" : "dark");
    table.redraw();
  };
  return html`<header class="top">
    <a class="brand" href="/" aria-label=${t("page-brand")}>${lantern()}<b>Lampion</b></a>
    <div class="where">${envelope.over ? html`<b>${title}</b>` : html`<h1>${title}</h1>`}<span>${company(table)}</span></div>
    ${envelope.started === false ? null : table.board.facts?.(table)}
    <nav aria-label=${t("page-table-menu")}>
      ${table.board.rules ? html`<button class="btn quiet wide" @click=${() => table.open("rules")} aria-expanded=${table.sheet === "rules"}>${icon("learn")}${t("page-rules")}</button>` : null}
      <button class="btn quiet icon" @click=${() => table.open("keys")} aria-label=${t("page-keys")} title=${t("page-keys")}>${icon("book")}</button>
      <button class="btn quiet icon" @click=${flip} aria-label=${t("page-theme")} title=${t("page-theme")}>${icon(theme() === "dark" ? "day" : "moon")}</button>
      ${menu(table)}
    </nav></header>`;
}

/** @param {TableScreen} table */
function company(table) {
  const { t, envelope, name, board } = table;
  const { seats, mine, over } = envelope;
  const others = seats.map((_, seat) => seat).filter((seat) => (mine.length !== 1 || seat !== mine[0]) && seats[seat].kind !== "open");
  const levels = [...new Set(seats.flatMap((seat) => (seat.level ? [t("page-level", { level: seat.level })] : [])))];
  const who = others.length ? [t("page-with", { names: others.map(name).join(", ") })] : seats.length === 1 ? [t("page-solo-table")] : [];
  const about = (envelope.started === false ? null : board.about?.(table)) ?? [t("page-players", { count: seats.length }), ...levels];
  return [...who, ...about, ...(over ? [t("page-finished")] : [])].join(" · ");
}

/** @param {TableScreen} table */
function menu(table) {
  const { t, envelope } = table;
  const playing = envelope.seat !== null && !envelope.over;
  return html`<details class="menu"><summary class="btn quiet icon" aria-label=${t("page-menu")}>${icon("menu")}</summary>
    <div class="panel drop">
      ${languageSwitch(table.app)}${paceSwitch(table.app, () => table.redraw())}${soundSwitch(table.app, () => table.redraw())}
      <button class="btn quiet" @click=${() => table.open("log")}>${icon("log")}${t("page-log")}</button>
      ${table.board.rules ? html`<button class="btn quiet" @click=${() => table.open("rules")}>${icon("learn")}${t("page-rules")}</button>` : null}
      <button class="btn quiet" @click=${() => copyLink(table)}>${icon("link")}${t("page-copy-watch-link")}</button>
      ${playing ? html`<button class="btn quiet" @click=${() => confirm(t("page-resign-sure")) && table.resign()}>${icon("close")}${t("page-resign")}</button>` : null}
      <a class="btn quiet" href="/">${icon("replay")}${t("page-leave")}</a>
    </div></details>`;
}

/** @param {TableScreen} table @param {string} [said] */
export async function copyLink(table, said = "page-link-copied") {
  const at = { x: innerWidth - 60, y: 60 };
  try {
    await navigator.clipboard.writeText(location.href);
    table.tell(table.t(said), at);
  } catch {
    table.tell(location.href, at);
  }
}
