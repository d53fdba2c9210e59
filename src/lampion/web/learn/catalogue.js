// What lessons say: words that come when somebody begins to learn.

import { lessonWordsOf } from "../files.js";

/** @import { Words } from "../words.js" */

/** @type {WeakSet<Words>} */
const told = new WeakSet();

/** Bring the words of lessons in the language of the page, once. @param {Words} words */
export async function bringLessonWords(words) {
  if (told.has(words)) return;
  words.add(await lessonWordsOf(words.language));
  told.add(words);
}

/** @param {Words} words */
export const speaks = (words) => told.has(words);

/** A text of a lesson. @param {Words} words @param {string} game @param {string} lesson @param {string} part */
export const lessonText = (words, game, lesson, part) => words.text(`${game}-lesson-${lesson}-${part}`);
