// Lets the browser keep the folder's files, so that the next visit needs no network, and a newer edition replace an older one.

import { address } from "../address.js";
import { wantedLanguage } from "../language.js";

/** A browser that is slow to begin is not waited for any longer, in milliseconds. */
const PATIENCE = 3000;

/** Done when the service worker looks after this page, or cannot. A newer edition that waited takes over before anything begins; one
 * that comes later is offered. @param {(act: () => void) => void} newer */
export async function keepFiles(newer) {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  try {
    const found = await serviceWorker.register(address("/").replace(/[^/]*$/, "service-worker.js"));
    if (found.waiting && serviceWorker.controller && (await takesOver(found.waiting))) {
      location.reload();
      await new Promise(() => {});
    }
    if (!serviceWorker.controller) await changed();
    lookOut(found, newer);
  } catch {
    // without one the browser's own cache has to do
  }
}

/** Tell of a newer edition once all of it is here, or once another tab has begun with it.
 * @param {ServiceWorkerRegistration} found @param {(act: () => void) => void} newer */
function lookOut(found, newer) {
  const watch = () => {
    const coming = found.installing;
    if (!coming) return;
    coming.addEventListener("statechange", () => {
      if (coming === found.waiting && found.active) newer(() => takesOver(coming).then(() => location.reload()));
    });
  };
  watch();
  found.addEventListener("updatefound", watch);
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) serviceWorker.addEventListener("controllerchange", () => newer(() => location.reload()));
}

/** @param {ServiceWorker} waiting @returns {Promise<boolean>} whether the page is looked after by it now */
function takesOver(waiting) {
  waiting.postMessage("take over");
  return changed();
}

/** Another worker looks after the page, or, after a while, none does. @returns {Promise<boolean>} */
function changed() {
  return new Promise((done) => {
    navigator.serviceWorker.addEventListener("controllerchange", () => done(true), { once: true });
    setTimeout(() => done(false), PATIENCE);
  });
}

/** Once all is quiet: what has not been needed yet is kept too, for a day without a network; texts and rules in the language
 * of the one who reads. @returns {Promise<number | null>} how many files came; null where nothing can be kept */
export async function keepTheRest() {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return null;
  const { port1, port2 } = new MessageChannel();
  worker.postMessage({ keep: wantedLanguage() }, [port2]);
  return new Promise((done, failed) => {
    port1.onmessage = ({ data }) => (data.problem ? failed(new Error(data.problem)) : done(data.brought));
  });
}
