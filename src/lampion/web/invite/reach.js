// Who can follow a link of this server: only this device, its network, or everybody.

import { address } from "../address.js";
import { reach as askReach, openToNetwork } from "../api.js";

/** @import { Reach } from "../types.js" */

/** @type {Reach | null} */
let known = null;

/** Ask once. @param {() => void} redraw */
export async function bringReach(redraw) {
  if (known) return;
  try {
    known = await askReach();
    redraw();
  } catch {
    // asked again with the next link that is shown
  }
}

/** Let the devices of the network in, from now on. @returns {Promise<boolean>} whether they can come */
export async function letNetworkIn() {
  try {
    known = await openToNetwork();
    return true;
  } catch {
    return false;
  }
}

const LOCAL = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** The address that others can open. A page that was itself opened by a name others can use keeps that name.
 * @param {string} path @param {Reach | null} [found] @param {Location | URL} [at] */
export function addressFor(path, found = known, at = location) {
  const own = LOCAL.test(at.hostname) ? found?.address : null;
  return new URL(address(path), own ?? at.origin).href;
}

/** Whether a link works only here: the server listens to nobody else. */
export const onlyHere = () => known?.reach === "device" && LOCAL.test(location.hostname);

/** Whether a link works only inside the network. */
export const onlyNetwork = () => known?.reach === "network";

/** Whether whoever looks may let the network in. */
export const canOpen = () => known?.can_open === true;
