// A key moment as a question on the real board: what would you play here? Numbers come after the answer.

import { analysisOf, look, momentPractice } from "../api.js";
import { LessonScreen } from "../learn/lesson.js";
import { bringStyle } from "../styles.js";
import { momentFrame } from "./moment-frame.js";

/** @import { App } from "../app.js" */
/** @import { Envelope, GameReport, KeyMoment } from "../types.js" */
/** @import { Point } from "../table/desk.js" */

/** @typedef {{table: string, number: number, report: GameReport, moment: KeyMoment, envelope: Envelope}} Found */

/** The moment of that number, counted from 1; null if there is none. @param {string} table @param {string} number @returns {Promise<Found | null>} */
export async function momentOf(table, number) {
  try {
    const [report, envelope] = await Promise.all([analysisOf(table), look(table, null, 0, false)]);
    const moment = report?.moments[Number(number) - 1];
    return report && moment ? { table, number: Number(number), report, moment, envelope } : null;
  } catch {
    return null; // the screen of the analysis says what is wrong
  }
}

export class MomentScreen extends LessonScreen {
  /** Once something was tried, or shown. */ answered = false;
  /** The best was shown, not found. */ #shown = false;

  /** @param {App} app @param {Found} found */
  constructor(app, found) {
    super(app, found.envelope.game, found.table, momentPractice(found.table, found.moment.step));
    this.found = found;
  }

  /** @override */
  async bring() {
    await bringStyle("style/analysis.css");
  }

  /** @override */
  get room() {
    return { path: `/analysis/${this.id}`, name: this.t("page-analysis") };
  }

  /** @override */
  frame() {
    this.answered ||= this.stands !== "open";
    return momentFrame(this);
  }

  /** Whether the one who looks on sat there. */
  get isMine() {
    return this.found.envelope.mine.includes(this.found.moment.seat);
  }

  /** Who decided, as the sentences of the page have it. */
  get who() {
    return { you: this.isMine ? "yes" : "no", name: this.nameOf(this.found.moment.seat) };
  }

  /** @param {number} seat */
  nameOf = (seat) => {
    const one = this.found.envelope.seats[seat];
    return one?.name ?? this.t("page-bot", { level: one?.level ?? "" });
  };

  /** @override @param {number} seat */
  name = (seat) => (this.isMine && seat === this.found.moment.seat ? this.t("page-you") : this.nameOf(seat));

  /** What is said now. @override */
  get told() {
    const { stands, practice } = this;
    if (stands === "open") return `${this.t("page-analysis-ask", this.who)} ${this.t("page-analysis-ask-how")}`;
    const best = practice?.tried === "0" ? "" : this.t("page-analysis-right-why");
    if (stands === "solved" && this.#shown) return this.#advised;
    if (stands === "solved") return `${this.t("page-analysis-right")} ${best}`.trim();
    const option = this.found.moment.options[Number(practice?.tried)];
    if (!option) return this.t("page-analysis-not-compared");
    const compared = this.t("page-analysis-compared", { chance: this.percent(option.chance), loss: this.percent(this.found.moment.options[0].chance - option.chance) });
    return option.played ? `${this.t("page-analysis-played-too")} ${compared}` : compared;
  }

  /** @param {number} chance */
  percent = (chance) => (this.found.report.unit === "chance" ? (100 * chance).toFixed(0) : chance.toFixed(1));

  /** What would have been best, as a sentence. */
  get #advised() {
    const sentences = this.found.moment.advice.map(this.say).filter(Boolean);
    return sentences.map((text) => text[0].toLocaleUpperCase() + text.slice(1)).join(" ") || this.t("page-analysis-best");
  }

  /** @override */
  back = () => {
    this.#shown = false;
    return this.again([]);
  };

  /** The best, played on the board. */
  showBest = () => {
    this.answered = this.#shown = true;
    return this.again(this.found.moment.options[0].moves);
  };

  /** One of the moves that were compared, on the board. @param {number} index */
  showOption = (index) => this.again(this.found.moment.options[index].moves);

  /** What to look at is not told here: the answer would be half given. @override @param {Point} at */
  hint = async (at) => {
    this.tell(this.t("page-analysis-ask-how"), at);
  };
}
