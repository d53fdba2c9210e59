// A link to pass on: to read, copy, share and scan, with what it is good for.

import { icon } from "../icons.js";
import { canCopy, canShare, secure } from "../secure.js";
import { html } from "../vendor/lit-html.js";
import { bringEncoder, qrCode } from "./qr.js";
import { addressFor, bringReach, canOpen, letNetworkIn, onlyHere, onlyNetwork } from "./reach.js";

/** @import { App } from "../app.js" */

/** The link that was copied last, to say so on its button. */
let copied = "";

/**
 * @param {App} app @param {() => void} redraw
 * @param {{path: string, title: string}} link where it leads, and what a share sheet calls it
 */
export function linkCard(app, redraw, { path, title }) {
  bringReach(redraw);
  bringEncoder(redraw);
  const t = (/** @type {string} */ key) => app.words.text(key);
  const address = addressFor(path);
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    copied = address;
    app.announce(t("page-copied"));
    redraw();
  };
  const share = () => navigator.share({ title, url: address }).catch(() => {}); // thought better of it
  return html`<div class="linkcard">
    <div class="linkrow"><input class="linkfield" readonly .value=${address} aria-label=${t("page-link")} @focus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()}>
      ${canCopy() ? html`<button class="btn primary" @click=${copy}>${icon(copied === address ? "check" : "link")}${t(copied === address ? "page-copied" : "page-copy-link")}</button>` : null}
      ${canShare() ? html`<button class="btn" @click=${share}>${icon("share")}${t("page-share")}</button>` : null}</div>
    <div class="scan">${qrCode(address, t("page-qr"))}<div class="scan-says">${reachNote(app, redraw)}${plainNote(app)}</div></div></div>`;
}

/** Whether letting the network in was tried in vain. */
let inVain = false;

/** How far the link reaches, and how it can reach further. @param {App} app @param {() => void} redraw */
function reachNote({ words }, redraw) {
  const open = async () => {
    inVain = !(await letNetworkIn());
    redraw();
  };
  if (onlyHere() && canOpen() && !inVain)
    return html`<p class="reach warn">${icon("device")}<span><b>${words.text("page-reach-device")}</b> ${words.text("page-reach-offer")}</span></p>
      <button class="btn let-in" type="button" @click=${open}>${icon("friend")}${words.text("page-reach-open")}</button>`;
  if (onlyHere())
    return html`<p class="reach warn">${icon("device")}<span><b>${words.text("page-reach-device")}</b> ${inVain ? words.text("page-reach-in-vain") : null} ${words.text("page-reach-how")} <code>lampion serve --lan</code></span></p>`;
  if (onlyNetwork()) return html`<p class="reach">${icon("friend")}<span>${words.text("page-reach-network")}</span></p>`;
  return html`<p class="reach">${icon("friend")}<span>${words.text("page-reach-everywhere")}</span></p>`;
}

/** Why some buttons are missing: the one place that says it. @param {App} app */
export const plainNote = ({ words }) => (secure() ? null : html`<p class="reach">${icon("lock")}<span>${words.text("page-not-secure")}</span></p>`);
