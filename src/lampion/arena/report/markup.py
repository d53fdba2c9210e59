"""The bricks of a page: tables, figures and the frame around them. A page needs no other file and no script."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files


def page(title: str, language: str, body: Iterable[str]) -> str:
    """A whole document."""
    style = (files("lampion.arena.report") / "report.css").read_text(encoding="utf-8")
    return (
        f'<!DOCTYPE html>\n<html lang="{escape(language)}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<main>\n"
        f"<h1>{escape(title)}</h1>\n" + "\n".join(body) + "\n</main>\n</body>\n</html>\n"
    )


def section(heading: str, *parts: str) -> str:
    """A part of the page under a heading."""
    return f"<section>\n<h2>{escape(heading)}</h2>\n" + "\n".join(parts) + "\n</section>"


def paragraph(text: str, kind: str = "") -> str:
    """A few sentences."""
    return f"<p{of_class(kind)}>{escape(text)}</p>"


def code(text: str) -> str:
    """Something to type."""
    return f"<pre><code>{escape(text)}</code></pre>"


def table(headings: Sequence[str], rows: Iterable[Sequence[str]], kind: str = "") -> str:
    """Rows of text; all columns but the first are numbers. It scrolls sideways where it is too wide."""
    head = "".join(f'<th scope="col">{escape(heading)}</th>' for heading in headings)
    lines = [
        f'<tr><th scope="row">{escape(first)}</th>' + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>"
        for first, *cells in rows
    ]
    body = "\n".join(lines)
    return (
        f'<div class="wide" tabindex="0" role="region" aria-label="{escape(headings[0])}">'
        f"<table{of_class(kind)}>\n<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table></div>"
    )


def facts(pairs: Iterable[tuple[str, str]]) -> str:
    """Names and what they are."""
    return "<dl>\n" + "\n".join(f"<dt>{escape(n)}</dt><dd>{escape(v)}</dd>" for n, v in pairs) + "\n</dl>"


def figure(drawing: str, caption: str) -> str:
    """A plot and the sentence that says what it shows."""
    return f"<figure>\n<figcaption>{escape(caption)}</figcaption>\n{drawing}\n</figure>"


def figures(drawn: Iterable[str]) -> str:
    """Several plots, side by side where there is room."""
    return '<div class="figures">\n' + "\n".join(drawn) + "\n</div>"


def of_class(kind: str) -> str:
    return f' class="{escape(kind)}"' if kind else ""
