"""Position texts: a text tells the whole position and none of its chance, and what is not a position is refused."""

from __future__ import annotations

from lampion.core.errors import PositionError
from lampion.core.game import Game
from lampion.core.rng import Rng, rng_from
from lampion.core.setup import Setup
from lampion.core.state import State
from lampion.testing.effort import effort, looked_at
from lampion.testing.faces import differences, faces
from lampion.testing.journey import Journey, as_json, copied
from lampion.testing.setups import reseeded

EACH = 21  # so many positions apart they are compared face by face
MUTATIONS = 3  # broken texts that are tried at each position
NO_POSITIONS = ("", " ", "?", "=", "seats=2", "{}", "[]", "null", '{"rng": []}', "\x00", "\ud800", "x" * 30_000)


def check_position_text_round_trip(game: Game, setup: Setup) -> None:
    """The position that a text describes equals the one it was made from, and looks the same to every seat."""
    for number in range(effort(1)):
        journey = Journey(game, reseeded(setup, f"text/{number}"))
        before: State | None = None
        for state in journey.positions():
            _check_equality(journey, state, before)
            before = copied(game, state)
            text = game.text(state)
            if as_json(state.rng.position()[:-2])[1:-1].decode() in text:
                raise journey.fault(f"the generator can be read from the position text {text!r}")
            read = game.from_text(text, "a seed")
            if read != state or state != read:
                raise journey.fault(
                    f"the position text {text!r} must give an equal position, but gives {game.text(read)!r}"
                )
            if game.text(read) != text:
                raise journey.fault(
                    f"the position text {text!r} must be read and written alike, got {game.text(read)!r}"
                )
            if read.legal() != state.legal():
                raise journey.fault(f"the position text {text!r} must give a position with the same legal actions")
            if looked_at(len(journey.lines), EACH) or state.over():
                _compare_faces(journey, state, read)


def _check_equality(journey: Journey, state: State, before: State | None) -> None:
    twin = copied(journey.game, state)
    twin.rng = rng_from("another future")
    if twin != state:
        raise journey.fault("a position must equal its copy, whatever chance will bring")
    if before is not None and (before == state) != (before.content() == state.content()):
        raise journey.fault("positions must be equal exactly if their dumps are, apart from the generator")


def _compare_faces(journey: Journey, state: State, read: State) -> None:
    game = journey.game
    for seat in (None, *range(journey.setup.seats)):
        different = differences(faces(game, state, seat), faces(game, read, seat))
        if different:
            raise journey.fault(
                f"read from its text, a position looks different to seat {seat}: {'; '.join(different)}"
            )
        shown = game.view_text(state, seat)
        if shown != game.text(state):
            _check_refused(journey, shown, f"what seat {seat} sees is not a whole position: from_text() must refuse")


def _check_refused(journey: Journey, text: str, why: str) -> None:
    try:
        journey.game.from_text(text)
    except PositionError:
        return
    raise journey.fault(f"{why} {text!r} with a PositionError")


def check_rubbish_is_no_position(game: Game, setup: Setup) -> None:
    """Any string at all is a position or refused by PositionError, and by nothing else."""
    journey = Journey(game, reseeded(setup, "rubbish"))
    for text in NO_POSITIONS:
        _try(journey, text)
    for number in range(effort(1)):
        journey = Journey(game, reseeded(setup, f"rubbish/{number}"))
        rng = rng_from(f"{setup.seed}/rubbish/{number}")
        for state in journey.positions():
            for _ in range(MUTATIONS):
                _try(journey, broken(game.text(state), rng))


def broken(text: str, rng: Rng) -> str:
    """A text with a piece taken out, doubled, or moved somewhere else."""
    start = int(rng.below(len(text)))
    end = start + 1 + int(rng.below(8))
    piece, rest = text[start:end], text[:start] + text[end:]
    if rng.below(2):
        return rest
    at = int(rng.below(len(text)))
    return text[:at] + piece + text[at:] if rng.below(2) else rest[:at] + piece + rest[at:]


def _try(journey: Journey, text: str) -> None:
    try:
        journey.game.from_text(text)
    except PositionError as error:
        if not str(error):
            raise journey.fault(f"the PositionError for {text!r} must say what was expected") from error
    except Exception as error:
        raise journey.fault(f"from_text() must refuse {text!r} with a PositionError, got {error!r}") from error
