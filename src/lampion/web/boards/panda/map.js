// The map: a pure function from view and marks to SVG, in layers from the ground to what may be pressed.

import { remembered } from "../../remembered.js";
import { guard } from "../../vendor/directives/guard.js";
import { html, svg } from "../../vendor/lit-html.js";
import { badgeSpots } from "./badges.js";
import { ground } from "./ground.js";
import { planOf } from "./layout.js";
import { NO_GHOSTS } from "./marks.js";
import { merged } from "./merged.js";
import { arrows, badges, heroRings, hits, markedRoads, rings } from "./overlay.js";
import { theirs } from "./brackets.js";
import { crowdOf, heroOf, onPath } from "./pieces.js";
import { nameOf, needOf, placeOf, printedAt } from "./places.js";
import { ringOf } from "./ring.js";
import { lineOf } from "./roads.js";
import { standingOf } from "./standing.js";

/** @import { PandaView } from "./types.js" */
/** @import { Format, Plan } from "./layout.js" */
/** @import { Drawn } from "./merged.js" */
/** @import { Mark, Scene } from "./marks.js" */

const TURNS = { N: 0, E: 90, S: 180, W: 270 };
/** Marks that show in the letters of a name. @type {Record<string, string>} */
const NAMED = { chosen: "hot", looked: "seen" };

/** @param {PandaView} view @param {Format} usual @param {string} label @param {(id: string) => string} name of a place @param {Scene} [scene] */
export function mapOf(view, usual, label, name, scene) {
  const plan = planNow(view, usual, view.places.map(({ id }) => name(id)).join("\n"));
  const { format } = plan;
  const ghosts = scene?.ghosts ?? NO_GHOSTS;
  const marks = mergedNow(scene?.marks ?? NONE);
  const standing = standingNow(plan, view, ghosts.heroes);
  const drawnOnce = (/** @type {() => unknown} */ layer) => guard([plan, ghosts], layer); // only another position or another turn changes it
  const acting = view.asked && ["move", "place-hero"].includes(view.asked.decision) ? view.asked : null;
  const isActing = (/** @type {number} */ seat, /** @type {string} */ hero) => !!acting && acting.hero === hero && acting.hero_seat === seat;
  const looks = view.places.map(({ id }) => NAMED[marks.find((one) => one.kind === "place" && one.id === id)?.mark ?? ""] ?? "");
  return html`<svg class="xian xian-${format.called}" viewBox="0 0 ${format.width} ${format.height}" role="group" aria-label=${label}>
    ${guard([format, ringNow(plan, view.borders)], () => ground(format, ringNow(plan, view.borders)))}
    ${guard([plan], () => roadsOf(plan, view))}
    <g class="l-ways">${markedRoads(plan, marks, ghosts.ways)}</g>
    ${guard([plan], () => exitsOf(plan, view))}
    <g class="l-places">${rings(plan, marks)}${drawnOnce(() => view.places.map((place) => placeOf(plan, place, ghosts.buildings.flatMap((one) => (one.place === place.id ? one.building : [])))))}</g>
    <g class="l-marks">${guard([plan], () => view.places.map((place) => printedAt(plan, place)))}${scene ? needsOf(plan, view, scene) : null}</g>
    <g class="l-pieces">${drawnOnce(() => view.paths.map((path) => onPath(plan, view, path, ghosts.guards)))}</g>
    <g class="l-heroes">${heroRings(standing.figures, marks)}${drawnOnce(() => svg`${standing.figures.map((figure) => heroOf(figure, isActing(figure.seat, figure.hero)))}${standing.crowds.map((crowd) => crowdOf(crowd, format.name))}`)}</g>
    <g class="l-names">${guard([plan, ...looks], () => view.places.map(({ id }, index) => nameOf(plan.names.get(id), looks[index])))}</g>
    <g class="l-theirs">${theirs(plan, view, standing.figures, marks)}</g>
    ${arrows(plan, ghosts.ways)}
    ${scene ? svg`${hits(plan, view, standing, marks, scene)}${badges(plan, view, marks, badgeSpotsNow(plan, view, standing, marks), scene.press)}` : null}</svg>`;
}

/** @type {Mark[]} */
const NONE = [];
const planNow = remembered((/** @type {PandaView} */ view, /** @type {Format} */ usual, /** @type {string} */ names) => planOf(view, usual, names.split("\n")));
const ringNow = remembered(ringOf);
const standingNow = remembered(standingOf);
const mergedNow = remembered(merged);
const badgeSpotsNow = remembered(badgeSpots);

/** @param {Plan} plan @param {PandaView} view @param {Scene} scene */
const needsOf = (plan, { places }, { needs }) => places.map((place) => {
  const need = needs.get(place.id);
  return need ? needOf(plan, place, need) : null;
});

/** @param {Plan} plan @param {PandaView} view */
const roadsOf = (plan, { paths }) =>
  svg`<g class="l-paths">${paths.map(({ id }) => svg`<path class="casing" d=${line(plan, id)}></path>`)}
    ${paths.map(({ id, uncovered }) => svg`<path class="road ${uncovered ? "" : "done"}" d=${line(plan, id)}></path>`)}</g>`;

/** The ways out of the country. @param {Plan} plan @param {PandaView} view */
const exitsOf = (plan, { borders }) =>
  svg`<g class="l-border">${borders.map(({ id, side }) => svg`<g class="node" transform="translate(${plan.at.get(id)?.x} ${plan.at.get(id)?.y})"><circle r="14"></circle><use href="#pd-exit" x="-8" y="-9" width="16" height="16" transform="rotate(${TURNS[/** @type {"N"} */ (side)]})"></use></g>`)}</g>`;

/** @param {Plan} plan @param {string} id */
function line(plan, id) {
  const road = plan.roads.get(id);
  return road ? lineOf(road) : "";
}
