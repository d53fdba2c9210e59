import pytest

from lampion.arena.tournament import default_seats, game_seed, schedule, tournament
from lampion.bots.levels import UnknownBot
from lampion.core.game import SetupError
from lampion.core.registry import game

AXIO = game("axio")


def test_bots_move_on_by_one_seat_each_game() -> None:
    plan = tournament(AXIO, ("greedy", "random", "random"), 4, 3)
    assert [match.entries for match in schedule(plan)] == [(0, 1, 2), (1, 2, 0), (2, 0, 1), (0, 1, 2)]
    assert next(schedule(plan)).labels == ("greedy", "random", "random#2")


def test_two_bots_fill_four_seats_cyclically() -> None:
    plan = tournament(AXIO, ("greedy", "random"), 2, 4)
    assert [match.bots for match in schedule(plan)] == [("greedy", "random") * 2, ("random", "greedy") * 2]


def test_a_games_seeds_depend_on_seed_and_number_only() -> None:
    few = list(schedule(tournament(AXIO, ("random", "random"), 3, seed=5)))
    many = list(schedule(tournament(AXIO, ("greedy", "random"), 30, 4, seed=5)))
    assert [match.setup.seed for match in few] == [match.setup.seed for match in many[:3]]
    assert [match.bot_seeds for match in few] == [match.bot_seeds[:2] for match in many[:3]]
    seeds = [seed for match in many for seed in (match.setup.seed, *match.bot_seeds)]
    assert len(set(seeds)) == len(seeds)
    assert game_seed(5, 0) != game_seed(6, 0)


@pytest.mark.parametrize(("bots", "seats"), [(1, 1), (2, 2), (4, 4)])
def test_each_bot_has_a_seat_unless_told_otherwise(bots: int, seats: int) -> None:
    assert default_seats(AXIO, bots) == seats


def test_the_smallest_table_that_holds_all(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(AXIO), "seats", (2, 4))
    assert [default_seats(AXIO, bots) for bots in (1, 2, 3)] == [2, 2, 4]


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(UnknownBot, match=r"no bot is called 'deep'; there are: random, greedy"):
        tournament(AXIO, ("random", "deep"), 1)
    with pytest.raises(UnknownBot, match=r"at least one bot"):
        tournament(AXIO, (), 1)
    with pytest.raises(SetupError, match=r"axio is for \[1, 2, 3, 4\] seats, got 5"):
        tournament(AXIO, ("random",), 1, 5)
    with pytest.raises(SetupError, match=r"at most 4 seats for 5 bots"):
        tournament(AXIO, ("random",) * 5, 1)
    with pytest.raises(SetupError, match=r"at least 1 game"):
        tournament(AXIO, ("random",), 0)
