// The shapes of Pagoda's own view, offers and previews, as types; and where a desk keeps them.

/** @import { LogEntry, Offer } from "../../types.js" */
/** @import { Desk } from "../../table/desk.js" */

/**
 * @typedef {{card: string, colour: string}} CardView
 * @typedef {{name: string, base: string, next: string, spire: string}} TileView
 * @typedef {{number: number, colour: string, columns: number, tile: TileView | null, roof: boolean}} FloorView
 * @typedef {"open" | "awaiting" | "blocked" | "roofed"} Status
 * @typedef {{site: string, status: Status, floors: FloorView[], floor: number, columns: number, next: "column" | "tile" | "roof" | null, needs: string | null, points: number}} SiteView
 * @typedef {{score: number, table: CardView[], hand: CardView[] | null, hand_size: number, abilities: Record<string, number>}} PlayerView
 *
 * @typedef {object} EditionNumbers What the edition in play says.
 * @property {number} sites
 * @property {number} floors
 * @property {number} ends_at
 * @property {number} columns of a floor
 * @property {number} limit columns of a turn
 * @property {number} lantern_limit
 * @property {number} uses of a new ability
 * @property {number} table
 * @property {number} hand
 * @property {number} fan_hand
 * @property {number} cards of an alternative turn or a pass
 * @property {number} column_price
 * @property {number} tile_price
 * @property {number} spire_price
 * @property {number} bowl
 * @property {number} buddha
 * @property {number[]} column_points by floor
 * @property {number} tile_points
 * @property {number} roof_points tile and spire
 *
 * @typedef {object} PagodaView
 * @property {boolean} quick
 * @property {boolean} simple
 * @property {number} floors
 * @property {number} start
 * @property {number} player
 * @property {"fresh" | "normal" | "closing" | "over"} phase
 * @property {number} built
 * @property {number} limit
 * @property {string[]} used
 * @property {CardView[]} played
 * @property {SiteView[]} sites
 * @property {number} completed
 * @property {number} ends_at
 * @property {boolean} end_triggered
 * @property {TileView[]} supply
 * @property {number} pile
 * @property {Record<string, number>} discard
 * @property {PlayerView[]} players
 *
 * @typedef {object} Effect What a decision does, as the server says it.
 * @property {string} kind
 * @property {string} [site]
 * @property {number} [points]
 * @property {number} [floor]
 * @property {string[]} [uses]
 * @property {string[]} [gains]
 * @property {string[]} [blocks]
 * @property {boolean} [triggers]
 * @property {number} [table] cards drawn to the table
 * @property {number} [hand] cards drawn to the hand
 */

/** @param {Desk} desk @returns {PagodaView} */
export const viewOf = (desk) => desk.envelope.board;

/** What the edition in play says. @param {Desk} desk @returns {EditionNumbers} */
export const editionOf = (desk) => /** @type {any} */ (desk.envelope.numbers);

/** The same as arguments of texts. @param {Desk} desk @returns {Record<string, string | number>} */
export function numbersOf(desk) {
  const numbers = editionOf(desk);
  return { ...numbers, column_points: numbers.column_points.join(", ") };
}

/** What a move of the log did. @param {LogEntry} entry @returns {Effect | null} */
export const effectOf = (entry) => /** @type {any} */ (entry.detail);

/** What an offer would do, once the server has said so. @param {Desk} desk @param {Offer} offer @returns {Effect | null} */
export const previewOf = (desk, offer) => /** @type {any} */ (offer.choose ? null : desk.preview(offer.code));

/** @param {Desk} desk @param {string} site @returns {SiteView} */
export const siteOf = (desk, site) => /** @type {SiteView} */ (viewOf(desk).sites.find((one) => one.site === site));

/** The number of a site. @param {string} site */
export const numberOf = (site) => Number(site.slice(1));

/** My cards: the table's first, then the hand's. @param {Desk} desk @returns {CardView[]} */
export function cardsOf(desk) {
  const { seat } = desk.envelope;
  const mine = seat === null ? null : viewOf(desk).players[seat];
  return mine ? [...mine.table, ...(mine.hand ?? [])] : [];
}
