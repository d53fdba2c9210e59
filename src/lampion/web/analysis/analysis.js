// The analysis of a finished game: asked for once, shown as far as it is made, in pictures, as lists and in words.

import { address } from "../address.js";
import { ApiError, analyse, analysisOf, look } from "../api.js";
import { drawing, icon, lantern } from "../icons.js";
import { bringStyle } from "../styles.js";
import { settingsButton, themeSwitch } from "../switches.js";
import { html, render } from "../vendor/lit-html.js";
import { fine, mostlyUnsure, partsOf, scaleOf, signed } from "./amounts.js";
import { balanceSheet } from "./balance.js";
import { curve } from "./curve.js";
import { luckBox, moments } from "./lists.js";
import { inWords, luckTable } from "./tables.js";

/** @import { App } from "../app.js" */
/** @import { CurvePoint, Envelope, GameReport, KeyMoment, LogEntry, Message } from "../types.js" */

/** @typedef {"overview" | "luck" | "words"} View */

const ASK_EVERY = 900; // milliseconds
/** @type {View[]} */
const VIEWS = ["overview", "luck", "words"];
const LEVELS = ["beginner", "casual", "strong", "expert"];

export class AnalysisScreen {
  /** @type {Envelope | null} */ envelope = null;
  /** @type {GameReport | null} */ report = null;
  /** @type {View} */ view = "overview";
  /** Hindsight. */ open = false;
  /** The chosen point of the curve. @type {number | null} */ at = null;
  problem = "";
  #timer = 0;
  #closed = false;

  /** @param {App} app @param {string} id of the table */
  constructor(app, id) {
    this.app = app;
    this.id = id;
    this.unheard = app.onWords(() => this.redraw());
    this.begin();
  }

  close() {
    this.#closed = true;
    this.unheard();
    clearTimeout(this.#timer);
  }

  /** Ask for it, which begins it where nobody has. */
  begin = async () => {
    this.problem = "";
    try {
      const [envelope] = await Promise.all([look(this.id, null, 0, false), bringStyle("style/analysis.css")]);
      this.envelope = envelope.mine.length === 1 ? await look(this.id, envelope.mine[0], 0, false) : envelope;
      this.#take(await analyse(this.id));
    } catch (error) {
      this.#failed(error);
    }
  };

  /** @param {GameReport | null} report */
  #take(report) {
    if (this.#closed) return;
    this.report = report ?? this.report;
    if (!report || report.done < report.steps) this.#timer = window.setTimeout(this.#goOn, ASK_EVERY);
    this.redraw();
  }

  #goOn = async () => {
    try {
      this.#take(await analysisOf(this.id));
    } catch (error) {
      this.#failed(error);
    }
  };

