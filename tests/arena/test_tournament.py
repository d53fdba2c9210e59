import pytest

from lampion.arena.match import play_match
from lampion.arena.tournament import default_seats, game_seed, schedule, tournament
from lampion.bots.levels import levels
from lampion.core.errors import SetupError, UnknownBot
from lampion.core.record import decode
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
    with pytest.raises(UnknownBot, match=f"no bot is called 'deep'; there are: {', '.join(levels(AXIO))}"):
        tournament(AXIO, ("random", "deep"), 1)
    with pytest.raises(UnknownBot, match=r"at least one bot"):
        tournament(AXIO, (), 1)
    with pytest.raises(SetupError, match=r"axio is for \[1, 2, 3, 4\] seats, got 5"):
        tournament(AXIO, ("random",), 1, 5)
    with pytest.raises(SetupError, match=r"at most 4 seats for 5 bots"):
        tournament(AXIO, ("random",) * 5, 1)
    with pytest.raises(SetupError, match=r"at least 1 game"):
        tournament(AXIO, ("random",), 0)
    with pytest.raises(UnknownBot, match=r"a ladder needs at least two bots, got 'random' alone"):
        tournament(AXIO, ("random",), 1, format="ladder")
    with pytest.raises(UnknownBot, match=r"a pair needs at least two bots"):
        tournament(AXIO, ("random",), 1, paired=True)
    with pytest.raises(SetupError, match=r"cannot be negative"):
        tournament(AXIO, ("random",), 1, nodes=-1)


def test_paired_games_are_the_same_deal_with_seats_swapped() -> None:
    one, other, third, _ = schedule(tournament(AXIO, ("greedy", "random"), 4, paired=True))
    assert one.setup == other.setup != third.setup
    assert (one.entries, other.entries) == ((0, 1), (1, 0))
    assert len({*one.bot_seeds, *other.bot_seeds}) == 4
    positions = [AXIO.new(match.setup).dump() for match in (one, other)]
    assert positions[0] == positions[1]


@pytest.mark.parametrize("name", ["axio", "panda"])
def test_paired_records_tell_the_same_deal(name: str) -> None:
    """What chance decided before the first move: start player, hands, setup."""
    plan = tournament(game(name), ("random", "random"), 2, paired=True, keep_records=True)
    records = [decode(play_match(plan.game, match).record or "") for match in schedule(plan)]
    dealt = [[chance for chance in record.chance if chance.after == 0] for record in records]
    assert dealt[0] == dealt[1]
    assert dealt[0]
    assert [seat.name for seat in records[0].seats] == [seat.name for seat in reversed(records[1].seats)]


def test_paired_tables_of_three_play_each_deal_in_all_rotations() -> None:
    plan = tournament(AXIO, ("greedy", "random", "random"), 6, 3, paired=True)
    matches = list(schedule(plan))
    assert [match.entries for match in matches] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)] * 2
    assert [match.deal for match in matches] == [0, 0, 0, 1, 1, 1]
    assert len({match.setup.seed for match in matches}) == 2


def test_two_bots_on_four_seats_swap_all_seats() -> None:
    plan = tournament(AXIO, ("greedy", "random"), 2, 4, paired=True)
    assert [match.entries for match in schedule(plan)] == [(0, 1, 0, 1), (1, 0, 1, 0)]


def test_a_games_number_does_not_change_when_a_meeting_is_left_out() -> None:
    plan = tournament(AXIO, ("greedy", "random", "random"), 4, format="round-robin", paired=True)
    whole = {match.number: match for match in schedule(plan)}
    assert sorted(whole) == list(range(12))
    left = list(schedule(plan, lambda meeting: meeting == 1))
    assert [match.number for match in left] == [0, 1, 4, 5, 6, 7, 10, 11]
    assert all(whole[match.number] == match for match in left)
