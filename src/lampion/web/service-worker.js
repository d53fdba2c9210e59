// Keeps the page's own files, so that it opens at once and says something useful without a server.
// It never touches the API or a table. Documents come from the server whenever there is one, so no old version stays.

/** @typedef {{waitUntil: (work: Promise<void>) => void}} Waiting */
/** @typedef {{request: Request, respondWith: (answer: Promise<Response>) => void}} Asking */

const worker = /** @type {any} */ (self); // the types of pages and of workers cannot be checked in one go

const BASE = worker.location.pathname.replace(/\/[^/]*$/, ""); // other copies of Lampion may lie on this host too
const PREFIX = `lampion${BASE.replaceAll("/", "-")}-`;
const NAME = PREFIX + new URL(worker.location.href).searchParams.get("version");
const DOCUMENT = `${BASE}/`;

worker.addEventListener("install", (/** @type {Waiting} */ event) => event.waitUntil(fill()));
worker.addEventListener("activate", (/** @type {Waiting} */ event) => event.waitUntil(forgetOthers()));
worker.addEventListener("fetch", (/** @type {Asking} */ event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== worker.location.origin) return;
  if (request.mode === "navigate" && !pathname.startsWith(`${BASE}/api/`)) event.respondWith(documentFor(request));
  else if (pathname.startsWith(`${BASE}/web/~`)) event.respondWith(fileFor(request));
});

async function fill() {
  const { files } = await (await fetch(`${BASE}/shell.json`)).json();
  const cache = await caches.open(NAME);
  await cache.addAll([new Request(DOCUMENT, { cache: "reload" }), ...files]); // never a document the browser had kept
  await worker.skipWaiting();
}

/** First nobody asks the worker before us any more; then what it kept can go. */
async function forgetOthers() {
  await worker.clients.claim();
  for (const name of await caches.keys()) if (isOurs(name) && name !== NAME) await caches.delete(name);
}

/** @param {string} name */
const isOurs = (name) => name.startsWith(PREFIX) && /^[0-9a-f]*$/.test(name.slice(PREFIX.length));

/** The server's document; the kept one only where there is no server. @param {Request} request */
async function documentFor(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(DOCUMENT, { cacheName: NAME });
    if (kept) return kept;
    throw error;
  }
}

/** A file whose address names its content never changes. @param {Request} request */
async function fileFor(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  const lasts = answer.ok && answer.headers.get("cache-control")?.includes("immutable");
  if (lasts && (await caches.has(NAME))) {
    const cache = await caches.open(NAME);
    await cache.put(request, answer.clone());
  }
  return answer;
}
