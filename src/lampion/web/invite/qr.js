// A QR code as a drawing. The encoder is loaded when the first one is wanted.

import { html } from "../vendor/lit-html.js";

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

/** The dark modules as one path. @param {{size: number, get: (x: number, y: number) => boolean}} bitmap */
export function pathOf(bitmap) {
  let path = "";
  for (let y = 0; y < bitmap.size; y += 1)
    for (let x = 0; x < bitmap.size; x += 1)
      if (bitmap.get(x, y) && !bitmap.get(x - 1, y)) {
        let end = x;
        while (bitmap.get(end, y)) end += 1;
        path += `M${x} ${y}h${end - x}v1h${x - end}z`;
      }
  return path;
}

/** Always dark on light, whatever the theme, because cameras want it so. @param {string} text @param {string} label */
export function qrCode(text, label) {
  if (!encoder) return null;
  const bitmap = encoder.generate(text);
  const side = bitmap.size + 2 * QUIET;
  return html`<svg class="qr" role="img" aria-label=${label} viewBox="${-QUIET} ${-QUIET} ${side} ${side}" shape-rendering="crispEdges">
    <rect class="qr-light" x=${-QUIET} y=${-QUIET} width=${side} height=${side}></rect><path class="qr-dark" d=${pathOf(bitmap)}></path></svg>`;
}
