// The stage of Way of the Panda: the map with the present decision on it, and the same in words.

import { guard } from "../../vendor/directives/guard.js";
import { html } from "../../vendor/lit-html.js";
import { carryingFromMap, goers } from "./carrying.js";
import { inWords } from "./in-words.js";
import { mapOf } from "./map.js";
import { mapFormat } from "./map-box.js";
import { viewOf } from "./play.js";
import { placeName } from "./say.js";
import { sceneOf } from "./scene.js";

/** @import { Desk } from "../../table/desk.js" */

/** @param {Desk} desk */
export function stage(desk) {
  const format = mapFormat(() => desk.choose({}));
  return html`<div class="mapbox ${goers(desk).size ? "may-carry" : ""}" @pointerdown=${carryingFromMap(desk)} data-version=${desk.envelope.version}>${mapOf(viewOf(desk), format, desk.t("panda-board-map"), (id) => placeName(desk, id), sceneOf(desk))}</div>
    <div class="visually-hidden">${guard([desk.revision], () => readable(desk))}</div>`;
}

/** @param {Desk} desk */
const readable = (desk) => inWords(viewOf(desk)).map(({ label, pieces }) => html`<h2>${desk.say(label)}</h2><ul>${pieces.map((piece) => html`<li>${desk.say(piece)}</li>`)}</ul>`);
