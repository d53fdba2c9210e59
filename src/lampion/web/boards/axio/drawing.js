// The board of AXIO: a pure function from view to SVG.

import { guard } from "../../vendor/directives/guard.js";
import { svg, html } from "../../vendor/lit-html.js";
import { tileOf } from "./colours.js";
import { planOf, pinholes, boxOf } from "./geometry.js";
import { dominoOn, emptyCell, printedCell, pyramidOn } from "./pieces.js";
import { closing, counts, pointsBeside, rays } from "./preview.js";

/** @import { Preview } from "../../types.js" */
/** @import { Ghost } from "./choice.js" */

/**
 * @typedef {object} AxioView The game's own view of a position.
 * @property {[number, number]} area
 * @property {"place" | "refill" | "over"} phase
 * @property {boolean} solo
 * @property {number} bonus
 * @property {number} bag
 * @property {number} free_pairs
 * @property {string[]} free_cells
 * @property {{cell: string, symbol: string}[]} printed
 * @property {{cells: [string, string], symbols: [string, string], seat: number, number: number}[]} tiles
 * @property {string[]} closed
 * @property {AxioPlayer[]} players
 * @property {{seat: number, tiles: string[]} | null} [laid_aside]
 */
/**
 * @typedef {object} AxioPlayer
 * @property {Record<string, number>} scores
 * @property {string[]} lowest
 * @property {string[] | null} rack
 * @property {number} tiles
 * @property {boolean} first_tile
 * @property {number} cap
 */

/** @typedef {{rack: number, tiles: number, track: number, boards: number, side: number}} AxioNumbers What the edition in play says. */

/**
 * @typedef {object} Overlay What lies over the board while a person points.
 * @property {Ghost | null} ghost
 * @property {Preview | null} preview
 * @property {boolean} refused
 * @property {string[]} targets cells to mark, where few are allowed
 * @property {boolean} [lifted] a tile is being carried: what is allowed glows
 * @property {string} call
 */

/** All cells of the active area. @param {AxioView} view @returns {string[]} */
export function cellsOf({ area: [lo, hi] }) {
  const range = Array.from({ length: hi - lo + 1 }, (_, index) => lo + index);
  return range.flatMap((row) => range.map((column) => `${row},${column}`));
}

/** Indexes of the tiles that others laid since I last did. @param {AxioView} view @param {number | null} me */
export function newsFor(view, me) {
  if (view.solo) return [];
  if (me === null) return view.tiles.length ? [view.tiles.length - 1] : [];
  const mine = view.tiles.findLastIndex((tile) => tile.seat === me);
  return view.tiles.map((_, index) => index).slice(mine + 1);
}

/** @param {AxioView} view @param {number} side rows of the largest board @param {string} label @param {number[]} [news] @param {(seat: number) => string} [initial] @param {Overlay} [overlay] @param {Preview | null} [scored] what the newest tile brought */
export function boardOf(view, side, label, news = [], initial = () => "", overlay, scored = null) {
  const plan = planOf(view.area, side);
  const { wood, area } = plan;
  return html`<svg class="axio-board folds-${plan.folds}" viewBox="${wood.x - 0.5} ${wood.y - 0.5} ${wood.width + 1} ${wood.height + 1}" role="img" aria-label=${label}>
    <rect class="wood" x=${wood.x} y=${wood.y} width=${wood.width} height=${wood.height} rx="16"></rect>
    <rect class="area" x=${area.x} y=${area.y} width=${area.width} height=${area.height} rx="10"></rect>
    ${guard([view.area.join(), side], () => pinholes(plan).map(({ x, y, ring }) => svg`<circle class="pinhole k${ring}" cx=${x} cy=${y} r="1.9"></circle>`))}
    ${guard([view, ...news], () => pieces(view, news))}
    ${scored ? svg`<g class="scored" data-light=${view.tiles.length}>${rays(scored)}${counts(scored)}</g>` : null}
    ${news.map((index) => badge(view.tiles[index], initial))}
    ${overlay ? overlayOf(plan, overlay) : null}</svg>`;
}

/** The board without its frame, for small pictures. @param {AxioView} view @param {string} label */
export function bareBoard(view, label) {
  const { area } = planOf(view.area);
  return html`<svg viewBox="${area.x} ${area.y} ${area.width} ${area.height}" role="img" aria-label=${label}>
    <rect class="area" x=${area.x} y=${area.y} width=${area.width} height=${area.height} rx="10"></rect>${pieces(view, [])}</svg>`;
}

/** @param {AxioView} view @param {number[]} news */
function pieces(view, news) {
  return svg`${cellsOf(view).map(emptyCell)}${view.printed.map(({ cell, symbol }) => printedCell(cell, symbol))}
    ${view.closed.map((cell) => pyramidOn(cell))}
    ${view.tiles.map((tile, index) => {
      const name = tileOf(...tile.symbols);
      return svg`<g data-piece="laid-${name}-${index}" data-from="hold-${name} seat:${tile.seat}">${dominoOn(tile.cells, tile.symbols, news.includes(index) ? "last" : "")}</g>`;
    })}`;
}

/** @param {{cells: [string, string], seat: number}} tile @param {(seat: number) => string} initial */
function badge(tile, initial) {
  const box = boxOf(tile.cells);
  const x = box.x + box.width - 1;
  return svg`<g class="by"><circle cx=${x} cy=${box.y + 2} r="9"></circle><text x=${x} y=${box.y + 6}>${initial(tile.seat)}</text></g>`;
}

/** @param {import("./geometry.js").Plan} plan @param {Overlay} overlay */
function overlayOf(plan, { ghost, preview, refused, targets, lifted = false, call }) {
  return svg`<g class="legal-mark">${targets.map((cell) => {
    const box = boxOf([cell]);
    return lifted ? svg`<rect x=${box.x + 1.5} y=${box.y + 1.5} width=${box.width - 3} height=${box.height - 3} rx="6"></rect>` : svg`<circle cx=${box.x + 22} cy=${box.y + 22} r="5"></circle>`;
  })}</g>
    ${preview ? svg`${rays(preview)}${closing(preview)}` : null}
    ${ghost ? svg`<g class="ghost ${ghost.offer ? "" : "no"} ${refused ? "shake" : ""}">${dominoOn(ghost.cells, ghost.symbols)}</g>` : null}
    ${preview ? svg`${counts(preview)}` : null}
    ${ghost && preview ? pointsBeside(plan, ghost, preview, call) : null}`;
}
