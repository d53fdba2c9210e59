// A table whose seats are not all taken: the link to pass on, and the seats to take.

import { icon } from "../icons.js";
import { html } from "../vendor/lit-html.js";
import { copyLink } from "./header.js";

/** @import { TableScreen } from "./table.js" */

/** @param {TableScreen} table */
export function waiting(table) {
  const { t, envelope } = table;
  const { seats, mine } = envelope;
  return html`<main class="home waiting"><h1>${table.say(envelope.prompt)}</h1>
    <p class="lead">${t(mine.length ? "page-send-link" : "page-take-seat-lead")}</p>
    ${mine.length ? html`<div class="linkbox"><code>${location.href}</code><button class="btn primary" @click=${() => copyLink(table, "page-friend-copied")}>${icon("link")}${t("page-copy-link")}</button></div>` : null}
    <ul class="panel chairs">${seats.map((seat, index) => html`<li><span class="face">${seat.kind === "open" ? "" : table.initial(index)}</span><b>${table.name(index)}</b>
      ${seat.kind === "open" && !mine.length ? html`<button class="btn primary" @click=${() => table.sit(index)}>${icon("check")}${t("page-take-seat")}</button>` : null}</li>`)}</ul></main>`;
}
