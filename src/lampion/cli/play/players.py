"""Who sits at the table: people and bots, as they are named on the command line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from lampion.bots.bot import Bot
from lampion.bots.levels import bot
from lampion.core.game import Game
from lampion.core.message import Message
from lampion.core.record import RecordSeat
from lampion.texts import word

DEFAULT_SEATS = ("human", "bot:casual")


class SeatError(ValueError):
    """A seat that is neither a person nor a bot."""


@dataclass(frozen=True)
class Player:
    """Someone at the table; `level` names the bot, `bot` chooses for it. A person has neither."""

    name: str
    level: str | None = None
    bot: Bot | None = None

    @property
    def is_human(self) -> bool:
        return self.bot is None

    def record_seat(self) -> RecordSeat:
        return RecordSeat(self.name, self.level)


def players_from(seats: Sequence[str], game: Game, language: str) -> list[Player]:
    """The players of `human`, `human:Ada` and `bot:casual`; nothing given is a person against a bot."""
    players: list[Player] = []
    for seat in seats or DEFAULT_SEATS:
        kind, _, rest = seat.partition(":")
        if kind == "human":
            name = rest.strip() or word(Message("terminal-player", {"number": len(players) + 1}), language)
            players.append(Player(unused(name, players)))
        elif kind == "bot" and rest:
            players.append(Player(unused(rest.capitalize(), players), rest, bot(rest, game)))
        else:
            raise SeatError(f"a seat is human, human:NAME or bot:LEVEL, got {seat!r}")
    return players


def unused(name: str, players: Sequence[Player]) -> str:
    """The name, with a number behind it if somebody has it already."""
    taken = {player.name for player in players}
    numbered = (f"{name} {number}" for number in range(2, len(players) + 2))
    return name if name not in taken else next(other for other in numbered if other not in taken)
