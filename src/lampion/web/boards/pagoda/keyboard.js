// Pagoda by keyboard: numbers are sites, letters are the colours of cards and the abilities.

import { useAbility } from "./abilities.js";
import { endOf } from "./actions.js";
import { COLOURS, look } from "./colours.js";
import { offersIn, placesOf } from "./picks.js";
import { advisedOf, changeMode, freshChoice, legalOf, play, pressCard, pressSite, readyOf } from "./play.js";
import { prompt } from "./prompt.js";
import { cardsOf, viewOf } from "./view.js";

/** @import { Desk } from "../../table/desk.js" */

const ABILITIES = /** @type {Record<string, string>} */ ({ l: "lantern", d: "dragon" });

/** @param {Desk} desk @param {string} name @returns {boolean} */
export function key(desk, name) {
  const low = name.toLowerCase();
  if (name === "ArrowLeft" || name === "ArrowRight") return step(name === "ArrowRight" ? 1 : -1);
  if (!desk.free) return false;
  const done = act(desk, name, low);
  if (done) desk.announce(prompt(desk) ?? desk.say(desk.envelope.prompt));
  return done;
}

/** @param {Desk} desk @param {string} name @param {string} low */
function act(desk, name, low) {
  const colour = COLOURS.find((one) => look(one).letter.toLowerCase() === low);
  const offer = readyOf(desk) ?? advisedOf(desk); // the red button
  const number = Number(name);
  if (name === "Escape") return desk.choose(freshChoice()), true;
  if (low === "h") return desk.hint(over(".bulb")), true;
  if (number >= 1 && number <= viewOf(desk).sites.length) return pressSite(desk, `s${number}`, over(`[data-site=s${number}]`)), true;
  if (colour) return pickColour(desk, look(colour).letter);
  if (ABILITIES[low]) return useAbility(desk, desk.envelope.seat ?? 0, ABILITIES[low], over(".actions")), true;
  if (low === "x") return layDown(desk);
  if (name === "Enter" && offer) return play(desk, offer), true;
  if (low === "e" || low === "f") return end(desk, low === "f");
  return false;
}

/** Pick the next card of a colour that is not picked yet; if all are, put them back. @param {Desk} desk @param {string} letter */
function pickColour(desk, letter) {
  const places = placesOf(cardsOf(desk)).filter((place) => place[0] === letter);
  const next = places.find((place) => !desk.choice.cards.includes(place));
  if (next) pressCard(desk, next, over(`[data-card="${next}"]`));
  else if (places.length) desk.choose({ cards: desk.choice.cards.filter((/** @type {string} */ place) => place[0] !== letter) });
  return true;
}

/** @param {Desk} desk */
function layDown(desk) {
  const kind = /** @type {const} */ (["alternative", "pass"]).find((one) => offersIn(legalOf(desk), one).length);
  if (kind) changeMode(desk, kind);
  else desk.whyNot({ notation: `X1 R<${cardsOf(desk)[0]?.card ?? ""}` }, over(".actions"));
  return true;
}

/** @param {Desk} desk @param {boolean} fan */
function end(desk, fan) {
  const offer = endOf(desk, fan);
  if (offer) play(desk, offer);
  else desk.whyNot({ notation: fan ? "EF" : "E" }, over(".actions"));
  return true;
}

/** Go to the site beside. @param {number} way */
function step(way) {
  const sites = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(".site")]);
  const at = sites.findIndex((site) => site === document.activeElement);
  sites[at < 0 ? 0 : (at + way + sites.length) % sites.length]?.focus();
  return sites.length > 0;
}

/** The upper middle of a part of the page. @param {string} part */
function over(part) {
  const box = document.querySelector(part)?.getBoundingClientRect();
  return box ? { x: box.left + box.width / 2, y: box.top } : { x: innerWidth / 2, y: innerHeight / 2 };
}
