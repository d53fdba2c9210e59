// Dialogs of a table that want a decision: resign, leave, move the seat, take a seat over, share.

import { icon } from "../icons.js";
import { linkCard } from "../invite/link.js";
import { html } from "../vendor/lit-html.js";

/** @import { TableScreen } from "./table.js" */

/** Dialogs that were just drawn are opened as the browser does it: focus inside, the rest asleep. */
export function showDialogs() {
  for (const dialog of document.querySelectorAll("dialog:not([open])")) /** @type {HTMLDialogElement} */ (dialog).showModal();
}

/** @param {TableScreen} table */
export function dialogOf(table) {
  const { people } = table;
  if (people.dialog === "resign") return resigning(table);
  if (people.dialog === "leave") return leaving(table);
  if (people.dialog === "move-seat") return moving(table);
  if (people.dialog === "take-seat") return taking(table);
  if (people.dialog === "share") return sharing(table);
  return null;
}

/** @param {TableScreen} table @param {string} title @param {unknown} body @param {unknown} buttons */
function dialog({ t, people }, title, body, buttons) {
  const outside = (/** @type {MouseEvent} */ event) => event.target === event.currentTarget && people.shut();
  return html`<dialog class="panel ask" aria-labelledby="dialog-title" @close=${people.shut} @click=${outside}>
    <div class="inner"><h2 id="dialog-title" class="big-line" tabindex="-1" autofocus>${title}</h2>${body}<div class="choose">${buttons}<button class="btn" @click=${people.shut}>${t(buttons ? "page-cancel" : "page-close")}</button></div></div></dialog>`;
}

/** Do it and shut. @param {TableScreen} table @param {() => void} act */
const then = ({ people }, act) => () => {
  people.shut();
  act();
};

/** @param {TableScreen} table */
function resigning(table) {
  const { t, envelope } = table;
  const what = envelope.seats.length > 2 ? "page-resign-many" : envelope.seats.length === 2 ? "page-resign-two" : "page-resign-alone";
  return dialog(table, t("page-resign-sure"), html`<p>${t(what)}</p>`, html`<button class="btn primary" @click=${then(table, () => table.order({ do: "resign" }))}>${icon("flag")}${t("page-resign")}</button>`);
}

/** @param {TableScreen} table */
function leaving(table) {
  const { t, envelope, app } = table;
  if (envelope.started === false)
    return dialog(table, t("page-leave-sure"), html`<p>${t("page-leave-before")}</p>`, html`<button class="btn primary" @click=${then(table, () => table.order({ do: "leave", bot: false }))}>${icon("leave")}${t("page-leave-seat")}</button>`);
  const go = (/** @type {boolean} */ bot) => then(table, async () => {
    if (await table.order({ do: "leave", bot })) app.go("/");
  });
  return dialog(
    table,
    t("page-leave-sure"),
    html`<p>${t("page-leave-how")}</p>`,
    html`<button class="btn primary" @click=${go(true)}>${icon("leave")}${t("page-leave-bot")}</button><button class="btn" @click=${go(false)}>${t("page-leave-wait")}</button>`,
  );
}

/** @param {TableScreen} table */
function moving(table) {
  const { t, people, app } = table;
  const body = people.offer
    ? html`<p>${t("page-move-seat-how")}</p>${linkCard(app, () => table.redraw(), { path: people.offer.path, title: t("page-move-seat") })}`
    : html`<p>${t("page-one-moment")}</p>`;
  return dialog(table, t("page-move-seat"), body, null);
}

/** @param {TableScreen} table */
function taking(table) {
  const { t, people, envelope } = table;
  const { arrival } = people;
  if (!arrival) return null;
  const given = envelope.seats[arrival.seat];
  const take = then(table, () => {
    people.arrival = null;
    table.takeSeat(arrival.seat, arrival.code);
  });
  return dialog(table, t("page-take-over"), html`<p>${t("page-take-over-how", { name: given?.name ?? String(arrival.seat + 1) })}</p>`, html`<button class="btn primary" @click=${take}>${icon("check")}${t("page-take-over-do")}</button>`);
}

/** @param {TableScreen} table */
function sharing(table) {
  const { t, app } = table;
  return dialog(table, t("page-share-table"), html`<p>${t("page-share-how")}</p>${linkCard(app, () => table.redraw(), { path: `/table/${table.id}`, title: app.words.title(table.envelope.game) })}`, null);
}
