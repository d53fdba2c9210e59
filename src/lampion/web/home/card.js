// One door: the picture of a game and the ways to play it.

import { address } from "../address.js";
import { icon } from "../icons.js";
import { levelName, offeredLevels, strengthOf } from "../levels.js";
import { keptName } from "../names.js";
import { guard } from "../vendor/directives/guard.js";
import { html } from "../vendor/lit-html.js";
import { cardOf } from "./cards.js";
import { devicePanel } from "./device.js";
import { optionSwitches } from "./options.js";

/** @import { HomeScreen } from "./home.js" */

/** @param {HomeScreen} home @param {string} game */
export function gameCard(home, game) {
  const { t } = home;
  const { words } = home.app;
  const facts = home.facts(game);
  const line = words.optional(`${game}-card-line`);
  const enter = () => home.expect(game);
  return html`<article class="game ${game} ${facts || !home.loaded ? "" : "coming"}" @pointerenter=${enter} @focusin=${enter}>
    <span class="art" aria-hidden="true">${guard([game], () => cardOf(game).art())}</span>
    <div class="body"><h2>${words.title(game)}</h2>${about(home, game)}${line === null ? null : html`<p class="line">${line}</p>`}
    ${facts ? ways(home, game) : html`<p class="soon">${home.loaded ? t("page-coming") : ""}</p>`}</div></article>`;
}

/** How many play, and how long it takes. @param {HomeScreen} home @param {string} game */
function about(home, game) {
  const turns = home.facts(game)?.turns;
  const told = [home.app.words.optional(`${game}-card-facts`), turns ? home.t("page-length", { turns }) : null];
  return html`<p class="meta">${told.filter((one) => one !== null).join(" · ")}</p>`;
}

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
  return html`${optionSwitches(home, game)}<div class="go"><button class="btn primary" @click=${() => home.start(game, [me, bot(0)])}>${icon("play")}${t("page-play-now")}</button>
      <span class="level"><select aria-label=${t("page-opponent")} @change=${(/** @type {Event} */ event) => home.chooseLevel(game, /** @type {HTMLSelectElement} */ (event.target).value)}>
        ${offeredLevels(home.facts(game)).map((name) => html`<option value=${name} ?selected=${name === level}>${levelName(t, game, name)}</option>`)}</select>${icon("down")}</span></div>
    ${strengthOf(t, home.facts(game), level)}
    <ul class="ways">
      ${sizes.includes(1) ? html`<li><button @click=${() => home.start(game, [me])}>${icon("tiles")}${t("page-solo")}</button></li>` : null}
      <li><a href=${address(`/new/${game}`)}>${icon("friend")}${t("page-friend")}</a></li>
      <li><button aria-expanded=${home.device === game} @click=${() => home.openDevice(game)}>${icon("device")}${t("page-device")}</button></li>
      <li><a href=${address(`/learn/${game}`)}>${icon("learn")}${t("page-learn")}</a></li>
      <li><button @click=${() => home.start(game, [bot(0), bot(1)])}>${icon("watch")}${t("page-watch")}</button></li></ul>
    ${home.device === game ? devicePanel(home, game) : null}`;
}
