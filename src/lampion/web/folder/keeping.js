// Lets the browser keep the folder's files, so that the next visit needs no network, and a newer edition replace an older one.

import { address } from "../address.js";

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

/** Once all is quiet: what has not been needed yet is kept too, for a day without a network. */
export function keepTheRest() {
  navigator.serviceWorker?.controller?.postMessage("bring the rest");
}
