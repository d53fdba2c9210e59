// A card carried to a site: sites where it can help to pay glow, and putting it down is picking both.

import { valueUnder } from "../../motion/drag.js";
import { withCard } from "./picks.js";
import { legalOf, picksOf, pressSite } from "./play.js";

/** @import { Desk } from "../../table/desk.js" */
/** @import { Carrying } from "../../motion/drag.js" */

/** @param {Desk} desk @param {string} place of the card @returns {Carrying} */
export const carryingCard = (desk, place) => ({
  lift() {
    if (!desk.free || desk.choice.mode) return false;
    const picks = picksOf(desk);
    desk.choose({ ...(picks.cards.includes(place) ? picks : withCard(legalOf(desk), { ...picks, site: null, tile: null, colour: null }, place)), site: null, over: null, overCard: null, lifted: true });
    return true;
  },
  over(at) {
    const site = valueUnder(at, "data-site");
    if (site !== desk.choice.over) desk.choose({ over: site });
    return false;
  },
  drop(at) {
    const site = valueUnder(at, "data-site");
    if (site) pressSite(desk, site, at);
    return !desk.free;
  },
  end: () => desk.choose({ lifted: false, over: null }),
});
