// A pagoda: a pure function from a site's view to SVG, with what is new on it and the ghost of what would come.

import { drawing } from "../../icons.js";
import { svg } from "../../vendor/lit-html.js";
import { look } from "./colours.js";
import { STOREY, column, door, eave, footOf, ground, halo, roof, socket, wanted } from "./pieces.js";

/** @import { FloorView, SiteView, TileView } from "./view.js" */

/**
 * @typedef {object} Ghost What the picked things would build here.
 * @property {"column" | "tile" | "roof"} piece
 * @property {string} colour
 * @property {TileView | null} tile null while it is not chosen yet
 * @property {number | null} points
 */
/**
 * @typedef {object} News What somebody else has just built here.
 * @property {Record<number, {first: number, count: number}>} columns by floor: which of its columns
 * @property {number[]} tiles floors whose tile is new
 * @property {string} initial
 */

/** The picture's window: as tall as a finished pagoda. @param {number} floors */
export const boxOf = (floors) => `0 ${360 - STOREY * floors} 120 ${80 + STOREY * floors}`;

/** @param {SiteView} site @param {number} places how many columns make a floor @param {News | null} [news] @param {Ghost | null} [ghost] @param {boolean} [last] whether nothing stands to the right */
export function tower(site, places, news = null, ghost = null, last = false) {
  const blank = site.floors.length === 0;
  return svg`${ground()}${site.floors.map((floor) => storey(site, places, floor, news, ghost))}
    ${blank ? Array.from({ length: places }, (_, place) => (ghost && place === 0 ? ghostColumn(ghost, 0, 0, places) : waitingColumn(site, null, 0, place, places))) : null}
    ${site.status === "blocked" ? seal(site) : null}${news ? badge(site, news) : null}${ghost && ghost.points !== null ? points(site, ghost, last) : null}`;
}

/** @param {SiteView} site @param {number} places @param {FloorView} floor @param {News | null} news @param {Ghost | null} ghost */
function storey(site, places, floor, news, ghost) {
  const level = floor.number - 1;
  const fresh = news?.columns[floor.number];
  const building = floor.number === site.floor;
  const isNew = (/** @type {number} */ place) => !!fresh && place >= fresh.first && place < fresh.first + fresh.count;
  const at = (/** @type {number} */ place) => {
    if (place < floor.columns) return svg`<g data-piece="column-${site.site}-${floor.number}-${place}" data-arrive="grow">${column(floor.colour, level, place, places)}${isNew(place) ? halo(level, place, places) : null}</g>`;
    return building && ghost?.piece === "column" && place === floor.columns ? ghostColumn(ghost, level, place, places) : waitingColumn(site, floor.colour, level, place, places);
  };
  const full = floor.columns === places;
  return svg`<g data-at="floor:${site.site}-${floor.number}"><g data-piece="${full ? "window" : "door"}-${site.site}-${floor.number}">${door(floor.colour, level, full)}</g>${Array.from({ length: places }, (_, place) => at(place))}${top(site, floor, news, building ? ghost : null)}</g>`;
}

/** What lies on a floor, or is awaited there. @param {SiteView} site @param {FloorView} floor @param {News | null} news @param {Ghost | null} ghost */
function top(site, floor, news, ghost) {
  const level = floor.number - 1;
  const last = news?.tiles.includes(floor.number) ? "last" : "";
  if (floor.tile) return svg`<g data-piece="tile-${site.site}-${floor.number}" data-arrive="settle">${floor.roof ? roof(floor.colour, floor.tile.spire, level, last) : eave(floor.colour, floor.tile.next, level, last)}</g>`;
  if (site.status !== "awaiting" || floor.number !== site.floor) return null;
  if (!ghost?.tile) return svg`<g data-at="missing:${site.site}">${wanted(floor.colour, level)}</g>`;
  return svg`<g class="ghosttile">${ghost.piece === "roof" ? roof(floor.colour, ghost.tile.spire, level) : eave(floor.colour, ghost.tile.next, level)}</g>`;
}

/** Where a column is missing. @param {SiteView} site @param {string | null} colour @param {number} level @param {number} place @param {number} places */
const waitingColumn = ({ site }, colour, level, place, places) => svg`<g data-at="missing:${site}">${socket(colour, level, place, places)}</g>`;

/** @param {Ghost} ghost @param {number} level @param {number} place @param {number} places */
const ghostColumn = (ghost, level, place, places) => svg`<g class="ghostcol">${column(ghost.colour, level, place, places)}</g>`;

/** @param {SiteView} site */
const seal = (site) =>
  svg`<g class="seal" transform="translate(60 ${footOf(site.floor - 1) - 86})"><circle r="12"></circle><use href=${drawing("lock")} x="-8" y="-8" width="16" height="16"></use></g>`;

/** Who built what is new. @param {SiteView} site @param {News} news */
function badge(site, news) {
  const floor = Math.max(...Object.keys(news.columns).map(Number), ...news.tiles);
  const y = news.tiles.includes(floor) ? footOf(floor - 1) - 73 : footOf(floor - 1) - 32;
  return svg`<g class="byline" transform="translate(${9 + 3 * (floor - 1)} ${y})"><g class="in"><circle r="9.5"></circle><text y="4.2">${news.initial}</text></g></g>`;
}

/** Points over the ghost; beside the spire of a roof, so that they cover nothing. @param {SiteView} site @param {Ghost} ghost @param {boolean} last */
function points(site, ghost, last) {
  const high = footOf(site.floor - 1);
  const side = last ? 16 : 104;
  const [x, y] = ghost.piece === "roof" ? [side, high - 122] : [60, high - (ghost.piece === "tile" ? 122 : 88)];
  return svg`<g class="bub ${look(ghost.colour).css}" transform="translate(${x} ${y})"><g class="in"><rect x="-24" y="-16" width="48" height="32" rx="16"></rect>
    ${ghost.piece === "roof" ? null : svg`<path d="M-6 15h12l-6 7Z"></path>`}<text y="6.5">+${ghost.points}</text></g></g>`;
}
