// A board for any game: draws its zones, and lets a person narrow the list of what is legal by its parts, and choose sets.

import { icon } from "../icons.js";
import { pointOf, tableButtons } from "../table/desk.js";
import { html } from "../vendor/lit-html.js";
import { decided, narrowed, openParts, partsOfPiece, thingsOf, withPick, withThing } from "./narrow.js";

/** @import { Offer, Piece, Zone } from "../types.js" */
/** @import { Desk } from "../table/desk.js" */

const MANY = 24;

/** @type {import("./index.js").Board} */
export const generic = {
  css: "generic",
  fresh: () => ({ picks: {}, set: [] }),
  stage: (desk) => html`<div class="zones">${desk.envelope.zones?.map((zone) => zoneOf(desk, zone))}</div>`,
  dock: (desk) => chooser(desk),
  actions,
  seat: (desk, seat) => ({ note: "", mark: html`<span class="big" data-at="score:${seat}">${desk.envelope.scores[seat] ?? ""}</span>`, body: null }),
  happening: (_desk, { seat }) => [{ place: `seat:${seat}`, gains: [], sound: "place" }],
};

/** @param {Desk} desk @param {Zone} zone */
function zoneOf(desk, zone) {
  const columns = zone.layout === "grid" && zone.columns ? zone.columns : null;
  return html`<section class="panel zone ${zone.layout}" .style=${columns ? `--columns:${columns}` : ""}><h2>${desk.say(zone.label)}${zone.owner === null ? null : html`<span class="end">${desk.name(zone.owner)}</span>`}</h2>
    <ul>${zone.pieces.map((piece) => html`<li>${pieceOf(desk, piece)}</li>`)}</ul></section>`;
}

/** The offer that is left, and the set that is being chosen for it. @param {Desk} desk @returns {{sole: Offer | null, set: string[]}} */
function chosen(desk) {
  const left = narrowed(desk.envelope.legal ?? [], desk.choice.picks);
  return { sole: left.length === 1 ? left[0] : null, set: desk.choice.set };
}

/** @param {Desk} desk @param {Piece} piece */
function pieceOf(desk, piece) {
  const label = desk.say(piece.label) + (piece.count > 1 ? ` × ${piece.count}` : "");
  const css = `piece ${piece.colour ? `c-${piece.colour === "purple" ? "violet" : piece.colour}` : ""} ${piece.hidden ? "hidden-piece" : ""}`;
  const { sole, set } = chosen(desk);
  const parts = partsOfPiece(desk.envelope.legal ?? [], piece);
  const inSet = sole?.choose?.from.includes(piece.id);
  if ((!parts.length && !inSet) || !desk.free) return html`<span class=${css} title=${piece.at ?? ""}>${label}</span>`;
  const picked = inSet ? set.includes(piece.id) : parts.some(({ name, text }) => desk.choice.picks[name] === text);
  const press = () => (inSet ? take(desk, piece.id) : pick(desk, parts[0].name, parts[0].text));
  return html`<button class="${css} may" aria-pressed=${picked} @click=${press}>${label}</button>`;
}

/** @param {Desk} desk @param {string} name @param {string} text */
const pick = (desk, name, text) => desk.choose({ picks: withPick(desk.envelope.legal ?? [], desk.choice.picks, name, text), set: [] });

/** One thing more or less in the set. @param {Desk} desk @param {string} name */
function take(desk, name) {
  const { sole, set } = chosen(desk);
  if (sole?.choose) desk.choose({ set: withThing(sole.choose, set, name) });
}

/** @param {Desk} desk */
function chooser(desk) {
  const { legal } = desk.envelope;
  if (!legal) return null;
  const { picks } = desk.choice;
  const open = openParts(legal, picks);
  return html`<div class="chooser">
    ${Object.entries(picks).map(([name, text]) => html`<button class="chip" @click=${() => unpick(desk, name)} aria-label=${desk.t("page-unpick", { value: text })}>${text} ${icon("close")}</button>`)}
    ${open.filter(({ values }) => values.length <= MANY).map(({ name, values }) => html`<fieldset><legend>${name}</legend>
      ${values.map(({ text, count }) => html`<button class="btn" @click=${() => pick(desk, name, text)}>${text}<small>${count}</small></button>`)}</fieldset>`)}
    ${open.filter(({ values }) => values.length > MANY).map(({ name, values }) => html`<label class="field"><span>${name}</span><select @change=${(/** @type {Event} */ event) => pick(desk, name, /** @type {HTMLSelectElement} */ (event.target).value)}>
      <option value="">–</option>${values.map(({ text }) => html`<option value=${text}>${text}</option>`)}</select></label>`)}
    ${setChooser(desk)}</div>`;
}

/** Things to choose a set from. @param {Desk} desk */
function setChooser(desk) {
  const { sole, set } = chosen(desk);
  if (!sole?.choose) return null;
  return html`<fieldset class="set"><legend>${howMany(desk, sole.choose, set)}</legend>
    ${thingsOf(sole.choose, set).map(({ name, of, taken }) => html`<button class="btn" aria-pressed=${taken > 0} @click=${() => take(desk, name)}>${nameOf(desk, name)}${of > 1 ? html`<small>${taken}/${of}</small>` : null}</button>`)}</fieldset>`;
}

/** @param {Desk} desk @param {import("../types.js").Choice} choose @param {string[]} set */
const howMany = (desk, { min, max }, set) => desk.t("page-choose-set", { count: set.length, min, max, exact: min === max ? "yes" : "no" });

/** What a thing is called on the table. @param {Desk} desk @param {string} name */
function nameOf(desk, name) {
  const piece = desk.envelope.zones?.flatMap(({ pieces }) => pieces).find(({ id }) => id === name);
  return piece ? desk.say(piece.label) : name;
}

/** @param {Desk} desk @param {string} name */
function unpick(desk, name) {
  const { [name]: _, ...picks } = desk.choice.picks;
  desk.choose({ picks, set: [] });
}

/** @param {Desk} desk */
function actions(desk) {
  const { t, envelope } = desk;
  if (envelope.seat === null) return null;
  const left = narrowed(envelope.legal ?? [], desk.choice.picks);
  const { sole, set } = chosen(desk);
  const whole = sole ? decided(sole, set) : null;
  const missing = sole?.choose ? howMany(desk, sole.choose, set) : t("page-narrow-first", { count: left.length });
  return html`${envelope.legal ? html`<button class="btn primary" aria-disabled=${!whole} @click=${(/** @type {Event} */ event) => (whole ? desk.play(whole) : desk.tell(missing, pointOf(event)))}>
      ${icon("check")}${sole ? `${sole.notation}${set.join(" ")}` : t("page-choose", { count: left.length })}</button>` : null}
    ${tableButtons(desk)}`;
}
