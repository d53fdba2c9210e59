// The little Markdown that rules pages use: headings, paragraphs, lists, tables, pictures of boards, bold, code, links.

import { address } from "./address.js";
import { html } from "./vendor/lit-html.js";

/** @typedef {{kind: "heading", level: number, text: string} | {kind: "text", text: string} | {kind: "list", ordered: boolean, items: string[]} | {kind: "table", head: string[], rows: string[][]} | {kind: "code", text: string}} Block */

const RULE = /^[A-Z]+-\d+$/;

/** @param {string} line */
const cells = (line) => line.trim().replace(/^\||\|$/g, "").split("|").map((cell) => cell.trim());

/** @param {string} source @returns {Block[]} */
export function blocksOf(source) {
  const lines = source.replaceAll("\r", "").split("\n");
  /** @type {Block[]} */
  const blocks = [];
  let at = 0;
  const taken = (/** @type {(line: string) => boolean} */ fits) => {
    const start = at;
    while (at < lines.length && fits(lines[at])) at += 1;
    return lines.slice(start, at);
  };
  while (at < lines.length) {
    const line = lines[at];
    const heading = /^(#{1,6}) (.+)$/.exec(line);
    if (!line.trim()) at += 1;
    else if (heading) {
      blocks.push({ kind: "heading", level: heading[1].length, text: heading[2] });
      at += 1;
    } else if (line.startsWith("```")) {
      at += 1;
      blocks.push({ kind: "code", text: taken((one) => !one.startsWith("```")).join("\n") });
      at += 1;
    } else if (line.startsWith("|")) {
      const [head, , ...rows] = taken((one) => one.startsWith("|"));
      blocks.push({ kind: "table", head: cells(head), rows: rows.map(cells) });
    } else if (/^(- |\d+\. )/.test(line)) {
      const ordered = /^\d/.test(line);
      const items = taken((one) => (ordered ? /^\d+\. / : /^- /).test(one) || /^ {2,}\S/.test(one));
      blocks.push({ kind: "list", ordered, items: joined(items) });
    } else blocks.push({ kind: "text", text: taken((one) => !!one.trim() && !/^(#{1,6} |```|\||- |\d+\. )/.test(one)).join(" ") });
  }
  return blocks;
}

/** Lines of a list as items; an indented line goes on with the one before. @param {string[]} lines */
function joined(lines) {
  /** @type {string[]} */
  const items = [];
  for (const line of lines) {
    if (/^ {2,}/.test(line) && items.length) items[items.length - 1] += ` ${line.trim()}`;
    else items.push(line.replace(/^(- |\d+\. )/, ""));
  }
  return items;
}

/** Bold, code and links inside a line. @param {string} text @returns {unknown[]} */
export function inline(text) {
  return text.split(/(\*\*.+?\*\*|`[^`]+`|\[[^\]]+\]\([^)\s]+\))/).map((part) => {
    if (part.startsWith("**") && part.length > 4) return html`<strong>${inline(part.slice(2, -2))}</strong>`;
    if (part.startsWith("`") && part.length > 2) return html`<code>${part.slice(1, -1)}</code>`;
    const link = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(part);
    return link && /^(https?:|\/|#)/.test(link[2]) ? html`<a href=${link[2].startsWith("/") ? address(link[2]) : link[2]}>${link[1]}</a>` : part;
  });
}

/** @param {Block} block */
function drawn(block) {
  switch (block.kind) {
    case "heading":
      return block.level === 1 ? html`<h1>${inline(block.text)}</h1>` : block.level === 2 ? html`<h2>${inline(block.text)}</h2>` : html`<h3>${inline(block.text)}</h3>`;
    case "code":
      return html`<pre tabindex="0">${block.text}</pre>`;
    case "list":
      return block.ordered ? html`<ol>${block.items.map((item) => html`<li>${inline(item)}</li>`)}</ol>` : html`<ul>${block.items.map((item) => html`<li>${inline(item)}</li>`)}</ul>`;
    case "table":
      return html`<div class="scroll" tabindex="0"><table><thead><tr>${block.head.map((cell) => html`<th scope="col">${inline(cell)}</th>`)}</tr></thead>
        <tbody>${block.rows.map((row) => (RULE.test(row[0]) ? html`<tr id=${row[0]}>${columns(row)}</tr>` : html`<tr>${columns(row)}</tr>`))}</tbody></table></div>`;
    default:
      return html`<p>${inline(block.text)}</p>`;
  }
}

/** @param {string[]} row */
const columns = (row) => row.map((cell) => html`<td>${inline(cell)}</td>`);

/** A whole page. @param {string} source */
export const markdown = (source) => blocksOf(source).map(drawn);
