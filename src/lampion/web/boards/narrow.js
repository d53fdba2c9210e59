// Choosing from a list by its named parts, in any order: card then site, or site then card.

/** @import { Choice, Offer, PartValue } from "../types.js" */

/** @typedef {Record<string, string>} Picks part name → text of its picked value */
/** @typedef {{name: string, values: {text: string, count: number}[]}} OpenPart */

/** A part's value as text that can be compared and shown. @param {PartValue} value */
export const partText = (value) => (Array.isArray(value) ? value.join(" ") : String(value));

/** The offers that agree with everything picked so far. @param {Offer[]} offers @param {Picks} picks */
export const narrowed = (offers, picks) =>
  offers.filter((offer) => Object.entries(picks).every(([name, text]) => name in offer.parts && partText(offer.parts[name]) === text));

/** The parts in which the remaining offers still differ, with how many each value leaves. @param {Offer[]} offers @param {Picks} picks @returns {OpenPart[]} */
export function openParts(offers, picks) {
  const remaining = narrowed(offers, picks);
  const names = [...new Set(remaining.flatMap((offer) => Object.keys(offer.parts)))];
  return names
    .map((name) => {
      /** @type {Map<string, number>} */
      const counts = new Map();
      for (const offer of remaining) if (name in offer.parts) counts.set(partText(offer.parts[name]), (counts.get(partText(offer.parts[name])) ?? 0) + 1);
      return { name, values: [...counts].map(([text, count]) => ({ text, count })) };
    })
    .filter(({ name, values }) => !(name in picks) && values.length > 1);
}

/** Pick a value; if nothing agrees with it and the earlier picks together, it begins anew. @param {Offer[]} offers @param {Picks} picks @param {string} name @param {string} text @returns {Picks} */
export function withPick(offers, picks, name, text) {
  const next = { ...picks, [name]: text };
  return narrowed(offers, next).length ? next : { [name]: text };
}

/** Parts that a piece stands for: any part with its id or its place as a value. @param {Offer[]} offers @param {{id: string, at: string | null}} piece @returns {{name: string, text: string}[]} */
export function partsOfPiece(offers, piece) {
  const found = new Map();
  for (const offer of offers)
    for (const [name, value] of Object.entries(offer.parts)) {
      const text = partText(value);
      if (text === piece.id || (piece.at !== null && text === piece.at)) found.set(`${name} ${text}`, { name, text });
    }
  return [...found.values()];
}

/** @typedef {{name: string, of: number, taken: number}} Choosable equal things of a set: how many there are, and how many are chosen */

/** The things a set is chosen from, equal ones together. @param {Choice} choose @param {string[]} set @returns {Choosable[]} */
export const thingsOf = ({ from }, set) =>
  [...new Set(from)].map((name) => ({ name, of: from.filter((one) => one === name).length, taken: set.filter((one) => one === name).length }));

/** One more of a thing; where all of it are chosen, or the set is full, they go back. @param {Choice} choose @param {string[]} set @param {string} name @returns {string[]} */
export function withThing(choose, set, name) {
  const thing = thingsOf(choose, set).find((one) => one.name === name);
  if (!thing) return set;
  const room = thing.taken < thing.of && set.length < choose.max;
  return room ? [...set, name] : set.filter((one) => one !== name);
}

/** What playing an offer is: a set is named with its things. Null while it has too few of them. @param {Offer} offer @param {string[]} set @returns {{code: number} | {notation: string} | null} */
export function decided({ code, notation, choose }, set) {
  if (!choose) return { code };
  return set.length >= choose.min && set.length <= choose.max ? { notation: notation + set.join(" ") } : null;
}
