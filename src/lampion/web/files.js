// Files of the page that are read as text.

/** @param {string} path below the page's folder @returns {Promise<string>} */
export async function textOf(path) {
  const answer = await fetch(new URL(path, import.meta.url));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

/** @param {string} language @returns {Promise<string>} Fluent text of all catalogues */
export const wordsOf = (language) => textOf(`texts/${language}.ftl`);
