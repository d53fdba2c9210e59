// Playing Way of the Panda from the desk: what a person has pointed at or named, and what pressing a thing of the table means.

import { remembered } from "../../remembered.js";
import { isPhone } from "../../sizes.js";
import { pointOf } from "../../table/desk.js";
import { notationFor, picked, targetsOf } from "./decide.js";
import { name, nothingNamed, panelOf } from "./flow.js";
import { pathName } from "./say.js";
import { turnsOf } from "./turns.js";

/** @import { Idea, Offer } from "../../types.js" */
/** @import { Desk, Point } from "../../table/desk.js" */
/** @import { Kind } from "./marks.js" */
/** @import { Numbers, PandaView } from "./types.js" */
/** @import { Target } from "./decide.js" */

/**
 * @typedef {object} Choice
 * @property {"turn" | "board" | "clan"} view which of the three views is shown
 * @property {import("./turns.js").Named[]} named of a turn: want, space, hero, place, in the order they were named
 * @property {string | null} turn the whole turn that is shown
 * @property {Idea[] | null} ideas the advice that is shown
 * @property {{space: number, option: number} | null} idle an action that would do nothing, and is asked about
 * @property {boolean} joined what is asked now belongs to a turn that was played whole
 * @property {boolean} all the whole list is shown, not only what fits
 * @property {string | null} point id of the target of a single decision that is chosen
 * @property {import("../narrow.js").Picks} picks
 * @property {string[]} set kinds of tiles picked so far
 * @property {number | null} round the version of the end of a round that has been read
 * @property {number | null} clan whose sheet is looked at; null: one's own
 */

/** @returns {Choice} */
export const fresh = () =>
  ({ view: "turn", named: [], turn: null, ideas: null, idle: null, joined: false, all: false, point: null, picks: {},
    set: [], round: null, clan: null });

/** Where a person was looking stays when the position changes. @param {Choice | null} choice */
export const keep = (choice) =>
  (choice ? { view: choice.view, clan: choice.clan, joined: choice.joined, round: choice.round } : {});

/** @param {Desk} desk @returns {PandaView} */
export const viewOf = (desk) => desk.envelope.board;

/** What the edition in play says. @param {Desk} desk @returns {Numbers} */
export const numbersOf = (desk) => /** @type {any} */ (desk.envelope.numbers);

/** The part of it that the short rules say. @param {Desk} desk */
export function ruleNumbers(desk) {
  const { lowest, losses, liberation, per_guard, cities, capitals } = numbersOf(desk);
  return { lowest, losses, liberation, per_guard, cities, capitals };
}

/** @param {Desk} desk @returns {Target[]} */
export function targets(desk) {
  const { legal } = desk.envelope;
  return legal ? targetsNow(legal, desk.choice.picks, viewOf(desk).asked?.active ?? 0) : NONE;
}

const targetsNow = remembered(targetsOf);
/** @type {Target[]} */
const NONE = [];

/** @param {Desk} desk @param {string} id */
export const targetAt = (desk, id) => targets(desk).find((target) => target.id === id) ?? null;

/** @param {Desk} desk @returns {Target | null} */
export const pointed = (desk) => (desk.choice.point ? targetAt(desk, desk.choice.point) : null);

/** Choose a target of a single decision; nothing is sent yet. @param {Desk} desk @param {string | null} id */
export function point(desk, id) {
  if (desk.choice.point === id) return;
  desk.choose({ point: id });
  const codes = id ? (targetAt(desk, id)?.offers ?? []).map(({ code }) => code) : [];
  if (codes.length === 1) desk.wantPreviews(codes);
}

/** A finger does not hover. @param {PointerEvent} event */
export const hovers = ({ pointerType }) => pointerType !== "touch";

/** Focus that came by keyboard. @param {Event} event */
export const tabbed = ({ target }) => target instanceof Element && target.matches(":focus-visible");

/** Decide, or narrow. @param {Desk} desk @param {Target} target */
export function take(desk, target) {
  if (target.offers.length === 1) answer(desk, target.offers[0]);
  else desk.choose({ picks: picked(desk.choice.picks, target), point: null });
}

/** Decide. What a whole turn has led to is taken back together with it. @param {Desk} desk @param {Offer} offer */
export function answer(desk, offer) {
  if (desk.choice.joined) desk.playLine([offer.notation], true);
  else desk.play(offer);
}

/** A press on a thing of the table: a way into a turn, or the answer to a question; offered or not, something is said.
 * @param {Desk} desk @param {Kind} kind @param {string} id @param {Event} event */
