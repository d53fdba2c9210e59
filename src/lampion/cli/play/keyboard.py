"""The table at the keyboard: what people and bots decide happens at once, and its log is kept by nobody else."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence

from lampion.bots.bot import Bot
from lampion.bots.levels import bot, levels
from lampion.core.game import Game
from lampion.core.rng import rng_from
from lampion.core.setup import OptionValue
from lampion.core.state import State
from lampion.tables.commands import Command
from lampion.tables.deciding import decide
from lampion.tables.events import AnyEvent, Sat, SeatPlan
from lampion.tables.line import Line
from lampion.tables.opening import Wish, opening
from lampion.tables.playing import move
from lampion.tables.table import Table

ADVISER = "expert"
HERE = "terminal"  # the name of the table, and of the one device that holds every person's seat


def milliseconds() -> int:
    """The time, as the rows of a log have it."""
    return time.time_ns() // 1_000_000


class Keyboard:
    """A table whose people share one device. `seed` decides all chance, the bots' own too."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[SeatPlan],
        seed: str,
        options: Mapping[str, OptionValue],
        start: int | None = None,
        edition: str | None = None,
        position: str | None = None,
        now: Callable[[], int] = milliseconds,
    ) -> None:
        """SetupError or PositionError if the game cannot be played so."""
        self.game = game
        self.is_given = position is not None  # the position it begins from was not dealt
        self._seed = seed
        self._now = now
        self._bots: dict[int, Bot] = {}  # by seat: a bot may go on from its last thoughts
        self._dice = [rng_from(f"{seed} bot {seat}") for seat in range(len(seats))]
        self.table = Table(HERE)
        sitters = {seat: Sat(seat, HERE, plan.name) for seat, plan in enumerate(seats) if plan.kind == "human"}
        wish = Wish(game, seats, options, start, sitters, edition=edition, seed=seed, position=position)
        self._happen(opening(HERE, wish, ""))

    @property
    def line(self) -> Line:
        assert self.table.line is not None, "every seat is filled from the start"
        return self.table.line

    @property
    def state(self) -> State:
        return self.line.state

    def do(self, seat: int, command: Command) -> None:
        """Carry out what a person commands. Raises Refused, and changes nothing then."""
        self._happen(decide(self.table, seat, HERE, command, self._now()))

    def play_bot(self, seat: int, level: str) -> None:
        """Let the bot on this seat decide."""
        if seat not in self._bots:
            self._bots[seat] = bot(level, self.game)
        action = self._bots[seat].choose(self.table.observation(seat), self._dice[seat])
        self._happen(move(self.table, seat, action, self._now(), level))

    def advice(self, seat: int) -> int:
        """What a bot would do on this seat, knowing what the seat knows; the same each time it is asked."""
        known = levels(self.game)
        adviser = bot(ADVISER if ADVISER in known else known[-1], self.game)
        return adviser.choose(self.table.observation(seat), rng_from(f"{self._seed} advice {len(self.line.steps)}"))

    def _happen(self, events: Sequence[AnyEvent]) -> None:
        """On a fork first, so that Ctrl-C leaves no half of it."""
        after = self.table.fork()
        after.extend(events, self._now())
        self.table = after
