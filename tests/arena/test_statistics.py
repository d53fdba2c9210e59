import random
from itertools import product

import pytest

from lampion.arena.match import Match, MatchResult
from lampion.arena.standings import Standings
from lampion.arena.statistics import interval_of_deals, wilson
from lampion.arena.tournament import tournament
from lampion.core.registry import game
from lampion.core.setup import Setup

AXIO = game("axio")


def standings(bots: int, seats: int) -> Standings:
    return Standings(tournament(AXIO, ("random",) * bots, 100, seats))


def result(
    winners: tuple[int, ...], entries: tuple[int, ...] = (0, 1), scores: tuple[int, ...] = (3, 5), start: int = 0
) -> MatchResult:
    seats = len(entries)
    match = Match(0, "axio", Setup(seats, ""), entries, ("random",) * seats, ("random",) * seats, ("",) * seats)
    return MatchResult(match, scores, winners, (10,) * seats, (0.02,) * seats, None, start, (0.004,) * seats)


@pytest.mark.parametrize(
    ("rate", "games", "low", "high"),
    [  # as published tables and other programs give them
        (0.5, 10, 0.2366, 0.7634),
        (1.0, 10, 0.7225, 1.0),
        (0.0, 20, 0.0, 0.1611),
        (0.81, 263, 0.7583, 0.8529),
    ],
)
def test_wilson_interval(rate: float, games: int, low: float, high: float) -> None:
    assert wilson(rate, games) == pytest.approx((low, high), abs=5e-4)


def test_no_games_say_nothing() -> None:
    assert wilson(0.0, 0) == (0.0, 1.0)
    assert interval_of_deals([[], []]) == (0.0, 1.0)


def test_deals_of_one_game_are_games() -> None:
    """The spread between deals of single games is that of a coin, but for the half deals that are added."""
    wins = [1.0] * 60 + [0.0] * 40
    assert interval_of_deals([wins]) == pytest.approx(wilson(0.6, 100), abs=0.001)


def test_deals_that_all_went_the_same_way_prove_no_more_than_as_many_games() -> None:
    assert interval_of_deals([[1.0] * 30]) == pytest.approx(wilson(1.0, 30))


def test_pairs_that_share_out_the_luck_prove_more_than_as_many_games() -> None:
    """Every deal is won by whoever gets the better seat, 100 pairs: a coin would need 10,000 throws for so little."""
    lucky = interval_of_deals([[0.5] * 96 + [1.0, 1.0, 0.0, 0.0]])
    low, high = wilson(0.5, 200)
    assert lucky[1] - lucky[0] < (high - low) / 3


def test_meetings_of_different_strength_are_not_taken_for_luck() -> None:
    apart = interval_of_deals([[0.9, 1.0] * 50, [0.1, 0.0] * 50])
    mixed = interval_of_deals([[0.9, 1.0, 0.1, 0.0] * 50])
    assert apart[1] - apart[0] < (mixed[1] - mixed[0]) / 2


@pytest.mark.parametrize(("strength", "luck"), [(0.5, 0.3), (0.7, 0.0), (0.85, 0.15), (0.97, 0.02)])
def test_the_interval_of_deals_holds_the_truth_in_95_of_100_cases(strength: float, luck: float) -> None:
    chance = random.Random(f"{strength} {luck}")
    held, runs = 0, 1000
    for _ in range(runs):
        favours = [chance.choice((-luck, luck)) for _ in range(60)]
        pairs = [((chance.random() < strength + f) + (chance.random() < strength - f)) / 2 for f in favours]
        low, high = interval_of_deals([pairs])
        held += low <= strength <= high
    assert 0.93 <= held / runs <= 0.985


def test_a_shared_victory_is_a_draw_worth_its_share() -> None:
    counted = standings(3, 3)
    counted.count(result((0, 2), (0, 1, 2), (7, 3, 7)))
    counted.count(result((1,), (0, 1, 2), (1, 2, 1)))
    a, b, c = counted.entries
    assert (a.wins, a.draws, a.losses, a.win_rate) == (0, 1, 1, 0.25)
    assert (b.wins, b.draws, b.losses, b.win_rate) == (1, 0, 1, 0.5)
    assert a.win_rate + b.win_rate + c.win_rate == 1.0
    assert (a.mean_score, b.mean_score) == (4.0, 2.5)
    assert dict(a.scores) == {7: 1, 1: 1}


def test_a_bot_with_two_seats_counts_each() -> None:
    counted = standings(2, 4)
    counted.count(result((2,), (0, 1, 0, 1), (1, 2, 3, 4)))
    a, b = counted.entries
    assert (a.games, a.wins, a.losses, a.win_rate) == (2, 1, 1, 0.5)
    assert (b.games, b.wins, b.losses) == (2, 0, 2)
    assert counted.decisions == 40


def test_the_advantage_of_a_seat_is_that_of_deciding_first() -> None:
    counted = standings(3, 3)
    for start in range(3):
        counted.count(result((start,), (0, 1, 2), (1, 2, 3), start))
    first, second, third = counted.places
    assert (first.wins, second.wins, third.wins) == (3, 0, 0)
    assert first.games == second.games == third.games == 3


@pytest.mark.parametrize(("shares", "share", "rate"), [((1.0, 0.0), 0.5, 0.25), ((1.0, 1.0), 1.0, 0.5)])
def test_a_deal_counts_once_all_its_rotations_are_played(
    shares: tuple[float, float], share: float, rate: float
) -> None:
    """Two bots on four seats: a bot's share of the wins, and its wins for each seat it held."""
    counted = Standings(tournament(AXIO, ("random", "random"), 100, 4, paired=True))
    for entries, won in zip(((0, 1, 0, 1), (1, 0, 1, 0)), shares, strict=True):
        assert counted.meetings[0].scores[0] == []
        winner = next(seat for seat in range(4) if (entries[seat] == 0) == (won == 1.0))
        counted.count(result((winner,), entries, (0, 0, 0, 0)))
    (score,) = counted.meetings[0].scores[0]
    assert (score.share, score.rate) == (share, rate)


def test_every_outcome_of_a_pair_is_one_of_five() -> None:
    counted = Standings(tournament(AXIO, ("random", "random"), 100, paired=True))
    for first, second in product([(0,), (1,), (0, 1)], repeat=2):
        counted.count(result(first, (0, 1)))
        counted.count(result(second, (1, 0)))
    shares = [score.share for score in counted.meetings[0].scores[0]]
    assert sorted(shares) == [0.0, 0.25, 0.25, 0.5, 0.5, 0.5, 0.75, 0.75, 1.0]
