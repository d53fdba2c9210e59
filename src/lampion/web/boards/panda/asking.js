// The question of the panel and its line of facts, as one text: the first sentence is the question.

import { chosenTurn, lookedAt, namedIn, panelOf, wantNamed } from "./flow.js";
import { heroTitle, spaceTitle } from "./panel-targets.js";
import { viewOf } from "./play.js";
import { endOfRound } from "./panel-round.js";
import { optionWords, placeName, whereabouts } from "./say.js";
import { minus } from "./track.js";
import { turnsOf } from "./turns.js";

/** @import { Desk } from "../../table/desk.js" */
/** @import { Named, Turn } from "./turns.js" */

/** Null: what the server says. @param {Desk} desk @returns {string | null} */
export function question(desk) {
  const { t, envelope, choice } = desk;
  const { asked, players, spaces } = viewOf(desk);
  switch (panelOf(desk)) {
    case "wishes":
    case "waiting": {
      const { guards, ap } = players[envelope.seat ?? 0];
      return t("panda-turn-ask", { guards, ap: minus(ap) });
    }
    case "targets": return looking(desk) ?? wanting(desk, wantNamed(desk) ?? "");
    case "whole": return whole(desk, /** @type {Turn} */ (chosenTurn(desk)));
    case "ideas": return t("panda-turn-ask-ideas", { count: choice.ideas.length });
    case "nothing": {
      const { column, cost, options } = spaces[choice.idle.space];
      return t("panda-turn-ask-nothing", { column, cost, does: optionWords(desk, options[choice.idle.option - 1]) });
    }
    case "setup": {
      const { number = 0, count = 0 } = turnsOf(desk)?.setup ?? {};
      return t("panda-turn-ask-setup", { decision: asked?.decision ?? "", hero: asked?.hero ?? "", number, count });
    }
    case "round": return t("panda-turn-ask-round", { round: endOfRound(desk)?.round ?? 0 });
    default: return null;
  }
}

/** A wish, and what it was narrowed to. @param {Desk} desk @param {string} want */
function wanting(desk, want) {
  const at = namedIn(desk).flatMap((named) => thingName(desk, named) ?? []).join(", ");
  return at ? desk.t("panda-turn-ask-want-at", { want, at }) : desk.t("panda-turn-ask-want", { want });
}

/** @param {Desk} desk @param {Named} named @returns {string | null} */
function thingName(desk, { by, key }) {
  if (by === "place") return placeName(desk, key);
  if (by === "hero") return heroTitle(desk, key);
  return by === "space" ? spaceTitle(desk, { space: Number(key), field: null }) : null;
}

/** What is looked at, and its facts. @param {Desk} desk @returns {string | null} */
function looking(desk) {
  const { t } = desk;
  const looked = lookedAt(desk);
  if (!looked || wantNamed(desk)) return null;
  const view = viewOf(desk);
  if (looked.by === "space") {
    const { column, needs, cost, lands, placed } = view.spaces[Number(looked.key)];
    const here = placed.flatMap((count, seat) => (count ? [`${desk.name(seat)} ${count}`] : [])).join(", ");
    return t("panda-turn-look-space", { column, needs, cost, lands: minus(lands), here: here || "none" });
  }
  if (looked.by === "hero") {
    const [seat, kind] = looked.key.split("-");
    const hero = view.players[Number(seat)].heroes.find((one) => one.hero === kind);
    const whose = Number(seat) === desk.envelope.seat ? "mine" : "other";
    return t("panda-turn-look-hero", { hero: kind, whose, name: desk.name(Number(seat)),
      place: whereabouts(desk, hero?.at ?? null), strength: hero?.strength ?? 0 });
  }
  const place = view.places.find(({ id }) => id === looked.key);
  if (!place) { // a border area is called by its place, so its name begins small
    const border = placeName(desk, looked.key);
    return `${border.charAt(0).toLocaleUpperCase()}${border.slice(1)}.`;
  }
  const buildings = place.pieces.map((building) => t("panda-building", { building })).join(", ");
  return t("panda-turn-look-place", { place: placeName(desk, place.id), level: place.level,
    buildings: buildings || "none", guards: place.guards, needs: place.needs ?? "none" });
}

/** @param {Desk} desk @param {Turn} turn */
const whole = (desk, turn) =>
  desk.t("panda-turn-ask-whole", { space: spaceTitle(desk, turn), guards: turn.price.guards, cover: turn.price.cover });

