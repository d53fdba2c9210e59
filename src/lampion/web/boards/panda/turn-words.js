// Wording whole turns: what one brings and costs, its steps, and all of it in one sentence. The words are in the catalogue.

import { labelOf } from "./labels.js";
import { viewOf } from "./play.js";
import { consequences, gainOf, pathName, placeName, signed } from "./say.js";
import { minus } from "./track.js";
import { deedOf, targetOf } from "./turns.js";

/** @import { Desk } from "../../table/desk.js" */
/** @import { Target } from "./decide.js" */
/** @import { Badge } from "./marks.js" */
/** @import { Turn, TurnStep } from "./turns.js" */

/** The kind of a hero that is named `seat-hero`. @param {string | null} hero */
export const kindOf = (hero) => hero?.split("-")[1] ?? "any";

/** @param {Turn} turn */
export const coversOf = ({ steps }) => steps.filter(({ kind }) => kind === "cover").length;

/** @param {Turn} turn */
const tilesOf = ({ steps }) => steps.filter(({ kind }) => kind === "tile").length;

/** What a turn brings, in at most two words. @param {Desk} desk @param {Turn} turn @returns {string} */
export function gainText({ t }, turn) {
  const { gain } = turn;
  if (gain.vp) return t("panda-board-gain", { points: signed(gain.vp) });
  if (gain.ap) return t("panda-turn-gain-ap", { points: signed(gain.ap) });
  if (gain.tiles.length) return gain.tiles.map((tile) => t("panda-tile-kind", { tile })).join(", ");
  if (tilesOf(turn)) return t("panda-turn-gain-tile", { count: tilesOf(turn) });
  if (coversOf(turn)) return t("panda-turn-gain-cover", { count: coversOf(turn) });
  return deedOf(turn)?.kind === "move" ? t("panda-board-free") : "";
}

/** What a turn brings, beside the words of its deed: a tile that they name is not named again. @param {Desk} desk
 * @param {Turn} turn @returns {string} */
export function gainBesideDeed(desk, turn) {
  const { gain: { vp, ap, tiles } } = turn;
  return !vp && !ap && tiles.length === 1 && deedOf(turn)?.tile ? "" : gainText(desk, turn);
}

/** @param {Desk} desk @param {Turn} turn @returns {string} */
export const lossText = ({ t }, { price }) => (price.loss ? t("panda-board-loss", { loss: price.loss }) : "");

/** @param {Desk} desk @param {Turn} turn @param {boolean} headed with the head of the hero who goes
 * @returns {Badge | undefined} */
export function badgeOf(desk, turn, headed) {
  const text = gainText(desk, turn);
  const { loss } = turn.price;
  if (!text && !loss) return undefined;
  return { text, ...(loss ? { loss: lossText(desk, turn) } : {}), ...(headed && turn.hero ? { head: kindOf(turn.hero) } : {}) };
}

/** @param {Turn} turn */
export const guardsOf = ({ price }) => price.guards + price.cover;

/** "3 guards, 2 AP". @param {Desk} desk @param {Turn} turn */
export const priceText = ({ t }, turn) => t("panda-turn-price", { guards: guardsOf(turn), ap: turn.price.ap });

/** What a turn is done for: "Build a market". @param {Desk} desk @param {Turn} turn */
export const deedText = (desk, turn) => stepText(desk, deedOf(turn), turn);

/** A step as a headline. @param {Desk} desk @param {TurnStep | null} step @param {Turn} turn @returns {string} */
export function stepText(desk, step, turn) {
  if (!step) return "";
  const { t } = desk;
  const { kind, hero, from, to, path, building, tile, vp, ap, owner } = step;
  const facts = {
    kind, hero: kindOf(hero), building: building ?? "", tile: tile ?? "", points: vp, ap, owner: owner === null ? "neutral" : "own",
    from: from ? placeName(desk, from) : "", place: to ? placeName(desk, to) : "", path: path ? pathName(desk, path) : "",
  };
  if (turn.field !== null && kind === "gain") return t("panda-turn-step", { ...facts, kind: "gain" });
  return t("panda-turn-step", facts);
}

/** How a turn gets to its deed, in short phrases. @param {Desk} desk @param {Turn} turn @returns {string} */
export function briefText(desk, turn) {
  const deed = deedOf(turn);
  const moves = turn.steps.filter((step) => step.kind === "move");
  const last = moves.at(-1);
  const walks = last && last !== deed ? [desk.t("panda-turn-brief", { what: "walk", hero: kindOf(last.hero),
    count: moves.length, place: last.to ? placeName(desk, last.to) : "" })] : [];
  const crosses = deed?.kind === "move" ? [desk.t("panda-turn-brief", { what: "paths", hero: "", count: moves.length,
    place: turn.from ? placeName(desk, turn.from) : "" })] : [];
  const covers = coversOf(turn) ? [desk.t("panda-turn-brief", { what: "cover", hero: "", count: coversOf(turn),
    place: "" })] : [];
  const more = turn.steps.filter((step) => step !== deed && !["move", "cover", "tile"].includes(step.kind)).map((step) => stepText(desk, step, turn));
  return [...crosses, ...walks, ...covers, ...more].join(", ");
}

/** All of a turn in one sentence, for readers. @param {Desk} desk @param {Turn} turn */
export function wholeSentence(desk, turn) {
  const does = turn.steps.map((step) => stepText(desk, step, turn)).join(", ");
  return desk.t("panda-turn-sentence", { does, gain: [gainText(desk, turn), lossText(desk, turn)].filter(Boolean).join(", ") || "0", price: priceText(desk, turn), left: minus(turn.ap_left) });
}

/** Where a turn does what it is for. @param {Desk} desk @param {Turn} turn */
export const targetName = (desk, turn) =>
  (targetOf(turn) ? placeName(desk, /** @type {string} */ (targetOf(turn))) : "");

/** At most two words about a target of a single decision. @param {Desk} desk @param {Target} target
 * @returns {Badge | undefined} */
export function targetBadge(desk, { part, offers }) {
  if (offers.length > 1) return undefined;
  const gain = gainOf(desk, offers[0].code);
  if (gain) return { text: desk.t("panda-board-gain", { points: signed(gain) }) };
  const path = viewOf(desk).paths.find(({ id }) => id === offers[0].parts.path);
  return part === "place" && path && !path.uncovered ? { text: desk.t("panda-board-free") } : undefined;
}

/** What taking a target means: its name, then what is certain. @param {Desk} desk @param {Target} target
 * @returns {string[]} */
export function describe(desk, target) {
  const head = headOf(desk, target);
  const preview = target.offers.length === 1 ? desk.preview(target.offers[0].code) : null;
  const rest = preview ? consequences(desk, preview) : [];
  return [head ? `${head}.` : "", rest.length ? `${rest.join(", ")}.` : ""].filter(Boolean);
}

/** @param {Desk} desk @param {Target} target @returns {string} */
export function headOf(desk, target) {
  const { part, text, offers } = target;
  if (part === "path") return pathName(desk, text);
  if (part !== "place") return labelOf(desk, target);
  const path = viewOf(desk).paths.find(({ id }) => id === offers[0].parts.path);
  const place = placeName(desk, text);
  return path && offers[0].parts.kind === "move" ? desk.t("panda-board-to", { place, ninjas: path.uncovered }) : place;
}
