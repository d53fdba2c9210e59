"""Imagined racks after a swap against a simulation of the physical tiles that knows nothing of pools and ages."""

from collections import Counter
from functools import partial
from random import Random

import pytest

from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.games.axio.components import KIND_NAMES, KINDS, SWAP
from lampion.games.axio.game import GAME
from lampion.games.axio.knowledge import AxioObservation, observe
from lampion.games.axio.past import DRAWN, RETURNED, SEEN, SHOWN, SWAPPED, event
from lampion.games.axio.state import Axio

# What seat 0 notices of seat 1, tiles by their number among KIND_NAMES. Few are unseen, so each notice tells much.
UNSEEN = [0, 0, 1, 1, 2]
STORY: list[tuple[int, int]] = [
    (DRAWN, 3), (SWAPPED, 0), (RETURNED, 0), (RETURNED, 2), (SHOWN, 0), (DRAWN, 1), (SEEN, 1), (SWAPPED, 0),
    (RETURNED, 1), (SHOWN, 2), (DRAWN, 1),
]  # fmt: skip


def simulated(random: Random) -> tuple[int, ...] | None:
    """Seat 1's rack at the end of a random game that tells the story; None if it tells another one."""
    bag, rack = UNSEEN[:], list[int]()
    for what, value in STORY:
        random.shuffle(bag)
        random.shuffle(rack)
        if what == DRAWN:
            rack += [bag.pop() for _ in range(value)]
        elif what == RETURNED:
            bag.append(value)
        elif what in (SHOWN, SEEN) and (rack if what == SHOWN else bag).pop() != value:
            return None
    return tuple(sorted(rack))


def observation() -> AxioObservation:
    position = GAME.new(Setup(2, "past", start=0))
    seen = observe(position, 0)
    before = [UNSEEN.count(kind) for kind in range(KINDS)]
    notices = [event(what, 0 if what in (SWAPPED, SEEN) else 1, value) for what, value in STORY]
    return AxioObservation(0, seen.known, seen.unseen, before, notices)


def rack_of(state: Axio) -> tuple[int, ...]:
    return tuple(kind for kind in range(KINDS) for _ in range(state.racks[KINDS + kind]))


@pytest.mark.both
def test_imagined_racks_are_as_likely_as_physical_ones() -> None:
    random, rng, seen = Random(1), rng_from("imagine"), observation()
    games = [rack for _ in range(60_000) if (rack := simulated(random)) is not None]
    expected = Counter(games)
    draws = 10_000
    imagined: Counter[tuple[int, ...]] = Counter()
    for _ in range(draws):
        state = seen.imagine(rng)
        assert isinstance(state, Axio)
        imagined[rack_of(state)] += 1
    assert set(imagined) == set(expected)
    for rack, count in expected.items():
        share = count / len(games)
        deviation = (share * (1 - share) * (1 / draws + 1 / len(games))) ** 0.5
        assert abs(imagined[rack] / draws - share) < 4 * deviation, [KIND_NAMES[kind] for kind in rack]


def test_after_many_swaps_most_guesses_at_the_past_are_possible() -> None:
    state = GAME.new(Setup(4, "many swaps", start=0))
    rng, heuristics, seen, swaps = rng_from("guess"), GAME.heuristics(), observe(state, 0), 0
    while not state.over():
        value = partial(heuristics.action_value, state)
        action = SWAP if SWAP in state.legal() else max(state.legal(), key=value)
        swaps += action == SWAP
        before = state.copy()
        state.play(action)
        seen.witness(before, action, state)
        if swaps >= 4 and not state.over():
            possible = sum(seen.past(rng, kindest=False) is not None for _ in range(100))
            assert possible >= 50
    assert swaps >= 6
