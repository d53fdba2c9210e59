// What the server says has changed, put into what was there before. docs/api.md describes the form.

/** @typedef {unknown[] | {[key: string]: Change}} Change */

/** The new value; whatever did not change is the very same object. @param {any} value @param {Change} change @returns {any} */
export function changed(value, change) {
  if (Array.isArray(change)) return change.length === 1 ? change[0] : spliced(value, /** @type {[number, number, any[]]} */ (change));
  const made = Array.isArray(value) ? [...value] : { ...value };
  for (const [key, inner] of Object.entries(change)) made[key] = changed(value[key], inner);
  return made;
}

/** @param {any[]} list @param {[number, number, any[]]} change */
const spliced = (list, [start, count, values]) => [...list.slice(0, start), ...values, ...list.slice(start + count)];
