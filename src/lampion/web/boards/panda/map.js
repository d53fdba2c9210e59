// The map: a pure function from view to SVG, in layers from the ground to what may be pressed.

import { remembered } from "../../remembered.js";
import { guard } from "../../vendor/directives/guard.js";
import { html, svg } from "../../vendor/lit-html.js";
import { ground } from "./ground.js";
import { lineOf, planOf } from "./layout.js";
import { hits, legalRoads, rings, tags } from "./overlay.js";
import { figuresOn, heroOf, onPath } from "./pieces.js";
import { marksOf, placeOf } from "./places.js";
import { ringOf } from "./ring.js";

/** @import { PandaView } from "./types.js" */
/** @import { Format, Plan } from "./layout.js" */
/** @import { Overlay } from "./overlay.js" */
/** @import { News } from "./news.js" */

const TURNS = { N: 0, E: 90, S: 180, W: 270 };

/**
 * @param {PandaView} view @param {Format} usual @param {string} label @param {(id: string) => string} name of a place
 * @param {Overlay} [overlay] @param {News} [news]
 */
export function mapOf(view, usual, label, name, overlay, news) {
  const plan = planNow(view, usual);
  const { format } = plan;
  const figures = figuresNow(plan, view);
  const names = view.places.map(({ id }) => name(id));
  const drawnOnce = (/** @type {() => unknown} */ layer) => guard([plan], layer); // only another position changes it
  const acting = view.asked && ["move", "place-hero"].includes(view.asked.decision) ? view.asked : null;
  const state = (/** @type {number} */ seat, /** @type {string} */ hero) =>
    acting && acting.hero === hero && acting.hero_seat === seat ? "acting" : news?.heroes.has(`${seat}-${hero}`) ? "news" : "";
  const wanted = overlay?.targets.find(({ id }) => id === overlay.point)?.text;
  return html`<svg class="xian xian-${format.name}" viewBox="0 0 ${format.width} ${format.height}" role="group" aria-label=${label}>
    ${guard([format, ringNow(plan, view.borders)], () => ground(format, ringNow(plan, view.borders)))}
    ${drawnOnce(() => roadsOf(plan, view))}
    ${overlay ? legalRoads(plan, overlay) : null}
    ${drawnOnce(() => exitsOf(plan, view))}
    <g class="l-places">${overlay ? rings(plan, overlay) : null}${drawnOnce(() => view.places.map((place) => placeOf(plan, place)))}${newsPlaces(plan, news)}</g>
    <g class="l-marks">${guard([plan, wanted, ...names], () => view.places.map((place, index) => marksOf(plan, place, names[index], format.names || place.id === wanted)))}</g>
    <g class="l-pieces">${drawnOnce(() => view.paths.map((path) => onPath(plan, view, path)))}${newsPaths(plan, news)}</g>
    <g class="l-heroes">${guard([plan, news], () => figures.map((figure) => heroOf(figure, state(figure.seat, figure.hero))))}</g>
    ${news ? badges(plan, news) : null}
    ${overlay ? svg`${tags(plan, overlay, figures)}${hits(plan, view, overlay, figures)}` : null}</svg>`;
}

const planNow = remembered(planOf);
const ringNow = remembered(ringOf);
const figuresNow = remembered(figuresOn);

/** @param {Plan} plan @param {PandaView} view */
const roadsOf = (plan, { paths }) =>
  svg`<g class="l-paths">${paths.map(({ id }) => svg`<path class="casing" d=${line(plan, id)}></path>`)}
    ${paths.map(({ id, uncovered }) => svg`<path class="road ${uncovered ? "" : "done"}" d=${line(plan, id)}></path>`)}</g>`;

/** The ways out of the country. @param {Plan} plan @param {PandaView} view */
const exitsOf = (plan, { borders }) =>
  svg`<g class="l-border">${borders.map(({ id, side }) => svg`<g class="node" transform="translate(${plan.at.get(id)?.x} ${plan.at.get(id)?.y})"><circle r="14"></circle><use href="#pd-exit" x="-8" y="-9" width="16" height="16" transform="rotate(${TURNS[/** @type {"N"} */ (side)]})"></use>${exitName(id, side, plan.format)}</g>`)}</g>`;

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
