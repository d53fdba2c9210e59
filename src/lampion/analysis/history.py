"""What happened in a game, step by step: decisions by what their player knew, and draws in between."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field

from msgspec import UNSET

from lampion.core.chance_law import Draw
from lampion.core.game import Game
from lampion.core.observation import Observation
from lampion.core.record import Record
from lampion.core.recorder import Recorder
from lampion.core.replay import replay
from lampion.core.setup import Setup
from lampion.core.state import State


@dataclass(frozen=True)
class Decision:
    """What one seat decided in a row with nothing coming to light in between: one decision, or those of a whole turn.

    `first` is how many moves the record has before it. `known` is what the seat had seen, `before` the position.
    """

    first: int
    seat: int
    actions: tuple[int, ...]
    before: State
    after: State
    known: Observation
    forced: bool  # nothing to decide


@dataclass(frozen=True)
class Chance:
    """What chance decided after so many moves. `action` led to it from `before`; None is before the deal."""

    after: int
    before: State | None
    action: int
    draws: tuple[Draw, ...]
    state: State
    start: State | None = None  # if the decision before it was forced: the position before that


@dataclass
class History:
    """A game as the analysis goes through it."""

    game: Game
    record: Record
    setup: Setup
    first: State  # the first position after the deal
    last: State
    steps: list[Decision | Chance] = field(default_factory=list)
    moves: Sequence[str] = ()

    @property
    def seats(self) -> int:
        return self.setup.seats


def history_of(game: Game, record: Record, by_turn: bool) -> History:
    """The steps of a record, which is checked on the way. Raises RecordFault for what is not true."""
    recorders = replay(game, record)
    begun = next(recorders)
    law = game.chance_law()
    found = History(game, record, begun.setup, begun.state, begun.state, moves=record.moves)
    if record.position is UNSET:
        events = [chance.event() for chance in record.chance if chance.after == 0]
        draws = tuple(law.draws(None, -1, begun.state, events))
        if draws:
            found.steps.append(Chance(0, None, -1, draws, begun.state))
    seen = {seat: game.observe(begun.state, seat) for seat in range(found.seats)}
    row: list[tuple[int, State, State]] = []  # decisions of one seat that belong together
    known = seen[0]
    before = begun.state
    for number, recorder in enumerate(recorders):
        after = recorder.state
        seat = int(before.seat())
        action = game.parse(before, record.moves[number])
        if not row:
            known = twin(game, seen[seat])
        row.append((action, before, after))
        for one in seen.values():
            one.witness(before, action, after)
        events = [chance.event() for chance in record.chance if chance.after == number + 1]
        draws = tuple(law.draws(before, action, after, events))
        if not by_turn or draws or after.over() or after.seat() != seat or after.barrier:
            add_row(found, row, known, number, draws)
            row = []
        before = after
    if row:
        add_row(found, row, known, len(record.moves) - 1, ())
    found.last = before
    return found


def add_row(
    found: History, row: Sequence[tuple[int, State, State]], known: Observation, last: int, draws: tuple[Draw, ...]
) -> None:
    """Close a decision of one or more actions, and add what chance decided behind it."""
    first = row[0][1]
    forced = all(len(state.legal()) == 1 for _, state, _ in row)
    action, before, after = row[-1]
    decision = Decision(
        last + 1 - len(row), int(first.seat()), tuple(one for one, _, _ in row), first, after, known, forced
    )
    found.steps.append(decision)
    if draws:
        found.steps.append(Chance(last + 1, before, action, draws, after, first if forced else None))


def twin(game: Game, known: Observation) -> Observation:
    """The same knowledge, which stays as it is while the game goes on."""
    return game.load_observation(deepcopy(known.dump()))  # which may hand out its own lists


def recorder_after(game: Game, record: Record, moves: int) -> Recorder:
    """The game after so many moves, to go on from."""
    for number, recorder in enumerate(replay(game, record)):
        if number == moves:
            return recorder.copy()
    raise ValueError(f"the game has {len(record.moves)} moves, got {moves}")


def notation(game: Game, before: State, actions: Sequence[int]) -> list[str]:
    """The lines of a record for actions that follow each other."""
    lines: list[str] = []
    state = before
    for action in actions:
        lines.append(game.notation(state, action))
        state = state.after(action)
    return lines


def names(record: Record) -> Mapping[int, str]:
    """Who sat where."""
    return {seat: one.name for seat, one in enumerate(record.seats)}
