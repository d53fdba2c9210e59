// Lets the browser keep the folder's files, so that the next visit needs no network, and a newer edition replace an older one.

import { address } from "../address.js";
import { textOf } from "../files.js";
import { wantedLanguage } from "../language.js";

/** A browser that is slow to begin is not waited for any longer, in milliseconds. */
const PATIENCE = 3000;

/** Done when the service worker looks after this page, or cannot. A newer edition that waited takes over before anything begins. */
export async function keepFiles() {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  try {
    const found = await serviceWorker.register(address("/").replace(/[^/]*$/, "service-worker.js"));
    if (found.waiting && serviceWorker.controller) {
      found.waiting.postMessage("take over");
      await changed();
      location.reload();
      await new Promise(() => {});
    }
    if (!serviceWorker.controller) await changed();
  } catch {
    // without one the browser's own cache has to do
  }
}

/** Another worker looks after the page, or none will. @returns {Promise<void>} */
function changed() {
  return new Promise((done) => {
    navigator.serviceWorker.addEventListener("controllerchange", () => done(), { once: true });
    setTimeout(done, PATIENCE);
  });
}

/** Once all is quiet: what has not been needed yet is kept too, for a day without a network; texts and rules in the language
 * of the one who reads. */
export async function keepTheRest() {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return;
  const language = wantedLanguage();
  const index = JSON.parse(await textOf("answers/index.json"));
  const answers = Object.entries(index).filter(([path]) => new RegExp(`^/(games|notice|reach|lessons/.*|rules/[^/]*/${language})$`).test(path));
  const files = [`texts/${language}.ftl`, `texts/lessons.${language}.ftl`, ...answers.map(([, file]) => `answers/${file}`)];
  worker.postMessage({ keep: files.map((file) => new URL(`../${file}`, import.meta.url).href) });
}
