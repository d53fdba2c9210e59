"""A game being played, for programmers: the position, the moves that led to it, and what may come next."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from lampion.core.message import NotationError
from lampion.core.move import Move
from lampion.core.observation import Observation
from lampion.core.record import Record, RecordSeat
from lampion.core.recorder import Recorder
from lampion.core.setup import Setup
from lampion.core.state import State

if TYPE_CHECKING:
    from lampion.core.game import Game

SHOWN = 5  # moves in the repr of a list of them


class LegalMoves:
    """What the rules allow now: iterate over it, ask `in` for a move or its notation, count it."""

    def __init__(self, game: Game, state: State) -> None:
        self._game, self._state = game, state

    def __iter__(self) -> Iterator[Move]:
        return (self._game.move(self._state, action) for action in self._state.legal())

    def __len__(self) -> int:
        return len(self._state.listed())

    def __bool__(self) -> bool:
        return not self._state.over()

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Move | str):
            return False
        try:
            return self._state.is_legal(self._game.parse(self._state, str(move)))
        except NotationError:
            return False

    def __repr__(self) -> str:
        actions = self._state.legal()
        shown = [str(self._game.move(self._state, action)) for action in actions[:SHOWN]]
        more = f", … {len(actions) - SHOWN} more" if len(actions) > SHOWN else ""
        return f"<LegalMoves: {', '.join(shown) or 'none, the game is over'}{more}>"


class Position:
    """A position of a game, with the moves since its start. `Game.start` and `Game.position` make one.

    `state` is the fast face of the same position, for programs that play millions of moves.
    """

    def __init__(self, game: Game, setup: Setup, names: Sequence[str] = ()) -> None:
        called = [*names, *(f"seat {number}" for number in range(len(names), setup.seats))]
        self._recorder = Recorder(game, setup, [RecordSeat(name) for name in called])
        self._observations: dict[int, Observation] = {}

    @property
    def game(self) -> Game:
        """The game this is a position of."""
        return self._recorder.game

    @property
    def state(self) -> State:
        """The same position as machines use it: `actions`, `play`, `rollout`."""
        return self._recorder.state

    @property
    def seats(self) -> int:
        """How many play."""
        return self._recorder.setup.seats

    @property
    def turn(self) -> int | None:
        """The seat that decides now; None when the game is over."""
        return None if self.over else int(self.state.seat())

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over()

    @property
    def scores(self) -> list[int]:
        """One number for each seat: the one a person compares first."""
        return self.state.scores()

    @property
    def winners(self) -> list[int]:
        """The seats that have won; several share the victory. Empty while the game goes on."""
        return self.state.winners()

    @property
    def moves(self) -> list[str]:
        """The notation of every move since the start."""
        return list(self._recorder.moves)

    @property
    def legal_moves(self) -> LegalMoves:
        """What may be decided now."""
        return LegalMoves(self.game, self.state)

    def push(self, move: Move | str) -> Move:
        """Make a move, given typed or as its notation.

        Raises NotationError if it cannot be read and IllegalAction if the rules do not allow it; nothing changes then.
        """
        before = self.state
        action = self.game.parse(before, str(move))
        self._recorder.apply(action)
        for observation in self._observations.values():
            observation.witness(before, action, self.state)
        return self.game.move(before, action)

    def copy(self) -> Position:
        """An independent position with the same past and the same future."""
        twin = Position.__new__(Position)
        twin._recorder = self._recorder.copy()
        twin._observations = {}
        return twin

    def view(self, seat: int | None = None) -> Mapping[str, object]:
        """What a seat may see of the position, as plain data; without a seat, what a spectator may see."""
        return self.game.view(self.state, seat)

    def text(self) -> str:
        """Everything on the table in one line, hidden things included; `Game.position` reads it back."""
        return self.game.text(self.state)

    def view_text(self, seat: int | None = None) -> str:
        """The same as a seat may see it, with `?` for what it cannot know; without a seat, as a spectator may."""
        return self.game.view_text(self.state, seat)

    def observation(self, seat: int) -> Observation:
        """What a seat knows: its view and all it has seen since the start. Bots choose from this, never from the state.

        After a start from the text of a position that is what lies open, and nothing more.

        It goes on with the game: ask once and keep it, or ask each time.
        """
        if seat not in self._observations:
            self._observations[seat] = self._recorder.observation(seat)
        return self._observations[seat]

    def record(self) -> Record:
        """The game so far, as a record that can be written to a file and verified."""
        return self._recorder.record()

    def __eq__(self, other: object) -> bool:
        """Everything on the table is equal, hidden things too. The past and the generator do not count."""
        if not isinstance(other, Position):
            return NotImplemented
        return self.game is other.game and self.state == other.state

    __hash__ = None  # type: ignore[assignment]

    def __str__(self) -> str:
        return self.game.picture(self.state)

    def __repr__(self) -> str:
        whose = "over" if self.over else f"seat {self.turn} to move"
        made = len(self._recorder.moves)
        return f"<Position of {self.game.title}: {self.seats} seats, {made} moves made, {whose}, scores {self.scores}>"

    def _repr_svg_(self) -> str:
        """The drawing that notebooks show."""
        return self.game.svg(self.state)
