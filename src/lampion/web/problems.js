// What the server could not do, in words for people.

import { ApiError } from "./api.js";

/** @import { Words } from "./words.js" */

/** Errors that people can do something about. @type {Record<string, string>} */
const TURNED_AWAY = { "too-many-tables": "page-too-many-tables", "too-much-stored": "page-too-much-stored", "too-fast": "page-too-fast", "too-large": "page-file-too-large" };

/** The sentence for an error's code, if there is one. @param {string | undefined} code @param {Words} words */
export const turnedAway = (code, words) => (code && code in TURNED_AWAY ? words.text(TURNED_AWAY[code]) : null);

/** Why a question to the server failed. @param {unknown} error @param {Words} words @returns {string} */
export function problemOf(error, words) {
  if (!(error instanceof ApiError)) return words.text("page-no-server");
  if (error.body?.reason) return words.why(error.body.reason);
  return turnedAway(error.body?.error, words) ?? error.message;
}
