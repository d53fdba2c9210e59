import pytest

from lampion.arena.match import Match, MatchResult
from lampion.arena.statistics import Standings, wilson
from lampion.core.game import Setup


def result(
    winners: tuple[int, ...], entries: tuple[int, ...] = (0, 1), scores: tuple[int, ...] = (3, 5)
) -> MatchResult:
    seats = len(entries)
    match = Match(0, "axio", Setup(seats, ""), entries, ("random",) * seats, ("random",) * seats, ("",) * seats)
    return MatchResult(match, scores, winners, (10,) * seats, (0.02,) * seats, None)


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


def test_wilson_interval_of_no_games_says_nothing() -> None:
    assert wilson(0.0, 0) == (0.0, 1.0)


def test_a_shared_victory_is_a_draw_worth_its_share() -> None:
    standings = Standings(["a", "b", "c"])
    standings.count(result((0, 2), (0, 1, 2), (7, 3, 7)))
    standings.count(result((1,), (0, 1, 2), (1, 2, 1)))
    a, b, c = (entry.result() for entry in standings.entries)
    assert (a.wins, a.draws, a.losses, a.win_rate) == (0, 1, 1, 0.25)
    assert (b.wins, b.draws, b.losses, b.win_rate) == (1, 0, 1, 0.5)
    assert a.win_rate + b.win_rate + c.win_rate == 1.0
    assert (a.mean_score, b.mean_score) == (4.0, 2.5)


def test_a_bot_with_two_seats_counts_each() -> None:
    standings = Standings(["a", "b"])
    standings.count(result((2,), (0, 1, 0, 1), (1, 2, 3, 4)))
    a, b = (entry.result() for entry in standings.entries)
    assert (a.games, a.wins, a.losses, a.win_rate) == (2, 1, 1, 0.5)
    assert (b.games, b.wins, b.losses) == (2, 0, 2)
    assert standings.decisions == 40


def test_time_is_per_decision_of_the_bot() -> None:
    standings = Standings(["a", "b"])
    standings.count(result((0,)))
    assert standings.entries[0].result().ms_per_decision == 2.0
