// The menu of a table: what to look at, what to ask the others, what to do with one's seat.

import { icon } from "../icons.js";
import { canNotify } from "../secure.js";
import { openSettings } from "../settings-sheet.js";
import { languageSwitch } from "../switches.js";
import { chooseTheme, theme } from "../theme.js";
import { html } from "../vendor/lit-html.js";
import { habits } from "./done.js";
import { offerSeat } from "./moving.js";

/** @import { TableScreen } from "./table.js" */

/** @param {TableScreen} table */
export function menu(table) {
  const { t } = table;
  return html`<details class="menu"><summary class="btn quiet icon" aria-label=${t("page-menu")} title=${t("page-menu")}>${icon("menu")}</summary>
    <div class="panel drop">${looking(table)}${together(table)}${seat(table)}</div></details>`;
}

/** Flip between light and dark. @param {TableScreen} table */
export const flip = (table) => () => {
  chooseTheme(theme() === "dark" ? "light" : "dark");
  table.redraw();
};

/** @param {string} drawing @param {string} text @param {() => void} act @param {string} [css] */
const item = (drawing, text, act, css = "") =>
  html`<button class="btn quiet ${css}" @click=${(/** @type {Event} */ event) => {
    /** @type {Element} */ (event.currentTarget).closest("details")?.removeAttribute("open");
    act();
  }}>${icon(drawing)}${text}</button>`;

/** @param {TableScreen} table */
function looking(table) {
  const { t, board, app, envelope } = table;
  const begun = envelope.started !== false;
  return html`${languageSwitch(app)}
    ${envelope.seat !== null && begun && !envelope.over ? habits(table) : null}
    ${begun && !envelope.over ? item("log", t("page-log"), () => table.open("log")) : null}
    ${board.rules && begun ? item("learn", t("page-rules"), () => table.open("rules")) : null}
    ${begun && !envelope.over ? item("book", t("page-keys"), () => table.open("keys"), "narrow") : null}
    ${item("gear", t("page-settings"), () => openSettings(app))}
    ${canNotify() && envelope.mine.length ? bell(table) : null}`;
}

/** @param {TableScreen} table */
function bell(table) {
  const { t, people } = table;
  const ring = async () => {
    if (!(await people.signal.ring())) people.tell(t("page-bell-refused"));
    table.redraw();
  };
  const on = people.signal.bell;
  return html`<button class="btn quiet" aria-pressed=${on} @click=${ring}>${icon("bell")}${t(on ? "page-bell-on" : "page-bell-off")}</button>`;
}

/** @param {TableScreen} table */
function together(table) {
  const { t, envelope, people, order } = table;
  const sits = envelope.seat !== null && !envelope.seats[envelope.seat].resigned;
  const plays = sits && envelope.started !== false && !envelope.over && !envelope.frozen;
  return html`<hr>
    ${plays && !envelope.paused ? item("undo", t("page-ask-take-back"), () => order({ do: "ask", what: "take-back" })) : null}
    ${plays && !envelope.paused ? item("pause", t("page-ask-pause"), () => order({ do: "ask", what: "pause" })) : null}
    ${plays && envelope.paused ? item("play", t("page-resume"), () => order({ do: "resume" })) : null}
    ${envelope.started === false ? null : item("share", t("page-share-table"), () => people.open("share"))}
    ${envelope.over ? item("again", t(envelope.rematch ? "page-rematch-go" : "page-rematch"), () => table.rematch()) : null}`;
}

/** @param {TableScreen} table */
function seat(table) {
  const { t, envelope, people } = table;
  const sits = envelope.seat !== null && !envelope.over;
  const plays = sits && envelope.started !== false && envelope.seat !== null && !envelope.seats[envelope.seat].resigned;
  return html`<hr>
    ${sits && !envelope.frozen ? item("device", t("page-move-seat"), () => offerSeat(table)) : null}
    ${plays ? item("flag", t("page-resign"), () => people.open("resign")) : null}
    ${sits && envelope.seat !== null && !envelope.seats[envelope.seat].away ? item("leave", t(envelope.started === false ? "page-leave-seat" : "page-leave"), () => people.open("leave")) : null}
    <a class="btn quiet" href="/">${icon("home")}${t("page-home-link")}</a>`;
}
