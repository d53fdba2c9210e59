"""Earlier positions of a table, as a seat saw them: for stepping through a game."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from lampion.core.chance import ChanceLedger
from lampion.core.message import Message
from lampion.tables.fields import RawObject, RawZones, encoded
from lampion.tables.line import Line


class PastPosition(msgspec.Struct, frozen=True):
    """How it stood after so many decisions of the line that stands; `version` is that of the last of them."""

    step: int
    version: int
    to_move: int | None
    prompt: Message
    board: RawObject
    zones: RawZones
    scores: list[int]


def past_positions(line: Line, seat: int | None, first: int, last: int) -> Iterator[PastPosition | None]:
    """The positions after `first` to `last` decisions, seen from a seat; None for each one on the way there.

    So whoever reads may pause between any two decisions.
    """
    state = line.game.begin(line.setup, ChanceLedger(line.start_chance))
    for number in range(min(last, len(line.steps)) + 1):
        if number:
            step = line.steps[number - 1]
            state = state.after(step.action, ChanceLedger(step.chance))
        if number < first:
            yield None
        else:
            yield PastPosition(
                step=number,
                version=line.steps[number - 1].version if number else 0,
                to_move=None if state.over() else int(state.seat()),
                prompt=line.game.prompt(state, seat),
                board=encoded(line.game.view(state, seat)),
                zones=encoded(line.game.zones(state, seat)),
                scores=state.scores(),
            )
