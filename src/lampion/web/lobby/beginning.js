// Where a new table begins, if not with a deal: the text of a position, or a move of a game that was played.

import { address } from "../address.js";
import { icon } from "../icons.js";
import { html } from "../vendor/lit-html.js";
import { pick } from "./fields.js";

/** @import { CreateScreen } from "./create.js" */

/** The rows of the form. @param {CreateScreen} screen */
export function beginning(screen) {
  const { t, record, moment, position, count } = screen;
  const places = Array.from({ length: count }, (_, seat) => ({ value: String(seat), text: record?.seats[seat]?.name ?? t("page-default-name", { number: seat + 1 }) }));
  const mine = count < 2 ? null : html`<div class="field-row"><span class="cap">${t("page-place")}</span>${pick(t("page-place"), places, String(screen.place), (seat) => screen.sitAt(Number(seat)))}</div>`;
  const why = html`<p class="why">${t("page-begin-why")}</p>`;
  if (record && moment)
    return html`<div class="field-row"><span class="cap">${t("page-begins")}</span><div class="begins"><p>${t("page-begins-record", { move: moment.move, names: record.seats.map(({ name }) => name).join(", ") })}</p>${why}<a class="btn quiet" href=${address(`/new/${screen.game}`)}>${t("page-fresh-deal")}</a></div></div>${mine}`;
  const type = (/** @type {Event} */ event) => screen.paste(/** @type {HTMLTextAreaElement} */ (event.target).value);
  return html`<details class="field-row begin"><summary>${t("page-begin")}${icon("down")}</summary><div class="begins"><textarea rows="3" maxlength="16384" spellcheck="false" autocapitalize="off" autocomplete="off" aria-label=${t("page-begin-text")} placeholder=${t("page-begin-text")} .value=${position} @input=${type}></textarea>${why}</div></details>${position.trim() ? mine : null}`;
}
