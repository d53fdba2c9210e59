"""Runs a tournament and sums it up."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

import msgspec

from lampion.arena.match import MatchResult
from lampion.arena.statistics import BotResult, Standings
from lampion.arena.tournament import Tournament, schedule
from lampion.arena.workers import MapToInstall, Workers
from lampion.core.engine import Engine, engine
from lampion.core.game import MapName, OptionValue, Setup


class ArenaResult(msgspec.Struct, frozen=True):
    """A finished tournament: the JSON of `lampion arena`."""

    game: str
    options: dict[str, OptionValue]
    seats: int
    games: int
    seed: int
    engine: Engine
    games_per_second: float
    decisions_per_second: float
    bots: tuple[BotResult, ...]
    map: MapName | None = None


def run(plan: Tournament, workers: int, after_each: Callable[[MatchResult], None] = lambda result: None) -> ArenaResult:
    """Play all games and count them; `after_each` is told every result, in the order of the games.

    Speed is measured once the processes are up, so that it says what a long tournament would reach.
    """
    standings = Standings(plan.labels)
    with Workers(min(workers, plan.games), maps_of(plan)) as crew:
        begin = perf_counter()
        for result in crew.play(schedule(plan)):
            standings.count(result)
            after_each(result)
        seconds = perf_counter() - begin
    return ArenaResult(
        game=plan.game.name,
        options=dict(plan.options),
        seats=plan.seats,
        games=standings.games,
        seed=plan.seed,
        engine=engine(),
        games_per_second=round(standings.games / seconds, 2),
        decisions_per_second=round(standings.decisions / seconds, 2),
        bots=tuple(entry.result() for entry in standings.entries),
        map=plan.game.map_of(Setup(plan.seats, "", plan.options, map=plan.map)),
    )


def maps_of(plan: Tournament) -> list[MapToInstall]:
    """The map of a tournament, for processes that have only the maps that come with the game."""
    return [] if plan.map is None else [MapToInstall(plan.game.name, plan.game.map_text(plan.map), plan.map)]