export const pressThing = (desk, kind, id, event) => press(desk, kind, id, pointOf(event));

/** @param {Desk} desk @param {Kind | "card" | "field"} kind @param {string} id @param {Point} at */
export function press(desk, kind, id, at) {
  if (!desk.free) return desk.wait(at);
  const panel = panelOf(desk);
  if (panel === "setup" || panel === "question") return pressTarget(desk, kind, id, at);
  if (kind === "place" || kind === "hero" || kind === "space") return name(desk, { by: kind, key: id });
  if (kind === "path") return desk.tell(pathWords(desk, id), at);
  pressTarget(desk, kind, id, at);
}

/** @param {Desk} desk @param {string} id */
function pathWords(desk, id) {
  const { uncovered = 0, ninjas = 0 } = viewOf(desk).paths.find((path) => path.id === id) ?? {};
  return desk.t("panda-turn-path", { path: pathName(desk, id), uncovered, ninjas });
}

/** The first press chooses, the second takes. @param {Desk} desk @param {string} part @param {string} text
 * @param {Point} at */
function pressTarget(desk, part, text, at) {
  const target = targetAt(desk, `${part}:${text}`) ?? crossing(desk, part, text);
  if (!target) return desk.whyNot({ notation: questionAbout(desk, part, text) }, at);
  if (desk.choice.point !== target.id) return point(desk, target.id);
  take(desk, target);
}

/** A path stands for the place that it leads to. @param {Desk} desk @param {string} part @param {string} text
 * @returns {Target | null} */
const crossing = (desk, part, text) =>
  (part === "path" ? (targets(desk).find((target) => target.part === "place" && target.offers[0].parts.path === text) ?? null) : null);

/** A mouse or the keyboard came to a target: what it means is asked for. @param {Desk} desk @param {Kind} kind
 * @param {string} id */
export function hoverTarget(desk, kind, id) {
  const target = targetAt(desk, `${kind}:${id}`);
  if (target?.offers.length === 1) desk.wantPreviews([target.offers[0].code]);
}

/** @param {Desk} desk @param {string} part @param {string} text */
function questionAbout(desk, part, text) {
  const view = viewOf(desk);
  const { asked } = view;
  if (part === "path" && asked?.decision === "move") {
    const from = view.players[asked.hero_seat ?? 0].heroes.find(({ hero }) => hero === asked.hero)?.at;
    const ends = view.paths.find(({ id }) => id === text)?.ends ?? [];
    return `move ${ends.find((end) => end !== from) ?? ends[0]}`;
  }
  if (part === "hero") return `hero ${text.split("-")[1]}`;
  return notationFor(asked, desk.choice.picks, part, text);
}

/** Show what a hint says: whole turns where a turn begins, else the offer. @param {Desk} desk @param {Offer} offer
 * @param {string} _notation @param {Idea[]} [ideas] @returns {boolean} whether the ideas can be read */
export function show(desk, offer, _notation, ideas = []) {
  const begins = viewOf(desk).asked?.decision === "turn" && !desk.turns.failed; // its list may still be on its way
  if (begins && ideas.length) {
    desk.choose({ ...nothingNamed(), ideas: ideas.slice(0, isPhone() ? 2 : 3), view: "turn" }); // as many as are in sight
    return true;
  }
  if (turnsOf(desk) && "space" in offer.parts && panelOf(desk) !== "question") {
    desk.choose({ ...nothingNamed(), named: [{ by: "space", key: String(offer.parts.space) }], view: "turn" });
    return false;
  }
  const exact = targets(desk).filter(({ offers }) => offers.includes(offer));
  const target = exact.find(({ offers }) => offers.length === 1) ?? exact[0];
  if (offer.parts.kind === "pick") desk.choose({ set: [.../** @type {string[]} */ (offer.parts.tiles)] });
  if (target) desk.choose({ point: target.id, view: "turn" });
  return false;
}

/** Decisions with which a turn begins. */
const BEGINNINGS = ["turn", "withdraw", "guard", "place-hero"];

/** A new position: ask for what its choices mean, and come back to the turn where one begins. @param {Desk} desk */
export function arrive(desk) {
  const { legal } = desk.envelope;
  if (!legal?.length) return;
  if (BEGINNINGS.includes(viewOf(desk).asked?.decision ?? "")) desk.choose({ view: "turn", clan: null, joined: false });
  if (["turn", "guard", "place-hero"].includes(viewOf(desk).asked?.decision ?? "")) desk.wantTurns();
  if (legal.length <= 48) desk.wantPreviews(legal.map(({ code }) => code));
}
