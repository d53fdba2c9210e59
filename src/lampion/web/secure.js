// What browsers allow only on pages that came by HTTPS or from this very machine.

export const secure = () => isSecureContext;

export const canCopy = () => secure() && !!navigator.clipboard;

export const canShare = () => secure() && typeof navigator.share === "function";

export const canNotify = () => secure() && typeof Notification === "function";

/** SHA-256 in hex. @param {string} text */
export async function sha256(text) {
  const bytes = new TextEncoder().encode(text);
  const hash = crypto.subtle
    ? new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))
    : (await import("./vendor/noble-hashes/sha2.js")).sha256(bytes);
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
