// The map: a pure function from view to SVG, in layers from the ground to what may be pressed.

import { html, svg } from "../../vendor/lit-html.js";
import { ground } from "./ground.js";
import { lineOf, planOf } from "./layout.js";
import { hits, legalRoads, rings, tags } from "./overlay.js";
import { figuresOn, heroOf, onPath } from "./pieces.js";
import { marksOf, placeOf } from "./places.js";

/** @import { PandaView } from "./types.js" */
/** @import { Format, Plan } from "./layout.js" */
/** @import { Overlay } from "./overlay.js" */
/** @import { News } from "./news.js" */

const TURNS = { N: 0, E: 90, S: 180, W: 270 };

/**
 * @param {PandaView} view @param {Format} format @param {string} label @param {(id: string) => string} name of a place
 * @param {Overlay} [overlay] @param {News} [news]
 */
export function mapOf(view, format, label, name, overlay, news) {
  const plan = planOf(view, format);
  const figures = figuresOn(plan, view);
  const acting = view.asked && ["move", "place-hero"].includes(view.asked.decision) ? view.asked : null;
  const state = (/** @type {number} */ seat, /** @type {string} */ hero) =>
    acting && acting.hero === hero && acting.hero_seat === seat ? "acting" : news?.heroes.has(`${seat}-${hero}`) ? "news" : "";
  const wanted = overlay?.targets.find(({ id }) => id === overlay.point)?.text;
  return html`<svg class="xian xian-${format.name}" viewBox="0 0 ${format.width} ${format.height}" role="group" aria-label=${label}>
    ${ground(format)}
    <g class="l-paths">${view.paths.map(({ id }) => svg`<path class="casing" d=${line(plan, id)}></path>`)}
      ${view.paths.map(({ id, uncovered }) => svg`<path class="road ${uncovered ? "" : "done"}" d=${line(plan, id)}></path>`)}</g>
    ${overlay ? legalRoads(plan, overlay) : null}
    <g class="l-border">${view.borders.map(({ id, side }) => svg`<g class="node" transform="translate(${plan.at.get(id)?.x} ${plan.at.get(id)?.y})"><circle r="14"></circle><use href="#pd-exit" x="-8" y="-9" width="16" height="16" transform="rotate(${TURNS[/** @type {"N"} */ (side)]})"></use>${exitName(id, side, format)}</g>`)}</g>
    <g class="l-places">${overlay ? rings(plan, overlay) : null}${view.places.map((place) => placeOf(plan, place))}${newsPlaces(plan, news)}</g>
    <g class="l-marks">${view.places.map((place) => marksOf(plan, place, name(place.id), format.names || place.id === wanted))}</g>
    <g class="l-pieces">${view.paths.map((path) => onPath(plan, view, path))}${newsPaths(plan, news)}</g>
    <g class="l-heroes">${figures.map((figure) => heroOf(figure, state(figure.seat, figure.hero)))}</g>
    ${news ? badges(plan, news) : null}
    ${overlay ? svg`${tags(plan, overlay, figures)}${hits(plan, view, overlay, figures)}` : null}</svg>`;
}

/** Beside its circle, within the frame: as prompts and log call it. @param {string} id @param {string} side @param {Format} format */
function exitName(id, side, { names }) {
  const upright = side === "N" || side === "S";
  return svg`<text class="pid" x=${upright ? 18 : 0} y=${upright ? 6 : 33} text-anchor=${upright ? "start" : "middle"} font-size=${names ? 15 : 19}>${id}</text>`;
}

/** @param {Plan} plan @param {string} id */
function line(plan, id) {
  const road = plan.roads.get(id);
  return road ? lineOf(road) : "";
}

/** @param {Plan} plan @param {News} [news] */
const newsPlaces = (plan, news) =>
  [...(news?.places.keys() ?? [])].map((id) => svg`<circle class="news-ring" cx=${plan.at.get(id)?.x} cy=${plan.at.get(id)?.y} r=${(plan.radius.get(id) ?? 14) + 4}></circle>`);

/** @param {Plan} plan @param {News} [news] */
const newsPaths = (plan, news) =>
  [...(news?.paths.keys() ?? [])].map((id) => {
    const { x, y } = plan.roads.get(id)?.middle ?? { x: 0, y: 0 };
    return svg`<rect class="news-ring" x=${x - 37} y=${y - 30} width="74" height="60" rx="14"></rect>`;
  });

/** Who did it. @param {Plan} plan @param {News} news */
const badges = (plan, { places, paths }) => {
  const spots = [
    ...[...places].map(([id, initial]) => ({ initial, x: (plan.at.get(id)?.x ?? 0) + 40, y: (plan.at.get(id)?.y ?? 0) + 38 })),
    ...[...paths].map(([id, initial]) => ({ initial, x: (plan.roads.get(id)?.middle.x ?? 0) + 34, y: (plan.roads.get(id)?.middle.y ?? 0) - 28 })),
  ];
  return svg`<g class="l-news">${spots.map(({ initial, x, y }) => svg`<g class="badge-of"><circle cx=${x} cy=${y} r="11"></circle><text x=${x} y=${y + 4.5}>${initial}</text></g>`)}</g>`;
};
