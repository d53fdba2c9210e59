// The shapes of the game's own view, as types for the check; no code.

/**
 * @typedef {{kind: string, hero?: string, max?: number, bypass?: number, cover?: number, where?: string, amount?: number, vp?: number, count?: number, of?: string[]}} Step
 *
 * @typedef {object} Place
 * @property {string} id
 * @property {Record<string, string>} names
 * @property {number} x
 * @property {number} y
 * @property {boolean} start
 * @property {boolean} frontier
 * @property {number} number
 * @property {"village" | "city" | "capital"} level
 * @property {boolean} foundation
 * @property {string[]} pieces
 * @property {number} buildings
 * @property {number | null} needs
 * @property {number} guards
 * @property {number[]} own
 * @property {boolean} free
 *
 * @typedef {{id: string, side: string, x: number, y: number, beside?: string[]}} Border
 * @typedef {{id: string, ends: string[], ninjas: number, uncovered: number, figures: number[], tile: {owner: number | null, value: number} | null}} Path
 * @typedef {{hero: string, at: string | null, strength: number, missions: number, multiplier: number, value: number}} Hero
 *
 * @typedef {object} Player
 * @property {string} colour
 * @property {number} vp
 * @property {number} ap
 * @property {number} guards
 * @property {number} posted
 * @property {boolean} passed
 * @property {number | null} reached
 * @property {Hero[]} heroes
 * @property {number} sheet
 * @property {Record<string, number>} tiles
 * @property {number | null} hero_vp
 * @property {number | null} card_vp
 *
 * @typedef {object} Space
 * @property {number} index
 * @property {number} row
 * @property {string} column
 * @property {number} cost
 * @property {number} needs
 * @property {number[]} placed
 * @property {Step[][]} options
 * @property {"open" | "behind" | "guards" | "ap" | "passed"} status
 * @property {number} lands
 * @property {number} loss
 *
 * @typedef {{field: number, seat: number | null, steps: Step[]}} Field
 * @typedef {{id: string, kind: string, building: string | null, vp: number, open: boolean, winner: number | null, counts: (number | null)[] | null, fields: Field[] | null}} ACard
 * @typedef {{id: string, kind: string, building: string | null, now: number[]}} BCard
 *
 * @typedef {object} Asked
 * @property {string} decision
 * @property {number} seat
 * @property {number} active
 * @property {number | null} space
 * @property {Step[][]} options
 * @property {string[]} done
 * @property {string | null} hero
 * @property {number | null} hero_seat
 * @property {string | null} path
 * @property {number | null} left
 * @property {{path: string, needs: number}[]} blocked
 *
 * @typedef {object} PandaView
 * @property {string} phase
 * @property {number} round
 * @property {string | null} ending
 * @property {boolean} master
 * @property {Asked | null} asked
 * @property {number[]} order
 * @property {Place[]} places
 * @property {Border[]} borders
 * @property {Path[]} paths
 * @property {Player[]} players
 * @property {{field: number, loss: number, stack: number[]}[]} ap_track
 * @property {Space[]} spaces
 * @property {{id: string, steps: Step[]}[]} city_row
 * @property {{buildings: Record<string, number>, foundations: number, tiles: Record<string, number>, neutral: Record<string, number>}} supply
 * @property {ACard | null} a_card
 * @property {BCard | null} b_card
 * @property {{cities: number[], capitals: number[]}} ends how many there are, and with how many the game ends
 * @property {{multiplier: number[], value: number[]}} scale of the clan sheet, from the bottom
 *
 * @typedef {object} Numbers what the edition in play says
 * @property {string} lowest field of the AP track
 * @property {string} losses VP by field, in one text
 * @property {number} liberation
 * @property {number} per_guard
 * @property {number} cities
 * @property {number} capitals
 * @property {number} numbered places
 * @property {Record<string, {vp?: number, city?: number, capital?: number, each?: number, sides?: string}>} b_cards
 *
 * @typedef {{x: number, y: number}} Point
 */
export {};
