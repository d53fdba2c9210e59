// The name a person plays under on this device.

const KEPT = "lampion-name";

export const keptName = () => localStorage.getItem(KEPT) ?? "";

/** @param {string} name */
export const keepName = (name) => (name ? localStorage.setItem(KEPT, name) : localStorage.removeItem(KEPT));
