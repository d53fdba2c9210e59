// One door: the picture of a game and the ways to play it.

import { icon } from "../icons.js";
import { keptName } from "../names.js";
import { guard } from "../vendor/directives/guard.js";
import { html } from "../vendor/lit-html.js";
import { artOf } from "./art.js";
import { devicePanel } from "./device.js";
import { DOORS } from "./doors.js";
import { optionSwitches } from "./options.js";

/** @import { HomeScreen } from "./home.js" */

/** @param {HomeScreen} home @param {string} game */
export function gameCard(home, game) {
  const { t } = home;
  const facts = home.facts(game);
  return html`<article class="game ${game} ${facts || !home.loaded ? "" : "coming"}" @pointerenter=${() => home.expect(game)} @focusin=${() => home.expect(game)}><span class="art" aria-hidden="true">${guard([game], () => artOf(game))}</span>
    <div class="body"><div class="head"><h2>${title(home, game)}</h2>${facts ? optionSwitches(home, game) : null}</div>${DOORS.includes(game) ? html`<p class="meta">${t(`page-meta-${game}`)}</p><p class="line">${t(`page-line-${game}`)}</p>` : null}
    ${facts ? ways(home, game) : html`<p class="soon">${home.loaded ? t("page-coming") : ""}</p>`}</div></article>`;
}

/** @param {HomeScreen} home @param {string} game */
export const title = (home, game) => home.app.words.title(game, home.facts(game)?.title);

/** What a bot is called at this place of the company. @param {{t: (key: string) => string}} home @param {number} place */
export function botName(home, place) {
  const names = home.t("page-bot-names").split(", ");
  return names[place % names.length];
}

/** @param {HomeScreen} home @param {string} game */
function ways(home, game) {
  const { t } = home;
  const level = home.level(game);
  const me = { kind: /** @type {const} */ ("human"), name: keptName() || t("page-default-name", { number: "1" }) };
  const bot = (/** @type {number} */ place) => ({ kind: /** @type {const} */ ("bot"), level, name: botName(home, place) });
  const sizes = home.facts(game)?.seats ?? [];
  return html`<div class="go"><button class="btn primary" @click=${() => home.start(game, [me, bot(0)])}>${icon("play")}${t("page-play-now")}</button>
      <span class="level"><select aria-label=${t("page-opponent")} @change=${(/** @type {Event} */ event) => home.chooseLevel(game, /** @type {HTMLSelectElement} */ (event.target).value)}>
        ${home.offered(game).map((name) => html`<option value=${name} ?selected=${name === level}>${t("page-level-bot", { level: name })}</option>`)}</select>${icon("down")}</span></div>
    <ul class="ways">
      ${sizes.includes(1) ? html`<li><button @click=${() => home.start(game, [me])}>${icon("tiles")}${t("page-solo")}</button></li>` : null}
      <li><a href="/new/${game}">${icon("friend")}${t("page-friend")}</a></li>
      <li><button aria-expanded=${home.device === game} @click=${() => home.openDevice(game)}>${icon("device")}${t("page-device")}</button></li>
      <li><a href="/rules/${game}">${icon("learn")}${t("page-learn")}</a></li>
      <li><button @click=${() => home.start(game, [bot(0), bot(1)])}>${icon("watch")}${t("page-watch")}</button></li></ul>
    ${home.device === game ? devicePanel(home, game) : null}`;
}
