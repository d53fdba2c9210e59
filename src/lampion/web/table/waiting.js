// A table whose seats are not all taken: the invitation to pass on, the seats to take, and the promise of the shuffle.

import { planInWords } from "../clocks.js";
import { optionsInWords } from "../home/options.js";
import { icon } from "../icons.js";
import { linkCard } from "../invite/link.js";
import { keepName, keptName, typedName } from "../names.js";
import { html } from "../vendor/lit-html.js";
import { notShuffled } from "./commitment.js";
import { absence } from "./seats.js";

/** @import { TableScreen } from "./table.js" */

/** @param {TableScreen} table */
export function waiting(table) {
  const { t, envelope, app } = table;
  const { mine, game, options, clock, listed } = envelope;
  const facts = [...optionsInWords(app.words, game, options), planInWords(app.words, clock), t(listed ? "page-listed" : "page-private")];
  return html`<main class="home waiting"><h1>${table.say(envelope.prompt)}</h1>
    <p class="lead">${t(mine.length ? "page-send-link" : "page-take-seat-lead")}</p>
    <p class="facts">${facts.map((fact) => html`<span class="chip">${fact}</span>`)}</p>
    ${mine.length ? html`<section class="panel invite" aria-label=${t("page-invite")}>${linkCard(app, () => table.redraw(), { path: `/table/${table.id}`, title: app.words.title(game) })}</section>` : null}
    ${mine.length ? chairs(table) : sitting(table)}
    ${promise(table)}</main>`;
}

/** @param {TableScreen} table */
function chairs(table) {
  return html`<ul class="panel chairs" aria-label=${table.t("page-players-here")}>${table.envelope.seats.map((_, seat) => chair(table, seat, null))}</ul>`;
}

/** Somebody new: a name, and the seats to choose from. @param {TableScreen} table */
function sitting(table) {
  const { t, envelope } = table;
  const sit = (/** @type {number} */ seat) => (/** @type {Event} */ event) => {
    const form = /** @type {HTMLElement} */ (event.currentTarget).closest("form");
    const name = /** @type {HTMLInputElement} */ (form?.elements.namedItem("name")).value.trim();
    keepName(name);
    table.sit(seat, name || t("page-default-name", { number: seat + 1 }));
  };
  return html`<form class="panel chairs" aria-label=${t("page-players-here")} @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
    <label class="myname"><span>${t("page-my-name")}</span><input name="name" maxlength="160" @input=${typedName} autocomplete="nickname" placeholder=${t("page-default-name", { number: 2 })} .value=${keptName()}></label>
    <ul>${envelope.seats.map((seat, number) => chair(table, number, seat.kind === "open" ? html`<button class="btn primary" type="button" @click=${sit(number)}>${icon("check")}${t("page-take-seat")}</button>` : null))}</ul></form>`;
}

/** @param {TableScreen} table @param {number} seat @param {unknown} button */
function chair(table, seat, button) {
  const { kind, level } = table.envelope.seats[seat];
  const note = kind === "open" ? table.t("page-still-open") : kind === "bot" ? table.t("page-level-bot", { level: level ?? "" }) : (absence(table, seat) ?? table.t("page-seat-here"));
  return html`<li class="chair-${kind}"><span class="face">${kind === "open" ? "" : table.initial(seat)}</span><span class="who"><b>${table.name(seat)}</b><span>${note}</span></span>${button}</li>`;
}

/** @param {TableScreen} table */
function promise({ t, envelope }) {
  if (!envelope.commitment) return notShuffled({ t, envelope });
  return html`<details class="promise"><summary>${icon("lock")}${t("page-promise")} <code>${envelope.commitment.slice(0, 8)}…</code></summary>
    <p>${t("page-promise-why")}</p><code class="whole">${envelope.commitment}</code></details>`;
}
