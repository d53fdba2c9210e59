// The games of the house, in the order of their doors, and the door to the lobby.

import { icon } from "../icons.js";
import { html } from "../vendor/lit-html.js";

export const DOORS = ["axio", "pagoda", "panda"];

/** @param {{t: (key: string) => string}} home */
export const lobbyDoor = ({ t }) => html`<p class="to-lobby"><a class="btn" href="/lobby">${icon("friend")}${t("page-lobby-door")}</a></p>`;
