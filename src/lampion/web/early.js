// What every screen needs first, asked for before the rest of the page has arrived: the words and the icons.

import { textOf, wordsOf } from "./files.js";
import { wantedLanguage } from "./language.js";

/** Each is used once; whoever asks again gets it anew. */
export const early = { language: wantedLanguage(), words: wordsOf(wantedLanguage()), icons: textOf("icons.svg") };
for (const one of [early.words, early.icons]) one.catch(() => {}); // told to whoever waits for it
