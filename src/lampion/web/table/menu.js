// The menu of a table: a few things to look at; what concerns the others, and one's seat, are one press further.

import { IN_FOLDER, address } from "../address.js";
import { icon } from "../icons.js";
import { canNotify } from "../secure.js";
import { openSettings } from "../settings-sheet.js";
import { chooseTheme, theme } from "../theme.js";
import { html } from "../vendor/lit-html.js";
import { standingAnswers } from "./done.js";
import { offerSeat } from "./moving.js";

/** @import { TableScreen } from "./table.js" */

/** @param {TableScreen} table */
export function menu(table) {
  const { t } = table;
  return html`<details class="menu" @toggle=${folded}><summary class="btn quiet icon" aria-label=${t("page-menu")} title=${t("page-menu")}>${icon("menu")}</summary>
    <div class="panel drop">${looking(table)}<hr>${group("friend", t("page-menu-others"), together(table))}${group("flag", t("page-menu-seat"), seat(table))}<a class="btn quiet" href=${address("/")}>${icon("home")}${t("page-home-link")}</a></div></details>`;
}

/** Flip between light and dark. @param {TableScreen} table */
export const flip = (table) => () => {
  chooseTheme(theme() === "dark" ? "light" : "dark");
  table.redraw();
};

/** A closed menu opens next time with its groups closed. @param {Event} event */
function folded({ currentTarget }) {
  const menu = /** @type {HTMLDetailsElement} */ (currentTarget);
  if (!menu.open) for (const one of menu.querySelectorAll("details[open]")) one.removeAttribute("open");
}

/** Things of a kind behind one word; a single one needs none. @param {string} drawing @param {string} name @param {unknown[]} items */
function group(drawing, name, items) {
  const there = items.filter(Boolean);
  if (there.length < 2) return there;
  const shown = (/** @type {Event} */ { currentTarget }) => /** @type {Element} */ (currentTarget).scrollIntoView({ block: "nearest" }); // a low menu scrolls
  return html`<details class="group" name="menu-group" @toggle=${shown}><summary class="btn quiet">${icon(drawing)}${name}${icon("down")}</summary><div>${there}</div></details>`;
}

/** @param {string} drawing @param {string} text @param {() => void} act @param {string} [css] */
const item = (drawing, text, act, css = "") =>
  html`<button class="btn quiet ${css}" @click=${(/** @type {Event} */ event) => {
    /** @type {Element} */ (event.currentTarget).closest(".menu")?.removeAttribute("open");
    act();
  }}>${icon(drawing)}${text}</button>`;

/** @param {TableScreen} table */
function looking(table) {
  const { t, board, app, envelope } = table;
  const begun = envelope.started !== false;
  const views = begun && !envelope.over ? (board.menu?.(table) ?? []) : [];
  return html`${views.map(({ drawing, text, act }) => item(drawing, text, act, "narrow"))}
    ${begun && !envelope.over ? item("log", t("page-log"), () => table.open("log")) : null}
    ${board.rules && begun ? item("learn", t("page-rules"), () => table.open("rules")) : null}
    ${begun && !envelope.over ? item("book", t("page-keys"), () => table.open("keys"), "narrow keyed") : null}
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
  return [
    plays && !envelope.paused && item("undo", t("page-ask-take-back"), () => order({ do: "ask", what: "take-back", question: envelope.version })),
    plays && !envelope.paused && item("pause", t("page-ask-pause"), () => order({ do: "ask", what: "pause", question: envelope.version })),
    plays && envelope.paused && item("play", t("page-resume"), () => order({ do: "resume" })),
    !IN_FOLDER && envelope.started !== false && item("share", t("page-share-table"), () => people.open("share")),
    envelope.over && item("again", t(envelope.rematch ? "page-rematch-go" : "page-rematch"), () => table.rematch()),
  ];
}

/** @param {TableScreen} table */
function seat(table) {
  const { t, envelope, people } = table;
  if (envelope.seat === null || envelope.over) return [];
  const { resigned, away } = envelope.seats[envelope.seat];
  const begun = envelope.started !== false;
  return [
    ...(begun ? standingAnswers(table) : []),
    !IN_FOLDER && !envelope.frozen && item("device", t("page-move-seat"), () => offerSeat(table)),
    begun && !resigned && item("flag", t("page-resign"), () => people.open("resign")),
    !away && item("leave", t(begun ? "page-leave" : "page-leave-seat"), () => people.open("leave")),
  ];
}
