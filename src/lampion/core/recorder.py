"""Plays a game and writes its record down at the same time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from typing import TYPE_CHECKING

from msgspec import UNSET

from lampion.core.chance import ChanceEvent, ChanceLedger
from lampion.core.record import FORMAT, FROM_POSITION, Chance, Commitment, End, Record, RecordSeat
from lampion.core.setup import OptionValue, Setup
from lampion.core.state import State

if TYPE_CHECKING:
    from lampion.core.game import Game
    from lampion.core.observation import Observation


class Recorder:
    """A position, the moves that led to it, and what chance decided on the way. Earlier positions stay as they were."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        seats: Sequence[RecordSeat],
        commitment: Commitment | None = None,
        given: ChanceLedger | None = None,
    ) -> None:
        self.game = game
        self.setup = setup
        self.seats = tuple(seats)
        self.commitment = commitment
        self.options: Mapping[str, OptionValue] = game.check(setup)
        self.edition = game.edition_of(setup)
        ledger = given or ChanceLedger()
        self.state: State = game.begin(setup, ledger)
        self.start = int(self.state.seat())
        self.moves: list[str] = []
        self.chance: list[Chance] = []
        self._note(ledger)

    def apply(self, action: int, given: ChanceLedger | None = None) -> None:
        """Carry out a legal action; anything else raises IllegalAction and changes nothing."""
        ledger = given or ChanceLedger()
        after = self.state.after(action, ledger)
        self.moves.append(self.game.notation(self.state, action))
        self.state = after
        self._note(ledger)

    def record(self, end: End | None = None) -> Record:
        """The game so far; `end` says how it ended if not by the rules."""
        over = self.state.over()
        ending = end or (End("rules") if over else None)
        return Record(
            lampion=FORMAT if self.setup.position is None else FROM_POSITION,
            game=self.game.name,
            rules=self.game.rules,
            options=dict(self.options),
            map=self.edition,
            seats=self.seats,
            start=self.start,
            seed=self.setup.seed,
            commitment=self.commitment,
            moves=tuple(self.moves),
            chance=tuple(self.chance),
            end=ending,
            scores=tuple(tuple(self.state.tally(seat)) for seat in range(self.setup.seats)),
            winners=tuple(winners_of(self.state, ending, resigned_seats(self.seats))),
            position=UNSET if self.setup.position is None else self.setup.position,
        )

    def copy(self) -> Recorder:
        """The same game, to go on with apart from this one."""
        twin = copy(self)
        twin.state = self.state.copy()
        twin.moves, twin.chance = list(self.moves), list(self.chance)
        return twin

    def observation(self, seat: int) -> Observation:
        """What a seat has seen since the start: the game is gone through once more."""
        state = self.game.begin(self.setup, ChanceLedger(self._events_after(0)))
        observation = self.game.observe(state, seat)
        for number, line in enumerate(self.moves, start=1):
            action = self.game.parse(state, line)
            after = state.after(action, ChanceLedger(self._events_after(number)))
            observation.witness(state, action, after)
            state = after
        return observation

    def _events_after(self, moves: int) -> list[ChanceEvent]:
        return [chance.event() for chance in self.chance if chance.after == moves]

    def _note(self, ledger: ChanceLedger) -> None:
        after = len(self.moves)
        self.chance.extend(Chance(after, event.kind, event.seat, event.items) for event in ledger.events)


def resigned_seats(seats: Sequence[RecordSeat]) -> list[int]:
    """The seats whose person gave up while others played on."""
    return [number for number, seat in enumerate(seats) if seat.resigned is not None]


def winners_of(state: State, end: End | None, resigned: Sequence[int] = ()) -> list[int]:
    """Who won: by the rules the best of those who stayed; of two the one who did not give up."""
    if end is None:
        return []
    seats = range(len(state.scores()))
    if not state.over():
        ended_it = end.seat if end.by in ("resign", "time") else None
        return [seat for seat in seats if seat != ended_it] if len(seats) == 2 and ended_it is not None else []
    return state.leaders([seat for seat in seats if seat not in resigned] or list(seats))
