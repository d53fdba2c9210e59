"""Where a game compares actions faster than one by one, it chooses the same."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from lampion.core.heuristics import Heuristics
from lampion.core.registry import game
from lampion.core.rng import rng_from
from lampion.core.setup import Setup

GAMES = ("axio", "pagoda", "panda")


@pytest.mark.both
@pytest.mark.parametrize("name", GAMES)
def test_the_best_looking_action_is_the_one_with_the_highest_prior(name: str) -> None:
    played, rng = game(name), rng_from(name)
    judge = played.heuristics()
    state = played.new(Setup(2, "best looking"))
    decisions = 0
    while not state.over() and decisions < 60:
        legal = state.legal()
        for count in {1, min(3, len(legal)), min(12, len(legal))}:
            found = [legal[rng.below(len(legal))] for _ in range(count)]
            best = judge.best_looking(state, vec[i64](found), count)
            values = [judge.prior(state, action) for action in found]
            assert values[found.index(best)] == pytest.approx(max(values), abs=1e-9)
        state.play(state.pick(rng))
        decisions += 1


def test_of_several_equals_the_first_is_taken() -> None:
    class Even(Heuristics):
        def action_value(self, state: object, action: int) -> float:
            return 0.0

        def evaluate(self, state: object, seat: int) -> float:
            return 0.0

    state = game("pagoda").new(Setup(2, "even"))
    assert Even().best_looking(state, vec[i64]([7, 5, 9]), 3) == 7
