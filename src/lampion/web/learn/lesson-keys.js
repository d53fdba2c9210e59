// Keys in a lesson: take back is the frame's, the rest belongs to the board.

/** @import { LessonScreen } from "./lesson.js" */

/** @param {LessonScreen} lesson @returns {() => void} stop listening */
export function listen(lesson) {
  /** @param {KeyboardEvent} event */
  const pressed = (event) => {
    if (!lesson.practice || event.ctrlKey || event.metaKey || event.altKey) return;
    if (handle(lesson, event)) event.preventDefault();
  };
  /** @param {PointerEvent} event */
  const touched = ({ target }) => {
    if (!(target instanceof Element && target.closest(".whynot"))) lesson.hush();
  };
  document.addEventListener("keydown", pressed);
  document.addEventListener("pointerdown", touched, true);
  return () => {
    document.removeEventListener("keydown", pressed);
    document.removeEventListener("pointerdown", touched, true);
  };
}

/** @param {LessonScreen} lesson @param {KeyboardEvent} event */
function handle(lesson, { key, target }) {
  const at = target instanceof Element ? target : document.body;
  if (at.closest("input, select, textarea") || document.querySelector("dialog[open]")) return false;
  if (key === "Escape" && lesson.bubble) return lesson.hush(), true;
  if ((key === "Enter" || key === " ") && at.closest("button, a, summary")) return false;
  if (key.toLowerCase() === "u" && lesson.moves.length) return lesson.undo(), true;
  return lesson.free ? (lesson.board.key?.(lesson, key) ?? false) : false;
}
