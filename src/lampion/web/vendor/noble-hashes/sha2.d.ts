/** The part of @noble/hashes that the page uses, for the type check. */
export function sha256(message: Uint8Array): Uint8Array;
