// The panel of the setup: what a guard or a hero would do where it is put, and the way to have the rest dealt.

import { pointOf } from "../../table/desk.js";
import { html } from "../../vendor/lit-html.js";
import { confirm } from "./panel-question.js";
import { pointed, viewOf } from "./play.js";
import { pathName, placeName, signed } from "./say.js";
import { KIT, mark } from "./symbols.js";
import { turnsOf } from "./turns.js";

/** @import { Desk } from "../../table/desk.js" */
/** @import { SetupPlace } from "./turns.js" */

/** @param {Desk} desk */
export function setupPanel(desk) {
  const { t } = desk;
  const deal = (/** @type {Event} */ event) =>
    (desk.free ? desk.setStanding?.("setup", "deal") : desk.wait(pointOf(event)));
  return html`<div class="nothing"><div class="about">${chosen(desk)}</div>
    <p class="legend"><span class="pillx">${t("panda-turn-need", { guards: 1,
      needs: 3 })}</span> ${t("panda-turn-need-means")}</p>
    <div class="go-row">${desk.setStanding ? html`<div class="go"><button type="button" class="btn"
        data-target="set-up" @click=${deal}>${t("panda-turn-set-up")}</button></div>` : null}${confirm(desk)}</div></div>`;
}

/** What is chosen, and the facts that speak for or against it. @param {Desk} desk */
function chosen(desk) {
  const target = pointed(desk);
  const { asked } = viewOf(desk);
  if (!target) return html`<p class="big">${desk.t("panda-turn-setup-tip", { decision: asked?.decision ?? "" })}</p>`;
  const setup = turnsOf(desk)?.setup;
  const near = target.part === "path" ? Object.entries(setup?.paths[target.text] ?? {}) : [[target.text, setup?.places[target.text]]];
  return html`<p class="big"><b>${target.part === "path" ? pathName(desk, target.text) : placeName(desk, target.text)}</b></p>
    <ul class="facts2">${near.map(([id, place]) => (place ? facts(desk, String(id), /** @type {SetupPlace} */ (place), asked?.hero ?? null) : null))}</ul>`;
}

/** @param {Desk} desk @param {string} id @param {SetupPlace} place @param {string | null} hero who would stand there */
function facts(desk, id, { guards, needs, vp, builds, tile, reason }, hero) {
  const { t } = desk;
  const enough = needs !== null && guards >= needs && vp;
  const ready = enough && !hero ? ` ${t("panda-turn-ready", { points: signed(vp) })}` : "";
  return html`<li>${mark("guard")}<span>${t("panda-turn-place-guards", { place: placeName(desk, id), guards, needs: needs ?? 0 })}${ready}</span></li>
    ${builds && hero ? html`<li>${mark(`village-${KIT[hero].building}`)}<span>${t("panda-turn-builds", { building: KIT[hero].building, points: signed(vp ?? 0) })}</span></li>` : null}
    ${tile ? html`<li>${mark(tile)}<span>${t("panda-turn-could-take", { tile })}</span></li>` : null}
    ${reason ? html`<li>${mark("lock")}<span>${desk.say(reason)}</span></li>` : null}`;
}
