"""AXIO after swaps: what a seat imagines has the weights of a perfect card counter, in boxes small enough to count."""

from __future__ import annotations

from collections import Counter

import pytest

from conformance.axio_card_counter import CardCounter
from conformance.axio_small_box import SmallBox, count, decision, hidden
from lampion.core.rng import rng_from
from lampion.testing.chi_square import goodness
from lampion.testing.effort import effort

pytestmark = pytest.mark.thorough

UNLIKELY = 1e-5
IMAGINED = 1500  # worlds imagined after each decision
PLAYED = 20_000  # games played to compare the counter with the engine's own draws

TWO_KINDS = SmallBox(2, (3, 2, 0), (6, 6, 0))
THREE_KINDS = SmallBox(2, (2, 1, 2), (6, 6, 6))
THREE_SEATS = SmallBox(3, (2, 1, 2), (8, 8, 8))

# Who starts, and what is decided in turn: each turn is a tile, then refill or swap.
SCRIPTS: dict[str, tuple[SmallBox, int, str]] = {
    "no swap": (THREE_KINDS, 1, "place refill place refill place refill place refill place"),
    "an opponent's swap and some moves after it": (
        THREE_KINDS, 1, "place swap place refill place refill place refill place refill",
    ),
    "one's own swap and some moves after it": (
        THREE_KINDS, 0, "place swap place refill place refill place refill place refill",
    ),
    "both swap": (THREE_KINDS, 1, "place swap place swap place refill place refill place refill"),
    "an opponent swaps twice": (THREE_KINDS, 1, "place swap place refill place swap place refill place refill"),
    "two opponents swap": (
        THREE_SEATS, 1, "place swap place swap place refill place refill place refill place refill",
    ),
    "three seats, one's own swap among theirs": (
        THREE_SEATS, 1, "place refill place swap place swap place refill place refill place refill",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", SCRIPTS)
def test_imagined_worlds_have_the_weights_of_a_card_counter(name: str) -> None:
    box, player, script = SCRIPTS[name]
    for game in range(effort(1)):
        rng = rng_from(f"{name} {game}")
        state = box.start(rng, player)
        knows, counter = box.observation(state), box.counter()
        for number, word in enumerate(["", *script.split()]):
            if word:
                before = state.copy()
                action = decision(state, word, rng)
                state.apply(action)
                knows.witness(before, action, state)
                count(counter, before, action, state)
            imagined = Counter(hidden(knows.imagine(rng), box.seats) for _ in range(IMAGINED))
            assert hidden(state, box.seats) in counter.shares(), f"the truth is impossible after decision {number}"
            chance = goodness(imagined, counter.shares())
            assert chance > UNLIKELY, f"after decision {number} ({word}) of game {game}: p = {chance:.1e}"


@pytest.mark.parametrize(
    ("player", "script"),
    [
        pytest.param(1, "place swap", id="just after an opponent's swap"),
        pytest.param(1, "place swap place refill place refill", id="some moves after an opponent's swap"),
        pytest.param(0, "place swap place refill", id="after one's own swap"),
    ],
)
def test_the_card_counter_agrees_with_games_that_look_the_same(player: int, script: str) -> None:
    """Play many games with the engine's own draws, and keep those in which seat 0 sees what it saw in the first."""
    box = TWO_KINDS
    first = rng_from(f"seen {player} {script}")
    state, counter = box.start(first, player), box.counter()
    seen: list[tuple[int, str]] = []  # what seat 0 itself decided, and what it saw
    for word in script.split():
        before = state.copy()
        action = decision(state, word, first)
        state.apply(action)
        seen.append((action, count(counter, before, action, state)))
    found = Counter[str]()
    rng = rng_from(f"games {player} {script}")
    for _ in range(effort(PLAYED)):
        state = box.start(rng, player)
        for (own, sight), word in zip(seen, script.split(), strict=True):
            before = state.copy()
            action = own if state.player == 0 else decision(state, word, rng)
            state.apply(action)
            if count(CardCounter({}), before, action, state) != sight:
                break
        else:
            found[hidden(state, box.seats)] += 1
    assert found.total() >= 150, f"only {found.total()} games look the same"
    assert goodness(found, counter.shares()) > UNLIKELY
