"""Setup (W-13 to W-19, R-6 to R-10)."""

from pathlib import Path

import pytest

from lampion.core.chance import ChanceEvent, ChanceLedger
from lampion.core.errors import SetupError
from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.games.panda.components import COLOURS
from lampion.games.panda.game import GAME
from lampion.games.panda.state import Panda
from support.panda_positions import PROVINCE, guards, moves, picture, play, refused, stack, to_decide, turn_order, view

pytestmark = pytest.mark.both

START = ChanceEvent("start", None, ("1",))
BUILDINGS = ChanceEvent("start-buildings", None, ("gate", "gate", "market", "pagoda", "pagoda", "market"))
ROW = ChanceEvent("city-row", None, ("C8", "C1", "C3", "C2", "C7", "C5"))


def new(seats: int = 2, seed: str = "setup", **options: bool | str) -> Panda:
    return GAME.new(Setup(seats, seed, options, start=0))


def placed(state: Panda, seed: str = "placed") -> Panda:
    """The setup decided at random, up to the first turn."""
    rng = rng_from(seed)
    while state.round == 0:
        state.apply(state.pick(rng))
    return state


def test_w13_six_of_eight_city_cards_form_the_row() -> None:
    rows = {tuple(card["id"] for card in view(new(seed=str(n)))["city_row"]) for n in range(30)}
    assert len(rows) > 25
    for row in rows:
        assert len(row) == len(set(row)) == 6
        assert set(row) <= {f"C{i}" for i in range(1, 9)}


def test_w13_w14_the_setup_is_drawn_as_documented() -> None:
    """docs/randomness.md lets anyone repeat it."""
    page = (Path(__file__).parents[3] / "docs" / "randomness.md").read_text("utf-8")
    block = page.split("### The setup of Way of the Panda")[1].split("```")[1].strip().splitlines()
    ledger = ChanceLedger()
    GAME.new(Setup(2, "lampion"), ledger)
    assert [f"{one.kind} {one.seat} {' '.join(one.items)}" for one in ledger.events] == block


def test_w13_w14_w53_known_outcomes_come_true() -> None:
    ledger = ChanceLedger([START, BUILDINGS, ROW])
    state = GAME.new(Setup(2, "any"), ledger)
    seen = view(state)
    assert [card["id"] for card in seen["city_row"]] == list(ROW.items)
    standing = {spot["id"]: spot["pieces"] for spot in seen["places"] if spot["pieces"]}
    assert standing == {
        "a1": ["gate"],
        "c1": ["gate"],
        "d2": ["market"],
        "a3": ["pagoda"],
        "c3": ["pagoda"],
        "b4": ["market"],
    }
    assert ledger.events == [START, BUILDINGS, ROW]
    assert state.seat() == 1


@pytest.mark.parametrize(
    "broken",
    [
        ChanceEvent("start-buildings", None, ("gate", "gate", "gate", "pagoda", "pagoda", "market")),
        ChanceEvent("start-buildings", None, ("gate", "gate", "market", "pagoda", "pagoda", "castle")),
    ],
)
def test_w14_r10_start_cards_are_two_of_each_kind(broken: ChanceEvent) -> None:
    with pytest.raises(ValueError, match="cannot be drawn"):
        GAME.new(Setup(2, "any"), ChanceLedger([START, broken, ROW]))


def test_w14_the_supply_is_eight_of_each_kind_and_six_foundations() -> None:
    supply = view(new())["supply"]
    assert supply["buildings"] == {"gate": 8, "market": 8, "pagoda": 8}
    assert supply["foundations"] == 6


@pytest.mark.parametrize(("seats", "own", "strength", "mission"), [(2, 10, 4, 6), (3, 9, 6, 9), (4, 8, 8, 12)])
def test_w15_guards_and_tiles_for_each_number_of_players(seats: int, own: int, strength: int, mission: int) -> None:
    seen = view(new(seats))
    assert [player["guards"] for player in seen["players"]] == [own] * seats
    assert [(player["ap"], player["vp"]) for player in seen["players"]] == [(4, 6)] * seats
    assert [player["colour"] for player in seen["players"]] == COLOURS[:seats]
    assert set(seen["supply"]["tiles"].values()) == {strength, mission}
    assert seen["players"][0]["tiles"] == {"v1": 2, "v32": 6, "v4": 2}
    assert seen["supply"]["neutral"] == {"v1": 5, "v32": 7, "v4": 4}


def test_w16_r9_the_start_player_is_on_top_of_field_four() -> None:
    state = GAME.new(Setup(3, "order", start=1))
    assert turn_order(state) == "yellow orange white"
    assert stack(state, 4) == "white orange yellow"
    starts = {GAME.new(Setup(3, str(n))).seat() for n in range(20)}
    assert starts == {0, 1, 2}


