// What kind of screen this is, as the styles see it (style/sizes.css).

/** A phone, upright or on its side. */
export const isPhone = () => matchMedia("(max-width: 760px), (max-width: 1100px) and (max-height: 500px)").matches;

/** A phone on its side. */
export const isLowPhone = () => matchMedia("(min-width: 560px) and (max-width: 1100px) and (max-height: 500px)").matches;