  /** @param {unknown} error */
  #failed(error) {
    const status = error instanceof ApiError ? error.status : 0;
    const reason = error instanceof ApiError ? error.body?.reason : null;
    this.problem = reason ? this.app.words.why(reason) : this.t(status === 404 ? "page-no-table" : status ? "page-analysis-failed" : "page-offline");
    this.redraw();
  }

  // ---- what is said

  /** @param {string} key @param {Record<string, string | number>} [args] */
  t = (key, args) => this.app.words.text(key, args);

  /** @param {Message} message */
  say = (message) => this.app.words.say(message, { name: this.name, you: this.envelope?.seat ?? null });

  /** @param {number} seat */
  name = (seat) => {
    const one = this.envelope?.seats[seat];
    if (this.isMe(seat)) return this.t("page-you");
    return one?.name ?? (one?.level ? this.t("page-bot", { level: one.level }) : `${seat + 1}`);
  };

  /** @param {number} seat */
  isMe = (seat) => this.envelope?.seat === seat;

  /** @param {string} level */
  level = (level) => this.t("page-level", { level });

  /** The seat whose chances are drawn. */
  get seat() {
    return this.envelope?.seat ?? 0;
  }

  get order() {
    const seats = (this.report?.seats ?? []).map(({ seat }) => seat);
    return [this.seat, ...seats.filter((seat) => seat !== this.seat)];
  }

  get unit() {
    return this.report?.unit === "chance" ? " %" : "";
  }

  /** The decisions of the line that stands, in order. @returns {LogEntry[]} */
  get #moves() {
    const gone = new Set();
    const entries = this.envelope?.log.entries ?? [];
    for (const { undone, version } of entries) if (undone) gone.add(version);
    return entries.filter(({ kind, version }) => kind === "move" && !gone.has(version));
  }

  /** What was decided, as the log tells it. @param {number} step @param {number} moves */
  played = (step, moves) => this.#moves.slice(step, step + moves).map(({ text }) => this.say(text)).join(" ");

  /** What happened at a point of the curve. @param {CurvePoint} point */
  happened = (point) => {
    if (point.kind === "draw") return point.said ? this.say(point.said) : (point.item ?? "");
    if (point.kind === "end") return this.verdict;
    return this.played(point.step - point.moves, point.moves);
  };

  /** @param {KeyMoment} moment */
  reasons = (moment) => moment.why.map(this.say).join(" ");

  /** @param {number} index of a moment */
  momentAddress = (index) => address(`/analysis/${this.id}/${index + 1}`);

  /** @param {number} seat */
  outcomeOf = (seat) => {
    if (!this.report || this.report.unit === "points" || this.report.done < this.report.steps) return "";
    return this.t(this.report.seats[seat].result > 0 ? "page-analysis-seat-won" : "page-analysis-seat-lost");
  };

  get verdict() {
    const { result } = /** @type {Envelope} */ (this.envelope);
    if (result) return this.say(result.headline);
    return "";
  }

  /** The first part of the verdict; the result page has the rest. */
  get #lead() {
    const [, lead] = /^(.+?)\s?[:.!?…]\s+.+$/s.exec(this.verdict) ?? [null, this.verdict];
    return /[.!?…]$/.test(lead) ? lead : `${lead}.`;
  }

  /** Who gained what from what, in one line: the largest parts first. */
  get summed() {
    if (!this.report) return "";
    const { parts } = partsOf(this.report.seats[this.seat], this.report);
    const told = parts.filter(({ kind, whole }) => kind !== "start" && whole).sort((one, other) => Math.abs(other.whole) - Math.abs(one.whole));
    const said = told.map(({ kind, whole, seat }) =>
      this.t(`page-analysis-sum-${kind}`, { amount: `${signed(whole)}${this.unit}`, name: seat === undefined ? "" : this.name(seat), you: seat !== undefined && this.isMe(seat) ? "yes" : "no" }));
    const line = said.join(", ");
    return line ? this.t("page-analysis-sum", { parts: line[0].toLocaleUpperCase() + line.slice(1) }) : "";
  }

  // ---- what is done

  /** @param {View} view */
  show = (view) => {
    this.view = view;
    this.redraw();
  };

  /** @param {boolean} open */
  judgeBy = (open) => {
    this.open = open;
    this.redraw();
  };

  /** Left and right step through the curve, up and down jump between moments, Enter opens one. @param {KeyboardEvent} event */
  curveKey = (event) => {
    const { report } = this;
    if (!report) return;
    const last = report.curve.length - 1;
    const ends = report.moments.map((moment) => report.curve.findIndex(({ step, kind }) => kind === "choice" && step === moment.step + moment.moves));
    const now = this.at ?? 0;
    const near = { ArrowRight: Math.min(last, now + 1), ArrowLeft: Math.max(0, now - 1), Home: 0, End: last };
    const jump = { ArrowDown: ends.find((at) => at > now) ?? now, ArrowUp: ends.filter((at) => at < now).at(-1) ?? now };
    const to = { ...near, ...jump }[event.key];
    if (event.key === "Enter" && ends.includes(now)) this.app.go(`/analysis/${this.id}/${ends.indexOf(now) + 1}`);
    if (to === undefined) return;
    event.preventDefault();
    this.at = to;
    this.redraw();
  };

  /** The report as a file. */
  save = () => {
    const file = new Blob([JSON.stringify(this.report)], { type: "application/json" });
    const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(file), download: `lampion-analysis-${this.id.slice(0, 6)}.json` });
    link.click();
    URL.revokeObjectURL(link.href);
  };

  redraw() {
    if (this.#closed) return;
    const { app, t, envelope } = this;
    const title = envelope ? app.words.title(envelope.game) : "";
    document.title = `${t("page-analysis")}${title ? ` · ${title}` : ""} · Lampion`;
    render(html`<div class="result ana ${this.open ? "hindsight" : ""}"><header class="top"><a class="brand" href=${address("/")} aria-label=${t("page-brand")}>${lantern()}<b>Lampion</b></a>
      <div class="where"><b>${title}</b><span>${t("page-analysis")}</span></div>
      <nav aria-label=${t("page-settings")}><span class="wide">${themeSwitch(app)}</span>${settingsButton(app)}</nav></header>${this.#main()}</div>`, app.root);
  }

  #main() {
    const { t, report, envelope, problem } = this;
    if (problem) return html`<main class="home"><h1>${problem}</h1><p><button class="btn ink" @click=${this.begin}>${t("page-analysis-again")}</button>
      <a class="btn" href=${address(`/table/${this.id}`)}>${t("page-analysis-back")}</a></p></main>`;
    if (!envelope) return html`<main class="home"><p class="lead" role="status">…</p></main>`;
    return html`<main class="ended anagrid ${this.view}"><section class="headline"><svg class="biglamp" aria-hidden="true"><use href=${drawing("logo")}></use></svg>
        <div><h1>${this.#lead}</h1><p>${this.summed}</p>${report && mostlyUnsure(report) ? html`<p class="unsure">${t("page-analysis-unsure-first", { amount: this.#unsure(report) })}</p>` : null}</div>
        ${report ? this.#levels(report) : null}</section>
      <div class="viewrow"><nav class="views" aria-label=${t("page-analysis-views")}>${VIEWS.map((view) => html`<button aria-current=${this.view === view ? "page" : "false"}
          @click=${() => this.show(view)}>${t(`page-analysis-${view}`)}</button>`)}</nav>
        <fieldset class="seg2"><legend class="visually-hidden">${t("page-analysis-by")}</legend>
          <button aria-pressed=${!this.open} @click=${() => this.judgeBy(false)}>${icon("hidden")}<span>${t("page-analysis-known")}</span></button>
          <button aria-pressed=${this.open} @click=${() => this.judgeBy(true)}>${icon("watch")}<span>${t("page-analysis-open")}</span></button></fieldset></div>
      ${report ? this.#body(report) : html`<p class="lead coming-soon" role="status">${t("page-analysis-running", { done: 0, steps: "…" })}</p>`}
      ${report ? this.#foot(report) : null}</main>`;
  }

  /** @param {GameReport} report */
  #unsure(report) {
    const largest = Math.max(...report.seats.map(({ drift }) => Math.abs(drift)));
    return `${fine(scaleOf(report) * largest).slice(1)}${this.unit}`;
  }

  /** @param {GameReport} report */
  #body(report) {
    if (this.view === "words") return inWords(this, report);
    if (this.view === "luck") return html`<div class="leftcol">${luckTable(this, report)}</div><aside class="rightcol">${luckBox(this, report)}</aside>`;
    return html`<div class="leftcol">${balanceSheet(this, report)}${curve(this, report)}</div>
      <aside class="rightcol">${moments(this, report)}${luckBox(this, report)}</aside>`;
  }

  /** @param {GameReport} report */
  #levels(report) {
    const { t } = this;
    const counted = this.order.map((seat) => report.seats[seat]).filter(({ error_rate: rate }) => rate !== null);
    if (report.unit === "points" || report.done < report.steps) return null;
    return html`<div class="levels">${counted.map(({ seat, level, error_rate: rate, counted: count }) => html`<div class="level4">
      ${level ? html`<span>${t("page-analysis-like", { you: this.isMe(seat) ? "yes" : "no", name: this.name(seat) })}</span><b>${this.level(level)}</b>` : html`<b>${this.name(seat)}</b>`}
      ${level ? html`<span class="lad" aria-hidden="true">${LEVELS.map((one) => html`<i class=${one === level ? "on" : ""}></i>`)}</span>` : null}
      <small>${t("page-analysis-rate", { rate: (100 * (rate ?? 0)).toFixed(1) })}<span class="wide">${t("page-analysis-counted", { count })}</span></small></div>`)}</div>`;
  }

  /** @param {GameReport} report */
  #foot(report) {
    const { t } = this;
    const { name, hash, nodes } = report.evaluator;
    const going = report.done < report.steps;
    return html`<p class="proof"><span role="status">${going ? t("page-analysis-running", { done: report.done, steps: report.steps }) : t("page-analysis-judge", { name, hash: hash.slice(0, 8), nodes })}</span></p>
      <div class="actions">${report.moments.length ? html`<a class="btn primary" href=${this.momentAddress(0)}>${icon("hint")}${t("page-analysis-try")}</a>` : null}
        <a class="btn" href=${address(`/table/${this.id}`)}>${icon("back")}${t("page-analysis-back")}</a>
        <button class="btn" @click=${this.save}>${icon("save")}${t("page-analysis-save")}</button></div>`;
  }
}
