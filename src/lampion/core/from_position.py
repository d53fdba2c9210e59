"""Where a game begins that is not dealt: at the text of a position, or after a move of a record."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

from lampion.core.errors import RecordError, SetupError
from lampion.core.game import Game
from lampion.core.record import Record
from lampion.core.recorder import Recorder
from lampion.core.replay import replay
from lampion.core.setup import Setup


def setup_from(game: Game, text: str, wanted: Setup) -> Setup:
    """The setup of a game that goes on from a position, whole: what the text leaves out comes from the wanted seed.

    Options and an edition that are not wanted are those of the position. Raises PositionError for a text that is no
    position, and SetupError for one that is over, or that is another game than the wanted one.
    """
    if wanted.start is not None:
        raise SetupError(f"the position says who decides: expected no start player, got {wanted.start}")
    state = game.described(text, wanted)
    if state.over():
        raise SetupError("the game is already over in this position: expected one in which a seat has to decide")
    found = game.setup_of(state, wanted.seed)
    options = {**found.options, **wanted.options}
    setup = replace(
        found, seats=wanted.seats, options=options, edition=found.edition if wanted.edition is None else wanted.edition
    )
    game.begin(setup)  # which refuses what the position contradicts
    return setup


def replay_until(game: Game, record: Record, move: int) -> Iterator[Recorder]:
    """The game of a record up to the position after so many moves. Raises RecordError."""
    if record.game != game.name:
        raise RecordError(f"the record is one of {record.game}, expected {game.name}")
    if not 0 <= move <= len(record.moves):
        raise RecordError(f"the record has {len(record.moves)} moves: expected one from 0 to that, got {move}")
    return islice(replay(game, record), move + 1)


def text_after(game: Game, record: Record, move: int) -> str:
    """The text of the position after so many moves of a record; what came later does not count."""
    *_, recorder = replay_until(game, record, move)
    return game.text(recorder.state)
