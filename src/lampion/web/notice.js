// What the host of the server says to everybody: how it is passed on, and whether it is still to be shown.

/** @import { NoticeShown } from "./types.js" */

/** The line to a table tells it as soon as it is said. */
export const SAID = "lampion-notice";

/** @param {NoticeShown | null} notice */
export const heardNotice = (notice) => dispatchEvent(new CustomEvent(SAID, { detail: notice }));

/** Whether it is to be shown: it still holds, and was not hidden. @param {NoticeShown | null} notice @param {string | null} hidden @param {number} now */
export const isShown = (notice, hidden, now) => !!notice && notice.until > now && hidden !== nameOf(notice);

/** What is kept of one that was hidden. @param {NoticeShown} notice */
export const nameOf = ({ text, until }) => `${until} ${text}`;
