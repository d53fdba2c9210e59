// The five abilities under the finger: some are decisions, some help to pay, all can be explained.

import { changeMode, legalOf, offerOf, play } from "./play.js";
import { cardsOf, numbersOf } from "./view.js";

/** @import { Desk, Point } from "../../table/desk.js" */
/** @import { Offer } from "../../types.js" */

/** The offer that an ability is, where it is a decision of its own. @param {string} ability @param {Offer} offer */
const isUse = (ability, { parts }) => (ability === "fan" ? parts.kind === "end" && Array.isArray(parts.abilities) && parts.abilities.includes("fan") : parts.kind === ability);

/** @param {Desk} desk @param {string} ability */
export const useOf = (desk, ability) => offerOf(desk, (offer) => isUse(ability, offer));

/** What an ability does, and what the dots beside it mean. @param {Desk} desk @param {string} ability */
export const about = (desk, ability) =>
  `${desk.t("pagoda-board-about", { ability, ...numbersOf(desk) })} ${desk.t("pagoda-board-dots")}`;

/** Use an ability, begin to, or say why it cannot be used; those that help to pay are explained. @param {Desk} desk @param {number} seat @param {string} ability @param {Point} at */
export function useAbility(desk, seat, ability, at) {
  const explained = () => desk.tell(about(desk, ability), at);
  if (seat !== desk.envelope.seat || !legalOf(desk).length) return explained();
  const offer = useOf(desk, ability);
  if (offer && ability !== "fan") return offer.choose ? changeMode(desk, "dragon") : play(desk, offer);
  if (offer) return explained(); // the Fan ends the turn: that has a button of its own
  const first = cardsOf(desk)[0]?.card ?? "";
  const asked = /** @type {Record<string, string>} */ ({ lantern: "L", dragon: `D ${first}`, fan: "EF" })[ability];
  if (asked) desk.whyNot({ notation: asked }, at);
  else explained();
}
