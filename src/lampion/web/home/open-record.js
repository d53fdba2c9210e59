// A saved game opens from its file: chosen with a button, or dropped anywhere on home.

import { IN_FOLDER } from "../address.js";
import { openRecord } from "../api.js";
import { icon } from "../icons.js";
import { problemOf } from "../problems.js";
import { html } from "../vendor/lit-html.js";

/** @import { HomeScreen } from "./home.js" */

/** How a file begins that holds all tables of a device or a server. */
const ALL_TABLES = '{"lampion-tables":';

/** @param {HomeScreen} home */
export function recordDoor(home) {
  const chosen = (/** @type {Event} */ event) => {
    const input = /** @type {HTMLInputElement} */ (event.target);
    open(home, input.files?.[0]);
    input.value = ""; // the same file can be chosen again
  };
  const save = () => import("../folder/everything.js").then(({ saveEverything }) => saveEverything(home));
  return html`<label class="btn open-record">${icon("open")}${home.t("page-open-record")}
    <input type="file" class="visually-hidden" accept=".json,.jsonl,application/json" @change=${chosen}></label>
    ${IN_FOLDER && home.tables.length ? html`<button class="btn" @click=${save}>${icon("save")}${home.t("page-folder-save-all")}</button>` : null}`;
}

/** What home does while a file is carried over it. @param {HomeScreen} home */
export const dropping = (home) => ({
  over: (/** @type {DragEvent} */ event) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    if (!home.dropping) change(home, true);
  },
  leave: (/** @type {DragEvent} */ event) => {
    const main = /** @type {Element} */ (event.currentTarget);
    if (home.dropping && !main.contains(/** @type {Node | null} */ (event.relatedTarget))) change(home, false);
  },
  drop: (/** @type {DragEvent} */ event) => {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    change(home, false);
    open(home, file);
  },
});

/** @param {HomeScreen} home @param {boolean} on */
function change(home, on) {
  home.dropping = on;
  home.redraw();
}

/** @param {HomeScreen} home @param {File | undefined} file */
async function open(home, file) {
  if (!file) return;
  try {
    const text = await file.text();
    if (IN_FOLDER && text.startsWith(ALL_TABLES)) {
      await (await import("../folder/everything.js")).bringEverything(home, text);
      return;
    }
    const { table } = await openRecord(text);
    home.app.go(`/table/${table}`);
  } catch (error) {
    home.problem = problemOf(error, home.app.words);
    home.redraw();
    document.querySelector(".problem")?.scrollIntoView({ block: "center" });
  }
}
