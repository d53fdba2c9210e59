// The rows of the panel: an answer with its drawing, what it brings, and its price in words; or a reason why not.

import { icon } from "../../icons.js";
import { isPhone } from "../../sizes.js";
import { html, nothing } from "../../vendor/lit-html.js";
import { minus } from "./track.js";
import { gainText, guardsOf, lossText } from "./turn-words.js";

/** @import { Desk } from "../../table/desk.js" */
/** @import { Turn } from "./turns.js" */

/**
 * @typedef {object} Row
 * @property {string} target what it is, for keys and tests
 * @property {unknown} drawing
 * @property {string} [column] whose colour the drawing has
 * @property {string} title
 * @property {string} [text]
 * @property {string} [gain]
 * @property {string} [loss]
 * @property {Turn} [turn] whose price it shows
 * @property {boolean} [off] it cannot be, or would do nothing: its text says why
 * @property {string} [look] an extra class
 * @property {(event: Event) => void} press
 */

const FITTING = 4; // rows of a phone's panel

/** @param {Desk} desk @param {Row[]} rows @param {string} label */
export function rowList(desk, rows, label) {
  const cut = isPhone() && !desk.choice.all && rows.length > FITTING;
  const shown = cut ? rows.slice(0, FITTING - 1) : rows;
  const rest = rows.slice(shown.length);
  return html`<ul class="rows" aria-label=${label}>${shown.map((row) => html`<li>${rowOf(desk, row)}</li>`)}
    ${cut ? html`<li><button type="button" class="row rest-row" data-target="rest"
        @click=${() => desk.choose({ all: true })}><span class="ri">${icon("down")}</span>
      <span class="rt1"><b>${desk.t("panda-turn-more", { count: rest.length })}</b></span><span class="rt2">${rest.map(({ title }) => title).join(", ")}</span></button></li>` : null}</ul>`;
}

/** @param {Desk} desk @param {Row} row */
export function rowOf(desk, { target, drawing, column = "", title, text = "", gain = "", loss = "", turn, off = false, look = "", press }) {
  const brings = gain || loss ? html`<span class="rg">${gain}${loss ? html` <i class="pen">${loss}</i>` : null}</span>` : null;
  return html`<button type="button" class="row ${off ? "off" : ""} ${look}" data-target=${target}
      aria-disabled=${off ? "true" : nothing} @click=${press}>
    <span class="ri ${column ? `col-${column}` : ""}"
        aria-hidden="true">${drawing}</span><span class="rt1"><b>${title}</b></span>${text ? html`<span class="rt2"
            title=${text}>${text}</span>` : null}
    ${brings}${turn ? priceOf(desk, turn) : null}</button>`;
}

/** What a turn brings and loses, for a row. @param {Desk} desk @param {Turn} turn */
export const bringing = (desk, turn) => ({ gain: gainText(desk, turn), loss: lossText(desk, turn), turn });

/** @param {Desk} desk @param {Turn} turn */
function priceOf({ t }, turn) {
  const { price: { ap }, ap_left: left } = turn;
  return html`<span class="price"><span>${t("panda-turn-guards", { count: guardsOf(turn) })}</span> <span class=${left < 0 ? "pen" : ""}>${t("panda-turn-ap-left", { ap, left: minus(left) })}</span></span>`;
}
