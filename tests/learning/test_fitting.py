"""Fitting finds the weights that foretell results."""

from librt.vecs import vec

from lampion.core.registry import game
from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.games.pagoda.heuristics import PagodaHeuristics
from lampion.learning.fitting import Sample, fit, loss

TRUE = {"prospect": 0.8, "move": -2.0, "scale": 6.0}


def positions(games: int) -> list[Sample]:
    """Positions of random games, with exactly the chances that the true weights give them as results."""
    judge, chances, found = PagodaHeuristics(), vec[float]([0.0, 0.0]), []
    judge.weigh(TRUE)
    for number in range(games):
        state, rng = game("pagoda").new(Setup(2, str(number))), rng_from(str(number))
        while not state.over():
            judge.chances(state, chances, 2)
            found.append(Sample(state.copy(), list(chances)))
            state.play(state.pick(rng))
    return found


def test_it_finds_the_weights_behind_the_results() -> None:
    samples = positions(8)
    heuristics = PagodaHeuristics()
    before = loss(heuristics, samples)
    judge = PagodaHeuristics()
    judge.weigh(TRUE)
    least = loss(judge, samples)
    rounds = list(fit(heuristics, samples))
    assert rounds[-1].weights == heuristics.weighed()
    assert [one.loss for one in rounds] == sorted((one.loss for one in rounds), reverse=True)
    assert loss(heuristics, samples) - least < 0.1 * (before - least)


def test_a_sure_judgement_that_came_true_costs_nothing() -> None:
    state = game("pagoda").new(Setup(2, "x"))
    rng = rng_from("x")
    while not state.over():
        state.play(state.pick(rng))
    shares = [1.0 if seat in state.winners() else 0.0 for seat in range(2)]
    assert loss(PagodaHeuristics(), [Sample(state, shares)]) == 0.0
    assert loss(PagodaHeuristics(), [Sample(state, shares[::-1])]) > 10
