from collections import Counter
from math import log10, sqrt

import numpy
import pytest

from lampion.arena.elo import Deal, Game, ratings, renumbered
from lampion.arena.matrices import inverse, product

WIN, LOSS, DRAW = (Game((0, 1), shares) for shares in ((1.0, 0.0), (0.0, 1.0), (0.5, 0.5)))


def single(wins: int, losses: int, draws: int = 0) -> Counter[Deal]:
    return Counter({(WIN,): wins, (LOSS,): losses, (DRAW,): draws})


def test_the_inverse_is_numpys() -> None:
    matrix = [[4.0, 1.0, 0.5], [1.0, 3.0, 0.0], [0.5, 0.0, 2.0]]
    assert numpy.allclose(inverse(matrix), numpy.linalg.inv(numpy.array(matrix)))
    assert numpy.allclose(product(matrix, inverse(matrix)), numpy.identity(3))
    swapped = [[0.0, 2.0], [1.0, 0.0]]
    assert numpy.allclose(inverse(swapped), numpy.linalg.inv(numpy.array(swapped)))


@pytest.mark.parametrize(("wins", "losses"), [(75, 25), (50, 50), (990, 10), (100, 0), (3, 0)])
def test_of_two_bots_elo_is_the_logarithm_of_the_odds(wins: int, losses: int) -> None:
    """With half a win and half a loss added, as the prior of Jeffreys has it."""
    lead, (low, high) = ratings(2, [(0, 1)], single(wins, losses)).difference(0, 1)
    odds = (wins + 0.5) / (losses + 0.5)
    assert lead == pytest.approx(400 * log10(odds))
    deviation = 400 / numpy.log(10) * sqrt(1 / (wins + 0.5) + 1 / (losses + 0.5))
    assert (low, high) == pytest.approx((lead - 1.959964 * deviation, lead + 1.959964 * deviation))


def test_a_draw_is_half_a_win() -> None:
    decided = ratings(2, [(0, 1)], single(60, 40)).difference(0, 1)
    drawn = ratings(2, [(0, 1)], single(20, 0, 80)).difference(0, 1)
    assert drawn[0] == pytest.approx(decided[0])
    assert drawn[1][1] - drawn[1][0] < 0.6 * (decided[1][1] - decided[1][0])  # and scatters less


def test_pairs_that_share_out_the_luck_make_the_interval_narrow() -> None:
    shared: Counter[Deal] = Counter({(WIN, LOSS): 45, (LOSS, WIN): 45, (WIN, WIN): 10})
    apart = ratings(2, [(0, 1)], single(110, 90)).difference(0, 1)
    paired = ratings(2, [(0, 1)], shared).difference(0, 1)
    assert paired[0] == pytest.approx(apart[0])
    assert paired[1][1] - paired[1][0] < 0.5 * (apart[1][1] - apart[1][0])


def test_three_bots_in_a_circle_are_equal() -> None:
    round_robin = [(0, 1), (0, 2), (1, 2)]
    beats = {(0, 1): 0, (1, 2): 1, (0, 2): 2}
    deals: Counter[Deal] = Counter()
    for pair, winner in beats.items():
        deals[(Game(pair, tuple(1.0 if entry == winner else 0.0 for entry in pair)),)] = 30
    assert ratings(3, round_robin, deals).elo == pytest.approx((0.0, 0.0, 0.0), abs=1e-6)


def test_a_ladder_adds_up() -> None:
    """a – b and b – c say by how much a is ahead of c, and the uncertainties add up too."""
    rungs = [(0, 1), (1, 2)]
    deals = Counter(single(80, 20))
    deals.update(renumbered(single(70, 30), (1, 2)))
    rated = ratings(3, rungs, deals)
    steps = [400 * log10(80.5 / 20.5), 400 * log10(70.5 / 30.5)]
    assert rated.difference(0, 2)[0] == pytest.approx(sum(steps))
    assert sum(rated.elo) == pytest.approx(0.0, abs=1e-9)
    variances = [((high - low) / 2) ** 2 for _, (low, high) in (rated.difference(0, 1), rated.difference(1, 2))]
    low, high = rated.difference(0, 2)[1]
    assert ((high - low) / 2) ** 2 == pytest.approx(sum(variances))


def test_of_three_at_a_table_each_wins_in_proportion_to_its_strength() -> None:
    """The most likely strengths are the wins themselves where all games have the same three bots."""
    wins = (60, 30, 10)
    deals: Counter[Deal] = Counter()
    for winner, times in enumerate(wins):
        deals[(Game((0, 1, 2), tuple(1.0 if seat == winner else 0.0 for seat in range(3))),)] = times
    rated = ratings(3, [(0, 1, 2)], deals)
    assert rated.difference(0, 1)[0] == pytest.approx(400 * log10((60 + 1 / 3) / (30 + 1 / 3)))
    assert rated.difference(1, 2)[0] == pytest.approx(400 * log10((30 + 1 / 3) / (10 + 1 / 3)))


def test_the_interval_holds_the_truth_in_95_of_100_cases() -> None:
    generator = numpy.random.default_rng(5)
    truth, held, runs = 120.0, 0, 400
    share = 1 / (1 + 10 ** (-truth / 400))
    for _ in range(runs):
        favours = generator.choice((-0.2, 0.2), 80)
        won = generator.random((2, 80)) < numpy.stack((share + favours, share - favours))
        deals: Counter[Deal] = Counter()
        for first, second in won.T:
            deals[(WIN if first else LOSS, WIN if second else LOSS)] += 1
        _, (low, high) = ratings(2, [(0, 1)], deals).difference(0, 1)
        held += low <= truth <= high
    assert 0.925 <= held / runs <= 0.98
