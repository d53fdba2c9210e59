// The page as an app: the service worker that keeps its files.

import { IN_FOLDER, address } from "./address.js";

/** The version of the page's files, which their address names: /web/~VERSION/. */
const VERSION = /\/~([0-9a-f]+)\//.exec(import.meta.url)?.[1];

/** Keep the page's files when it is at rest. Where a browser cannot, the page works as well; a folder looks after its files itself. */
export function keepForLater() {
  if (IN_FOLDER || !VERSION || !navigator.serviceWorker) return;
  const register = () => navigator.serviceWorker.register(`${address("/service-worker.js")}?version=${VERSION}`).catch(() => {});
  navigator.serviceWorker.addEventListener("controllerchange", keepWords, { once: true });
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}

/** The words were read before the worker was there to keep them; the browser has them still. */
function keepWords() {
  fetch(new URL(`texts/${document.documentElement.lang}.ftl`, import.meta.url)).catch(() => {});
}
