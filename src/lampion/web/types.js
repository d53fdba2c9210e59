// The shapes of what the server sends, as types for the check; no code.

/** @import { Clock, ClockPlan } from "./clocks.js" */

/**
 * @typedef {{seat: number}} SeatRef
 * @typedef {string | number | SeatRef | Message | Message[]} Arg
 * @typedef {{key: string, args?: Record<string, Arg>}} Message
 * @typedef {{part: string, name: string}} Thing something on the table, named as offers name it
 * @typedef {{rule: string, key: string, facts: Record<string, Arg>, about?: Thing[]}} Reason
 *
 * @typedef {{name: string | null, kind: "human" | "bot" | "open", level: string | null, here?: boolean, held?: boolean, resigned?: boolean, away?: boolean}} Seat
 * @typedef {string | number | boolean | null | (string | number)[]} PartValue
 * @typedef {{from: string[], min: number, max: number}} Choose a set still to be chosen
 * @typedef {{code: number, notation: string, parts: Record<string, PartValue>, choose?: Choose | null}} Offer
 *
 * @typedef {object} Preview What is already certain about an action, or was after it.
 * @property {string} kind
 * @property {Record<string, number>} [points] by colour
 * @property {{symbol: string, from: string, cells: string[]}[]} [rays]
 * @property {{cell: string, points: Record<string, number>}[]} [closed]
 * @property {string[]} [reached]
 * @property {Record<string, number>} [lost]
 * @property {number} [bonus]
 * @property {boolean} [ends]
 * @property {boolean} [wins]
 * @property {number} [draws]
 * @property {any[]} [tiles] AXIO: tiles; Panda: [path, owner]
 * @property {Record<string, number>} [vp] changes by seat
 * @property {Record<string, number>} [ap]
 * @property {[number, string, string | null][]} [heroes] seat, hero, where to
 * @property {string[]} [covered] paths
 * @property {string[]} [freed] places
 * @property {[string, string | null, number][]} [built] place, kind, which building
 * @property {[number, string, number][]} [taken] seat, kind, count
 * @property {number | null} [round] the round that begins
 * @property {boolean} [last_round]
 * @property {Record<string, Message[]>} [idle] options that could do nothing, by number, and why
 *
 * @typedef {object} LogEntry
 * @property {number} version
 * @property {number | null} number
 * @property {number | null} seat
 * @property {string} kind
 * @property {string | null} notation
 * @property {Message} text
 * @property {Preview | null} detail
 * @property {boolean} undone
 * @property {{scores: number[]} | null} [after]
 *
 * @typedef {object} Piece
 * @property {string} id
 * @property {Message} label
 * @property {string | null} at
 * @property {number} count
 * @property {string | null} colour
 * @property {string | null} shape
 * @property {boolean} hidden
 *
 * @typedef {{id: string, label: Message, owner: number | null, layout: string, columns: number | null, pieces: Piece[]}} Zone
 *
 * @typedef {{winners: number[], by: string, seat: number | null, headline: Message, tally: number[][]}} Result
 *
 * @typedef {{question: string, text: Message, answers: Record<string, Message>, answer: string | null, asked: boolean}} StandingQuestion
 * @typedef {{wait: boolean, standing: StandingQuestion[]}} Settings how the viewer's seat likes to be asked
 *
 * @typedef {object} Envelope
 * @property {number} v
 * @property {string} table
 * @property {number} version
 * @property {string} game
 * @property {Record<string, unknown>} options
 * @property {string | null} [map]
 * @property {number | null} seat
 * @property {number[]} mine
 * @property {Seat[]} seats
 * @property {number} watching how many look on without a seat
 * @property {number | null} to_move
 * @property {Message} prompt
 * @property {any} board
 * @property {Zone[]} zones
 * @property {Offer[] | null} legal
 * @property {{can: boolean, lock: Message | null}} undo
 * @property {{seat: number, next: number | null} | null} [waits] the table waits for this seat's "done"
 * @property {Settings | null} [settings]
 * @property {number[]} scores
 * @property {boolean} hidden somebody holds what others must not see
 * @property {boolean} over
 * @property {Result | null} result
 * @property {boolean} [started] false while seats are open
 * @property {{version: number, text: Message} | null} [frozen]
 * @property {string | null} [rematch] the table where the same company plays again
 * @property {string} commitment
 * @property {boolean} listed
 * @property {boolean} paused
 * @property {{what: "take-back" | "pause", seat: number, waiting: number[]} | null} question
 * @property {Clock | null} clock
 * @property {number[]} muted
 * @property {{from: number, entries: LogEntry[]}} log
 *
 * @typedef {{step: number, version: number, to_move: number | null, prompt: Message, board: any, zones: Zone[], scores: number[]}} PastPosition
 *
 * @typedef {boolean | number | string} OptionValue
 * @typedef {{name: string, title: string, seats: number[], options: Record<string, {default: OptionValue, choices: OptionValue[]}>, bots: string[], maps?: string[]}} GameFacts
 * @typedef {{table: string, game: string, seats: Seat[], to_move: number | null, mine: number[], over: boolean, scores: number[], changed: string | number, version: number, started?: boolean, options?: Record<string, OptionValue>, clock?: ClockPlan | null}} TableSummary
 */
export {};
