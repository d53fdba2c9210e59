// The whole turns that the server lists for the seat that decides, narrowed by what a person has named so far: a want, a
// space, a hero or a place, in any order. Nothing is computed here: turns are only picked, grouped and put in order.

import { remembered } from "../../remembered.js";

/** @import { Message } from "../../types.js" */
/** @import { Desk } from "../../table/desk.js" */

/**
 * @typedef {object} TurnStep
 * @property {string} kind move, cover, tile, build, strength, mission, sell_chest, vanish, appear, relocate, take or gain
 * @property {string | null} hero `seat-hero`
 * @property {string | null} from
 * @property {string | null} to
 * @property {string | null} path
 * @property {number} ninjas uncovered on the path that is crossed
 * @property {string | null} building
 * @property {number | null} number which building of its place
 * @property {string | null} tile
 * @property {number | null} owner of a route tile; null: neutral
 * @property {number} vp
 * @property {number} ap
 * @property {string | null} without the turn that does all the same but this; null: the others need it
 *
 * @typedef {object} Turn
 * @property {string} id
 * @property {string} root the id of the cheapest turn that does the same
 * @property {boolean} dearer it is not the cheapest one
 * @property {string[]} line
 * @property {string[]} wants
 * @property {number | null} space
 * @property {number | null} field of a card that is used instead of a space
 * @property {number | null} option
 * @property {string | null} hero
 * @property {string | null} from
 * @property {string | null} place
 * @property {string[]} places where it does something
 * @property {string[]} heroes to whom it does something
 * @property {string[]} paths
 * @property {TurnStep[]} steps
 * @property {{guards: number, cover: number, ap: number, lands: number | null, loss: number, uses: number}} price
 * @property {{vp: number, because: [number, Message][], ap: number, tiles: string[], sheet: number, freed: string[]}} gain
 * @property {number} guards_left
 * @property {number} ap_left
 * @property {string[]} opens mission tiles that can be taken afterwards
 * @property {string | null} ask what is asked afterwards
 * @property {boolean} last_round
 *
 * @typedef {{want: string, best: string | null, cheapest: string | null, count: number, reason: Message | null}} Want
 * @typedef {{want: string, reason: Message, hero: string | null, option: number | null}} Refusal
 * @typedef {{line: string[], reasons: Message[], price: Turn["price"], space: number | null, field: number | null, option: number | null}} Idle
 * @typedef {{guards: number, needs: number | null, vp?: number, rivals?: number, builds?: boolean, tile?: string, reason?: Message}} SetupPlace
 * @typedef {{placing: string, number: number, count: number, places: Record<string, SetupPlace>, paths: Record<string, Record<string, SetupPlace>>}} Setup
 * @typedef {{list: Turn[], setup: Setup | null, wants: Want[], refused: Record<string, Refusal[]>, idle: Idle[]}} Turns
 *
 * @typedef {"want" | "space" | "option" | "hero" | "place" | "deed"} By
 * @typedef {{by: By, key: string}} Named
 */

const NO_STEP = { hero: null, from: null, to: null, path: null, ninjas: 0, building: null, number: null, tile: null,
  owner: null, vp: 0, ap: 0 };
const NO_PRICE = { guards: 0, cover: 0, ap: 0, lands: null, loss: 0, uses: 0 };
const NO_GAIN = { vp: 0, because: [], ap: 0, tiles: [], sheet: 0, freed: [] };
const NO_TURN = {
  wants: [], space: null, field: null, option: null, hero: null, from: null, place: null, paths: [], steps: [], price: {}, gain: {},
  guards_left: 0, ap_left: 0, opens: [], ask: null, passes: false, last_round: false, others: [],
};

/** What the server sends, with everything it left out; a dearer space for the same is a turn of its own. Passing has a button.
 * @param {any} sent @returns {Turns} */
export function readTurns(sent) {
  const { places, heroes, spaces } = sent.here;
  const at = (/** @type {Record<string, {turns?: number[]}>} */ things, /** @type {number} */ id) =>
    Object.keys(things).filter((key) => things[key].turns?.includes(id));
  const list = sent.turns.list.filter((/** @type {any} */ { passes }) => !passes).flatMap((/** @type {any} */ one) => {
    const id = String(one.id);
    const told = { ...NO_TURN, ...one };
    const steps = told.steps.map((/** @type {any} */ step) => ({ ...NO_STEP, ...step,
      without: step.without === undefined ? null : String(step.without) }));
    const turn = { ...told, id, root: id, dearer: false, steps, price: { ...NO_PRICE, ...told.price },
      gain: { ...NO_GAIN, ...told.gain }, places: at(places, one.id), heroes: at(heroes, one.id) };
    return [turn, ...told.others.map((/** @type {any} */ other, /** @type {number} */ index) => ({ ...turn, space: null, field: null, ...other, id: `${id}.${index}`, dearer: true, price: { ...NO_PRICE, ...other.price } }))];
  });
  const text = (/** @type {number | null} */ id) => (id === null ? null : String(id));
  const wants = sent.wants.map((/** @type {any} */ want) => ({ ...want, best: text(want.best),
    cheapest: text(want.cheapest) }));
  /** @type {Record<string, Refusal[]>} */
  const refused = {};
  for (const [by, things] of Object.entries({ place: places, hero: heroes, space: spaces }))
    for (const [key, one] of Object.entries(things)) refused[`${by}:${key}`] = (/** @type {any} */ (one).refused ?? []).map((/** @type {any} */ no) => ({ hero: null, option: null, ...no }));
  const idle = sent.idle.map((/** @type {any} */ one) => ({ space: null, field: null, option: null,
    reasons: [], ...one, price: { ...NO_PRICE, ...one.price } }));
  return { list, wants, refused, idle, setup: sent.setup };
}

