// Keeps the folder's files: whatever was fetched once is there without a network, and one edition never mixes with another.
// EDITION and FILES are written into it when the folder is made.

/** @typedef {{waitUntil: (work: Promise<unknown>) => void}} Lasting */
/** @typedef {{request: Request, respondWith: (answer: Promise<Response>) => void}} Fetching */

(() => {
  const worker = /** @type {any} */ (self); // the types of pages and of workers cannot be checked in one go

  const EDITION = "EDITION";
  /** What home and a first game need, below the folder. @type {string[]} */
  const FILES = [];
  const POLICY = "POLICY";

  const BASE = worker.location.pathname.replace(/\/[^/]*$/, "");
  const PREFIX = `lampion-folder${BASE.replaceAll("/", "-")}-`;
  const NAME = PREFIX + EDITION;
  const DOCUMENT = `${BASE}/`;
  /** These lie under a name that says what is in them. */
  const LASTS = /^\/(web|python)\/~[0-9a-f]+\//;

  worker.addEventListener("install", (/** @type {Lasting} */ event) => event.waitUntil(install()));
  worker.addEventListener("activate", (/** @type {Lasting} */ event) => event.waitUntil(activate()));
  worker.addEventListener("message", (/** @type {Lasting & MessageEvent} */ event) => {
    if (event.data === "take over") worker.skipWaiting();
    if (event.data.keep) event.waitUntil(keepAll(event.data.keep, event.ports[0]));
  });
  worker.addEventListener("fetch", (/** @type {Fetching} */ event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== "GET" || origin !== worker.location.origin || !pathname.startsWith(`${BASE}/`)) return;
    const path = pathname.slice(BASE.length);
    if (request.mode === "navigate") event.respondWith(documentFor(request, path));
    else if (LASTS.test(path)) event.respondWith(fileFor(request.url));
  });

  /** The first edition takes a page over at once, which waits for it, and asks for the rest later; another one brings everything, in the
   * languages that were read, and then waits. */
  async function install() {
    const cache = await caches.open(NAME);
    await keep(cache, DOCUMENT, await fetch(DOCUMENT, { cache: "no-cache" }));
    if (!worker.registration.active) return worker.skipWaiting();
    await bringAll(cache, FILES);
    for (const language of await languagesKept()) await bringAll(cache, await wordedIn(language));
  }

  async function activate() {
    await worker.clients.claim();
    for (const name of await caches.keys()) if (name.startsWith(PREFIX) && name !== NAME) await caches.delete(name);
  }

  /** Everything that somebody needs who reads this language; the page is told when it is there.
   * @param {string} language @param {MessagePort} port */
  async function keepAll(language, port) {
    try {
      const cache = await caches.open(NAME);
      port.postMessage({ brought: (await bringAll(cache, FILES)) + (await bringAll(cache, await wordedIn(language))) });
    } catch (error) {
      port.postMessage({ problem: String(error) });
    }
  }

  /** @param {Cache} cache @param {string[]} files below the folder @returns {Promise<number>} how many were not there yet */
  async function bringAll(cache, files) {
    const here = new Set((await cache.keys()).map(({ url }) => url));
    const missing = files.map(hrefOf).filter((href) => !here.has(href));
    for (const href of missing) {
      const kept = await caches.match(href); // an older edition may have the same one
      await keep(cache, href, kept ?? (await fetch(href)));
    }
    return missing.length;
  }

  /** @param {string} file below the folder */
  const hrefOf = (file) => new URL(file, `${worker.location.origin}${DOCUMENT}`).href;

  /** Texts, lessons and rules to read. @param {string} language @returns {Promise<string[]>} files below the folder */
  async function wordedIn(language) {
    const at = String(FILES.find((file) => file.endsWith("/answers/index.json")));
    const index = await (await fileFor(hrefOf(at))).json();
    const wanted = new RegExp(`^/(games|notice|reach|lessons/.*|rules/[^/]*/${language})$`);
    const answers = Object.keys(index).filter((path) => wanted.test(path)).map((path) => `answers/${index[path]}`);
    return [`texts/${language}.ftl`, `texts/lessons.${language}.ftl`, ...answers].map((file) => at.replace("answers/index.json", file));
  }

  /** Languages whose texts are kept, of this edition or an older one. @returns {Promise<Set<string>>} */
  async function languagesKept() {
    const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return new Set(kept.flat().flatMap(({ url }) => /\/texts\/([a-z]{2})\.ftl$/.exec(url)?.[1] ?? []));
  }

  /** The document of this edition; for a room's own address too. @param {Request} request @param {string} path */
  async function documentFor(request, path) {
    const kept = path === "/" || path === "/index.html" ? await caches.match(DOCUMENT, { cacheName: NAME }) : undefined;
    return kept ?? fetch(request);
  }

  /** A file that lasts: from what is kept, else fetched, and kept while it is read. @param {string} address @returns {Promise<Response>} */
  async function fileFor(address) {
    const kept = await caches.match(address);
    if (kept) return kept;
    const answer = await fetch(address);
    if (!answer.ok) return answer;
    const copy = answer.clone();
    caches.open(NAME).then((cache) => keep(cache, address, copy)).catch(() => {}); // no room: it is fetched again next time
    return answer;
  }

  /** Kept with the policy that its host did not send: workers obey that of their own file. @param {Cache} cache @param {string} address @param {Response} answer */
  async function keep(cache, address, answer) {
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    const headers = new Headers({ "content-type": answer.headers.get("content-type") ?? "", "content-security-policy": POLICY });
    await cache.put(address, new Response(await answer.blob(), { headers }));
  }
})();
