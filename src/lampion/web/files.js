// Files of the page that are read as text, and which games have files among them.

/** A game, and what it brings to the page itself. @typedef {{name: string, title: string, card: boolean, board: boolean, style: boolean}} Installed */

/** @param {string} path below the page's folder @returns {Promise<string>} */
export async function textOf(path) {
  const answer = await fetch(new URL(path, import.meta.url));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

/** @param {string} language @returns {Promise<string>} Fluent text of all catalogues */
export const wordsOf = (language) => textOf(`texts/${language}.ftl`);

/** @param {string} language @returns {Promise<string>} Fluent text of what lessons say */
export const lessonWordsOf = (language) => textOf(`texts/lessons.${language}.ftl`);

/** @type {Installed[] | null} */
let listed = null;

/** The installed games in the order of their doors, as the document lists them. @returns {Installed[]} */
export const installed = () => (listed ??= JSON.parse(globalThis.document?.querySelector?.('meta[name="games"]')?.getAttribute("content") ?? "[]"));
