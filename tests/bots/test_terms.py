"""A judgement can say what it consists of: part by part, in points and in words."""

import pytest
from librt.vecs import vec

from lampion.core.registry import game
from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.core.state import State
from lampion.core.weights import WeighedHeuristics
from lampion.learning.plan import judgement
from lampion.texts import LANGUAGES
from lampion.texts.wording import word

GAMES = ("axio", "pagoda", "panda")
WITHOUT_WORDS = ("rival", "scale", "scale_ahead")  # they are no part of a seat's prospects


def positions(name: str) -> list[State]:
    found = []
    for number, seats in enumerate(game(name).seats):
        options = {"master": True} if name == "panda" and seats > 2 else {}
        state, rng = game(name).new(Setup(seats, f"terms {number}", options)), rng_from(name)
        while not state.over():
            if rng.below(10) == 0:
                found.append(state.copy())
            state.play(state.pick(rng))
    return found[:: max(1, len(found) // 60)]


def prospects(heuristics: WeighedHeuristics, state: State, seat: int) -> float:
    weights = heuristics.weighed()
    return heuristics.prospects_of(state, seat, vec[float]([weights[name] for name in heuristics.names]))


@pytest.mark.both
@pytest.mark.parametrize("name", GAMES)
def test_the_parts_together_are_the_prospects(name: str) -> None:
    heuristics = judgement(game(name))
    for state in positions(name):
        for seat in range(len(state.scores())):
            terms = heuristics.terms(state, seat)
            assert sum(value for _, value in terms) == pytest.approx(prospects(heuristics, state, seat), abs=1e-6)
            assert len({part for part, _ in terms}) == len(terms)


@pytest.mark.parametrize("name", GAMES)
def test_whose_parts_are_larger_has_the_better_chance(name: str) -> None:
    heuristics = judgement(game(name))
    for state in positions(name):
        seats = len(state.scores())
        if seats == 1 or heuristics.settled(state) != state:
            continue
        chances = heuristics.foretold(state, seats)
        totals = [sum(value for _, value in heuristics.terms(state, seat)) for seat in range(seats)]
        assert totals.index(max(totals)) in [seat for seat in range(seats) if chances[seat] > max(chances) - 1e-6]


@pytest.mark.parametrize("name", GAMES)
def test_every_part_has_words(name: str) -> None:
    played = game(name)
    parts = {part for state in positions(name) for part, _ in judgement(played).terms(state, 0)}
    assert len(parts) >= 6
    for part in (*parts, *(one for one in judgement(played).names if one not in WITHOUT_WORDS)):
        for language in LANGUAGES:
            assert word(played.term(part), language) != played.term(part).key
