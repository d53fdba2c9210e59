// Which of the games' data are reconstructed, each with the place in the rules that says so.

import { address } from "../address.js";
import { installed } from "../files.js";
import { html } from "../vendor/lit-html.js";
import { cardOf } from "./cards.js";

/** @param {import("../words.js").Words} words */
export function reconstructed(words) {
  const links = installed().flatMap(({ name }) => {
    const { reconstructed: where } = cardOf(name);
    const what = words.optional(`${name}-card-reconstructed`);
    return where === undefined || what === null ? [] : [html`<a href=${address(`/rules/${name}${where}`)}>${what}</a>`];
  });
  return links.length ? html`<p class="reconstructed">${words.text("page-reconstructed")}${links.map((link, place) => html`${place ? ", " : " "}${link}`)}.</p>` : null;
}
