// The door to the lobby.

import { icon } from "../icons.js";
import { html } from "../vendor/lit-html.js";

/** @param {{t: (key: string) => string}} home */
export const lobbyDoor = ({ t }) => html`<p class="to-lobby"><a class="btn" href="/lobby">${icon("friend")}${t("page-lobby-door")}</a></p>`;
