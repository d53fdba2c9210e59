// Styles that come when they are needed: a board's own, with the board.

const FIRST_OF_THE_PAGE = "[data-after-boards]"; // the page's own styles stay behind those of the boards

/** Bring a sheet once; done when it holds. @param {string} path below the page's folder @returns {Promise<void>} */
export function bringStyle(path) {
  const { href } = new URL(path, import.meta.url);
  if ([...document.styleSheets].some((sheet) => sheet.href === href)) return Promise.resolve();
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  const here = new Promise((done, failed) => {
    link.onload = () => done(undefined);
    link.onerror = () => {
      link.remove();
      failed(new Error(`no ${path}`));
    };
  });
  document.head.insertBefore(link, document.head.querySelector(FIRST_OF_THE_PAGE));
  return here;
}
