"""Lessons as a service: a position and what somebody decided there, as a table would show it. Nothing is stored.

Every question names all decisions since the lesson's position, so that it can be answered without knowing who asks. The
table it is answered from is made for the answer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import msgspec

from lampion.analysis.lessons import Lesson, follows, lessons
from lampion.core.errors import UnknownGame
from lampion.core.game import Game
from lampion.core.registry import game
from lampion.core.setup import OptionValue, Setup
from lampion.service.errors import ApiError
from lampion.service.window import Window
from lampion.tables import playing
from lampion.tables.events import AnyEvent, Row, Sat, SeatPlan
from lampion.tables.opening import Wish, opening
from lampion.tables.table import Table
from lampion.wire.answers import Why
from lampion.wire.form import Form
from lampion.wire.lessons import (
    LessonShown,
    NextShown,
    Practice,
    PracticePreviewRequest,
    PracticeRequest,
    PracticeTurnsRequest,
    PracticeWhyRequest,
    TryShown,
)

LEARNER = "learner"  # holds the seat that decides
TABLE = "lesson"
SEED = "lesson"
AT = 0  # when everything happens


@dataclass(frozen=True)
class Taught:
    """A lesson of a game."""

    game: Game
    lesson: Lesson


def lessons_of(name: str) -> list[LessonShown]:
    """The lessons of a game in their order."""
    return [
        LessonShown(
            one.id,
            one.content,
            list(one.rules),
            [TryShown(wrong.id, wrong.decisions, wrong.refused is not None) for wrong in one.wrong],
        )
        for one in lessons(_game(name))
    ]


def practise(name: str, lesson: str, asked: PracticeRequest) -> Practice:
    """How the lesson stands after these decisions. Raises Refused where the rules do not allow one of them."""
    chosen = taught(name, lesson)
    table = played(chosen, asked.moves)
    assert table.line is not None
    moves = [step.move for step in table.line.steps]
    decides = table.waits is None and table.to_move() == seat_of(table)
    stands, tried = chosen.lesson.judged(moves, chosen.game.text(table.line.state), decides=decides)
    form = Form(asked.zones, "compact")
    envelope = Window(table).envelope(LEARNER, None, 0, here=(seat_of(table),), form=form)
    return Practice(
        envelope, moves, stands, None if tried is None else tried.id, next_of(chosen.lesson.solution, table, moves)
    )


def previews(name: str, lesson: str, asked: PracticePreviewRequest) -> list[Mapping[str, object]]:
    """What is already certain about legal actions."""
    table = played(taught(name, lesson), asked.moves)
    return Window(table).previews(LEARNER, seat_of(table), asked.codes)


def turns(name: str, lesson: str, asked: PracticeTurnsRequest) -> msgspec.Raw:
    """Whole turns of the learner, as the game tells them."""
    table = played(taught(name, lesson), asked.moves)
    return Window(table).turns(LEARNER, seat_of(table))


def why(name: str, lesson: str, asked: PracticeWhyRequest) -> Why:
    """Why not? The reason, or null if it is allowed."""
    table = played(taught(name, lesson), asked.moves)
    return Why(Window(table).why(LEARNER, seat_of(table), asked.choice))


def played(one: Taught, moves: Sequence[str | int]) -> Table:
    """A table with the lesson's position, after these decisions. Raises Refused."""
    lesson = one.lesson
    edition = None if lesson.edition is None else one.game.edition(lesson.edition).hash
    return played_from(one.game, lesson.position, lesson.options, edition, moves)


def played_from(
    chosen: Game,
    position: str,
    options: Mapping[str, OptionValue],
    edition: str | None,
    moves: Sequence[str | int],
    names: Sequence[str | None] = (),
) -> Table:
    """A table that begins from a position, after these decisions of the seat that decides there. Raises Refused."""
    start = chosen.described(position, Setup(chosen.seats[0], SEED, edition=edition))
    learner, count = int(start.seat()), len(start.scores())
    called = [*names, *[None] * (count - len(names))]
    wish = Wish(
        game=chosen,
        seats=[SeatPlan("human" if seat == learner else "bot", called[seat], None) for seat in range(count)],
        options=options,
        sitters={learner: Sat(learner, LEARNER, called[learner], None)},
        edition=edition,
        seed=SEED,
        position=position,
    )
    table = Table(TABLE)
    _add(table, opening(TABLE, wish, SEED))
    for move in moves:
        _add(table, playing.move(table, learner, move, AT))
    return table


def _add(table: Table, events: Sequence[AnyEvent]) -> None:
    for event in events:
        table.add(Row(table.version + 1, AT, event))


def seat_of(table: Table) -> int:
    """The learner's seat."""
    return table.held_by(LEARNER)[0]


def next_of(solution: Sequence[str], table: Table, moves: Sequence[str]) -> NextShown | None:
    """What the solution decides now, if it goes on from here."""
    if len(moves) >= len(solution) or not follows(moves, solution):
        return None
    line = table.line
    assert line is not None
    state, rest = line.state, list[int]()
    for move in solution[len(moves) :]:
        rest.append(line.game.parse(state, move))
        state = state.after(rest[-1])
    return NextShown(rest[0], line.game.notation(line.state, rest[0]), line.game.ideas(line.state, [rest], 1))


def taught(name: str, wanted: str) -> Taught:
    """The lesson of that id; ApiError if there is none."""
    chosen = _game(name)
    found = next((one for one in lessons(chosen) if one.id == wanted), None)
    if found is None:
        raise ApiError(404, "no-such-lesson", f"no lesson of {name} is called {wanted!r}")
    return Taught(chosen, found)


def _game(name: str) -> Game:
    try:
        return game(name)
    except UnknownGame as error:
        raise ApiError(404, "no-such-game", str(error)) from None
