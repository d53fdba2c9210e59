"""An analysis as one page that needs no other file: the sheets, the curve, the moments."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from lampion.analysis.many import summary
from lampion.analysis.shapes import CurvePoint, GameReport
from lampion.arena.report.markup import figure, page, paragraph, section, table
from lampion.cli.analysis_words import amount, interval, largest_is_drift
from lampion.core.record import Record

WIDTH, HEIGHT, MARGIN = 720, 240, 24


def analysis_page(games: Sequence[tuple[Record, GameReport]], language: str) -> str:
    """The page of one game or of many."""
    body = [players(games)] if len(games) > 1 else []
    body += [game_section(number, record, report) for number, (record, report) in enumerate(games, 1)]
    return page("Lampion: analysis", language, body)


def players(games: Sequence[tuple[Record, GameReport]]) -> str:
    rows = [
        (
            one.name,
            str(one.games),
            f"{one.result.mean:.3f}",
            interval(one.result),
            f"{one.adjusted.mean:.3f}",
            interval(one.adjusted),
            f"{one.explained:.0%}",
        )
        for one in summary(([seat.bot or seat.name for seat in record.seats], report) for record, report in games)
    ]
    heads = ("player", "games", "result", "95 % sure", "without luck", "95 % sure", "explained by luck")
    return section("All games", table(heads, rows))


def game_section(number: int, record: Record, report: GameReport) -> str:
    """One game."""
    names = [seat.name for seat in record.seats]
    rows = []
    for sheet in report.seats:
        own = sheet.choices[sheet.seat]
        rows.append(
            (
                names[sheet.seat],
                amount(sheet.start, report),
                amount(sheet.luck, report, True),
                amount(sheet.hidden, report, True),
                amount(own, report, True),
                amount(sum(sheet.choices) - own, report, True),
                amount(sheet.drift, report, True),
                amount(sheet.result, report),
                "–" if sheet.error_rate is None else amount(sheet.error_rate, report),
                sheet.level or "–",
            )
        )
    heads = (
        "player", "start", "luck", "hidden cards", "own choices", "others’ choices", "engine unsure", "result",
        "loss of a choice", "played like",
    )  # fmt: skip
    moments = [
        (
            str(one.step + 1),
            names[one.seat],
            one.played,
            one.best,
            f"{amount(one.loss, report)} ± {amount(one.error, report)}",
            one.text,
        )
        for one in report.moments
    ]
    judge = report.evaluator
    parts = [table(heads, rows)]
    if largest_is_drift(report):
        parts.insert(0, paragraph("The engine is unsure of this game: its own changes of mind are the largest part."))
    parts.append(figure(curve(report, names), "The chances, move by move; dots are draws."))
    if moments:
        parts.append(table(("move", "player", "played", "best", "cost", "why"), moments))
    parts.append(paragraph(f"Judged by {judge.name} {judge.hash[:12]} with {judge.nodes} nodes."))
    return section(f"Game {number}: {' – '.join(names)}", *parts)


def curve(report: GameReport, names: Sequence[str]) -> str:
    """A line for each seat; with two seats the first one says it all."""
    seats = [0] if len(names) <= 2 else list(range(len(names)))
    top = max([1.0, *(max(point.chances) for point in report.curve)])
    moves = max(1, report.moves)

    def at(point: CurvePoint, seat: int) -> tuple[float, float]:
        x = MARGIN + (WIDTH - 2 * MARGIN) * point.step / moves
        return x, HEIGHT - MARGIN - (HEIGHT - 2 * MARGIN) * point.chances[seat] / top

    drawn = [f'<path d="M{MARGIN} {HEIGHT / 2}H{WIDTH - MARGIN}" stroke="currentColor" stroke-dasharray="2 4"/>']
    for index, seat in enumerate(seats):
        line = " ".join(f"{x:.1f},{y:.1f}" for x, y in (at(point, seat) for point in report.curve))
        dash = "" if index == 0 else f' stroke-dasharray="{2 + 3 * index} 3"'
        drawn.append(f'<polyline fill="none" stroke="currentColor" stroke-width="1.5"{dash} points="{line}"/>')
    for point in report.curve:
        if point.kind == "draw":
            x, y = at(point, seats[0])
            size = 1 + 30 * abs(point.luck[seats[0]]) / top
            fill = "currentColor" if point.luck[seats[0]] > 0 else "none"
            drawn.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:.1f}" fill="{fill}" stroke="currentColor"/>')
    label = escape(f"The chances of {names[seats[0]]}, move by move")
    return f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">{"".join(drawn)}</svg>'
