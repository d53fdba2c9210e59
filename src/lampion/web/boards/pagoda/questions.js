// What a person seems to want, written as a move, so that the server can say why it is not possible.

import { look } from "./colours.js";
import { cardName } from "./picks.js";
import { cardsOf, numberOf, siteOf, viewOf } from "./view.js";

/** @import { Desk, Question } from "../../table/desk.js" */
/** @import { Picks } from "./picks.js" */

/** @param {Desk} desk @param {Picks} picks @returns {Question} */
export function questionAbout(desk, picks) {
  const view = siteOf(desk, picks.site ?? "s1");
  const cards = picks.cards.map(cardName);
  const number = numberOf(view.site);
  const held = cardsOf(desk).find(({ colour }) => colour === view.needs) ?? cardsOf(desk)[0];
  const paid = cards.length ? cards : held ? [held.card] : [];
  const colour = look(view.needs ?? picks.colour ?? "").letter ?? paid[0]?.[0] ?? "R";
  if (picks.mode === "pass") return { notation: `Z ${cards.join("")}` };
  if (picks.mode === "dragon") return { notation: `D ${cards.join("")}` };
  if (picks.mode === "alternative") return { notation: `X${number} ${colour}<${cards.join("")}` };
  if (view.next !== "tile" && view.next !== "roof") return { notation: `A${number} ${colour}<${paid.join("")}` };
  const tile = picks.tile ?? viewOf(desk).supply.find(({ base }) => base === view.needs)?.name ?? colour + colour;
  if (view.next === "tile") return { notation: `B${number} [${tile}]<${paid.join("")}` };
  return { notation: `C${number} [${tile}]<${paid.slice(0, 1).join("")}/${paid.slice(1).join("")}` };
}
