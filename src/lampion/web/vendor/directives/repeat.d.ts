/** The part of lit-html's repeat that the page uses, for the type check: what has a name keeps its elements. */
export function repeat<Thing>(things: Iterable<Thing>, name: (thing: Thing) => unknown, draw: (thing: Thing) => unknown): unknown;
