// The stage of Way of the Panda: the map with the present decision on it, and the same in words.

import { remembered } from "../../remembered.js";
import { isLowPhone, isPhone } from "../../sizes.js";
import { guard } from "../../vendor/directives/guard.js";
import { html } from "../../vendor/lit-html.js";
import { labelOf } from "./actions.js";
import { carryingFromMap, goers, heroTouched } from "./carrying.js";
import { isOnMap } from "./decide.js";
import { swiping } from "./facts.js";
import { inWords } from "./in-words.js";
import { LOW, TALL, WIDE } from "./layout.js";
import { mapOf } from "./map.js";
import { newsOf } from "./news.js";
import { leave, point, pointed, pressing, targets, viewOf } from "./play.js";
import { KIT, mark } from "./symbols.js";
import { consequences, gainOf, idleOf, idleWords, pathName, placeName, signed } from "./say.js";

/** @import { Desk } from "../../table/desk.js" */
/** @import { Target } from "./decide.js" */
/** @import { Overlay } from "./overlay.js" */

/** @param {Desk} desk */
export function stage(desk) {
  const view = viewOf(desk);
  const format = isLowPhone() ? LOW : isPhone() ? TALL : WIDE;
  const { down, up } = swiping(desk);
  return html`<div class="mapbox ${goers(desk).size ? "may-carry" : ""}" @pointerdown=${carryingFromMap(desk)} data-version=${desk.envelope.version} @touchstart=${(/** @type {TouchEvent} */ event) => heroTouched(desk, event) || down(event)} @touchend=${up}>${mapOf(view, format, desk.t("panda-board-map"), (id) => placeName(desk, id), overlayOf(desk), newsFor(desk))}</div>
    <div class="visually-hidden">${guard([desk.revision], () => readable(desk))}</div>`;
}

/** @param {Desk} desk */
const readable = (desk) => inWords(viewOf(desk)).map(({ label, pieces }) => html`<h2>${desk.say(label)}</h2><ul>${pieces.map((piece) => html`<li>${desk.say(piece)}</li>`)}</ul>`);

/** @param {Desk} desk */
export const newsFor = (desk) => newsNow(desk.log, desk.envelope.legal ? desk.envelope.seat : null, desk.initial, desk.revision);

/** Initials may change with a revision. @type {(log: import("../../types.js").LogEntry[], me: number | null, initial: Desk["initial"], revision: number) => import("./news.js").News} */
const newsNow = remembered(newsOf);

const onMap = remembered((/** @type {Target[]} */ all) => all.filter(isOnMap));

/** @param {Desk} desk @returns {Overlay} */
function overlayOf(desk) {
  const { t } = desk;
  const { asked } = viewOf(desk);
  return {
    targets: desk.free ? onMap(targets(desk)) : [],
    point: desk.choice.point,
    path: asked?.path ?? null,
    tag: (target) => tagOf(desk, target),
    refused: desk.free ? (asked?.blocked ?? []).map(({ path, needs }) => ({ path, text: t("panda-board-needs", { needs }) })) : [],
    label: (target) => describe(desk, target).join(" "),
    press: (part, text) => pressing(desk, part, text),
    hover: (id) => (id ? point(desk, id) : desk.choice.point && leave(desk, desk.choice.point)),
  };
}

/** At most two words about a target. @param {Desk} desk @param {Target} target */
function tagOf(desk, { part, offers }) {
  if (offers.length > 1) return "";
  const gain = gainOf(desk, offers[0].code);
  if (gain) return desk.t("panda-board-gain", { points: signed(gain) });
  const path = viewOf(desk).paths.find(({ id }) => id === offers[0].parts.path);
  return part === "place" && path && !path.uncovered ? desk.t("panda-board-free") : "";
}

/** What pressing a target means: its name, then what is certain. @param {Desk} desk @param {Target} target @returns {string[]} */
function describe(desk, target) {
  const { part, text, offers } = target;
  const head = part === "path" ? pathName(desk, text) : part === "place" ? placeHead(desk, target) : part === "space" ? "" : labelOf(desk, target);
  const preview = offers.length === 1 ? desk.preview(offers[0].code) : null;
  const rest = preview ? consequences(desk, preview) : [];
  const idle = part === "field" ? Object.values(idleOf(desk, target)).map((why) => idleWords(desk, why)) : [];
  return [head ? `${head}.` : "", rest.length ? `${rest.join(", ")}.` : "", ...idle].filter(Boolean);
}

/** @param {Desk} desk @param {Target} target */
function placeHead(desk, { text, offers: [{ parts }] }) {
  const path = viewOf(desk).paths.find(({ id }) => id === parts.path);
  const place = placeName(desk, text);
  return path ? desk.t("panda-board-to", { place, ninjas: path.uncovered }) : place;
}

/** The line under the prompt: what the pointed-at choice would mean. @param {Desk} desk */
export function explain(desk) {
  const target = pointed(desk);
  const strong = strengthOf(desk);
  if (!target || target.part === "space") return strong;
  const [head, rest] = describe(desk, target);
  return html`${strong} <b>${head}</b> ${rest}`;
}

/** How strong the moving hero is. @param {Desk} desk */
function strengthOf(desk) {
  const { asked, players } = viewOf(desk);
  const hero = asked?.decision === "move" ? players[asked.hero_seat ?? 0].heroes.find((one) => one.hero === asked.hero) : null;
  return hero ? html`<span class="str col-${hero.hero}">${desk.t("panda-board-strength", { strength: hero.strength })}${mark(KIT[hero.hero].strength)}</span>` : null;
}
