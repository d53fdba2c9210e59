// Which lessons somebody has done on this device, by game, id and content: a lesson that was changed since stays done
// and says that it is new.

/** @import { LessonShown } from "../types.js" */

/** @typedef {"done" | "changed" | "open"} Progress */

const KEPT = "lampion-learned";

/** Per game: the content of each lesson when it was done. @returns {Record<string, Record<string, string>>} */
function kept() {
  try {
    return Object(JSON.parse(localStorage.getItem(KEPT) ?? "{}"));
  } catch {
    return {}; // a browser that keeps nothing, or something else lies there
  }
}

/** @param {string} game @param {LessonShown} lesson @returns {Progress} */
export function progressOf(game, { id, content }) {
  const then = Object(kept()[game])[id];
  return typeof then !== "string" ? "open" : then === content ? "done" : "changed";
}

/** @param {string} game @param {LessonShown} lesson */
export function keepDone(game, { id, content }) {
  const all = kept();
  try {
    localStorage.setItem(KEPT, JSON.stringify({ ...all, [game]: { ...Object(all[game]), [id]: content } }));
  } catch {
    // a browser that keeps nothing: the lesson was fun all the same
  }
}

/** How many lessons of a game were done on this device. @param {string} game */
export const doneCount = (game) => Object.keys(Object(kept()[game])).length;

/** The first lesson that is not done. @param {string} game @param {LessonShown[]} lessons */
export const nextLesson = (game, lessons) => lessons.find((one) => progressOf(game, one) === "open") ?? null;
