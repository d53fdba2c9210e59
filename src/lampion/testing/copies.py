"""Copies, saved positions and undo: an earlier position can be had again, and goes on as it did."""

from __future__ import annotations

import msgspec

from lampion.core.chance import ChanceLedger
from lampion.core.game import Game
from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.core.state import State
from lampion.testing.effort import effort
from lampion.testing.journey import Journey, copied, fingerprint, some
from lampion.testing.setups import reseeded

POINTS = 12  # earlier positions returned to in each game


def check_copies_are_independent(game: Game, setup: Setup) -> None:
    """A copy plays to the end without touching its original, and two copies go the same way."""
    for number in range(effort(1)):
        journey = Journey(game, reseeded(setup, number))
        if game.new(setup, ChanceLedger()).ledger is not None:
            raise journey.fault("new() must let go of the ledger of chance")
        for state in journey.positions():
            before = fingerprint(state)
            one, other = copied(game, state), copied(game, state)
            if fingerprint(one) != before:
                raise journey.fault("a copy must equal its original")
            if one.ledger is not None:
                raise journey.fault("a copy must start without the ledger of chance")
            one.rollout(rng_from("copies"))
            if fingerprint(state) != before or fingerprint(other) != before:
                raise journey.fault("playing a copy must not change its original or another copy")
            other.rollout(rng_from("copies"))
            if fingerprint(one) != fingerprint(other):
                raise journey.fault("two copies that are played equally must stay equal")


def check_saved_positions_load(game: Game, setup: Setup) -> None:
    """A dump is JSON; loaded again it is the same position, with the same choices, faces and future."""
    for number in range(effort(1)):
        journey = Journey(game, reseeded(setup, number))
        for state in journey.positions():
            saved = fingerprint(state)
            loaded = game.load(msgspec.json.decode(saved))
            if fingerprint(loaded) != saved:
                raise journey.fault("load() of a dump must dump the same")
            _compare_faces(journey, state, loaded)
            original = copied(game, state)
            original.rollout(rng_from("saved"))
            loaded.rollout(rng_from("saved"))
            if fingerprint(original) != fingerprint(loaded):
                raise journey.fault("a loaded position must go on like the one that was saved")


def _compare_faces(journey: Journey, state: State, loaded: State) -> None:
    if loaded.legal() != state.legal() or loaded.barrier != state.barrier:
        raise journey.fault("a loaded position must offer the same actions, and the same undo")
    for seat in (None, *range(journey.setup.seats)):
        if journey.game.view(loaded, seat) != journey.game.view(state, seat):
            raise journey.fault(f"a loaded position must look the same to seat {seat}")


def check_undo_returns(game: Game, setup: Setup) -> None:
    """A kept copy equals the position it was made from for ever, and the same decisions lead on from it as before."""
    for number in range(effort(1)):
        journey = Journey(game, reseeded(setup, number))
        kept: list[State] = []
        faces: list[bytes] = []
        for state in journey.positions():
            kept.append(copied(game, state))
            faces.append(fingerprint(state))
        for point in some(rng_from(f"{setup.seed}/undo/{number}"), list(range(len(kept))), POINTS):
            again = copied(game, kept[point])
            if fingerprint(again) != faces[point]:
                raise journey.fault(f"the position kept after {point} decisions has changed since")
            for later, line in enumerate(journey.lines[point:], point + 1):
                again.apply(game.parse(again, line))
                if fingerprint(again) != faces[later]:
                    raise journey.fault(f"taken back to decision {point}, decision {later} ({line}) leads elsewhere")