const read = remembered(readTurns);

/** Null while they are not here. @param {Desk} desk @returns {Turns | null} */
export const turnsOf = ({ turns }) => (turns.known ? read(turns.known) : null);

/** @param {Turns} turns @param {string | null} id */
export const turnAt = ({ list }, id) => (id === null ? null : (list.find((turn) => turn.id === id) ?? null));

/** Where a turn's deed is done: where it builds, else where its hero ends. @param {Turn} turn */
export const targetOf = (turn) => stepOf(turn, "build")?.to ?? turn.place;

/** @param {Turn} turn @param {string} kind */
const stepOf = ({ steps }, kind) => steps.find((step) => step.kind === kind) ?? null;

/** What a turn is about, strongest first. */
const DEEDS = ["build", "mission", "strength", "sell_chest", "take", "vanish", "appear", "relocate", "gain", "move"];

/** The step that a turn is done for. @param {Turn} turn @returns {TurnStep | null} */
export function deedOf(turn) {
  for (const kind of DEEDS) {
    const step = stepOf(turn, kind);
    if (step) return step;
  }
  return turn.steps[0] ?? null;
}

/** The same deed by another way has the same name. @param {Turn} turn */
function deedName(turn) {
  const deed = deedOf(turn);
  const by = deed?.kind === "gain" ? `${turn.space}-${turn.option}` : (deed?.hero ?? "");
  return [deed?.kind ?? "none", deed?.building ?? deed?.tile ?? "", by].join(" ");
}

/** What a turn answers to, for each way to name it; the first is its own.
 * @type {Record<By, (turn: Turn) => (string | null)[]>} */
const NAMES = {
  want: ({ wants }) => wants,
  space: ({ space }) => [space === null ? null : String(space)],
  option: ({ option }) => [option === null ? null : String(option)],
  hero: ({ hero, heroes }) => [hero, ...heroes],
  place: (turn) => [targetOf(turn), ...turn.places],
  deed: (turn) => [deedName(turn)],
};

/** The turns that agree with everything named; dearer ones only where their space is named, or if they are wanted.
 * @param {Turn[]} list @param {Named[]} named @param {boolean} [dearer] @returns {Turn[]} */
export function narrowedTurns(list, named, dearer = named.some(({ by }) => by === "space")) {
  return list.filter((turn) => (dearer || !turn.dearer) && named.every(({ by, key }) => NAMES[by](turn).includes(key)));
}

/** How the turns behind a want are told apart, in order; without one, how those of a thing are.
 * @type {Record<string, By[]>} */
const SPLITS = {
  move: ["hero", "place"], build: ["place"], strength: ["deed"], mission: ["deed"], points: ["deed"], special: ["deed", "place"],
  space: ["option", "deed", "place"], hero: ["deed", "place"], place: ["deed"],
};

/** @typedef {{by: By, key: string, turns: Turn[], best: Turn}} Group */

/** The next question: what the turns left differ in; null when they are ways to do the same.
 * @param {Turn[]} left @param {Named[]} named @returns {Group[] | null} */
export function groupsOf(left, named) {
  const want = named.find(({ by }) => by === "want")?.key;
  const about = want ?? named.findLast(({ by }) => by in SPLITS)?.by ?? "hero";
  for (const by of SPLITS[about].filter((one) => !named.some((name) => name.by === one))) {
    const groups = groupedBy(left, by);
    if (groups.length > 1) return groups;
  }
  return null;
}

/** The server has put the best first; so are the groups. @param {Turn[]} left @param {By} by @returns {Group[]} */
export function groupedBy(left, by) {
  /** @type {Map<string, Turn[]>} */
  const found = new Map();
  for (const turn of left) {
    const [key] = NAMES[by](turn);
    if (key === null) continue;
    const group = found.get(key);
    if (group) group.push(turn);
    else found.set(key, [turn]);
  }
  return [...found].map(([key, turns]) => ({ by, key, turns, best: turns[0] }));
}

/** Name one more thing; what no turn agrees with any more is forgotten. @param {Turn[]} list @param {Named[]} named
 * @param {Named} more @returns {Named[]} */
export function withName(list, named, more) {
  const finer = ["deed", "option"];
  const kept = named.filter(({ by }) => by !== more.by && (finer.includes(more.by) || !finer.includes(by)));
  for (let from = 0; from <= kept.length; from += 1) {
    const tried = [...kept.slice(from), more];
    if (narrowedTurns(list, tried).length) return tried;
  }
  return [more];
}

/** The turn without one of its steps, on the same space if that can be. @param {Turns} turns @param {Turn} turn
 * @param {TurnStep} step @returns {Turn | null} */
export function turnWithout(turns, turn, { without }) {
  if (without === null) return null;
  return turns.list.find((one) => one.root === without && one.space === turn.space) ?? turnAt(turns, without);
}

/** Turns that leave out nothing of this one and cover one ninja more. @param {Turns} turns @param {Turn} turn
 * @returns {{turn: Turn, step: TurnStep}[]} */
export const turnsWithMore = ({ list }, turn) =>
  list.flatMap((one) => {
    const step = one.space === turn.space ? one.steps.find(({ kind, without }) => kind === "cover" && without === turn.root) : null;
    return step ? [{ turn: one, step }] : [];
  });
