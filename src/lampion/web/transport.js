// How the page speaks to the service: over HTTP and a WebSocket to a server, or, in a folder without one, to a worker of
// the page itself. Both take the same questions and give the same texts.

import { address } from "./address.js";

/** An answer as it came. @typedef {{status: number, json: boolean, text: string, language: string | null}} Answer */
/** A line to one table: texts both ways, as a WebSocket has it.
 * @typedef {object} Line
 * @property {number} readyState
 * @property {(text: string) => void} send
 * @property {() => void} close
 * @property {(() => void) | ((event: Event) => void) | null} onopen
 * @property {((event: {data: string}) => void) | ((event: MessageEvent) => void) | null} onmessage
 * @property {(() => void) | ((event: CloseEvent) => void) | null} onclose */

/**
 * @typedef {object} Transport
 * @property {(path: string, body?: string) => Promise<Answer>} ask a question or a command; a body is posted as JSON
 * @property {(table: string, query: Record<string, string>) => Line} subscribe
 */

/** Below this path the service is found. */
export const API = "/api/v1";

/** @type {Transport} */
const http = {
  async ask(path, body) {
    const request = body === undefined ? {} : { method: "POST", headers: { "content-type": "application/json" }, body };
    const response = await fetch(address(API + path), request);
    const json = response.headers.get("content-type")?.includes("json") ?? false;
    return { status: response.status, json, text: await response.text(), language: response.headers.get("content-language") };
  },
  subscribe(table, query) {
    const at = new URL(address(`${API}/tables/${table}/socket`), location.href);
    at.protocol = at.protocol === "https:" ? "wss:" : "ws:";
    at.search = String(new URLSearchParams(query));
    return new WebSocket(at);
  },
};

/** The one in use. */
export let transport = http;

/** Speak to the service by another way from now on. @param {Transport} other */
export const speakBy = (other) => void (transport = other);
