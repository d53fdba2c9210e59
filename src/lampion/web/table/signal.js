// "Your turn", where a person sees it who looks elsewhere: page title, icon of the tab, and a notification if allowed.

import { canNotify } from "../secure.js";

/** @import { Envelope } from "../types.js" */
/** @import { TableScreen } from "./table.js" */

const KEPT = "lampion-bell";
const [CALM, CALLING] = ["favicon.svg", "favicon-turn.svg"].map((name) => new URL(`../${name}`, import.meta.url).pathname);

/** @param {Envelope | null} envelope */
export const myTurn = (envelope) => !!envelope && !envelope.over && !envelope.paused && envelope.to_move !== null && envelope.mine.includes(envelope.to_move);

/** @param {TableScreen} table */
export function titleOf(table) {
  const title = `${table.app.words.title(table.envelope.game)} · Lampion`;
  return myTurn(table.envelope) && table.envelope.mine.length === 1 ? `● ${table.t("page-your-turn")} · ${title}` : title;
}

export class TurnSignal {
  /** Whether the person wants to be called. */
  get bell() {
    return localStorage.getItem(KEPT) === "on" && canNotify() && Notification.permission === "granted"; // the browser takes its time to tell a permission
  }

  /** Ask for leave only when somebody presses the bell. @returns {Promise<boolean>} whether it is as they wish */
  async ring() {
    const on = !this.bell;
    if (on && (await Notification.requestPermission()) !== "granted") return false;
    localStorage.setItem(KEPT, on ? "on" : "off");
    return true;
  }

  /** @param {TableScreen} table @param {Envelope | null} before */
  turn(table, before) {
    const mine = myTurn(table.envelope) && table.envelope.mine.length === 1;
    this.#icon(mine ? CALLING : CALM);
    if (mine && before && !myTurn(before) && document.visibilityState === "hidden") this.#notify(table);
  }

  close() {
    this.#icon(CALM);
  }

  /** @param {string} address */
  #icon(address) {
    const link = document.querySelector('link[rel="icon"]');
    if (link && link.getAttribute("href") !== address) link.setAttribute("href", address);
  }

  /** Where a page may not notify by itself, its worker does. @param {TableScreen} table */
  async #notify(table) {
    if (!this.bell) return;
    const title = table.t("page-your-turn");
    const about = { body: table.app.words.title(table.envelope.game), tag: `lampion-${table.id}`, icon: CALLING };
    try {
      const note = new Notification(title, about);
      note.onclick = () => {
        focus();
        note.close();
      };
    } catch {
      const worker = await navigator.serviceWorker?.getRegistration();
      await worker?.showNotification(title, about);
    }
  }
}
