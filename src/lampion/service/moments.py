"""A key moment as a question: the position of a finished game before a decision, and whoever likes decides anew.

It is a practice as lessons are: nothing is stored, and all decisions since that position are named. What is hidden
there was hidden from the seat that decided. The answer is one of the moves that the analysis compared, or another one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

from lampion.analysis.choices import LEAST_LOSS, SURE
from lampion.analysis.numbers import numbers_of
from lampion.analysis.shapes import ComparedMove, KeyMoment
from lampion.core.from_position import replay_until
from lampion.core.game import Game
from lampion.core.record import Record, decode
from lampion.core.registry import game as game_called
from lampion.core.setup import OptionValue
from lampion.service.errors import ApiError
from lampion.service.practice import LEARNER, next_of, played_from, seat_of
from lampion.service.window import Window
from lampion.tables.table import Table
from lampion.wire.form import Form
from lampion.wire.lessons import Practice, PracticeRequest

SAVED = 32  # positions that are kept: a question is asked about many times


@dataclass(frozen=True)
class Question:
    """A moment of a game, ready to be decided anew."""

    game: Game
    position: str
    options: dict[str, OptionValue]
    edition: str | None
    names: tuple[str, ...]
    moment: KeyMoment

    def after(self, moves: Sequence[str | int]) -> Table:
        """A table at that moment, after these decisions. Raises Refused."""
        return played_from(self.game, self.position, self.options, self.edition, moves, self.names)


def question(record: str, moment: KeyMoment) -> Question:
    """The moment of a record."""
    position, edition = position_at(record, moment.step)
    found = decode(record)
    return Question(game_called(found.game), position, dict(found.options), edition, names_of(found), moment)


def names_of(record: Record) -> tuple[str, ...]:
    return tuple(seat.name for seat in record.seats)


@lru_cache(maxsize=SAVED)
def position_at(record: str, step: int) -> tuple[str, str | None]:
    """The text of a position, hidden things included, and the hash of the edition it is of."""
    found = decode(record)
    played = game_called(found.game)
    recorder = None
    for recorder in replay_until(played, found, step):
        pass
    if recorder is None:
        raise ApiError(404, "no-such-moment", "the game has no such moment")
    edition = played.edition_meant(found.map)
    return played.text(recorder.state), None if edition is None else edition.hash


def practise(asked_of: Question, asked: PracticeRequest) -> Practice:
    """How it stands after decisions, and what the analysis makes of them."""
    table = asked_of.after(asked.moves)
    assert table.line is not None
    moves = [step.move for step in table.line.steps]
    stands, tried = judged(asked_of, table, moves)
    envelope = Window(table).envelope(LEARNER, None, 0, here=(seat_of(table),), form=Form(asked.zones, "compact"))
    return Practice(envelope, moves, stands, tried, next_of(list(best_of(asked_of.moment).moves), table, moves))


def judged(
    asked_of: Question, table: Table, moves: Sequence[str]
) -> tuple[Literal["open", "solved", "astray"], str | None]:
    """Whether it is decided, and which of the compared moves it was: its number, or `other`."""
    if not moves or (numbers_of(asked_of.game).by_turn and goes_on(table)):
        return "open", None
    best = best_of(asked_of.moment)
    for number, option in enumerate(asked_of.moment.options):
        if sorted(option.moves) == sorted(moves):
            margin = max(LEAST_LOSS, SURE * asked_of.moment.error)
            right = option is best or (not option.played and option.chance >= best.chance - margin)
            return ("solved" if right else "astray"), f"{number}"
    return "astray", "other"


def goes_on(table: Table) -> bool:
    """Whether the turn of the seat goes on, with nothing new come to light."""
    assert table.line is not None
    state = table.line.state
    return not state.over() and state.seat() == seat_of(table) and not state.barrier


def best_of(moment: KeyMoment) -> ComparedMove:
    """The move that the analysis calls best, which is told first."""
    return moment.options[0]
