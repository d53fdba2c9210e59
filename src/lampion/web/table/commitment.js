// The promise of the shuffle, kept from the first time this page saw it; or that there was no shuffle to promise.

import { icon } from "../icons.js";
import { html } from "../vendor/lit-html.js";

/** @import { Envelope } from "../types.js" */

/** @param {string} table */
const keptAs = (table) => `lampion-commitment-${table}`;

/** @param {Envelope} envelope */
export function keepCommitment({ table, commitment, over }) {
  if (!over && commitment && !localStorage.getItem(keptAs(table))) localStorage.setItem(keptAs(table), commitment);
}

/** @param {string} table */
export const keptCommitment = (table) => localStorage.getItem(keptAs(table));

/** Said wherever a promise would be shown. @param {{t: (key: string) => string, envelope: Envelope}} table */
export const notShuffled = ({ t, envelope }) => (envelope.commitment === null ? html`<p class="proof">${icon("hidden")}<span>${t("table-not-shuffled")}</span></p>` : null);
