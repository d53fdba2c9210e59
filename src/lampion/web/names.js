// The name a person plays under on this device, and how long a name may be.

const KEPT = "lampion-name";
/** As people see it: a letter with its accents is one, and so is an emoji made of several characters. */
const LONGEST = 24;

export const keptName = () => localStorage.getItem(KEPT) ?? "";

/** @param {string} name */
export const keepName = (name) => (name ? localStorage.setItem(KEPT, name) : localStorage.removeItem(KEPT));

/** A name as far as it fits. @param {string} name */
export function fitting(name) {
  const seen = Intl.Segmenter ? Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment) : Array.from(name);
  return seen.slice(0, LONGEST).join("");
}

/** For a field in which a name is typed: what does not fit is not taken. @param {Event} event @returns {string} what stands there */
export function typedName(event) {
  const field = /** @type {HTMLInputElement} */ (event.target);
  const fits = fitting(field.value);
  if (fits !== field.value) field.value = fits;
  return fits;
}
