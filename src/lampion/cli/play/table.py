"""One game on the terminal's table: the line played so far, taking back, and what each seat knows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from lampion.bots.levels import bot, levels
from lampion.cli.play.players import Player
from lampion.core.game import Game
from lampion.core.message import Message
from lampion.core.observation import Observation
from lampion.core.record import Record
from lampion.core.recorder import Recorder
from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.core.state import State

ADVISER = "expert"


@dataclass(frozen=True)
class Step:
    """A decision of the line: the positions before and after it, and who made it."""

    before: State
    seat: int
    action: int
    after: State
    chances: int  # how many chance events were noted before it


class Table:
    """The position, how it came about, and the players."""

    def __init__(self, game: Game, setup: Setup, players: Sequence[Player]) -> None:
        self.game = game
        self.seed = setup.seed
        self.is_given = setup.position is not None  # the position it began from was not dealt
        self.players = tuple(players)
        self.line: list[Step] = []
        self._recorder = Recorder(game, setup, [player.record_seat() for player in players])
        self._opening = self.state
        self._memories: dict[int, Memory] = {}
        self._dice = [rng_from(f"{setup.seed} bot {seat}") for seat in range(len(players))]

    @property
    def state(self) -> State:
        return self._recorder.state

    @property
    def seat(self) -> int:
        return int(self.state.seat())

    def carry_out(self, action: int) -> None:
        """A legal decision of the seat to move; anything else raises IllegalAction and changes nothing."""
        before, seat, chances = self.state, self.seat, len(self._recorder.chance)
        self._recorder.apply(action)
        self.line.append(Step(before, seat, action, self.state, chances))

    def undo_lock(self, seat: int) -> Message | None:
        """Why this seat cannot take its last decision back; None if it can."""
        if not self.line or self.line[-1].seat != seat:
            return Message("terminal-undo-nothing")
        return Message("terminal-undo-locked") if self.line[-1].after.barrier else None

    def undo(self) -> None:
        """Take the last decision back; the same chance follows as before."""
        step = self.line.pop()
        self._recorder.state = step.before
        del self._recorder.moves[-1]
        del self._recorder.chance[step.chances :]

    def bot_choice(self, seat: int) -> int:
        """What the bot on this seat does."""
        player = self.players[seat]
        assert player.bot is not None, f"{player.name} is no bot"
        return int(player.bot.choose(self._observation(seat), self._dice[seat]))

    def advice(self, seat: int) -> int:
        """What a bot would do on this seat, knowing what the seat knows; the same each time it is asked."""
        known = levels(self.game)
        adviser = bot(ADVISER if ADVISER in known else known[-1], self.game)
        return int(adviser.choose(self._observation(seat), rng_from(f"{self.seed} advice {len(self.line)}")))

    def record(self) -> Record:
        return self._recorder.record()

    def _observation(self, seat: int) -> Observation:
        memory = self._memories.get(seat)
        if memory is None or not memory.belongs_to(self.line):
            memory = self._memories[seat] = Memory(self.game.observe(self._opening, seat))
        return memory.up_to(self.line)


class Memory:
    """What a seat has seen of a line. It catches up when asked; after a take-back a new one starts over."""

    def __init__(self, observation: Observation) -> None:
        self._observation = observation
        self._seen: list[Step] = []

    def belongs_to(self, line: Sequence[Step]) -> bool:
        return len(self._seen) <= len(line) and all(a is b for a, b in zip(self._seen, line, strict=False))

    def up_to(self, line: Sequence[Step]) -> Observation:
        for step in line[len(self._seen) :]:
            self._observation.witness(step.before, step.action, step.after)
            self._seen.append(step)
        return self._observation
