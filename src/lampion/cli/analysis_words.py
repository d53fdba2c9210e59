"""What `lampion analyse` tells people: one game as a balance sheet and its moments, many games as a table."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from lampion.analysis.luck import LuckOfBot
from lampion.analysis.many import Estimate, PlayerSummary
from lampion.analysis.shapes import GameReport, SeatSheet
from lampion.cli.arena_words import plain_table
from lampion.core.record import Record


def tell_game(console: Console, record: Record, report: GameReport) -> None:
    """One game."""
    names = [seat.name for seat in record.seats]
    console.print(sheet_table(names, report))
    if largest_is_drift(report):
        console.print("\nThe engine is unsure of this game: its own changes of mind are the largest part.")
    for moment in report.moments:
        head = f"\nMove {moment.step + 1}, {names[moment.seat]}: {moment.played}"
        cost = f"cost {amount(moment.loss, report)} (± {amount(moment.error, report)})"
        console.print(f"{head}\n  best: {moment.best}; {cost}", markup=False, soft_wrap=True)
        console.print(f"  {moment.text}", markup=False, soft_wrap=True)
    judge = report.evaluator
    console.print(f"\nJudged by {judge.name} {judge.hash[:12]} with {judge.nodes} nodes.", markup=False, soft_wrap=True)


def sheet_table(names: Sequence[str], report: GameReport) -> Table:
    """A line for each seat: what came in and what went out."""
    rivals = ["others’ choices"] if len(names) > 1 else []
    table = plain_table(
        "player", "start", "luck", "hidden", "own choices", *rivals, "engine unsure", "result", "loss each", "like"
    )
    for sheet in report.seats:
        own = sheet.choices[sheet.seat]
        others = [amount(sum(sheet.choices) - own, report, True)] if rivals else []
        table.add_row(
            names[sheet.seat],
            amount(sheet.start, report),
            amount(sheet.luck, report, True),
            amount(sheet.hidden, report, True),
            amount(own, report, True),
            *others,
            amount(sheet.drift, report, True),
            amount(sheet.result, report),
            "–" if sheet.error_rate is None else amount(sheet.error_rate, report),
            sheet.level or "–",
        )
    return table


def largest_is_drift(report: GameReport) -> bool:
    """Whether the largest part of somebody's sheet is what the engine cannot explain."""
    return any(abs(sheet.drift) > largest_part(sheet) for sheet in report.seats)


def largest_part(sheet: SeatSheet) -> float:
    return max(abs(part) for part in (sheet.luck, sheet.hidden, *sheet.choices))


def players_table(players: Sequence[PlayerSummary]) -> Table:
    """A line for each player of many games."""
    table = plain_table("player", "games", "result", "95 % sure", "without luck", "95 % sure", "explained", "loss each")
    for player in players:
        table.add_row(
            player.name,
            str(player.games),
            f"{player.result.mean:.3f}",
            interval(player.result),
            f"{player.adjusted.mean:.3f}",
            interval(player.adjusted),
            f"{player.explained:.0%}",
            "–" if player.error_rate is None else f"{player.error_rate:.2%}",
        )
    return table


def arena_luck_table(bots: Sequence[LuckOfBot]) -> Table:
    """A line for each bot: its results as they were, and without luck."""
    table = plain_table("luck", "games", "result", "95 % sure", "without luck", "95 % sure", "mean luck", "explained")
    for bot in bots:
        table.add_row(
            bot.name,
            str(bot.games),
            f"{bot.result.mean:.3f}",
            interval(bot.result),
            f"{bot.adjusted.mean:.3f}",
            interval(bot.adjusted),
            f"{bot.luck.mean:+.3f}",
            f"{bot.explained:.0%}",
        )
    return table


def interval(estimate: Estimate) -> str:
    return "–" if estimate.low == float("-inf") else f"{estimate.low:.3f}–{estimate.high:.3f}"


def amount(value: float, report: GameReport, signed: bool = False) -> str:
    """Per cents of a victory, or points where one plays alone."""
    sign = "+" if signed else ""
    return f"{value:{sign}.2f}" if report.unit == "points" else f"{100 * value:{sign}.1f} %"
