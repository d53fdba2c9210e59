// The first game: against the gentlest bot, with a coach.

import { games } from "../api.js";
import { offeredLevels } from "../levels.js";
import { newTable } from "../opening.js";
import { beginCoaching } from "../table/coaching.js";

/** @import { App } from "../app.js" */

/** Open a table and go there. @param {App} app @param {string} game */
export async function firstGame({ words, go }, game) {
  const facts = (await games()).find(({ name }) => name === game);
  const [level] = offeredLevels(facts); // the gentlest
  const me = { kind: /** @type {const} */ ("human"), name: words.text("page-default-name", { number: 1 }) };
  const bot = { kind: /** @type {const} */ ("bot"), level, name: words.text("page-bot-names").split(", ")[0] };
  const { table } = await newTable({ game, seats: [me, bot], options: {} });
  beginCoaching(table);
  go(`/table/${table}`);
}
