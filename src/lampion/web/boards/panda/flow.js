// The flow of a turn: what has been named so far, which turn is chosen, and what pressing something changes of that. Nothing
// is sent before the whole turn is confirmed.

import { groupsOf, narrowedTurns, turnAt, turnsOf, withName } from "./turns.js";
import { question } from "./asking.js";
import { endOfRound } from "./panel-round.js";
import { viewOf } from "./play.js";
import { wholeSentence } from "./turn-words.js";

/** @import { Desk } from "../../table/desk.js" */
/** @import { Group, Named, Turn } from "./turns.js" */

/** @typedef {"away" | "setup" | "question" | "wishes" | "targets" | "whole" | "ideas" | "nothing" | "waiting" | "round"} Panel */

const SETUP = ["guard", "place-hero"];

/** What the panel shows. @param {Desk} desk @returns {Panel} */
export function panelOf(desk) {
  const { asked } = viewOf(desk);
  const { choice, envelope } = desk;
  if (!envelope.legal || !asked) return "away";
  if (SETUP.includes(asked.decision)) return "setup";
  const end = asked.decision === "turn" ? endOfRound(desk) : null;
  if (end && end.version !== choice.round) return "round";
  if (asked.decision !== "turn" || desk.turns.failed) return "question";
  if (!turnsOf(desk)) return "waiting";
  if (choice.idle) return "nothing";
  if (chosenTurn(desk)) return "whole";
  if (choice.ideas) return "ideas";
  return choice.named.length ? "targets" : "wishes";
}

/** @param {Desk} desk @returns {Turn | null} */
export function chosenTurn(desk) {
  const turns = turnsOf(desk);
  return turns ? turnAt(turns, desk.choice.turn) : null;
}

/** The turns that agree with what is named. @param {Desk} desk @returns {Turn[]} */
export const turnsLeft = (desk) => narrowedTurns(turnsOf(desk)?.list ?? [], desk.choice.named);

/** What has been named so far. @param {Desk} desk @returns {Named[]} */
export const namedIn = (desk) => desk.choice.named;

/** What is looked at: the last place, hero or space that was named. @param {Desk} desk @returns {Named | null} */
export const lookedAt = (desk) =>
  namedIn(desk).findLast(({ by }) => by === "place" || by === "hero" || by === "space") ?? null;

/** @param {Desk} desk @returns {string | null} */
export const wantNamed = (desk) => namedIn(desk).find(({ by }) => by === "want")?.key ?? null;

/** Name one more thing. A place, hero or space that nothing narrows yet is looked at first; else a single way is shown at once.
 * @param {Desk} desk @param {Named} more */
export function name(desk, more) {
  const named = withName(turnsOf(desk)?.list ?? [], desk.choice.named, more);
  go(desk, named, more.by === "want" || more.by === "deed" || more.by === "option" || named.some(({ by }) => by === "want"));
}

/** Ask the next question about what is named, or show the turn if there is none. @param {Desk} desk
 * @param {Named[]} named @param {boolean} on */
function go(desk, named, on) {
  const left = narrowedTurns(turnsOf(desk)?.list ?? [], named);
  if (on && left.length && !groupsOf(left, named)) return choose(desk, left[0], named);
  desk.choose({ named, turn: null, ideas: null, idle: null, all: false });
  desk.announce(question(desk) ?? "");
}

/** Take a row: it narrows, or it is the turn. @param {Desk} desk @param {Group} group */
export const take = (desk, { by, key }) => name(desk, { by, key });

/** Show a turn whole. @param {Desk} desk @param {Turn} turn @param {Named[]} [named] */
export function choose(desk, turn, named = desk.choice.named) {
  desk.choose({ named, turn: turn.id, idle: null, all: false, view: "turn" });
  desk.announce(wholeSentence(desk, turn));
}

/** One part back: from the turn to its list, from there to what was named before. @param {Desk} desk
 * @returns {boolean} whether there was a part */
export function back(desk) {
  const { named, turn, ideas, idle } = desk.choice;
  if (idle) return desk.choose({ idle: null }), true;
  if (turn && ideas) return desk.choose({ turn: null }), true;
  if (ideas) return desk.choose({ ideas: null }), true;
  if (!named.length) return false;
  const list = turnsOf(desk)?.list ?? [];
  let kept = turn ? named : named.slice(0, -1);
  while (kept.length && turn && !groupsOf(narrowedTurns(list, kept), kept)) kept = kept.slice(0, -1);
  desk.choose({ named: kept, turn: null, all: false });
  return true;
}

/** What is chosen at the beginning of a turn. */
export const nothingNamed = () =>
  ({ named: [], turn: null, ideas: null, idle: null, all: false, point: null, picks: {} });

/** Back to all wishes. @param {Desk} desk @returns {boolean} */
export function startOver(desk) {
  const { named, turn, ideas, idle } = desk.choice;
  desk.choose(nothingNamed());
  return !!(named.length || turn || ideas || idle);
}

/** Do the whole turn that is shown. @param {Desk} desk */
export function doIt(desk) {
  const turn = chosenTurn(desk);
  if (turn) playTurn(desk, turn);
}

/** Send a whole turn; what is asked afterwards belongs to it. @param {Desk} desk @param {Turn} turn */
function playTurn(desk, turn) {
  desk.choose({ joined: turn.ask !== null });
  desk.playLine(turn.line);
}
