// How quickly moves are shown: a setting of this device, and what the system asks for.

import { motionPace, setting } from "../settings.js";

/** @import { Settings } from "../settings.js" */

/** How long a move of somebody else stays alone on the table, in milliseconds. @type {Record<Settings["motion"], number>} */
const STEPS = { normal: 1100, fast: 450, off: 0 };
/** How long travelling takes, against the lengths of look.md. @type {Record<Settings["motion"], number>} */
const STRETCH = { normal: 1, fast: 0.6, off: 0 };

/** Who wants less motion still wants to see what happened, one move after the other. */
export const stepLength = () => STEPS[setting("motion")];
export const stretch = () => STRETCH[motionPace()];

/** Nothing may travel: a person or the system wants it so, or nobody is looking. */
export const still = () => motionPace() === "off" || document.hidden;
