// Which of the games' data are reconstructed, each with the place in the rules that says so.

import { html } from "../vendor/lit-html.js";

/** What is reconstructed in each game, and where its rules say it. @type {[string, string][]} */
const RECONSTRUCTED = [["axio", "/rules/axio#A-2"], ["pagoda", "/rules/pagoda#PR-1"], ["panda", "/rules/panda"]];

/** @param {(key: string) => string} t */
export const reconstructed = (t) =>
  html`<p class="reconstructed">${t("page-reconstructed")}${RECONSTRUCTED.map(([game, where], place) => html`${place ? ", " : " "}<a href=${where}>${t(`page-reconstructed-${game}`)}</a>`)}.</p>`;
