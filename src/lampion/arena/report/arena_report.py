"""The report of a tournament: what was found, how sure it is, and how to repeat it."""

from __future__ import annotations

from lampion import __version__
from lampion.arena.report.markup import code, facts, figures, page, paragraph, section, table
from lampion.arena.report.plots import plots
from lampion.arena.result import ArenaResult, BotResult, Interval, MeetingResult
from lampion.core.registry import game


def arena_report(result: ArenaResult, command: str) -> str:
    """The page. Nothing in it depends on when or where it is written."""
    names = " – ".join(bot.name for bot in result.bots)
    parts = [paragraph(sentence, "lead") for sentence in headline(result)]
    parts += verdicts(result)
    parts.append(section("Standings", standings(result)))
    parts.append(section("Pictures", figures(plots(result))))
    if any(meeting.elo is not None for meeting in result.meetings):
        parts.append(section("Meetings", meetings(result)))
    parts.append(
        section("Settings", facts(settings(result)), paragraph("To play the same games again:"), code(command))
    )
    parts.append(section("How to read this", *(paragraph(note, "note") for note in notes(result))))
    return page(f"{game(result.game).title}: {names}", "en", parts)


def headline(result: ArenaResult) -> list[str]:
    """The one or two sentences that matter."""
    games = f"{result.games:,} games with {result.seats} seats" + (
        ", every deal with swapped seats" if result.paired else ""
    )
    said = [games + ("." if result.finished else ", then it was stopped.")]
    if len(result.bots) > 1:
        best = max(result.bots, key=lambda bot: bot.elo or 0.0)
        said.append(
            f"{best.name} is ahead: it won {best.win_rate:.1%} of its games "
            f"(95 % sure: {percent(best.paired_interval or best.interval)})."
        )
    return said


def verdicts(result: ArenaResult) -> list[str]:
    """What the sequential tests found."""
    said = []
    for meeting in result.meetings:
        if meeting.test is not None:
            first, *others = meeting.bots
            answer = {"yes": "Yes.", "no": "No.", None: "Not decided."}[meeting.test.answer]
            question = f"{first} against {', '.join(others)}: {meeting.test.question} {answer}"
            said.append(paragraph(question, meeting.test.answer or "note"))
    return said


def standings(result: ArenaResult) -> str:
    headings = ("bot", "games", "won", "shared", "lost", "win rate", "95 % sure", "Elo", "95 % sure", "score", "ms")
    return table(headings, [standing(bot) for bot in sorted(result.bots, key=lambda bot: -(bot.elo or 0.0))])


def standing(bot: BotResult) -> list[str]:
    return [
        bot.name,
        *(f"{number:,}" for number in (bot.games, bot.wins, bot.draws, bot.losses)),
        f"{bot.win_rate:.1%}",
        percent(bot.paired_interval or bot.interval),
        "" if bot.elo is None else signed(bot.elo),
        "" if bot.elo_interval is None else points(bot.elo_interval),
        f"{bot.mean_score:.2f}",
        f"{bot.ms_per_decision:.2f}",
    ]


def meetings(result: ArenaResult) -> str:
    headings = ["meeting", "games", "win rate", "95 % sure", "Elo", "95 % sure"]
    if result.paired:
        headings.append("deals by share won")
    return table(headings, [meeting_row(meeting, result.paired) for meeting in result.meetings])


def meeting_row(meeting: MeetingResult, paired: bool) -> list[str]:
    row = [
        " – ".join(meeting.bots),
        f"{meeting.games:,}",
        f"{meeting.win_rate:.1%}",
        percent(meeting.paired_interval or meeting.interval),
        "" if meeting.elo is None else signed(meeting.elo),
        "" if meeting.elo_interval is None else points(meeting.elo_interval),
    ]
    if paired:
        row.append(" · ".join(f"{share:g}: {times}" for share, times in meeting.deals))
    return row


def settings(result: ArenaResult) -> list[tuple[str, str]]:
    options = ", ".join(f"{name} = {str(value).lower()}" for name, value in result.options.items())
    budget = f"{result.nodes:,} nodes a decision" if result.nodes else f"{result.seconds:g} s a decision"
    speed = f"{result.games_per_second:,.1f} games/s, {result.decisions_per_second:,.0f} decisions/s"
    return [
        ("game", f"{game(result.game).title}, rules {game(result.game).rules}"),
        ("options", options or "none"),
        *([("map", result.map.name)] if result.map is not None else []),
        ("seats", str(result.seats)),
        ("format", result.format + (", paired" if result.paired else "")),
        ("budget", budget if result.nodes or result.seconds else "each bot's own"),
        ("seed", str(result.seed)),
        ("engine", f"Lampion {__version__}, {result.engine}"),
        *([("speed", speed)] if result.games_per_second else []),
    ]


def notes(result: ArenaResult) -> list[str]:
    """What the numbers mean."""
    said = [
        "A shared victory counts as its share of a win. “95 % sure” is an interval that holds the true value in 95 of "
        "100 such tournaments.",
        "Elo is the most likely rating by the model of Bradley and Terry; the mean of all bots is 0, and 100 points "
        "more win 64 of 100 games against one opponent.",
    ]
    if any(result.seats > len(meeting.bots) for meeting in result.meetings):
        said.append("A bot that holds two seats of a table has played two games there, and can win only one of them.")
    if result.paired:
        said.append(
            "Every deal was played once for each rotation of the bots over the seats, so that it favours nobody. "
            "The intervals come from the spread between deals."
        )
    if any(meeting.test is not None for meeting in result.meetings):
        said.append(
            "A test looked at every deal and stopped once it was sure; each of its answers is wrong in about one of 20 "
            "such runs. Because it stops when things look clear, the rates themselves are a little too extreme."
        )
    return said


def percent(interval: Interval) -> str:
    return f"{100 * interval[0]:.1f}–{100 * interval[1]:.1f} %"


def points(interval: Interval) -> str:
    return f"{signed(interval[0])} … {signed(interval[1])}"


def signed(elo: float) -> str:
    return f"{elo:+.0f}".replace("-", "−")
