// What the map and the action board show of the decision: marks on what is offered, chosen, advised or looked at, and on what
// the others did last.

import { remembered } from "../../remembered.js";
import { isPhone } from "../../sizes.js";
import { isOnMap } from "./decide.js";
import { chosenTurn, lookedAt, namedIn, panelOf, turnsLeft, wantNamed } from "./flow.js";
import { NO_GHOSTS } from "./marks.js";
import { newsFor } from "./news.js";
import { LETTERS, turnOf } from "./panel-ideas.js";
import { hoverTarget, pressThing, targets, viewOf } from "./play.js";
import { badgeOf, describe, gainText, lossText, targetBadge } from "./turn-words.js";
import { deedOf, groupedBy, narrowedTurns, targetOf, turnsOf } from "./turns.js";

/** @import { Idea } from "../../types.js" */
/** @import { Desk } from "../../table/desk.js" */
/** @import { Ghosts, Kind, Mark, Need, Scene } from "./marks.js" */
/** @import { Turn } from "./turns.js" */

/** @param {Desk} desk @returns {Scene} */
export function sceneOf(desk) {
  const turn = chosenTurn(desk);
  return {
    marks: [...flowMarks(desk), ...theirs(desk)],
    ghosts: turn ? ghostsNow(turn, desk.envelope.seat ?? 0) : panelOf(desk) === "setup" ? setupGhosts(desk) : NO_GHOSTS,
    needs: panelOf(desk) === "setup" ? needsOf(desk) : new Map(),
    press: (kind, id, event) => pressThing(desk, kind, id, event),
    hover: (kind, id) => hoverTarget(desk, kind, id),
  };
}

/** @param {Desk} desk @returns {Mark[]} */
function flowMarks(desk) {
  if (!desk.free) return [];
  const panel = panelOf(desk);
  if (panel === "setup" || panel === "question") return questionMarks(desk);
  const turn = chosenTurn(desk);
  if (panel === "whole" && turn) return wholeMarks(desk, turn);
  if (panel === "ideas") return ideaMarks(desk);
  if (panel === "targets") return [...lookMarks(desk), ...targetMarks(desk)];
  return panel === "wishes" ? spaceMarks(desk) : [];
}

/** @param {Desk} desk @returns {Mark[]} */
function questionMarks(desk) {
  const { asked } = viewOf(desk);
  const wanted = desk.choice.point;
  const offered = targets(desk).filter((target) => isOnMap(target) || target.part === "space").map((target) => {
    const placed = target.id === wanted && asked?.decision === "guard" ? { text: desk.t("panda-board-guard") } : undefined;
    const badge = targetBadge(desk, target) ?? placed;
    return /** @type {Mark} */ ({ kind: target.part, id: target.text,
      mark: target.id === wanted ? "chosen" : "offered", badge, label: describe(desk, target).join(" ") });
  });
  const roads = targets(desk).flatMap(({ offers: [{ parts }], part, id }) => (part === "place" && typeof parts.path === "string"
    ? [/** @type {Mark} */ ({ kind: "path", id: parts.path, mark: id === wanted ? "chosen" : "offered" })] : []));
  const road = asked?.path ? [/** @type {Mark} */ ({ kind: "path", id: asked.path, mark: "looked" })] : [];
  const barred = (asked?.blocked ?? []).map(({ path, needs }) =>
    /** @type {Mark} */ ({ kind: "path", id: path, mark: "barred",
      badge: { text: desk.t("panda-board-needs", { needs }) } }));
  return [...offered, ...roads, ...road, ...barred];
}

/** Where the turns that are left lead, best first. @param {Desk} desk @returns {Mark[]} */
function targetMarks(desk) {
  const want = wantNamed(desk);
  const groups = groupedBy(turnsLeft(desk), "place");
  const places = groups.map(({ key, best }) => /** @type {Mark} */ ({ kind: "place", id: key, mark: "offered",
    badge: badgeOf(desk, best, want === "move"), label: describeTurn(desk, best) }));
  const paths = [...new Set(groups.flatMap(({ best }) => best.paths))].map((id) => /** @type {Mark} */ ({ kind: "path", id, mark: "offered" }));
  return [...places, ...paths, ...spaceMarks(desk)];
}

/** @param {Desk} desk @param {Turn} turn */
const describeTurn = (desk, turn) =>
  [desk.t("panda-turn-target", { place: placeOf(desk, turn), gain: gainText(desk, turn),
    loss: lossText(desk, turn) })].join(" ");

/** @param {Desk} desk @param {Turn} turn */
const placeOf = (desk, turn) =>
  /** @type {string} */ (targetOf(turn) ? desk.t("panda-board-place", viewOf(desk).places.find(({ id }) => id === targetOf(turn))?.names ?? {}) : "");

/** The spaces that offer what is named; another space may be looked at instead. @param {Desk} desk @returns {Mark[]} */
function spaceMarks(desk) {
  const besides = namedIn(desk).filter(({ by }) => by === "want" || by === "hero" || by === "place");
  const list = narrowedTurns(turnsOf(desk)?.list ?? [], besides, true);
  return [...new Set(list.map(({ space }) => space))].flatMap((space) => (space === null ? [] : [{ kind: "space",
    id: String(space), mark: "offered" }]));
}

/** @param {Desk} desk @returns {Mark[]} */
function lookMarks(desk) {
  const looked = lookedAt(desk);
  return looked ? [{ kind: /** @type {Kind} */ (looked.by), id: looked.key, mark: "looked" }] : [];
}

