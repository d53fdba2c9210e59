// Which language the page speaks.

import { setting } from "./settings.js";

export const LANGUAGES = ["en", "de", "fr"];

/** The language a person chose before, else the first one the browser prefers that we speak.
 * @param {string | null} kept @param {readonly string[]} preferred */
export function pickLanguage(kept, preferred) {
  const wanted = [kept ?? "", ...preferred].map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find((tag) => LANGUAGES.includes(tag)) ?? "en";
}

/** The language that is chosen in the settings, else the browser's. */
export const wantedLanguage = () => pickLanguage(setting("language"), navigator.languages);
