"""What is public and what is hidden, and for how long (AR-31; the table of public and hidden information)."""

from typing import Any

import msgspec
import pytest

from lampion.core.setup import Setup
from lampion.games.axio.game import GAME
from lampion.games.axio.state import Axio
from support.axio_games import random_game
from support.axio_positions import bag, boards, picture, play, position, rack

pytestmark = pytest.mark.both


def two_worlds() -> tuple[Axio, Axio]:
    """The same table for seat 0: the other racks, the bag and the generator differ."""
    mine = "rr bg oo pp rb"
    one = position(rack=mine, seats=3, other_racks={1: "rr rr gg gg oo", 2: "bb bb bp bp op"})
    two = position(rack=mine, seats=3, other_racks={1: "bb bb bp bp op", 2: "go go go rg rg"})
    data: dict[str, Any] = two.dump()
    data["rng"] = GAME.new(Setup(3, "another seed")).dump()["rng"]
    return one, GAME.load(data)


def seen_by(state: Axio, seat: int | None) -> bytes:
    """Everything that a seat is shown of a position, as it would travel."""
    return msgspec.json.encode([GAME.view(state, seat), GAME.zones(state, seat), GAME.prompt(state, seat)])


def test_nothing_a_seat_is_shown_depends_on_other_racks_the_bag_or_the_generator() -> None:
    one, two = two_worlds()
    assert bag(one) != bag(two)
    assert seen_by(one, 0) == seen_by(two, 0)
    assert seen_by(one, None) == seen_by(two, None)
    assert seen_by(one, 1) != seen_by(two, 1), "seat 1 sees its own rack"


def test_what_a_seat_knows_at_the_start_depends_on_its_own_rack_only() -> None:
    one, two = two_worlds()
    assert msgspec.json.encode(GAME.observe(one, 0).dump()) == msgspec.json.encode(GAME.observe(two, 0).dump())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_rack_is_visible_to_its_owner_only_and_its_size_to_all(seats: int) -> None:
    state = GAME.new(Setup(seats, "racks"))
    for looking in [*range(seats), None]:
        for owner, player in enumerate(GAME.view(state, looking)["players"]):
            assert player["rack"] == (rack(state, owner).split() if looking == owner else None)
            assert player["tiles"] == 5


def test_board_scores_first_tiles_and_size_of_the_bag_are_visible_to_all() -> None:
    for _, state in random_game(3, "public"):
        everyone = [GAME.view(state, looking) for looking in (0, 1, 2, None)]
        for key in ("area", "phase", "bonus", "bag", "free_cells", "printed", "tiles", "closed"):
            assert all(seen[key] == everyone[0][key] for seen in everyone), key
        for seen in everyone:
            assert [list(player["scores"].values()) for player in seen["players"]] == [state.tally(s) for s in range(3)]
            assert [player["first_tile"] for player in seen["players"]] == [
                any(tile["seat"] == seat for tile in seen["tiles"]) for seat in range(3)
            ]
        assert everyone[0]["bag"] == bag(state).total()


def test_the_content_of_the_bag_is_visible_to_nobody() -> None:
    state = position(rack="rr", seats=1, bag="bb gg")
    other = position(rack="rr", seats=1, bag="op op")
    assert seen_by(state, 0) == seen_by(other, 0)
    assert GAME.view(state, 0)["players"][0]["rack"] == ["rr"], "the drawn tile is seen"


def test_others_are_not_told_whether_a_swap_is_possible() -> None:
    points = "5/3/7/9/4"
    may = position(rack="rr rg go pp", scores=points, step="refill")
    may_not = position(rack="rr rb go pp", scores=points, step="refill")
    assert GAME.prompt(may, 0) != GAME.prompt(may_not, 0)
    assert GAME.prompt(may, 1) == GAME.prompt(may_not, 1)
    assert GAME.prompt(may, None) == GAME.prompt(may_not, None)


def test_the_log_does_not_say_which_tiles_a_refill_draws() -> None:
    one = position(rack="rr", bag="bb bb bb bb", step="refill")
    two = position(rack="gg", bag="oo oo oo op", step="refill")
    refill = GAME.parse(one, "refill")
    assert GAME.account(one, refill, one.after(refill)) == GAME.account(two, refill, two.after(refill))


def test_the_five_new_tiles_of_a_swap_are_hidden() -> None:
    states = [
        position(rack="rr go", scores="5/3/7/9/4", step="refill", bag=bag)
        for bag in ("bb bb bb bb pp", "gg gg gg gg oo")
    ]
    swap = GAME.parse(states[0], "swap")
    told = [GAME.account(state, swap, state.after(swap)) for state in states]
    assert told[0] == told[1]
    assert seen_by(play(states[0], "swap"), 1) == seen_by(play(states[1], "swap"), 1)


LAST_SLOT = boards("""
   23456789X
2  g..gRrb^g
3  bbrrrrrgb
4  b^bppppgb
5  oooopoogb
6  OgboPbbbB
7  ^ooorbbbb
8  rooor^bpp
9  ggggggggg
X  ^gg^Ggrrb
""")[""]


def test_ar31_racks_are_revealed_when_the_game_is_over() -> None:
    state = position(LAST_SLOT, "pp rr gg", other_racks={1: "bb bo"})
    assert [player["rack"] for player in GAME.view(state, None)["players"]] == [None, None]
    play(state, "p(2,3) p(2,4)")
    for looking in (0, 1, None):
        shown = [player["rack"] for player in GAME.view(state, looking)["players"]]
        assert shown == [["rr", "gg"], ["bb", "bo"]], picture(state)
