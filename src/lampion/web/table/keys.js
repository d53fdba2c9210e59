// Keys at a table: a few belong to the frame, the rest to the board.

import { flipWords } from "./board-in-words.js";
import { waitsForMe } from "./done.js";
import { playbackKey } from "./playback-bar.js";

/** @import { TableScreen } from "./table.js" */

/** @param {TableScreen} table @returns {() => void} stop listening */
export function listen(table) {
  /** @param {KeyboardEvent} event */
  const pressed = (event) => {
    if (!table.position || event.ctrlKey || event.metaKey || event.altKey) return;
    table.scene.finish();
    table.drawNow(); // a key means what the one before it led to, however fast they are pressed
    if (handle(table, event)) event.preventDefault();
  };
  /** @param {PointerEvent} event */
  const touched = (event) => {
    const target = event.target instanceof Element ? event.target : document.body;
    if (!target.closest(".whynot")) table.hush();
    if (!table.position || !target.closest(".table")) return;
    if (table.parade.behind) skipTo(table);
    else table.scene.finish();
  };
  document.addEventListener("keydown", pressed);
  document.addEventListener("pointerdown", touched, true);
  return () => {
    document.removeEventListener("keydown", pressed);
    document.removeEventListener("pointerdown", touched, true);
  };
}

/** A tap while others' moves are shown means "go on": it does nothing else. @param {TableScreen} table */
function skipTo(table) {
  const swallow = (/** @type {Event} */ event) => event.stopPropagation();
  document.addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => document.removeEventListener("click", swallow, { capture: true }), 400);
  table.parade.skip();
  table.scene.finish();
}

/** @param {TableScreen} table @param {KeyboardEvent} event */
function handle(table, event) {
  const target = event.target instanceof Element ? event.target : document.body;
  const { key } = event;
  const slides = target.matches("input[type=range]") && (key === "Escape" || key === " "); // the other keys move the slider
  if (!slides && target.closest("input, select, textarea, [contenteditable], .chat")) return false;
  if (table.parade.behind && (key === "Escape" || key === "Enter" || key === " ")) return table.parade.skip(), true;
  if (key === "Escape") return escape(table);
  if (key === "?") return table.open("keys"), true;
  if (table.curtain !== null || table.sheet === "keys" || document.querySelector("dialog[open]")) return false;
  if (key.toLowerCase() === "t" && !table.envelope.over) return flipWords(), true;
  if (table.playback && playbackKey(table.playback, key)) return true;
  if ((key === "Enter" || key === " ") && target.closest("button, a, summary")) return false;
  if (key.toLowerCase() === "u") return takeBack(table);
  if (key.toLowerCase() === "d" && waitsForMe(table)) return table.done(), true;
  return table.board.key?.(table, key) ?? false;
}

/** First what is not decided yet, then the last decision. @param {TableScreen} table */
function takeBack(table) {
  if (table.board.key?.(table, "u")) return true;
  if (table.envelope.undo.can) table.undo();
  return table.envelope.undo.can;
}

/** @param {TableScreen} table */
function escape(table) {
  const menus = document.querySelectorAll("details[open]");
  if (!table.bubble && !table.sheet && !menus.length) {
    if (table.playback) return table.endReplay(), true;
    return table.board.key?.(table, "Escape") ?? false;
  }
  table.hush();
  if (table.sheet) table.open(null);
  for (const menu of menus) menu.removeAttribute("open");
  return true;
}
