"""A map that is not a grid: 14 places with 2 to 5 ways, a ring with a gap, marks together, no coordinates."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import partial
from itertools import combinations, pairwise
from math import dist
from pathlib import Path
from typing import Any

import pytest

from conformance.panda_hooks import OPTION_SETS, census
from lampion.core.errors import BrokenEdition, SetupError
from lampion.core.game import Game
from lampion.core.record import Record, RecordSeat, decode, encode
from lampion.core.recorder import Recorder
from lampion.core.replay import fault_of
from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.games.panda import codes
from lampion.games.panda.drawing import spots_on
from lampion.games.panda.editions import EDITIONS
from lampion.games.panda.game import GAME
from lampion.games.panda.state import Panda
from lampion.testing import Hooks, check_same_game_in_another_process, checks, setups
from lampion.testing.setups import reseeded
from support.panda_recount import Recount
from support.toml_writer import as_toml

RIVERS = Path(__file__).parent / "maps" / "rivers.toml"
TEXT = RIVERS.read_text("utf-8")


def recount(record: Record) -> list[list[int]]:
    return Recount(record, file=RIVERS).tally()


HOOKS = Hooks(census=census, option_sets=OPTION_SETS, recount=recount)
GAMES = 200  # for each seat count, in a soak


@pytest.fixture(autouse=True)
def rivers() -> Iterator[None]:
    EDITIONS.install(TEXT, RIVERS.name)
    yield
    EDITIONS.forget()


def on_rivers(setup: Setup) -> Setup:
    return Setup(setup.seats, setup.seed, setup.options, setup.start, "rivers")


def suite() -> list[Callable[[Game, Setup], None]]:
    """All checks but those that another process makes, which has no such map."""
    return [check for check in checks(HOOKS) if check is not check_same_game_in_another_process]


def check_name(check: Callable[[Game, Setup], None]) -> str:
    return (check.func if isinstance(check, partial) else check).__name__


def played(setup: Setup) -> Record:
    recorder = Recorder(GAME, setup, [RecordSeat("x")] * setup.seats)
    rng = rng_from(setup.seed)
    while not recorder.state.over():
        recorder.apply(int(recorder.state.pick(rng)))
    return recorder.record()


def board_with(**changes: Any) -> Panda:
    """A game on the map with some values changed: dotted keys with __ for the dots."""
    data = deepcopy(EDITIONS.edition("rivers").data)
    for key, value in changes.items():
        *way, last = key.split("__")
        spot = data
        for part in way:
            spot = spot[part]
        spot[last] = value
    data["meta"]["name"] = "changed"
    EDITIONS.install(as_toml(data))
    return GAME.new(Setup(2, "changed", {"master": True}, edition="changed"))


# -- playing -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("check", suite(), ids=check_name)
def test_the_conformance_suite_holds(check: Callable[[Game, Setup], None]) -> None:
    check(GAME, Setup(2, "rivers", {"master": True}, edition="rivers"))


@pytest.mark.soak
@pytest.mark.parametrize("setup", list(setups(GAME, sets=OPTION_SETS)), ids=lambda one: f"{one.seats}-{one.options}")
def test_the_conformance_suite_holds_in_all_setups(setup: Setup) -> None:
    for check in suite():
        check(GAME, on_rivers(setup))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_are_recounted_and_records_verify(seats: int) -> None:
    recounted(seats, 3)


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_hundred_games_are_recounted_and_records_verify(seats: int) -> None:
    recounted(seats, GAMES)


def recounted(seats: int, games: int) -> None:
    for number in range(games):
        setup = Setup(seats, f"rivers {seats}", {"master": number % 2 == 0}, edition="rivers")
        record = played(reseeded(setup, number))
        assert recount(record) == [list(own) for own in record.scores], setup
        assert fault_of(GAME, decode(encode(record))) is None


@pytest.mark.parametrize("seats", [2, 4])
def test_position_texts_round_trip(seats: int) -> None:
    state = GAME.new(Setup(seats, "texts", {"master": True}, edition="rivers"))
    rng = rng_from("texts")
    told = 0
    while not state.over():
        if told % 7 == 0:
            assert GAME.from_text(GAME.text(state)) == state, GAME.text(state)
        state.play(state.pick(rng))
        told += 1
    assert GAME.from_text(GAME.text(state)) == state


# -- the map -------------------------------------------------------------------------------------------------------


def test_w1_w3_ways_out_are_those_of_the_file() -> None:
    board = EDITIONS.named("rivers")
    ways = {
        name: [board.node_names[board.link_end[k]] for k in range(board.link_start[i], board.link_start[i + 1])]
        for i, name in enumerate(board.node_names)
    }
    assert sorted({len(ways[name]) for name in board.place_names}) == [2, 3, 4, 5]
    assert ways["r2"] == ["h2", "h3", "r1", "r3", "r5"]
    assert ways["W1"] == ["m1", "Ha1", "S3"], "two exits end there, and N1 is not beside it"
    assert ways["N1"] == ["Ha1", "N2"]
    assert ways["E1"] == ["h4", "N3", "E2"]


def test_w56_loops_are_all_cycles_of_four_inner_paths() -> None:
    board = EDITIONS.named("rivers")
    names = board.place_names
    found = {
        frozenset(names[place] for place in board.loop_places[loop * 4 : loop * 4 + 4]) for loop in range(board.loops)
    }
    expected = ["Ha1 h2 r2 r1", "h2 h3 r2 r1", "h3 h4 r3 r2", "r1 r2 r5 r4", "r4 r5 m3 m2"]
    assert found == {frozenset(loop.split()) for loop in expected}
    assert EDITIONS.named("province").loops == 9


def test_a_place_may_carry_several_marks() -> None:
    places = {place["id"]: place for place in GAME.view(GAME.new(Setup(2, "marks", edition="rivers")), None)["places"]}
    assert (places["r2"]["start"], places["r2"]["frontier"]) == (True, True)
    assert (places["h3"]["start"], places["h3"]["number"]) == (True, 2)


def test_codes_of_province_stay_and_a_larger_map_has_its_own() -> None:
    state = GAME.new(Setup(2, "codes"))
    known = {0: "guard a1-b1", 39: "guard a4-W4", 40: "hero monk a1", 87: "hero warrior d4", 150: "move a1"}
    known |= {
        181: "move W1",
        266: "appear monk a1",
        314: "relocate monk a1",
        362: "build a1 gate",
        409: "build d4 pagoda",
    }
    assert {code: GAME.notation(state, code) for code in known} == known
    assert {GAME.parse(state, line): line for line in known.values()} == known
    assert state.why_not(410).key == state.why_not(codes.ACTIONS - 1).key == state.why_not(codes.ACTIONS).key


def test_the_largest_map_has_a_code_for_every_move() -> None:
    EDITIONS.install(largest())
    state = GAME.new(Setup(4, "large", {"master": True, "a_card": "A9"}, edition="large"))
    assert (state.board.places, state.board.nodes, state.board.paths) == (24, 48, 48)
    for line in (
        "guard c8-S8",
        "hero warrior c8",
        "appear warrior c8",
        "relocate monk b1",
        "build c8 pagoda",
        "move S8",
    ):
        assert GAME.notation(state, GAME.parse(state, line)) == line
    rng = rng_from("large")
    while not state.over():
        state.apply(int(state.pick(rng)))
        assert GAME.load(state.dump()) == state


def largest() -> str:
    """24 places in a row of 24, bent into three lines, each with an exit: 23 inner paths, 24 exits and one more."""
    data = deepcopy(EDITIONS.edition("rivers").data)
    names = [f"{line}{i}" for line in "abc" for i in range(1, 9)]
    ends = [*pairwise(names), ("a1", "c1")]
    ring = [f"{side}{i}" for side in "NES" for i in range(1, 9)]
    ends += list(zip(names, ring, strict=True))
    data["meta"]["name"] = "large"
    data["map"] = {
        "place": [{"id": name, "start": i % 4 == 0, "number": 0} for i, name in enumerate(names)],
        "border_ring": [{"id": name, "side": name[0]} for name in ring],
        "path": [{"id": f"{one}-{other}", "ends": [one, other], "ninjas": 2} for one, other in ends],
    }
    return as_toml(data)


# -- cards and penalties -------------------------------------------------------------------------------------------


def test_cards_that_the_map_cannot_fulfil_are_left_out_of_the_draw() -> None:
    drawn = deepcopy(EDITIONS.edition("rivers").data["map"])
    for place in drawn["place"]:
        place["number"] = 0
    drawn["path"] = [path for path in drawn["path"] if path["ends"][1][0] != "S"]
    drawn["path"] = [path for path in drawn["path"] if path["id"] not in ("h2-r2", "r2-r3", "r4-r5", "h2-r1")]
    drawn["border_ring"] = [area for area in drawn["border_ring"] if area["side"] != "S"]
    drawn["border_ring"][-1]["beside"] = ["E2"]
    drawn["border_ring"][-2]["beside"] = ["E1", "W1"]
    state = board_with(map=drawn)
    assert state.board.a_deck == ["A4", "A5", "A6", "A7", "A9"], "no loop, no numbered places; east and west are joined"
    with pytest.raises(SetupError, match="A1 cannot be fulfilled on this map"):
        GAME.new(Setup(2, "", {"master": True, "a_card": "A1"}, edition="changed"))
    assert set(EDITIONS.named("province").a_deck) == {f"A{i}" for i in range(1, 10)}


def test_a_map_with_one_side_has_no_sides_to_join() -> None:
    drawn = deepcopy(EDITIONS.edition("rivers").data["map"])
    drawn["border_ring"] = [{"id": "N1", "side": "N"}]
    drawn["path"] = [path for path in drawn["path"] if path["ends"][1][0] not in "NESW"]
    drawn["path"].append({"id": "Ha1-N1", "ends": ["Ha1", "N1"], "ninjas": 1})
    state = board_with(map=drawn)
    assert "A7" not in state.board.a_deck
    assert "B3" not in state.board.b_deck
    rng = rng_from("one side")
    while not state.over():
        state.apply(int(state.pick(rng)))


@pytest.mark.parametrize(("rule", "loss"), [("field", 2), ("example", 5)])
def test_r16_the_example_of_the_rulebook_is_a_switch(rule: str, loss: int) -> None:
    board_with(ap_track__penalty_rule=rule)
    state = GAME.from_text("map=changed seats=2 round=1 turn=w ap=0:w,4:y vp=10,10 white.heroes=r1,r1,r1")
    state.apply(GAME.parse(state, "space 4"))
    assert state.vp[0] == 10 - loss


def test_chests_are_sold_and_heroes_vanish_in_any_column() -> None:
    spaces = deepcopy(EDITIONS.edition("rivers").data["action_board"]["space"])
    spaces[3]["options"] = [[{"kind": "sell_chest", "vp": 4}]]
    spaces[0]["options"] = [[{"kind": "vanish_appear"}]]
    board_with(action_board__space=spaces)
    text = "map=changed seats=2 round=1 turn=w white.heroes=r4,r4,r4 white.missions=0,1,0 r4=market"
    sold = GAME.from_text(text)
    sold.apply(GAME.parse(sold, "space 3"))
    sold.apply(GAME.parse(sold, "step sell_chest"))
    assert sold.vp[0] == 10
    gone = GAME.from_text(text)
    for line in ("space 0", "step vanish_appear", "vanish monk"):
        gone.apply(GAME.parse(gone, line))
    assert gone.heroes[0] == gone.board.vanished


# -- drawing -------------------------------------------------------------------------------------------------------


def test_a_map_without_coordinates_is_spread_over_the_canvas() -> None:
    board = EDITIONS.named("rivers")
    spots = spots_on(board)
    places = [spots[name] for name in board.place_names]
    assert min(dist(one, other) for one, other in combinations(places, 2)) > 120
    assert {side: {spots[name] for name in board.border_names if name[0] == side} for side in "NW"} == {
        "N": {spots["N1"], spots["N2"], spots["N3"]},
        "W": {spots["W1"]},
    }
    assert spots["N1"][0] < spots["N2"][0] < spots["N3"][0]
    assert all(spots[name][1] == 50 for name in ("N1", "N2", "N3"))


def test_names_fall_back_to_the_id_and_the_picture_tells_every_way() -> None:
    state = GAME.new(Setup(2, "names", edition="rivers"))
    places = {place["id"]: place["names"] for place in GAME.view(state, None)["places"]}
    assert places["Ha1"]["de"] == "Hochwehr"
    assert places["r1"] == {"en": "r1", "de": "r1", "fr": "r1"}
    picture = GAME.picture(state)
    row = next(line for line in picture.splitlines() if line.startswith("m10 "))
    assert "x─m4" in row
    assert "xx─r3" in row
    assert GAME.svg(state).count("<circle") > 14


def test_a_map_that_falls_apart_is_refused() -> None:
    drawn = deepcopy(EDITIONS.edition("rivers").data["map"])
    drawn["path"] = [path for path in drawn["path"] if path["id"] not in ("m4-m10", "r3-m10")]
    with pytest.raises(BrokenEdition, match=r"map.place.m10 must be an end of a path"):
        board_with(map=drawn)
    drawn = deepcopy(EDITIONS.edition("rivers").data["map"])
    gone = ("Ha1-h2", "Ha1-r1")
    drawn["path"] = [path for path in drawn["path"] if path["id"] not in gone]
    with pytest.raises(BrokenEdition, match=r'map.place.h2 must be joined to "Ha1" by inner paths'):
        board_with(map=drawn)
