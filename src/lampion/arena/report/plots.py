"""The plots of an arena's report."""

from __future__ import annotations

from collections.abc import Sequence

from matplotlib.ticker import MaxNLocator

from lampion.arena.report.drawing import ACCENT, BLUE, INK, LETTERS, LINE, MUTED, Drawing
from lampion.arena.report.markup import figure
from lampion.arena.result import ArenaResult

MOST_BARS = 40  # beyond that, neighbouring numbers share a bar


def plots(result: ArenaResult) -> list[str]:
    """All of them, as far as there is something to show."""
    drawn = [score_distributions(result), game_length(result), thinking_time(result)]
    if len(result.bots) > 1:
        drawn.insert(0, elo_ladder(result))
    if result.seats > 1:
        drawn.insert(2, seat_advantage(result))
    return drawn


def elo_ladder(result: ArenaResult) -> str:
    """The bots by strength, the strongest on top."""
    bots = sorted((bot for bot in result.bots if bot.elo is not None), key=lambda bot: bot.elo or 0.0)
    drawing = Drawing("elo", 0.9 + 0.42 * len(bots))
    axes = drawing.axes
    for height, bot in enumerate(bots):
        low, high = bot.elo_interval or (0.0, 0.0)
        axes.plot([low, high], [height, height], color=BLUE, linewidth=3, solid_capstyle="round", alpha=0.45)
        axes.plot([bot.elo or 0.0], [height], "o", color=BLUE, markersize=8)
        axes.annotate(
            f"{bot.elo:+.0f}".replace("-", "−"),
            (bot.elo or 0.0, height),
            (0, 7),
            textcoords="offset points",
            fontsize=LETTERS,
            ha="center",
            color=INK,
        )
    axes.set_yticks(range(len(bots)), [bot.name for bot in bots])
    axes.set_ylim(-0.6, len(bots) - 0.3)
    axes.axvline(0, color=LINE, linewidth=1, zorder=0)
    axes.set_xlabel("Elo, with the range that holds 95 of 100 times")
    said = "; ".join(f"{bot.name} {bot.elo:+.0f}" for bot in reversed(bots))
    return figure(drawing.svg(f"Elo ratings: {said}"), "How strong they are")


def score_distributions(result: ArenaResult) -> str:
    """A row of bars for each bot, all on one scale."""
    values = [score for bot in result.bots for score, _ in bot.scores]
    drawing = Drawing("scores", 0.8 + 0.85 * len(result.bots), len(result.bots))
    width = bar_width(values)
    for axes, bot in zip(drawing.rows, result.bots, strict=True):
        bars = grouped(bot.scores, width)
        axes.bar(list(bars), list(bars.values()), width=0.85 * width, color=BLUE)
        axes.axvline(bot.mean_score, color=ACCENT, linewidth=1.6, linestyle=(0, (4, 2)))
        axes.set_yticks([])
        axes.spines["left"].set_visible(False)
        axes.set_title(f"{bot.name}: mean {bot.mean_score:.1f}", loc="left", fontsize=LETTERS, color=INK, pad=3)
    drawing.rows[-1].set_xlabel("score")
    drawing.rows[-1].xaxis.set_major_locator(MaxNLocator(integer=True))
    said = "; ".join(f"{bot.name} {bot.mean_score:.1f}" for bot in result.bots)
    return figure(drawing.svg(f"Scores, mean: {said}"), "What they score")


def seat_advantage(result: ArenaResult) -> str:
    """How those fared who decided first, second …"""
    drawing = Drawing("seats", 2.5)
    axes = drawing.axes
    for place in result.places:
        low, high = (100 * end for end in place.interval)
        axes.plot([place.place] * 2, [low, high], color=BLUE, linewidth=3, solid_capstyle="round", alpha=0.45)
        axes.plot([place.place], [100 * place.win_rate], "o", color=BLUE, markersize=8)
        axes.annotate(
            f"{place.win_rate:.0%}",
            (place.place, 100 * place.win_rate),
            (10, 5),
            textcoords="offset points",
            fontsize=LETTERS,
            color=INK,
        )
    axes.axhline(100 / result.seats, color=ACCENT, linewidth=1.4, linestyle=(0, (4, 2)))
    axes.set_xticks([place.place for place in result.places], [ordinal(place.place) for place in result.places])
    axes.set_xlim(0.5, result.seats + 0.6)
    axes.set_ylabel("won, %")
    axes.tick_params(axis="y", colors=MUTED)
    axes.set_xlabel("who decides first, second … (dashed: the fair share)")
    said = "; ".join(f"{ordinal(place.place)} {place.win_rate:.0%}" for place in result.places)
    return figure(drawing.svg(f"Games won by place: {said}"), "What the seat is worth")


def game_length(result: ArenaResult) -> str:
    """How many decisions the games took."""
    drawing = Drawing("length", 2.3)
    axes = drawing.axes
    width = bar_width([length for length, _ in result.lengths.decisions])
    bars = grouped(result.lengths.decisions, width)
    axes.bar(list(bars), list(bars.values()), width=0.85 * width, color=BLUE)
    axes.axvline(result.lengths.mean, color=ACCENT, linewidth=1.6, linestyle=(0, (4, 2)))
    axes.set_xlabel(f"decisions in a game (dashed: the mean, {result.lengths.mean:.1f})")
    axes.set_ylabel("games")
    axes.tick_params(axis="y", colors=MUTED)
    return figure(drawing.svg(f"Decisions in a game: {result.lengths.mean:.1f} on average"), "How long the games are")


def thinking_time(result: ArenaResult) -> str:
    """Mean and slowest decision of each bot, on a scale of powers of ten."""
    bots = list(reversed(result.bots))
    drawing = Drawing("time", 0.9 + 0.42 * len(bots))
    axes = drawing.axes
    for height, bot in enumerate(bots):
        mean, slowest = (max(ms, 1e-3) for ms in (bot.ms_per_decision, bot.slowest_ms))
        axes.plot([mean, slowest], [height, height], color=LINE, linewidth=3, solid_capstyle="round")
        axes.plot([mean], [height], "o", color=BLUE, markersize=8)
        axes.plot([slowest], [height], "|", color=ACCENT, markersize=12, markeredgewidth=2.4)
    axes.set_xscale("log")
    axes.xaxis.set_major_formatter(lambda value, _: f"{value:g}")
    axes.minorticks_off()
    axes.set_yticks(range(len(bots)), [bot.name for bot in bots])
    axes.set_ylim(-0.6, len(bots) - 0.4)
    axes.set_xlabel("milliseconds: ● mean, | slowest decision")
    said = "; ".join(f"{bot.name} {bot.ms_per_decision:.2f}" for bot in result.bots)
    return figure(drawing.svg(f"Milliseconds for each decision: {said}"), "How long they think")


def bar_width(values: Sequence[int]) -> int:
    """How many neighbouring numbers share a bar."""
    return 1 + (max(values) - min(values)) // MOST_BARS if values else 1


def grouped(counted: Sequence[tuple[int, int]], width: int) -> dict[float, int]:
    """How often each group of neighbours occurred, by its middle."""
    bars: dict[float, int] = {}
    for value, times in counted:
        middle = value // width * width + (width - 1) / 2
        bars[middle] = bars.get(middle, 0) + times
    return bars


def ordinal(place: int) -> str:
    return {1: "1st", 2: "2nd", 3: "3rd"}.get(place, f"{place}th")
