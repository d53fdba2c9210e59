"""What `lampion arena` tells people: the standings, who beat whom, what a test found, how to go on."""

from __future__ import annotations

from rich.table import Table

from lampion.arena.result import ArenaResult, Interval, MeetingResult
from lampion.arena.sequential import TestResult
from lampion.arena.standings import Standing


def standings_table(result: ArenaResult) -> Table:
    """One line for each bot."""
    table = plain_table("bot", "games", "wins", "shared", "losses", "win rate", "95 % sure", "score", "ms each")
    for bot in result.bots:
        table.add_row(
            bot.name,
            *(str(number) for number in (bot.games, bot.wins, bot.draws, bot.losses)),
            f"{bot.win_rate:.1%}",
            percent(bot.paired_interval or bot.interval),
            f"{bot.mean_score:.2f}",
            f"{bot.ms_per_decision:.2f}",
        )
    return table


def ratings_table(result: ArenaResult) -> Table:
    """The bots by strength."""
    table = plain_table("rating", "Elo", "95 % sure")
    for bot in sorted(result.bots, key=lambda bot: -(bot.elo or 0.0)):
        if bot.elo is not None and bot.elo_interval is not None:
            table.add_row(bot.name, f"{bot.elo:+.0f}", points(bot.elo_interval))
    return table


def meetings_table(result: ArenaResult) -> Table:
    """One line for every two bots that met."""
    table = plain_table("meeting", "games", "win rate", "95 % sure", "Elo", "95 % sure")
    for meeting in result.meetings:
        if meeting.elo is not None and meeting.elo_interval is not None:
            table.add_row(
                " – ".join(meeting.bots),
                str(meeting.games),
                f"{meeting.win_rate:.1%}",
                percent(meeting.paired_interval or meeting.interval),
                f"{meeting.elo:+.0f}",
                points(meeting.elo_interval),
            )
    return table


def test_lines(result: ArenaResult) -> list[str]:
    """What the sequential tests found."""
    return [test_line(meeting, meeting.test) for meeting in result.meetings if meeting.test is not None]


def test_line(meeting: MeetingResult, test: TestResult) -> str:
    answer = "not decided yet" if test.answer is None else test.answer
    first, *others = meeting.bots
    return (
        f"{first} against {', '.join(others) or 'itself'}: {test.question} {answer} "
        f"(evidence {test.evidence:.2f}; no at {test.bounds[0]:.2f}, yes at {test.bounds[1]:.2f})"
    )


def speed_line(result: ArenaResult) -> str:
    """How much was played, and how fast."""
    paired = ", paired" if result.paired else ""
    return (
        f"{result.games} games with {result.seats} seats{paired}, seed {result.seed}: "
        f"{result.games_per_second:,.0f} games/s, {result.decisions_per_second:,.0f} decisions/s ({result.engine})"
    )


def progress_line(game: str, bots: str, first: Standing) -> str:
    """What a watching person sees beside the bar: how the first bot of a meeting fares."""
    return f"{game}: {bots}, {first.win_rate:.0%}"


def plain_table(first: str, *headings: str) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(first, no_wrap=True)
    for heading in headings:
        table.add_column(heading, justify="right", no_wrap=True)
    return table


def percent(interval: Interval) -> str:
    return f"{100 * interval[0]:.1f}–{100 * interval[1]:.1f} %"


def points(interval: Interval) -> str:
    return f"{interval[0]:+.0f} … {interval[1]:+.0f}"
