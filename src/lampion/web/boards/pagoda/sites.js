// The stage: the sites under the sky. A mouse points and presses, a finger or a key picks first.

import { glyph, icon } from "../../icons.js";
import { remembered } from "../../remembered.js";
import { pointOf } from "../../table/desk.js";
import { guard } from "../../vendor/directives/guard.js";
import { html } from "../../vendor/lit-html.js";
import { look } from "./colours.js";
import { newsOf } from "./news.js";
import { options } from "./options.js";
import { ghostAt, legalOf, pressSite, sitesOpen } from "./play.js";
import { sky } from "./sky.js";
import { boxOf, tower } from "./tower.js";
import { editionOf, numberOf, viewOf } from "./view.js";

/** @import { Desk } from "../../table/desk.js" */
/** @import { SiteView } from "./view.js" */

/** @param {Desk} desk */
export function stage(desk) {
  const { envelope, log, initial } = desk;
  const view = viewOf(desk);
  const open = legalOf(desk).length ? sitesOpen(desk) : new Set();
  const news = newsNow(log, envelope.seat, initial, view.sites, desk.revision);
  return html`${sky()}<div class="sites">${view.sites.map((site) => siteButton(desk, site, view, open.has(site.site), news[site.site] ?? null))}</div>
    ${options(desk, "wide")}`;
}

/** Initials may change with a revision. @type {(log: import("../../types.js").LogEntry[], me: number | null, initial: Desk["initial"], sites: SiteView[], revision: number) => ReturnType<typeof newsOf>} */
const newsNow = remembered(newsOf);

/** @param {Desk} desk @param {SiteView} site @param {import("./view.js").PagodaView} view @param {boolean} open @param {import("./tower.js").News | null} news */
function siteButton(desk, site, view, open, news) {
  const ghost = ghostAt(desk, site.site);
  const picked = desk.choice.site === site.site;
  const css = ["site", site.status, site.needs ? look(site.needs).css : "", open ? "legal" : "", open && desk.choice.lifted ? "glows" : "", ghost || picked ? "hot" : "", picked ? "picked" : ""].join(" ");
  const over = (/** @type {PointerEvent} */ event) => event.pointerType === "mouse" && desk.free && desk.choose({ over: site.site });
  const out = () => desk.choice.over === site.site && desk.choose({ over: null });
  return html`<button class=${css} data-at="site:${site.site}" data-site=${site.site} aria-pressed=${picked} @pointerenter=${over} @pointerleave=${out}
    @click=${(/** @type {Event} */ event) => pressSite(desk, site.site, crown(event))}>
    <span class="visually-hidden">${siteLabel(desk, site)}</span><svg viewBox=${boxOf(view.floors)} aria-hidden="true">${guard([site, news, JSON.stringify(ghost)], () => tower(site, editionOf(desk).columns, news, ghost, site === view.sites.at(-1)))}</svg>${guard([desk.revision], () => plate(desk, site))}</button>`;
}

/** A point over the tower, where a bubble hides nothing. @param {Event} event */
function crown(event) {
  const at = pointOf(event);
  const pieces = [.../** @type {Element} */ (event.currentTarget).querySelectorAll(".col, .eave, .socket, .seal")].map((one) => one.getBoundingClientRect().top);
  return { x: at.x, y: Math.min(...pieces) };
}

/** @param {Desk} desk @param {SiteView} site */
function plate({ t }, site) {
  const number = numberOf(site.site);
  if (site.status === "roofed") return html`<span class="plate" aria-hidden="true"><i>${number}</i>${icon("check")}<span>${t("pagoda-board-complete")}</span></span>`;
  if (site.status === "blocked") return html`<span class="plate" aria-hidden="true"><i>${number}</i>${icon("lock")}<span>${t("pagoda-board-blocked")}</span></span>`;
  const sign = site.next === "column" ? (site.needs ? look(site.needs).glyph : "pg-column") : `pg-${site.next}`;
  return html`<span class="plate" aria-hidden="true"><i>${number}</i>${glyph(sign, site.needs ? "tint" : "any")}<b>+${site.points}</b></span>`;
}

/** The whole site in words. @param {Desk} desk @param {SiteView} site */
export function siteLabel({ t }, site) {
  const floors = site.floors.map((floor) => {
    const { number, columns, colour, tile, roof } = floor;
    if (!tile) return t("pagoda-board-floor", { number, columns, colour });
    return roof ? t("pagoda-board-floor-roof", { number, colour, next: tile.spire }) : t("pagoda-board-floor-tile", { number, colour, next: tile.next });
  });
  const next = t("pagoda-board-site-next", { status: site.status, piece: site.next ?? "none", colour: site.needs ?? "any", points: site.points });
  return [t("pagoda-board-site", { site: numberOf(site.site) }), ...floors, next].join(", ");
}
