// The bar of a game that is stepped through: back, on, play, a slider over all moves, the pace.

import { icon } from "../icons.js";
import { momentAddress } from "../lobby/moment.js";
import { html } from "../vendor/lit-html.js";

/** @import { TableScreen } from "./table.js" */
/** @import { Pace, Playback } from "./playback.js" */

/** @type {Pace[]} */
const PACES = ["slow", "normal", "fast"];

/** @param {TableScreen} table @param {Playback} playback */
export function playbackBar(table, playback) {
  const { t } = table;
  const count = playback.count();
  const { step } = playback;
  const where = step === 0 ? t("page-replay-start") : t("page-replay-where", { step, count });
  const button = (/** @type {string} */ drawing, /** @type {string} */ said, /** @type {() => void} */ act, /** @type {boolean} */ off, css = "") =>
    html`<button class="btn icon ${css}" aria-label=${t(said)} title=${t(said)} aria-disabled=${off} @click=${() => off || act()}>${icon(drawing)}</button>`;
  return html`<div class="playback" role="group" aria-label=${t("page-replay")}>
    <div class="steps">${button("first", "page-replay-first", () => playback.go(0), step === 0, "wide")}
      ${button("back", "page-replay-back", () => playback.go(step - 1), step === 0)}
      <button class="btn icon primary" aria-label=${t(playback.playing ? "page-replay-pause" : "page-replay-play")} title=${t(playback.playing ? "page-replay-pause" : "page-replay-play")} @click=${() => playback.play()}>${icon(playback.playing ? "pause" : "play")}</button>
      ${button("next", "page-replay-on", () => playback.go(step + 1), playback.atEnd)}
      ${button("last", "page-replay-last", () => playback.go(count), playback.atEnd, "wide")}</div>
    <label class="slide"><span class="visually-hidden">${t("page-replay-position")}</span>
      <input type="range" min="0" max=${count} .value=${String(step)} aria-valuetext=${where} @input=${(/** @type {Event} */ event) => playback.go(Number(/** @type {HTMLInputElement} */ (event.target).value))}></label>
    <output>${where}${playback.playing && playback.atEnd ? html` · ${t("page-replay-waiting")}` : null}</output>
    <span class="level"><select aria-label=${t("page-replay-pace")} @change=${(/** @type {Event} */ event) => playback.choosePace(PACES[/** @type {HTMLSelectElement} */ (event.target).selectedIndex])}>
      ${PACES.map((pace) => html`<option ?selected=${playback.pace === pace}>${t(`page-replay-pace-${pace}`)}</option>`)}</select>${icon("down")}</span>
    ${playOn(table, playback)}
    ${button("close", table.present.over ? "page-replay-close" : "page-replay-live", table.endReplay, false, "leave")}</div>`;
}

/** A finished game can be gone on with from any position in which somebody has to decide. @param {TableScreen} table @param {Playback} playback */
function playOn({ t, present }, { step, atEnd }) {
  if (!present.over || (atEnd && present.result?.by === "rules")) return null;
  return html`<a class="btn play-on" href=${momentAddress(present, step)}>${icon("again")}${t("page-play-on")}</a>`;
}

/** Keys while a game is stepped through. @param {Playback} playback @param {string} key */
export function playbackKey(playback, key) {
  /** @type {Record<string, () => void>} */
  const does = {
    ArrowLeft: () => playback.go(playback.step - 1),
    ArrowRight: () => playback.go(playback.step + 1),
    Home: () => playback.go(0),
    End: () => playback.go(playback.count()),
    " ": () => playback.play(),
  };
  if (!does[key]) return false;
  does[key]();
  return true;
}
