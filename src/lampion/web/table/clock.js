// The clocks beside the names. They tick by themselves, without drawing the table again.

import { isLow, leftOf, span } from "../clocks.js";
import { icon } from "../icons.js";
import { html } from "../vendor/lit-html.js";

/** @import { TableScreen } from "./table.js" */

/** An empty place that `tick` fills. @param {import("./desk.js").Desk} table @param {number} seat */
export function clockOf(table, seat) {
  const { clock, over } = table.envelope;
  if (!clock || over) return null;
  return html`<span class="clock ${clock.asked === seat ? "asked" : ""}" data-seat=${seat} role="timer" aria-label=${table.t("page-clock-of", { name: table.name(seat) })}>${icon("hourglass")}<b></b></span>`;
}

/** The table and seat whose low time was read out. */
let warned = "";

/** Write the time that is left into every clock. @param {TableScreen} table */
export function tick(table) {
  const clock = table.position?.clock;
  if (!clock) return;
  for (const place of document.querySelectorAll(".clock[data-seat]")) {
    const seat = Number(place.getAttribute("data-seat"));
    const left = leftOf(clock, seat, table.people.offset);
    const runs = clock.runs && clock.asked === seat;
    const face = /** @type {HTMLElement} */ (place.querySelector("b"));
    const text = span(left, table.app.words);
    if (face.textContent !== text) face.textContent = text;
    place.classList.toggle("runs", runs);
    place.classList.toggle("low", runs && isLow(left, clock));
    const about = `${table.id} ${clock.deadline}`;
    if (runs && isLow(left, clock) && table.envelope.mine.includes(seat) && warned !== about) {
      warned = about;
      table.announce(table.t("page-clock-low", { left: text }));
    }
  }
}
