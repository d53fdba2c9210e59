// All games of this browser as one file, to be kept or carried to another device; and such a file brought back.

import { ApiError } from "../api.js";
import { problemOf } from "../problems.js";
import { transport } from "../transport.js";
import { saveText } from "./saving.js";

/** @import { HomeScreen } from "../home/home.js" */

const EVERYTHING = "/everything";

/** @param {HomeScreen} home */
export async function saveEverything(home) {
  try {
    const { status, text } = await transport.ask(EVERYTHING);
    if (status >= 400) throw new ApiError(status, JSON.parse(text));
    saveText(text, `lampion-${new Date().toISOString().slice(0, 10)}.jsonl`);
  } catch (error) {
    home.problem = problemOf(error, home.app.words);
    home.redraw();
  }
}

/** @param {HomeScreen} home @param {string} text */
export async function bringEverything(home, text) {
  const answer = await transport.ask(EVERYTHING, text);
  const told = JSON.parse(answer.text);
  if (answer.status >= 400) throw new ApiError(answer.status, told);
  home.app.announce(home.t("page-folder-brought", { count: told.brought }));
  home.refresh();
}
