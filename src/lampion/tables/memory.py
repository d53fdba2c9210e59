"""What a seat has seen of the line that stands: the observation a bot chooses from."""

from __future__ import annotations

from lampion.core.chance import ChanceLedger
from lampion.core.observation import Observation
from lampion.core.state import State
from lampion.tables.line import Line


class Memory:
    """A seat's observation, brought up to date when it is asked for; begun again when something it saw was undone."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self._count = 0  # how many steps were witnessed
        self._version = 0  # and the version of the last one
        self._state: State | None = None
        self._observation: Observation | None = None

    def recall(self, line: Line) -> Observation:
        """The observation of the present position."""
        state, observation = self._state, self._observation
        if state is None or observation is None or not self._is_prefix_of(line):
            state = line.game.begin(line.setup, ChanceLedger(line.start_chance))
            observation = line.game.observe(state, self.seat)
            self._count = 0
        for step in line.steps[self._count :]:
            before, state = state, state.after(step.action, ChanceLedger(step.chance))
            observation.witness(before, step.action, state)
            self._count += 1
            self._version = step.version
        self._state, self._observation = state, observation
        return observation

    def _is_prefix_of(self, line: Line) -> bool:
        """Versions are never used twice, so the last one tells whether all that was witnessed still stands."""
        count = self._count
        return count == 0 or (count <= len(line.steps) and line.steps[count - 1].version == self._version)
