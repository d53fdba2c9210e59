// Two or three moves to compare, in games against bots: chance, what to do, and a reason; choosing one shows it on the board.

import { ApiError, candidates } from "../api.js";
import { icon } from "../icons.js";
import { bringStyle } from "../styles.js";
import { html } from "../vendor/lit-html.js";
import { middle } from "./desk.js";

/** @import { Candidate } from "../types.js" */
/** @import { TableScreen } from "./table.js" */

const LETTERS = "ABC";

export class Comparing {
  /** @type {Candidate[] | null} */ #found = null;
  /** Which of them is on the board. */ #shown = 0;
  /** The position they are of. */ #of = -1;
  #asked = false;

  /** @param {TableScreen} table */
  constructor(table) {
    this.table = table;
  }

  /** Whether nobody else here could be wronged by it, and the board has no whole turns with reasons of its own. */
  get allowed() {
    const { envelope, board } = this.table;
    return !board.ideas && envelope.seats.every(({ kind }, seat) => kind === "bot" || envelope.mine.includes(seat));
  }

  ask = async () => {
    const { table } = this;
    const { seat, version, turned } = table.envelope;
    if (seat === null || this.#asked) return;
    this.#asked = true;
    table.redraw();
    try {
      const [found] = await Promise.all([candidates(table.id, seat, version), bringStyle("style/analysis.css")]);
      if (found && turned === table.envelope.turned) {
        this.#found = found;
        this.#of = turned;
        if (found.length) this.show(0);
      }
    } catch (error) {
      if (error instanceof ApiError && error.body?.reason) table.tellReason(error.body.reason, middle());
      else table.tell(table.t("page-no-server"), middle());
    }
    this.#asked = false;
    table.redraw();
  };

  /** @param {number} index */
  show = (index) => {
    const { table } = this;
    const one = this.#found?.[index];
    if (!one) return;
    this.#shown = index;
    const [meant] = one.moves;
    const offer = table.envelope.legal?.find((offered) => (offered.choose ? meant.startsWith(offered.notation) : offered.code === one.code));
    if (offer) table.board.show?.(table, offer, meant, []);
    table.announce(this.#sentence(one, index));
    table.redraw();
  };

  /** @param {Candidate} one @param {number} index */
  #sentence(one, index) {
    const { say } = this.table;
    return `${LETTERS[index]}: ${one.advice.map(say).join(" ")} ${Math.round(100 * one.chance)} %. ${one.why.map(say).join(" ")}`;
  }

  /** The panel beside the board, while there is something to decide. */
  panel() {
    const { table } = this;
    const { t, envelope } = table;
    if (!envelope.legal || envelope.over || !this.allowed || table.playback) return null;
    const found = this.#of === envelope.turned ? this.#found : null;
    if (!found) {
      const label = t(this.#asked ? "page-compare-wait" : "page-compare");
      return html`<button class="btn compare" aria-busy=${this.#asked} aria-disabled=${!table.free || this.#asked} @click=${this.ask}>${icon("hint")}${label}</button>`;
    }
    const chosen = found[this.#shown];
    return html`<article class="panel verdict comparing"><h2>${t("page-compare")}</h2>${found.length ? null : html`<p class="note">${t("page-compare-only")}</p>`}
      <ol class="opts">${found.map((one, index) => html`<li class="opt ${index === this.#shown ? "is-best" : ""}"><button aria-pressed=${index === this.#shown} @click=${() => this.show(index)}>
        <span class="omark">${LETTERS[index]}</span><span class="ow"><small>${one.advice.map(table.say).join(" ")}</small></span>
        ${envelope.seats.length > 1 ? html`<span class="och"><b>${Math.round(100 * one.chance)} %</b></span>` : null}</button></li>`)}</ol>
      ${chosen?.why.length ? html`<p class="reason"><b>${t("page-analysis-why")}</b> ${chosen.why.map(table.say).join(" ")}</p>` : null}</article>`;
  }
}
