// Keys at the table of Way of the Panda: numbers are wishes or rows, Enter does what is shown, U takes one part back, Escape
// goes back to all wishes.

import { advise } from "./advice.js";
import { back, doIt, panelOf, startOver } from "./flow.js";
import { pointed, take, targetAt } from "./play.js";

/** @import { Desk } from "../../table/desk.js" */

/** @type {Record<string, "turn" | "board" | "clan">} */
const VIEWS = { m: "turn", a: "board", c: "clan" };
const middle = () => ({ x: innerWidth / 2, y: 90 });

/** @param {Desk} desk @param {string} key */
export function key(desk, key) {
  const low = key.toLowerCase();
  if (VIEWS[low]) return desk.choose({ view: VIEWS[low] }), true;
  if (low === "h") return advise(desk, middle()), true;
  if (!desk.free) return false;
  if (key === "Escape") return leave(desk);
  if (low === "u") return back(desk);
  if (low === "p") return pass(desk);
  if (key === "Enter") return enter(desk);
  return press(Number(key) - 1);
}

/** Leave the first of two parts, what is chosen, or all that was named. @param {Desk} desk */
function leave(desk) {
  if (!desk.choice.point && !Object.keys(desk.choice.picks).length) return startOver(desk);
  return desk.choose({ point: null, picks: {} }), true;
}

/** @param {Desk} desk */
function pass(desk) {
  const target = targetAt(desk, "answer:pass");
  if (target) take(desk, target);
  return !!target;
}

/** @param {Desk} desk */
function enter(desk) {
  const target = pointed(desk);
  const panel = panelOf(desk);
  if (panel === "whole") return doIt(desk), true;
  if (target) return take(desk, target), true;
  const main = document.querySelector(".panda-page :is(.panel-body, .prompt) .btn.primary");
  if (main instanceof HTMLElement) return main.click(), true;
  return false;
}

/** Press the answer with this number, as it is drawn. @param {number} index */
function press(index) {
  const answers = document.querySelectorAll(".panda-page .panel-body :is(.want, .rows .row, .picks .btn)");
  const shown = [...answers].filter((one) => one.checkVisibility())[index];
  if (!(shown instanceof HTMLElement)) return false;
  shown.click();
  const takes = shown.closest(".picks")?.parentElement?.querySelector(".confirm"); // of several tiles: Enter takes them
  (takes instanceof HTMLElement ? takes : shown).focus();
  return true;
}
