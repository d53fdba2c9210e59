// The card of Glowworms on home: five of them over the grass.

import { html } from "../kit.js";
import { worm } from "./worm.js";

/** @type {[number, number, number, boolean][]} place, number, and whether it shines */
const WORMS = [[104, 122, 2, true], [178, 84, 9, true], [252, 132, 4, false], [326, 92, 11, true], [398, 134, 7, false]];

/** @type {import("../kit.js").Card} */
export const card = {
  art: () => html`<svg viewBox="0 0 500 240" preserveAspectRatio="xMidYMid slice" class="garden"><rect class="night" width="500" height="240"></rect><circle class="moon-of" cx="400" cy="44" r="18"></circle>
    ${WORMS.map(([x, y, number, lit], place) => worm({ x, y, card: number, lit, seat: place % 2 }))}<path class="grass" d="M0 206q60-26 120-6t120-4 120 4 140-8v48H0Z"></path></svg>`,
  badge: () => html`<span class="badge glow-badge"><svg class="g" viewBox="-24 -24 48 48" aria-hidden="true"><circle r="17"></circle></svg></span>`,
};
