// The sky over the six sites: a pale moon and two rows of hills.

import { html } from "../../vendor/lit-html.js";

export const sky = () => html`<svg class="sky" viewBox="0 0 760 420" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><circle class="moon" cx="556" cy="112" r="36"></circle>
  <path class="far" d="M0 318C70 284 130 262 196 286C262 310 300 330 372 300C450 268 520 232 600 268C668 298 716 300 760 284V420H0Z"></path>
  <path class="near" d="M0 356C90 336 170 344 260 352C360 360 430 330 530 338C620 344 690 360 760 346V420H0Z"></path></svg>`;
