// The way to the lessons, for those who are new, and how far somebody has come on this device.

import { address } from "../address.js";
import { installed } from "../files.js";
import { icon, lantern } from "../icons.js";
import { doneCount } from "../learn/progress.js";
import { html } from "../vendor/lit-html.js";

/** @import { App } from "../app.js" */

/** @param {App} app */
export function learning({ words }) {
  const link = (/** @type {string} */ game) => {
    const done = doneCount(game);
    const sign = done ? html`<span class="lit">${lantern()}</span>` : icon("learn");
    const stand = done ? html`<small>${words.text("page-learn-lit", { done })}</small>` : null;
    return html`<li><a class="btn" href=${address(`/learn/${game}`)}>${sign}<span>${words.title(game)}${stand}</span></a></li>`;
  };
  return html`<section class="panel learning"><h2>${words.text("page-learn-new")}</h2>
    <ul>${installed().map(({ name }) => link(name))}</ul></section>`;
}
