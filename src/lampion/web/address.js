// Where the page lies, and the one place that makes addresses of it: at the root of a host, below a path such as /games,
// or as a folder of files that any host hands out.

const OURS = /^(https?:\/\/[^/]+)?(.*)\/web\/(?:~[0-9a-f]+\/)?[^/]*$/;

/** The folder's path without a slash at its end: "" at the root of a host. */
export const BASE = import.meta.url.startsWith("http") ? (OURS.exec(import.meta.url)?.[2] ?? "") : "";

/** Whether there are files and no server: then every room is the one document, and `at` says which. */
export const IN_FOLDER = globalThis.document?.querySelector?.('meta[name="lampion"]')?.getAttribute("content") === "folder";

const SOMEWHERE = "http://page.invalid";

/** The address of a path of ours, as links and sockets need it. @param {string} path begins with a slash: /table/x, /api/v1/games */
export const address = (path) => (IN_FOLDER ? folderAddress(path) : BASE + path);

/** @param {string} path */
function folderAddress(path) {
  const { pathname, search, hash } = new URL(path, SOMEWHERE);
  if (pathname === "/") return `${BASE}/${search}${hash}`;
  return `${BASE}/?at=${encodeURIComponent(pathname).replaceAll("%2F", "/")}${search.replace("?", "&")}${hash}`;
}

/** The path that an address of ours means; null for what lies outside. @param {URL | Location | HTMLAnchorElement} at */
export function pathOf(at) {
  if (!at.pathname.startsWith(`${BASE}/`)) return null;
  if (!IN_FOLDER) return at.pathname.slice(BASE.length) + at.search + at.hash;
  if (!/^\/(index\.html)?$/.test(at.pathname.slice(BASE.length))) return null;
  const search = new URLSearchParams(at.search);
  const room = search.get("at") ?? "/";
  search.delete("at");
  const rest = String(search);
  return room + (rest ? `?${rest}` : "") + at.hash;
}

/** The room that is shown: a path of ours without what follows it. */
export const room = () => new URL(pathOf(location) ?? "/", SOMEWHERE).pathname;
