/** The part of lit-html's guard that the page uses, for the type check: draws again only when one of the values is another. */
export function guard(values: readonly unknown[], draw: () => unknown): unknown;
