// What lies and stands on the map: ninjas with guards in their slots, route tiles, heroes.

import { nothing, svg } from "../../vendor/lit-html.js";
import { feetOf, slotsOf } from "./layout.js";

/** @import { PandaView, Path, Point } from "./types.js" */
/** @import { Plan, Road } from "./layout.js" */

/** The shape of a clan, on its tiles. @type {Record<string, string>} */
const SHAPES = { white: "M-14.5 0a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0-29 0Z", yellow: "M0-18 17.5 0 0 18-17.5 0Z", orange: "M0-18 19.5 15.5H-19.5Z", purple: "M-13.5-13.5h27v27h-27Z" };

/** @param {Plan} plan @param {PandaView} view @param {Path} path */
export function onPath({ roads, format }, view, path) {
  const road = /** @type {Road} */ (roads.get(path.id));
  return path.tile ? tileOf(path.id, road.middle, format.tile, path.tile.owner === null ? null : view.players[path.tile.owner].colour, path.tile.value) : figuresOf(road, format.piece, view, path);
}

/** @param {Road} road @param {number} size @param {PandaView} view @param {Path} path */
function figuresOf(road, size, view, { id, figures, ninjas }) {
  const guards = figures.flatMap((count, seat) => Array.from({ length: count }, (_, number) => ({ seat, number })));
  const named = (/** @type {{seat: number, number: number} | undefined} */ guard) => (guard ? `guard-${id}-${guard.seat}-${guard.number}` : nothing);
  return svg`<g>${slotsOf(road, ninjas, size).map(({ x, y }, index) => svg`<use data-piece=${named(guards[index])} data-from=${guards[index] ? `guards:${guards[index].seat} seat:${guards[index].seat}` : nothing} href="#pd-${guards[index] ? `guard-${view.players[guards[index].seat].colour}` : "ninja"}" x=${x - size / 2} y=${y - size / 2} width=${size} height=${size}></use>`)}</g>`;
}

/** @param {string} path @param {Point} at @param {Point} half @param {string | null} colour null: neutral @param {number} value */
function tileOf(path, { x, y }, half, colour, value) {
  const box = { x: -half.x, y: -half.y, width: 2 * half.x, height: 2 * half.y };
  return svg`<g data-piece="route-${path}" data-arrive="turn" class="tile clan-${colour ?? "neutral"}" transform="translate(${x} ${y})"><rect class="tile-b" x=${box.x} y=${box.y} width=${box.width} height=${box.height} rx="7"></rect>
    ${colour ? svg`<rect class="tile-p" x=${box.x} y=${box.y} width=${box.width} height=${box.height} rx="7"></rect><path class="tile-s" d=${SHAPES[colour]}></path>` : svg`<path class="tile-n" d="M${7 - half.x} ${5 - half.y}v${2 * half.y - 10}M${half.x - 7} ${5 - half.y}v${2 * half.y - 10}"></path>`}
    <text y=${colour === "orange" ? 12.5 : 7.2} font-size=${colour === "orange" ? 19 : 21}>${value}</text></g>`;
}

/** @typedef {{seat: number, hero: string, colour: string, foot: Point}} Figure */

/** All heroes on the map, back to front. @param {Plan} plan @param {PandaView} view @returns {Figure[]} */
export function figuresOn(plan, view) {
  const all = view.players.flatMap(({ heroes, colour }, seat) => heroes.map(({ hero, at }) => ({ seat, hero, colour, at })));
  return [...new Set(all.map(({ at }) => at))]
    .flatMap((at) => {
      const here = all.filter((one) => one.at === at);
      const feet = at === null ? [] : feetOf(plan, at, here.length);
      return at === null ? [] : here.map(({ seat, hero, colour }, index) => ({ seat, hero, colour, foot: feet[index] }));
    })
    .sort((one, other) => one.foot.y - other.foot.y);
}

/** @param {Figure} figure @param {string} state acting, news or nothing */
export function heroOf({ seat, hero, colour, foot: { x, y } }, state) {
  return svg`<g data-piece="hero-${seat}-${hero}" data-from="seat:${seat}" data-at="hero:${seat}-${hero}" class="hero clan-${colour} ${state}" data-hero=${hero}>
    ${state === "acting" ? svg`<circle class="glow" cx=${x} cy=${y - 31} r="54" fill="url(#pd-lamp)"></circle><ellipse class="glowring" cx=${x} cy=${y - 1} rx="26" ry="8.5"></ellipse>` : svg`<ellipse class="shadow" cx=${x} cy=${y} rx="21" ry="5"></ellipse>`}
    <use href="#pd-hero-${hero}" x=${x - 24} y=${y - 62} width="48" height="66"></use></g>`;
}
