"""Who sits at the table: people and bots, as they are named on the command line."""

from __future__ import annotations

from collections.abc import Sequence

from lampion.bots.levels import bot
from lampion.core.game import Game
from lampion.core.message import Message
from lampion.tables.events import SeatPlan
from lampion.texts import word

DEFAULT_SEATS = ("human", "bot:casual")


class SeatError(ValueError):
    """A seat that is neither a person nor a bot."""


def players_from(seats: Sequence[str], game: Game, language: str) -> list[SeatPlan]:
    """The players of `human`, `human:Ada` and `bot:casual`; nothing given is a person against a bot."""
    players: list[SeatPlan] = []
    for seat in seats or DEFAULT_SEATS:
        kind, _, rest = seat.partition(":")
        taken = {player.name for player in players}
        if kind == "human":
            name = rest.strip() or word(Message("terminal-player", {"number": len(players) + 1}), language)
            players.append(SeatPlan("human", unused(name, taken)))
        elif kind == "bot" and rest:
            bot(rest, game)  # raises UnknownBot
            players.append(SeatPlan("bot", unused(rest.capitalize(), taken), rest))
        else:
            raise SeatError(f"a seat is human, human:NAME or bot:LEVEL, got {seat!r}")
    return players


def unused(name: str, taken: set[str | None]) -> str:
    """The name, with a number behind it if somebody has it already."""
    numbered = (f"{name} {number}" for number in range(2, len(taken) + 3))
    return next(other for other in (name, *numbered) if other not in taken)