def test_t33_w17_r7_where_setup_guards_may_stand() -> None:
    state = new()
    play(state, "guard a1-a2", "guard c1-c2", "guard a1-a2", "guard c1-c2")
    assert refused(state, "guard a1-a2") == "W-17", "the last ninja"
    assert refused(state, "guard c1-c2") == "W-17", "a rival's guard"
    assert refused(state, "guard c1-N3") == "W-17", "only 1 ninja"
    play(state, "guard a1-b1")
    state = new(4)
    play(state, "guard a1-b1")
    assert refused(state, "guard a1-b1") == "W-17"


def test_w17_r6_r83_setup_guards_are_compulsory_and_always_asked() -> None:
    state = new()
    assert moves(state) == [
        f"guard {name}"
        for name in PROVINCE.path_names
        if view(state)["paths"][PROVINCE.path_names.index(name)]["ninjas"] > 1
    ]
    assert "pass" not in moves(state)


def test_r2_setup_guards_may_stand_on_exit_paths() -> None:
    assert refused(new(), "guard a4-W4") is None


def test_t45_w17_w18_r6_the_order_of_placing() -> None:
    state = new(3)
    rng = rng_from("t45")
    asked = []
    while state.round == 0:
        asked.append(to_decide(state))
        state.apply(state.pick(rng))
    a, b, c = COLOURS[:3]
    laps = [f"{colour} guard" for colour in (a, b, c, a, b, c)]
    heroes = [f"{colour} place-hero" for colour in (c, b, a, a, b, c, c, b, a)]
    assert asked == laps + heroes


def test_w18_r8_no_two_own_heroes_on_a_place_but_rivals_may_share() -> None:
    state = new(2)
    play(state, *["guard b1-b2", "guard c1-c2"] * 3)
    assert to_decide(state) == "yellow place-hero"
    assert refused(state, "hero governor b2") == "W-18", "monks first"
    play(state, "hero monk b2", "hero monk b2")
    assert to_decide(state) == "white place-hero"
    assert refused(state, "hero governor b2") == "W-18"
    play(state, "hero governor c2")
    assert refused(state, "hero governor c2") is None, picture(state)


def test_w19_w58_cards_are_drawn_after_the_heroes_and_a4_to_a6_take_a_guard() -> None:
    state = new(3, master=True, a_card="A5")
    before = sum(guards(state, colour) for colour in COLOURS[:3])
    assert view(state)["b_card"] is None
    placed(state)
    assert view(state)["b_card"] is not None
    assert sum(guards(state, colour) for colour in COLOURS[:3]) == before - 6 - 3
    assert view(state)["a_card"]["counts"] == [0, 0, 0]


def test_w19_the_draw_is_a_barrier_and_nothing_else_is() -> None:
    state = new(2, master=True)
    rng = rng_from("barrier")
    assert not state.barrier
    while state.round == 0:
        assert not state.barrier
        state.apply(state.pick(rng))
    assert state.barrier
    state.apply(state.pick(rng))
    assert not state.barrier


@pytest.mark.parametrize("a_card", ["random", "A4"])
def test_w19_the_log_of_the_last_hero_tells_the_hero_alone(a_card: str) -> None:
    """A4 takes a guard of every player, but whether it is drawn is not certain when the hero is placed."""
    state = new(3, master=True, a_card=a_card)
    rng = rng_from("last hero")
    while state.round == 0:
        before, action = state.copy(), int(state.pick(rng))
        state.apply(action)
    told = GAME.account(before, action, state)
    assert told == GAME.account(before, action, before.after(action))
    assert GAME.previews(before, [action]) == [told.preview]
    assert told.sentence.key == "panda-log-plain"
    assert [name for name, change in told.preview.items() if change and name != "kind"] == ["heroes"]


def test_w19_base_game_has_no_cards() -> None:
    seen = view(placed(new()))
    assert seen["a_card"] is None
    assert seen["b_card"] is None


def test_r63_cards_chosen_for_study_are_not_drawn() -> None:
    ledger = ChanceLedger()
    state = GAME.new(Setup(2, "study", {"master": True, "a_card": "A1", "b_card": "B3"}, start=0), ledger)
    state.ledger = ledger
    placed(state)
    assert (view(state)["a_card"]["id"], view(state)["b_card"]["id"]) == ("A1", "B3")
    assert [event.kind for event in ledger.events] == ["start-buildings", "city-row"]
    assert view(state)["a_card"]["building"] == "market"


def test_options_are_checked() -> None:
    with pytest.raises(SetupError, match="a_card"):
        new(master=True, a_card="A10")
    with pytest.raises(SetupError, match="no edition of panda is called 'atlantis'; installed: valley, province"):
        GAME.new(Setup(2, "", edition="atlantis"))
