"""The line that stands: the decisions that were not taken back, and the position they lead to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from lampion.core.chance import ChanceEvent, ChanceLedger
from lampion.core.game import Game
from lampion.core.message import Message
from lampion.core.setup import Setup
from lampion.core.state import State

LOCK_START = Message("table-lock-start")
LOCK_OTHER = Message("table-lock-other")
LOCK_CHANCE = Message("table-lock-chance")


@dataclass(frozen=True)
class Step:
    """One decision. `before` is the position it was made in, kept while undo may return to it."""

    version: int
    seat: int
    action: int
    move: str
    chance: tuple[ChanceEvent, ...]
    took: int = 0
    level: str | None = None
    joined: bool = False  # to the decision before it: undo takes both back
    before: State | None = None


class Line:
    """Positions come from the rules and the recorded chance events; the generator only goes along with them."""

    def __init__(self, game: Game, setup: Setup, start_chance: Sequence[ChanceEvent] | None = None) -> None:
        self.game = game
        self.setup = setup
        ledger = ChanceLedger(start_chance)
        self.state: State = game.begin(setup, ledger)
        ledger.finish()
        self.start = int(self.state.seat())
        self.start_chance = tuple(ledger.events)
        self.agrees = ledger.agrees
        self.steps: list[Step] = []

    def fork(self) -> Line:
        """The same line; positions are shared, because none is changed after it was reached."""
        twin = Line.__new__(Line)
        twin.__dict__.update(self.__dict__)
        twin.steps = self.steps.copy()
        return twin

    def add(self, step: Step) -> None:
        """Go on by a decision that is in the log."""
        ledger = ChanceLedger(step.chance)
        after = self.state.after(step.action, ledger)
        ledger.finish()
        self.agrees = self.agrees and ledger.agrees
        if self.steps and self.steps[-1].seat != step.seat:
            self._forget_positions()
        self.steps.append(replace(step, before=self.state))
        self.state = after
        if after.barrier:
            self._forget_positions()

    def back(self, version: int) -> list[Step]:
        """Take back every decision after a version, and answer which. The generator returns too: equal draws follow."""
        gone = [step for step in self.steps if step.version > version]
        if not gone:
            return []
        kept = self.steps[: len(self.steps) - len(gone)]
        before = gone[0].before
        if before is not None:
            self.steps, self.state = kept, before
        else:
            again = Line(self.game, self.setup, self.start_chance)
            for step in kept:
                again.add(step)
            self.steps, self.state = again.steps, again.state
        return gone

    def lock(self, seat: int) -> Message | None:
        """Why this seat cannot take its last decision back; None if it can."""
        if not self.steps:
            return LOCK_START
        if self.steps[-1].seat != seat:
            return LOCK_OTHER
        return LOCK_CHANCE if self.state.barrier else None

    def last_is(self, seat: int) -> bool:
        """Whether the last decision was this seat's."""
        return bool(self.steps) and self.steps[-1].seat == seat

    def before_last(self, seat: int, agreed: bool = False) -> int | None:
        """The version before this seat's last decision and those it is joined to; None if the seat has decided nothing.

        What has come to light between two of them parts them, unless the others have `agreed`.
        """
        at = max((at for at, step in enumerate(self.steps) if step.seat == seat), default=None)
        if at is None:
            return None
        while self.steps[at].joined and (agreed or not self._parted(at)):
            at -= 1
        return self.steps[at].version - 1

    def _parted(self, at: int) -> bool:
        before = self.steps[at].before
        return before is None or before.barrier

    def _forget_positions(self) -> None:
        for at in range(len(self.steps) - 1, -1, -1):
            if self.steps[at].before is None:
                break
            self.steps[at] = replace(self.steps[at], before=None)
