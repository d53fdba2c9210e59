// Lets lit-html be imported without a browser, and reads its templates as text.

globalThis.document ??= /** @type {any} */ ({ createTreeWalker: () => ({}), createComment: () => ({}) });

/** The markup a template stands for, values filled in, functions left out. */
export function markup(value) {
  if (value === null || value === undefined || typeof value === "symbol" || typeof value === "function") return "";
  if (Array.isArray(value)) return value.map(markup).join("");
  if (typeof value === "object" && "_$litDirective$" in value) return markup(value.values.at(-1)()); // guard: what it would draw
  if (typeof value === "object" && "strings" in value)
    return value.strings.map((text, index) => text + (index < value.values.length ? markup(value.values[index]) : "")).join("");
  return typeof value === "object" ? "" : String(value);
}

/** How often a piece of text occurs. */
export const count = (text, part) => text.split(part).length - 1;
