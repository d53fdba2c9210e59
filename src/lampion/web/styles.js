// Styles that come when they are needed: a board's own, with the board.

const FIRST_OF_THE_PAGE = "[data-after-boards]"; // the page's own styles stay behind those of the boards

/** What a sheet is made of: its address names them all, as `style/tokens+frame.css`. @param {CSSStyleSheet} sheet */
const namesOf = ({ href }) => (/\/style\/([\w+-]+)\.css$/.exec(href ?? "")?.[1] ?? "").split("+");

/** Bring a sheet once; done when it holds. @param {string} name @returns {Promise<void>} */
export function bringStyle(name) {
  const href = new URL(`style/${name}.css`, import.meta.url).href;
  if ([...document.styleSheets].some((sheet) => namesOf(sheet).includes(name))) return Promise.resolve();
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  const here = new Promise((done, failed) => {
    link.onload = () => done(undefined);
    link.onerror = () => {
      link.remove();
      failed(new Error(`no ${name}`));
    };
  });
  document.head.insertBefore(link, document.head.querySelector(FIRST_OF_THE_PAGE));
  return here;
}
