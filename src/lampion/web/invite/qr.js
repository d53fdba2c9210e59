// A QR code as a drawing. The encoder is loaded when the first one is wanted.

import { html } from "../vendor/lit-html.js";
import { pathOf } from "./qr-path.js";

/** Light modules around the code, without which cameras do not find it. */
const QUIET = 3;

/** @type {typeof import("../vendor/lean-qr.js") | null} */
let encoder = null;

/** Load the encoder; a page that is offline shows the link alone. @param {() => void} redraw */
export async function bringEncoder(redraw) {
  if (encoder) return;
  try {
    encoder = await import("../vendor/lean-qr.js");
    redraw();
  } catch {
    // the link is there all the same
  }
}

/** Always dark on light, whatever the theme, because cameras want it so. @param {string} text @param {string} label */
export function qrCode(text, label) {
  if (!encoder) return null;
  const bitmap = encoder.generate(text);
  const side = bitmap.size + 2 * QUIET;
  return html`<svg class="qr" role="img" aria-label=${label} viewBox="${-QUIET} ${-QUIET} ${side} ${side}" shape-rendering="crispEdges">
    <rect class="qr-light" x=${-QUIET} y=${-QUIET} width=${side} height=${side}></rect><path class="qr-dark" d=${pathOf(bitmap)}></path></svg>`;
}
