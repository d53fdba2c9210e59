// The last answer of a pure function, kept as long as it is asked about the same things.

/** @template {unknown[]} Asked @template Answer @param {(...asked: Asked) => Answer} answer @returns {(...asked: Asked) => Answer} */
export function remembered(answer) {
  /** @type {{asked: Asked, answer: Answer} | null} */
  let last = null;
  return (...asked) => {
    if (!last || last.asked.length !== asked.length || asked.some((one, index) => one !== last?.asked[index])) last = { asked, answer: answer(...asked) };
    return last.answer;
  };
}
