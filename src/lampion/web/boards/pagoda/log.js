// Lines of Pagoda's log: turn, who, what and its points; the whole sentence is read out and shown on hover.

import { glyph } from "../../icons.js";
import { html } from "../../vendor/lit-html.js";
import { look } from "./colours.js";
import { isEnd, turnsOf } from "./news.js";
import { stepOf, stepText } from "./turn.js";
import { effectOf } from "./view.js";

/** @import { LogEntry } from "../../types.js" */
/** @import { Desk } from "../../table/desk.js" */

/** @param {Desk} desk @param {LogEntry} entry */
export function logLine(desk, entry) {
  if (entry.kind !== "move" || entry.seat === null) return entry.kind === "start" || entry.kind === "undo" ? undefined : null;
  if (entry.notation === "E") return undefined;
  const step = stepOf(entry);
  const points = effectOf(entry)?.points ?? 0;
  const notes = notesOf(desk, entry);
  const sentence = desk.say(entry.text);
  return html`<li title=${sentence}><i>${turnNumber(desk, entry)}</i><span class="mv" aria-hidden="true"><b>${desk.name(entry.seat)}</b><span class=${look(step.colour).css}>${glyph(step.colour ? look(step.colour).glyph : step.glyph, "tint")}</span>${stepText(desk, step, "log")}</span>
    <span class="pts" aria-hidden="true"><span>${points ? `+${points}` : ""}</span></span>${notes ? html`<small aria-hidden="true">${notes}</small>` : null}<span class="visually-hidden">${sentence}</span></li>`;
}

/** @param {Desk} desk @param {LogEntry} entry */
function notesOf({ t }, entry) {
  const effect = effectOf(entry);
  return [
    ...(effect?.uses ?? []).filter((ability) => effect?.kind !== ability).map((ability) => t("pagoda-note-used", { ability })),
    ...(effect?.gains ?? []).map((ability) => t("pagoda-note-gained", { ability })),
    ...(effect?.blocks ?? []).map((site) => t("pagoda-note-blocked", { site: Number(site.slice(1)) })),
    ...(effect?.triggers ? [t("pagoda-note-end")] : []),
  ].join(" · ");
}

/** @param {Desk} desk @param {LogEntry} entry */
export const turnNumber = (desk, entry) => desk.log.filter((one) => one.version < entry.version && isEnd(one)).length + 1;

/** @param {Desk} desk */
export const logNote = (desk) => desk.t("pagoda-board-turns", { count: turnsOf(desk.log).length });
