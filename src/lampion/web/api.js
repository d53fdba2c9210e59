// The HTTP API, one function per question.

import { address } from "./address.js";
import { unfolded } from "./offers.js";
import { API, transport } from "./transport.js";

/** @import { Ack, Candidate, Command, EditionAnswer, Envelope, GameFacts, GameReport, Hint, JudgedPosition, LessonShown, Listed, NewTable } from "./types.js" */
/** @import { NoticeAnswer, Opened, PastPosition, Practice, Preview, Reach, Waiting, Why } from "./types.js" */

/** What the page reads of a record; it is sent back as it came. @typedef {Record<string, unknown> & {game: string, seats: {name: string, bot?: string}[]}} GameRecord */

const TRIES = 5;
const UNSURE_WAIT = 1000;

/** An answer that is not the one hoped for; `body` is what the server said. */
export class ApiError extends Error {
  /** @param {number} status @param {any} body */
  constructor(status, body) {
    super(body?.message ?? `the server answered ${status}`);
    this.status = status;
    this.body = body;
  }
}

/** @param {string} path @param {unknown} [body] posted as JSON when given */
async function ask(path, body) {
  const json = body === undefined || typeof body === "string" ? body : JSON.stringify(body); // a text is JSON already
  const answer = await transport.ask(path, json);
  if (answer.status === 204) return null;
  const said = answer.json ? JSON.parse(answer.text) : answer.text;
  if (answer.status >= 400) throw new ApiError(answer.status, said);
  return said;
}

/** @returns {Promise<GameFacts[]>} */
export const games = () => ask("/games");

/** The rules as Markdown, and the language they are in: a game may have them in English only.
 * @param {string} game @param {string} language @param {string | null} [edition] whose values it has; null: the usual one
 * @returns {Promise<{text: string, language: string}>} */
export async function rules(game, language, edition = null) {
  const answer = await transport.ask(`/rules/${encodeURIComponent(game)}/${language}${edition ? `?edition=${encodeURIComponent(edition)}` : ""}`);
  if (answer.status >= 400) throw new ApiError(answer.status, null);
  return { text: answer.text, language: answer.language ?? language };
}

/** Every value of an edition, by its name or hash, in words. @param {string} game @param {string} edition @param {string} language @returns {Promise<EditionAnswer>} */
export const editionValues = (game, edition, language) => ask(`/games/${encodeURIComponent(game)}/editions/${encodeURIComponent(edition)}?language=${language}`);

/** @returns {Promise<Listed[]>} */
export const myTables = () => ask("/tables");

/** Tables where somebody waits for strangers. @returns {Promise<Waiting[]>} */
export const lobby = () => ask("/lobby");

/** Who can follow an invitation, and whether this client may let the network in. @returns {Promise<Reach>} */
export const reach = () => ask("/reach");

/** Let the devices of the network in. @returns {Promise<Reach>} */
export const openToNetwork = () => ask("/reach", {});

/** What the host says to everybody. @returns {Promise<NoticeAnswer>} */
export const hostNotice = () => ask("/notice");

/** Open a table. @param {NewTable} table @returns {Promise<Opened>} */
export const openTable = (table) => ask("/tables", table);

/** Open the file of a finished game as a table to look at. @param {string} text @returns {Promise<Opened>} */
export const openRecord = (text) => ask("/records", text);

/** Give a command where no line to the table is open. If it may have been stored, it is sent again under its key, a few times.
 * @param {string} table @param {number} seat @param {Command} command @returns {Promise<Ack>} */
export async function order(table, seat, command) {
  const asked = { key: randomHex(12), version: null, seat, command };
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask(`/tables/${table}/commands`, asked);
    } catch (error) {
      if (tries === TRIES || !(error instanceof ApiError && error.body?.unsure)) throw error;
      await new Promise((settle) => setTimeout(settle, UNSURE_WAIT));
    }
  }
}

/** @param {string} table @param {number | null} seat @param {number} since @param {boolean} zones @returns {Promise<Envelope>} */
export async function look(table, seat, since, zones) {
  const envelope = await ask(`/tables/${table}?since=${since}&zones=${zones}&offers=compact${seat === null ? "" : `&seat=${seat}`}`);
  return { ...envelope, legal: envelope.legal && unfolded(envelope.legal) };
}

