// What the page offers to the card and the board of any game: `import { html, svg } from "../kit.js"`. It stays as it is,
// or grows; every other module of the page may change from one release to the next.

export { bringSheet, drawing, glyph, icon } from "../icons.js";
export { pointOf, pointOver, tableButtons } from "../table/desk.js";
export { guard } from "../vendor/directives/guard.js";
export { repeat } from "../vendor/directives/repeat.js";
export { html, nothing, svg } from "../vendor/lit-html.js";

/** @typedef {import("./index.js").Board} Board what `board.js` exports as `board` */
/** @typedef {import("../home/cards.js").Card} Card what `card.js` exports as `card` */
/** @typedef {import("../table/desk.js").Desk} Desk what a board is given each time it draws */
/** @typedef {import("../types.js").Offer} Offer */
/** @typedef {import("../types.js").LogEntry} LogEntry */