/** The whole turn: its steps by number, its target with what it brings. @param {Desk} desk @param {Turn} turn
 * @returns {Mark[]} */
function wholeMarks(desk, turn) {
  const target = targetOf(turn);
  const deed = deedOf(turn);
  const numbered = turn.steps.map((step, index) => ({ step, number: index + 1 }));
  const paths = numbered.flatMap(({ step, number }) => (step.path ? [/** @type {Mark} */ ({ kind: "path",
    id: step.path, mark: "chosen", number })] : []));
  const number = numbered.find(({ step }) => step === deed)?.number;
  const place = target ? [/** @type {Mark} */ ({ kind: "place", id: target, mark: "chosen",
    badge: badgeOf(desk, turn, false), number: deed?.kind === "move" ? undefined : number })] : [];
  const space = turn.space === null ? [] : [/** @type {Mark} */ ({ kind: "space", id: String(turn.space),
    mark: "chosen" })];
  return [...place, ...paths, ...space];
}

/** All parts of the ideas at once. @param {Desk} desk @returns {Mark[]} */
function ideaMarks(desk) {
  /** @type {Idea[]} */
  const ideas = desk.choice.ideas ?? [];
  return ideas.flatMap((idea, index) => {
    const turn = turnOf(desk, idea);
    return turn ? adviceMarks(desk, turn, LETTERS[index]) : [];
  });
}

/** @param {Desk} desk @param {Turn} turn @param {string} letter @returns {Mark[]} */
function adviceMarks(desk, turn, letter) {
  const target = targetOf(turn);
  const paths = turn.paths.map((id) => /** @type {Mark} */ ({ kind: "path", id, mark: "advised" }));
  /** @type {Mark[]} */
  const place = target ? [{ kind: "place", id: target, mark: "advised", label: describeTurn(desk, turn),
    badge: { text: "", ...badgeOf(desk, turn, false), letter } }] : [];
  /** @type {Mark[]} */
  const space = turn.space === null ? [] : [{ kind: "space", id: String(turn.space), mark: "advised", badge: { text: "", letter } }];
  return [...place, ...paths, ...space];
}

/** What the others did since my last decision. @param {Desk} desk @returns {Mark[]} */
function theirs(desk) {
  const { players } = viewOf(desk);
  const news = newsFor(desk);
  const badge = (/** @type {number | null} */ seat) =>
    (seat === null ? undefined : { text: isPhone() ? "" : desk.name(seat), crest: players[seat].colour });
  const marked = (/** @type {Kind} */ kind, /** @type {Map<string, number | null>} */ things) =>
    [...things].map(([id, seat]) => /** @type {Mark} */ ({ kind, id, mark: "theirs",
      badge: kind === "hero" || kind === "space" ? undefined : badge(seat) }));
  return [...marked("place", news.places), ...marked("path", news.paths), ...marked("hero", news.heroes), ...marked("space", news.spaces)];
}

/** @param {Turn} turn @param {number} seat @returns {Ghosts} */
function ghostsOf(turn, seat) {
  /** @type {Map<string, {hero: string, from: string | null, to: string | null}>} */
  const heroes = new Map();
  /** @type {Record<string, number>} */
  const covered = {};
  /** @type {Ghosts} */
  const ghosts = { heroes: [], buildings: [], guards: [], ways: [] };
  for (const { kind, hero, from, to, path, building } of turn.steps) {
    if (hero && ["move", "vanish", "appear", "relocate"].includes(kind)) heroes.set(hero, { hero,
      from: heroes.has(hero) ? /** @type {any} */ (heroes.get(hero)).from : from, to });
    if (kind === "move" && from && to) ghosts.ways.push({ from, to, path });
    if (kind === "build" && to && building) ghosts.buildings.push({ place: to, building });
    if (kind === "cover" && path) {
      ghosts.guards.push({ path, seat, number: covered[path] ?? 0 });
      covered[path] = (covered[path] ?? 0) + 1;
    }
  }
  return { ...ghosts, heroes: [...heroes.values()] };
}

const ghostsNow = remembered(ghostsOf);

/** In the setup: the guard or the hero where it would stand. @param {Desk} desk @returns {Ghosts} */
function setupGhosts(desk) {
  const { asked } = viewOf(desk);
  const target = targets(desk).find(({ id }) => id === desk.choice.point);
  if (!asked || !target) return NO_GHOSTS;
  if (target.part === "path") return { ...NO_GHOSTS, guards: [{ path: target.text, seat: asked.seat, number: 0 }] };
  return target.part === "place" && asked.hero ? { ...NO_GHOSTS, heroes: [{ hero: `${asked.seat}-${asked.hero}`, from: null, to: target.text }] } : NO_GHOSTS;
}

/** In the setup: guards around a place, and how many its next building needs. @param {Desk} desk
 * @returns {Map<string, Need>} */
function needsOf(desk) {
  const setup = turnsOf(desk)?.setup;
  if (!setup) return new Map();
  const target = targets(desk).find(({ id }) => id === desk.choice.point);
  const near = target?.part === "path" ? (setup.paths[target.text] ?? {}) : {};
  return new Map(Object.entries({ ...setup.places, ...near }).filter(([, { needs }]) => needs !== null).map(([id, { guards, needs }]) => {
    const tone = id in near ? "hot" : guards >= Number(needs) ? "ok" : "";
    return [id, { text: desk.t("panda-turn-need", { guards, needs: Number(needs) }), tone }];
  }));
}