/** What is certain about actions; null if the table has moved on from the version they were offered at.
 * @param {string} table @param {number} seat @param {number} version @param {number[]} codes @returns {Promise<Preview[] | null>} */
export const previews = (table, seat, version, codes) => ask(`/tables/${table}/previews`, { seat, version, codes });

/** All that the seat to decide can do with its turn, in the game's own shape: null for a game that lists none, or if the table
 * has moved on. @param {string} table @param {number} seat @param {number} version @returns {Promise<any>} */
export const turns = (table, seat, version) => ask(`/tables/${table}/turns`, { seat, version });

/** @param {string} table @param {number} seat @param {{code: number} | {notation: string}} question @returns {Promise<Why>} */
export const why = (table, seat, question) => ask(`/tables/${table}/why`, { seat, ...question });

/** What a bot would do, and so many whole turns as ideas; null if the table has moved on from that version.
 * @param {string} table @param {number} seat @param {number} version @param {number} [ideas] @returns {Promise<Hint | null>} */
export const hint = (table, seat, version, ideas = 0) => ask(`/tables/${table}/hint`, { seat, version, ideas });

/** The best moves with chances and reasons; null if the table has moved on. @param {string} table @param {number} seat @param {number} version @returns {Promise<Candidate[] | null>} */
export const candidates = (table, seat, version) => ask(`/tables/${table}/candidates`, { seat, version });

/** Positions after `first` moves and after the next ones. @param {string} table @param {number | null} seat @param {number} first @returns {Promise<PastPosition[]>} */
export const past = (table, seat, first) => ask(`/tables/${table}/past?first=${first}${seat === null ? "" : `&seat=${seat}`}`);

/** How the bots judge a finished game afterwards, after every decision. @param {string} table @returns {Promise<JudgedPosition[]>} */
export const chances = (table) => ask(`/tables/${table}/chances`);

/** Have a finished game analysed: the report as far as it is made, null if it has only begun. @param {string} table @returns {Promise<GameReport | null>} */
export const analyse = (table) => ask(`/tables/${table}/analysis`, {});

/** The same, without asking for it. @param {string} table @returns {Promise<GameReport | null>} */
export const analysisOf = (table) => ask(`/tables/${table}/analysis`);

/** The game as a file. @param {string} table @returns {Promise<GameRecord>} */
export const recordOf = (table) => ask(`/tables/${table}/record`);

/** The lessons of a game in their order. @param {string} game @returns {Promise<LessonShown[]>} */
export const lessons = (game) => ask(`/lessons/${encodeURIComponent(game)}`);

/** One lesson, and what can be asked of it. @param {string} game @param {string} lesson */
export const practiceOf = (game, lesson) => practiceAt(`/lessons/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}`);

/** A key moment of an analysed game, to be decided anew: the same can be asked. @param {string} table @param {number} step */
export const momentPractice = (table, step) => practiceAt(`/tables/${table}/moments/${step}`);

/** @param {string} at */
function practiceAt(at) {
  return {
    /** How it stands after decisions. @param {(string | number)[]} moves @param {boolean} zones @returns {Promise<Practice>} */
    async look(moves, zones) {
      const found = await ask(at, { moves, zones });
      const { envelope } = found;
      return { ...found, envelope: { ...envelope, legal: envelope.legal && unfolded(envelope.legal) } };
    },
    /** @param {(string | number)[]} moves @param {number[]} codes @returns {Promise<Preview[]>} */
    previews: (moves, codes) => ask(`${at}/previews`, { moves, codes }),
    /** Whole turns, in the game's own shape. @param {(string | number)[]} moves @returns {Promise<any>} */
    turns: (moves) => ask(`${at}/turns`, { moves }),
    /** @param {(string | number)[]} moves @param {{code: number} | {notation: string}} question @returns {Promise<Why>} */
    why: (moves, question) => ask(`${at}/why`, { moves, ...question }),
  };
}

/** Where the record of a table lies. @param {string} table */
export const recordAddress = (table) => address(`${API}/tables/${table}/record`);

/** @param {number} bytes */
export function randomHex(bytes) {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
