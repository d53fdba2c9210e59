// Which entries of the log are people's talk: they change nothing about the position.

/** @import { LogEntry } from "../types.js" */

const TALK = new Set(["chat", "ask", "agree", "decline", "grant", "move-seat"]);

/** @param {LogEntry} entry */
export const isTalk = ({ kind }) => TALK.has(kind);

/** @param {LogEntry[]} entries */
export const onlyTalk = (entries) => entries.every(isTalk);
