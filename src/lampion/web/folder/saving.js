// Saves an answer of the service as a file: where there is no server, no link can lead to it.

import { API, transport } from "../transport.js";

/** @param {string} path @param {string} name what the file is called */
export async function saveAnswer(path, name) {
  const { text } = await transport.ask(path.slice(API.length));
  saveText(text, name);
}

/** @param {string} text @param {string} name */
export function saveText(text, name) {
  const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
