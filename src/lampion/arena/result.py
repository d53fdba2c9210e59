"""The result of a tournament as programs get it: the JSON of `lampion arena`, described in docs/arena.md."""

from __future__ import annotations

from collections import Counter
from math import sqrt

import msgspec

from lampion.arena.elo import Deal, Ratings, ratings, renumbered
from lampion.arena.sequential import TestResult
from lampion.arena.standings import Meeting, Standing, Standings
from lampion.arena.statistics import interval_of_deals, rounded, wilson
from lampion.arena.tournament import Format
from lampion.core.engine import Engine, engine
from lampion.core.setup import EditionName, OptionValue, Setup

Interval = tuple[float, float]


class BotResult(msgspec.Struct, frozen=True):
    """One entry of a tournament. A bot that holds two seats of a game has played two games in this sense.

    `elo` is its rating, the mean of all being 0; without an opponent there is none. `paired_interval` is the interval
    of `win_rate` from whole deals, where deals were paired. `scores` says how often it reached each score.
    """

    name: str
    games: int
    wins: int
    draws: int
    losses: int
    win_rate: float
    interval: Interval
    mean_score: float
    ms_per_decision: float
    elo: float | None
    elo_interval: Interval | None
    paired_interval: Interval | None
    slowest_ms: float
    scores: tuple[tuple[int, int], ...]


class MeetingResult(msgspec.Struct, frozen=True):
    """What happened between the bots of one table. `win_rate` and what follows is about the first of them.

    `deals` says how often a deal brought it each share of the wins: for pairs the five numbers of 0, ¼, ½, ¾ and 1.
    `elo` is by how much it is stronger, from these games alone; only where two bots meet.
    """

    bots: tuple[str, ...]
    games: int
    win_rate: float
    interval: Interval
    paired_interval: Interval | None
    deals: tuple[tuple[float, int], ...]
    elo: float | None
    elo_interval: Interval | None
    test: TestResult | None


class PlaceResult(msgspec.Struct, frozen=True):
    """How those fared who decided first (place 1), second …: the advantage of the seat."""

    place: int
    games: int
    win_rate: float
    interval: Interval
    mean_score: float


class Lengths(msgspec.Struct, frozen=True):
    """How many decisions a game took, and how often."""

    mean: float
    deviation: float
    decisions: tuple[tuple[int, int], ...]


class ArenaResult(msgspec.Struct, frozen=True):
    """A tournament; `finished` says whether all of it was played, or as much as its questions needed."""

    game: str
    options: dict[str, OptionValue]
    seats: int
    games: int
    seed: int
    engine: Engine
    games_per_second: float
    decisions_per_second: float
    bots: tuple[BotResult, ...]
    format: Format
    paired: bool
    nodes: int
    seconds: float
    finished: bool
    meetings: tuple[MeetingResult, ...]
    places: tuple[PlaceResult, ...]
    lengths: Lengths
    map: EditionName | None


def summary(standings: Standings, finished: bool, games_per_second: float, decisions_per_second: float) -> ArenaResult:
    """Rates, ratings and intervals of what was counted."""
    plan = standings.plan
    deals: Counter[Deal] = Counter()
    for meeting in standings.meetings:
        deals.update(renumbered(meeting.deals, meeting.entries))
    rated = ratings(len(plan.bots), plan.meetings, deals) if len(plan.bots) > 1 else None
    return ArenaResult(
        game=plan.game.name,
        options=dict(plan.options),
        seats=plan.seats,
        games=standings.games,
        seed=plan.seed,
        engine=engine(),
        games_per_second=round(games_per_second, 2),
        decisions_per_second=round(decisions_per_second, 2),
        bots=tuple(bot_result(standings, entry, rated) for entry in range(len(plan.bots))),
        format=plan.format,
        paired=plan.paired,
        nodes=plan.nodes,
        seconds=plan.seconds,
        finished=finished,
        meetings=tuple(meeting_result(meeting, plan.labels, plan.paired) for meeting in standings.meetings),
        places=tuple(place_result(place, standing) for place, standing in enumerate(standings.places, 1)),
        lengths=lengths(standings.lengths),
        map=plan.game.edition_of(Setup(plan.seats, "", plan.options, edition=plan.edition)),
    )


def bot_result(standings: Standings, entry: int, rated: Ratings | None) -> BotResult:
    standing = standings.entries[entry]
    deals = [[deal.rate for deal in meeting.scores.get(entry, ())] for meeting in standings.meetings]
    return BotResult(
        name=standings.plan.labels[entry],
        games=standing.games,
        wins=standing.wins,
        draws=standing.draws,
        losses=standing.losses,
        win_rate=round(standing.win_rate, 6),
        interval=rounded(wilson(standing.win_rate, standing.games)),
        mean_score=round(standing.mean_score, 4),
        ms_per_decision=round(1000 * standing.seconds / standing.decisions, 4) if standing.decisions else 0.0,
        elo=None if rated is None else round(rated.elo[entry], 1),
        elo_interval=None if rated is None else rounded(rated.interval(entry), 1),
        paired_interval=rounded(interval_of_deals(deals)) if standings.plan.paired else None,
        slowest_ms=round(1000 * standing.slowest, 4),
        scores=tuple(sorted(standing.scores.items())),
    )


def meeting_result(meeting: Meeting, labels: tuple[str, ...], paired: bool) -> MeetingResult:
    first = meeting.entries[0]
    standing = meeting.standings[first]
    shares = Counter(round(deal.share, 6) for deal in meeting.scores[first])
    difference = ratings(2, [(0, 1)], meeting.deals).difference(0, 1) if len(meeting.entries) == 2 else None
    return MeetingResult(
        bots=tuple(labels[entry] for entry in meeting.entries),
        games=meeting.games,
        win_rate=round(standing.win_rate, 6),
        interval=rounded(wilson(standing.win_rate, standing.games)),
        paired_interval=rounded(interval_of_deals([[d.rate for d in meeting.scores[first]]])) if paired else None,
        deals=tuple(sorted(shares.items())),
        elo=None if difference is None else round(difference[0], 1),
        elo_interval=None if difference is None else rounded(difference[1], 1),
        test=None if meeting.test is None else meeting.test.result(),
    )


def place_result(place: int, standing: Standing) -> PlaceResult:
    rate = standing.win_rate
    interval = rounded(wilson(rate, standing.games))
    return PlaceResult(place, standing.games, round(rate, 6), interval, round(standing.mean_score, 4))


def lengths(counted: Counter[int]) -> Lengths:
    games = sum(counted.values())
    mean = sum(length * times for length, times in counted.items()) / games if games else 0.0
    spread = sum(times * (length - mean) ** 2 for length, times in counted.items()) / games if games else 0.0
    return Lengths(round(mean, 2), round(sqrt(spread), 2), tuple(sorted(counted.items())))
