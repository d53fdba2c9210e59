// What a target of a single decision is called, on its button and in sentences.

import { optionWords, spaceWords, stepWords } from "./say.js";
import { viewOf } from "./play.js";

/** @import { Desk } from "../../table/desk.js" */
/** @import { Target } from "./decide.js" */

/** @param {Desk} desk @param {Target} target @returns {string} */
export function labelOf(desk, { part, text, offers }) {
  const { t } = desk;
  const { asked, spaces, city_row: row, a_card: a } = viewOf(desk);
  if (part === "option" && asked) return optionWords(desk, asked.options[Number(text) - 1] ?? []);
  if (part === "step") {
    const step = asked?.options[0]?.find(({ kind }) => kind === text);
    return step ? stepWords(desk, step) : t("panda-board-answer", { decision: "step", answer: text });
  }
  if (part === "hero") {
    const [seat, hero] = text.split("-");
    const name = t("panda-board-hero", { hero, what: String(offers[0].parts.kind) });
    return Number(seat) === asked?.active ? name : t("panda-board-hero-of", { hero: t("panda-hero", { hero }),
      name: desk.name(Number(seat)) });
  }
  if (part === "building") return t("panda-board-build", { building: text });
  if (part === "card") return t("panda-board-card-end", { does: optionWords(desk, (text === "left" ? row[0] : row[row.length - 1])?.steps ?? []), end: text });
  if (part === "space") return spaceWords(desk, spaces[Number(text)].options);
  if (part === "field") return t("panda-board-field", { field: Number(text),
    does: optionWords(desk, a?.fields?.find(({ field }) => field === Number(text))?.steps ?? []) });
  return t("panda-board-answer", { decision: asked?.decision ?? "", answer: text });
}
