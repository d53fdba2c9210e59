// What lies and stands on the map: ninjas with guards in their slots, route tiles, heroes.

import { svg } from "../../vendor/lit-html.js";
import { slotsOf } from "./roads.js";
import { boxOf } from "./standing.js";

/** @import { PandaView, Path, Point } from "./types.js" */
/** @import { Format, Plan } from "./layout.js" */
/** @import { Road } from "./roads.js" */
/** @import { Box } from "./boxes.js" */
/** @import { Figure } from "./standing.js" */
/** @import { Ghosts } from "./marks.js" */

/** The shape of a clan, on its tiles. @type {Record<string, string>} */
const SHAPES = { white: "M-14.5 0a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0Z", yellow: "M0-18 17.5 0 0 18-17.5 0Z", orange: "M0-18 19.5 15.5H-19.5Z", purple: "M-13.5-13.5h27v27h-27Z" };

/** @param {Plan} plan @param {PandaView} view @param {Path} path @param {Ghosts["guards"]} [coming] guards of a chosen turn */
export function onPath({ roads, format }, view, path, coming = []) {
  const road = /** @type {Road} */ (roads.get(path.id));
  if (!path.tile) return figuresOf(road, format.piece, view, path, coming.filter((one) => one.path === path.id));
  return tileOf(path.id, road.middle, format, path.tile.owner === null ? null : view.players[path.tile.owner].colour, path.tile.value);
}

/** What the figures or the tile of a path cover. @param {Plan} plan @param {Path} path @returns {Box} */
export function coveredOn({ roads, format }, { id, tile, ninjas }) {
  const road = /** @type {Road} */ (roads.get(id));
  if (tile) return { x: road.middle.x - format.tile.x, y: road.middle.y - format.tile.y, width: 2 * format.tile.x, height: 2 * format.tile.y };
  const slots = slotsOf(road, ninjas, format.piece);
  const [xs, ys] = [slots.map(({ x }) => x), slots.map(({ y }) => y)];
  const half = format.piece / 2;
  return { x: Math.min(...xs) - half, y: Math.min(...ys) - half, width: Math.max(...xs) - Math.min(...xs) + 2 * half, height: Math.max(...ys) - Math.min(...ys) + 2 * half };
}

/** @param {Road} road @param {number} size @param {PandaView} view @param {Path} path @param {Ghosts["guards"]} coming */
function figuresOf(road, size, view, { id, figures, ninjas }, coming) {
  const here = figures.flatMap((count, seat) => Array.from({ length: count }, (_, number) => ({ seat, number, isNew: false })));
  const guards = [...here, ...coming.toSorted((one, other) => one.number - other.number).map(({ seat, number }) => ({ seat, number, isNew: true }))];
  return svg`<g>${slotsOf(road, ninjas, size).map((slot, index) => figureOf(view, id, slot, size, guards[index]))}</g>`;
}

/** @param {PandaView} view @param {string} path @param {Point} slot @param {number} size @param {{seat: number, number: number, isNew: boolean} | undefined} guard */
function figureOf(view, path, { x, y }, size, guard) {
  const box = { x: x - size / 2, y: y - size / 2 };
  if (!guard) return svg`<use href="#pd-ninja" x=${box.x} y=${box.y} width=${size} height=${size}></use>`;
  const { seat, number, isNew } = guard;
  const drawing = `#pd-guard-${view.players[seat].colour}`;
  if (isNew) return svg`<circle class="newring" cx=${x} cy=${y} r=${size * 0.62}></circle><use href=${drawing} x=${box.x} y=${box.y} width=${size} height=${size}></use>`;
  return svg`<use data-piece="guard-${path}-${seat}-${number}" data-from="guards:${seat} seat:${seat}" href=${drawing} x=${box.x} y=${box.y} width=${size} height=${size}></use>`;
}

/** @param {string} path @param {Point} at @param {Format} format @param {string | null} colour null: neutral @param {number} value */
function tileOf(path, { x, y }, { tile: half, name }, colour, value) {
  const size = Math.max(23, name); // as large as names: it must be read
  const box = { x: -half.x, y: -half.y, width: 2 * half.x, height: 2 * half.y };
  return svg`<g data-piece="route-${path}" data-arrive="turn" class="tile clan-${colour ?? "neutral"}" transform="translate(${x} ${y})"><rect class="tile-b" x=${box.x} y=${box.y} width=${box.width} height=${box.height} rx="7"></rect>
    ${colour ? svg`<rect class="tile-p" x=${box.x} y=${box.y} width=${box.width} height=${box.height} rx="7"></rect><path class="tile-s" d=${SHAPES[colour]}></path>` : svg`<path class="tile-n" d="M${7 - half.x} ${5 - half.y}v${2 * half.y - 10}M${half.x - 7} ${5 - half.y}v${2 * half.y - 10}"></path>`}
    <text y=${colour === "orange" ? 13.5 : size * 0.33} font-size=${size}>${value}</text></g>`;
}

/** A hero; one of a chosen turn is drawn twice, and its name in the motion stays with the one that is there. @param {Figure} figure @param {boolean} acting */
export function heroOf(figure, acting) {
  const { seat, hero, colour, foot, width, way } = figure;
  const { x, y, height } = boxOf(figure);
  const rim = width / 48;
  const under = acting ? svg`<ellipse class="glowring" cx=${foot.x} cy=${foot.y - 1} rx=${26 * rim} ry=${8.5 * rim}></ellipse>` : svg`<ellipse class="shadow" cx=${foot.x} cy=${foot.y} rx=${20 * rim} ry=${4.5 * rim}></ellipse>`;
  const drawn = svg`${under}<use href="#pd-hero-${hero}" x=${x} y=${y} width=${width} height=${height}></use>`;
  if (way === "arrives") return svg`<g class="hero clan-${colour} arrives">${drawn}</g>`;
  return svg`<g data-piece="hero-${seat}-${hero}" data-from="seat:${seat}" data-at="hero:${seat}-${hero}" class="hero clan-${colour} ${way} ${acting ? "acting" : ""}" data-hero=${hero}>${drawn}</g>`;
}

/** How many more heroes stand there. @param {{foot: Point, text: string}} crowd @param {number} size of letters */
export const crowdOf = ({ foot: { x, y }, text }, size) =>
  svg`<g class="crowd"><circle cx=${x} cy=${y - size * 0.6} r=${size * 0.72}></circle><text text-anchor="middle" x=${x} y=${y - size * 0.25} font-size=${size}>${text}</text></g>`;
