"""The tuning finds what wins."""

from collections.abc import Mapping

from lampion.bots.tuning import tune

BEST = {"a": 2.0, "b": 0.5}


def distance(weights: Mapping[str, float]) -> float:
    return sum((weights[name] / best - 1.0) ** 2 for name, best in BEST.items())


def nearer_wins(one: Mapping[str, float], other: Mapping[str, float], number: int) -> float:
    """A match that is won by whoever is nearer to the best weights, the more clearly the more it is."""
    return max(-1.0, min(1.0, distance(other) - distance(one)))


def test_it_comes_near_the_best_weights() -> None:
    start = {"a": 1.0, "b": 1.0}
    steps = list(tune(start, nearer_wins, 200, "seed"))
    assert distance(steps[-1].weights) < 0.05 * distance(start)


def test_a_run_that_is_gone_on_with_is_the_same_run() -> None:
    start = {"a": 1.0, "b": 1.0}
    whole = list(tune(start, nearer_wins, 20, "seed"))
    again = list(tune(whole[11].weights, nearer_wins, 20, "seed", first=12))
    assert again == whole[12:]


def test_a_weight_of_zero_can_move() -> None:
    steps = list(tune({"a": 0.0}, lambda one, other, number: one["a"] - other["a"], 5, "seed"))
    assert steps[-1].weights["a"] > 0.0
