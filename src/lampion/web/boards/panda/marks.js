// What the flow of a turn asks the map and the action board to show: a list of marks, each about one thing. They draw exactly
// that, and say which thing was pressed; what a mark means is nobody's business here.

/**
 * @typedef {"place" | "path" | "hero" | "space"} Kind places are towns and border areas; a hero is `seat-hero`, a space its index
 * @typedef {"barred" | "theirs" | "offered" | "looked" | "advised" | "chosen"} MarkName
 *
 * @typedef {object} Badge at most two words, or a gain and a loss
 * @property {string} text in plain ink on white; "+4", "cover 2", "needs 3"
 * @property {string} [loss] beside it in amber: "−2 VP"
 * @property {string} [head] whose head it carries: monk, governor or warrior
 * @property {string} [letter] of an idea: A, B or C, on a lamp
 * @property {string} [crest] the colour of the clan whose deed it was
 *
 * @typedef {object} Mark
 * @property {Kind} kind
 * @property {string} id
 * @property {MarkName} mark
 * @property {Badge} [badge]
 * @property {number} [number] of a step of the chosen turn
 * @property {string} [label] what pressing it means, in words; what has one is a button that Tab reaches, in the order of the list
 *
 * @typedef {object} Ghosts what the chosen turn will have changed, shown as if it were done
 * @property {{hero: string, from: string | null, to: string | null}[]} heroes `seat-hero`; pale where it leaves, outlined where it arrives
 * @property {{place: string, building: string}[]} buildings
 * @property {{path: string, seat: number, number: number}[]} guards the number-th uncovered ninja of a path that will be covered, from 0
 * @property {{from: string, to: string, path: string | null}[]} ways in order, with an arrow; a null path runs along the border
 *
 * @typedef {object} Need what stands inside a place in the setup: "1 of 3"
 * @property {string} text
 * @property {"" | "ok" | "hot"} tone
 *
 * @typedef {object} Scene
 * @property {Mark[]} marks
 * @property {Ghosts} ghosts
 * @property {Map<string, Need>} needs by place
 * @property {(kind: Kind, id: string, event: Event) => void} press any place, path, hero or space was pressed, marked or not
 * @property {(kind: Kind, id: string) => void} hover a mouse or the focus of the keyboard came to something marked
 */

/** From weak to strong: where two are about one thing, the stronger is drawn, and a badge once. @type {MarkName[]} */
export const STRENGTH = ["barred", "theirs", "offered", "looked", "advised", "chosen"];

/** @type {Ghosts} */
export const NO_GHOSTS = { heroes: [], buildings: [], guards: [], ways: [] };
