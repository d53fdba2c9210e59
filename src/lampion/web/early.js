// What the page needs first, asked for before the rest of it has arrived: words, icons, and what home shows.

import { room } from "./address.js";
import { games, myTables } from "./api.js";
import { textOf, wordsOf } from "./files.js";
import { wantedLanguage } from "./language.js";

/** What can be played, and what the client plays. */
export const atHome = () => ({ games: games(), tables: myTables() });

/** Each is used once; whoever asks again gets it anew. */
export const early = {
  language: wantedLanguage(),
  words: wordsOf(wantedLanguage()),
  icons: textOf("icons.svg"),
  home: room() === "/" ? atHome() : null,
};
for (const one of [early.words, early.icons, early.home?.games, early.home?.tables]) one?.catch(() => {}); // told to whoever waits for it
