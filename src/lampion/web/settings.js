// What a person has chosen about the page: kept on this device, in one place, with a word to whoever must know.

/**
 * @typedef {object} Settings
 * @property {"" | "en" | "de" | "fr"} language empty: what the browser prefers
 * @property {"auto" | "light" | "dark"} theme auto: what the system prefers
 * @property {"normal" | "fast" | "off"} motion how quickly pieces move
 * @property {boolean} sound
 * @property {boolean} askDone the table waits for "done" before a move that hands the turn on
 * @property {"sentences" | "notation"} log how the log is written
 * @property {boolean} tables boards are also shown as tables of words
 */

/** What each setting may be; the first is what it is until somebody chooses. */
export const CHOICES = /** @type {const} */ ({
  language: ["", "en", "de", "fr"],
  theme: ["auto", "light", "dark"],
  motion: ["normal", "fast", "off"],
  sound: [false, true],
  askDone: [true, false],
  log: ["sentences", "notation"],
  tables: [false, true],
});

const KEPT = "lampion-settings";

/** @type {Set<(name: keyof Settings) => void>} */
const listeners = new Set();

/** Only what was chosen, and is still a choice. @returns {Partial<Settings>} */
function kept() {
  try {
    const chosen = Object(JSON.parse(localStorage.getItem(KEPT) ?? "{}"));
    return Object.fromEntries(Object.entries(CHOICES).flatMap(([name, choices]) => (/** @type {readonly unknown[]} */ (choices).includes(chosen[name]) ? [[name, chosen[name]]] : [])));
  } catch {
    return {}; // a browser that keeps nothing, or something else lies there
  }
}

/** @type {Partial<Settings>} */
let chosen = kept();

/** @template {keyof Settings} Name @param {Name} name @returns {Settings[Name]} */
export const setting = (name) => /** @type {Settings[Name]} */ (chosen[name] ?? CHOICES[name][0]);

/** Choose, keep, and tell everyone who listens. @template {keyof Settings} Name @param {Name} name @param {Settings[Name]} value */
export function choose(name, value) {
  chosen = { ...chosen, [name]: value };
  try {
    localStorage.setItem(KEPT, JSON.stringify(chosen));
  } catch {
    // it holds until the page is closed
  }
  for (const told of [...listeners]) told(name);
}

/** Be told which setting has changed, here or in another window. @param {(name: keyof Settings) => void} listener @returns {() => void} stop listening */
export function onSettings(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How quickly pieces move: not at all where the system asks for less motion, unless the person chose otherwise here. @returns {Settings["motion"]} */
export function motionPace() {
  if (chosen.motion) return chosen.motion;
  return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ? "off" : setting("motion");
}

globalThis.addEventListener?.("storage", (event) => {
  if (event.key !== KEPT) return;
  const before = chosen;
  chosen = kept();
  for (const name of /** @type {(keyof Settings)[]} */ (Object.keys(CHOICES))) if (before[name] !== chosen[name]) for (const told of [...listeners]) told(name);
});
