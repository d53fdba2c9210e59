"""Setup and components (P-1 to P-5, PR-1, PR-3, PR-32)."""

import tomllib
from pathlib import Path

import pytest

from lampion.core.chance import ChanceLedger
from lampion.core.errors import BrokenEdition, SetupError
from lampion.core.setup import Setup
from lampion.games.pagoda.components import LETTERS, TILES
from lampion.games.pagoda.editions import EDITIONS, Boxes
from lampion.games.pagoda.game import GAME
from lampion.games.pagoda.state import Pagoda
from support.pagoda_positions import described, listed, played, position

pytestmark = pytest.mark.both


TEXT = EDITIONS.edition(None).text


def edition(text: str) -> Boxes:
    return EDITIONS.made(EDITIONS.read(text))


def fresh(seed: str = "setup", start: int | None = 0) -> tuple[Pagoda, ChanceLedger]:
    ledger = ChanceLedger()
    return GAME.new(Setup(2, seed, start=start), ledger), ledger


@pytest.mark.parametrize("seats", [1, 3])
def test_p1_exactly_two_players(seats: int) -> None:
    with pytest.raises(SetupError, match="seats"):
        GAME.new(Setup(seats, "x"))


def test_p1_scores_sites_and_discard_pile_are_empty() -> None:
    state, _ = fresh()
    assert state.scores() == [0, 0]
    assert [described(state, 0)[f"s{site}"] for site in range(1, 7)] == [""] * 6
    assert described(state, 0)["disc"] == ""


def test_p2_markers_are_at_0_and_all_25_tiles_lie_open() -> None:
    state, _ = fresh()
    assert sum(state.markers) == 0
    assert list(state.supply) == [1] * TILES
    assert list(state.left) == [5] * 5


def test_p3_one_table_card_of_each_colour_and_nine_of_each_in_the_pile() -> None:
    state, ledger = fresh()
    assert [described(state, player)["T"] for player in (0, 1)] == [LETTERS, LETTERS]
    shuffled = ledger.events[-1]
    assert (shuffled.kind, len(shuffled.items)) == ("shuffle", 45)
    assert [shuffled.items.count(letter) for letter in LETTERS] == [9] * 5


@pytest.mark.parametrize("start", [0, 1])
def test_p4_start_player_draws_two_then_the_other_two(start: int) -> None:
    state, ledger = fresh(start=start)
    top = "".join(ledger.events[-1].items)
    assert sorted(described(state, start)["H"]) == sorted(top[:2])
    assert sorted(described(state, 1 - start)["H"]) == sorted(top[2:4])
    assert described(state, 0)["pile"] == top[4:]
    assert state.pile_size == 41


def test_p5_chance_chooses_the_start_player_unless_the_lobby_did() -> None:
    starts = {int(fresh(f"start {n}", None)[0].seat()) for n in range(20)}
    assert starts == {0, 1}
    state, ledger = fresh("start 1", None)
    assert ledger.events[0].kind == "start"
    assert ledger.events[0].items == (str(int(state.start)),)
    assert [event.kind for event in fresh(start=1)[1].events] == ["shuffle"]


def test_p3_the_shuffle_is_the_documented_one() -> None:
    """docs/randomness.md lets anyone repeat it."""
    page = (Path(__file__).parents[3] / "docs" / "randomness.md").read_text("utf-8")
    block = page.split("### A shuffle of Pagoda")[1].split("```")[1].strip().splitlines()
    _, ledger = fresh("lampion", None)
    assert [f"{one.kind} {one.seat} {' '.join(one.items)}" for one in ledger.events] == block


def test_p5_the_start_player_stays_the_same() -> None:
    state = played(position("T=RBGYV H=RB"), "A1 R<Rt; E; A2 B<Bt; E")
    assert state.start == 0
    assert state.seat() == 0


def test_pr1_the_spire_is_read_from_the_data() -> None:
    changed = TEXT.replace(
        '{ base = "green", next = "violet", spire = "violet" }', '{ base = "green", next = "violet", spire = "blue" }'
    )
    text = "simple: s1=B4[BR]R4[RY]Y4[YG]G4 T=GBBVV H=RY"
    assert listed(position(text), "C1 [GV]") == ["C1 [GV]<Gt/VtVt"]
    assert listed(position(text, edition=edition(changed)), "C1 [GV]") == ["C1 [GV]<Gt/BtBt"]
    assert "[GB]" in str(listed(position(text, edition=edition(changed)), "C1"))


def test_pr1_a_game_with_another_box_plays_by_it() -> None:
    changed = TEXT.replace('next = "blue", spire = "blue"', 'next = "blue", spire = "red"')
    name = GAME.install_edition(changed.replace('name = "first"', 'name = "blue"'), "blue.toml").name
    state = GAME.new(Setup(2, "box", edition=name))
    assert [int(state.box.spire[base * 5 + 1]) for base in range(5)] == [0] * 5
    supply = GAME.view(state, None)["supply"]
    assert {tile["spire"] for tile in supply if tile["next"] == "blue"} == {"red"}


def test_pr1_two_equal_tiles_cannot_be_told_apart() -> None:
    with pytest.raises(BrokenEdition, match=r"line 6: tiles\.red-red must differ .* cannot be told apart"):
        edition(TEXT.replace('base = "red", next = "blue"', 'base = "red", next = "red"'))


def test_pr3_a_turn_starts_with_7_to_9_cards() -> None:
    hands = {"RB": 7, "RBG": 8, "RBGY": 9}
    for hand, count in hands.items():
        assert len(listed(position(f"T=RBGYV H={hand}"), "X1 R<")) > 0
        assert 5 + len(hand) == count
    after = played(position("T=RBGYV H=RBGY m=V1"), "A1 R<Rh; EF")
    assert len(described(after, 0)["T"] + described(after, 0)["H"]) == 9


def test_pr32_columns_never_run_out() -> None:
    assert "columns" not in tomllib.loads(TEXT)["cards"]
    state = position("s1=R4[RR]R4[RB] s2=R4[RG]G4[GR]R4 s3=R4[RY] s4=R4[RV]V4[VR]R3 s5=R4 T=RRRBG H=YV")
    assert "A4 R<Rt" in listed(state, "A4")
