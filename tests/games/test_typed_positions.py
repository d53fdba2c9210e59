"""Positions as a person types them: what they mean, and what is said about those that cannot be."""

from pathlib import Path
from typing import Any, cast

import pytest

from lampion.core.errors import PositionError
from lampion.core.game import Game
from lampion.core.state import State
from lampion.games.axio.game import GAME as AXIO
from lampion.games.pagoda.game import GAME as PAGODA
from lampion.games.panda.editions import EDITIONS
from lampion.games.panda.game import GAME as PANDA

pytestmark = pytest.mark.both

ISLANDS = Path(__file__).resolve().parents[1] / "rules" / "panda" / "maps" / "islands.toml"


def view(played: Game, state: State, seat: int | None = None) -> Any:
    return cast("Any", played.view(state, seat))


def moves(played: Game, state: State) -> list[str]:
    return [played.notation(state, action) for action in state.legal()]


# -- AXIO ----------------------------------------------------------------------------------------------------------


def test_axio_a_board_without_the_order_of_its_tiles() -> None:
    state = AXIO.from_text("board=4R4/4b4/4b4/9/O3P3B/9/9/9/4G4 rack0=rb,br,oo")
    seen = view(AXIO, state, 0)
    assert seen["players"][0]["rack"] == ["rb", "rb", "oo"]
    assert seen["players"][1]["tiles"] == 5
    assert seen["bag"] == 100 - 3 - 5 - 1
    assert seen["tiles"] == [], "nobody knows who placed the tile"
    assert all(player["first_tile"] for player in seen["players"])


def test_axio_the_bag_can_be_a_number_or_tiles() -> None:
    assert view(AXIO, AXIO.from_text("bag=7"))["bag"] == 7
    assert AXIO.from_text("rack0=rr rack1=bb bag=go2,pp1").content()["bag"][-3:] == [0, 0, 1]


def test_axio_an_empty_text_is_the_start_of_a_game() -> None:
    state = AXIO.from_text("seats=3")
    assert [player["tiles"] for player in view(AXIO, state)["players"]] == [5, 5, 5]
    assert state.seat() == 0 and len(state.legal()) > 20


def test_axio_a_swap_is_offered_in_step_4() -> None:
    text = "board=4R4/4b4/4b4/9/O3P3B/9/9/9/4G4 rack0=rr,rb,bb,rr score0=9/9/0/0/0 phase=refill"
    assert moves(AXIO, AXIO.from_text(text)) == ["refill", "swap"]


FULL = "rgrgRgrgr/grgrgrgrg/rgrgrgrgr/grgrgrgrg/OgrgPgrgB/grgrgrgrg/rgrgrgrgr/grgrgrgrg/rgrgGgrgr"
TWO_TILES = "board=4R4/4b4/4b4/9/O3P3B/9/9/9/4Gbb2"

AXIO_MISTAKES = {
    "seats=0": "a number from 1 to 4 at character 1 .* got '0'",
    "turn=2": "a number from 0 to 1",
    "turn": r"a value in turn=… \(- for nothing\)",
    "over=1": "the word 'over' without a value",
    "turn=0  turn=0": "'turn' only once at character 9",
    "player=0": "one of edition=, seats=, board=, .* got 'player=0'",
    "board=9/9": "9 rows for seats=2 .* got 2 rows",
    "board=9/9/9/9/9/9/9/9/9": r"the printed square R on \(2,6\) .* got '.'",
    "board=4R4/9/9/9/O3P3B/9/9/9/4G3": "9 cells in row 10 of the board .* got 8",
    "board=4R4/R8/9/9/O3P3B/9/9/9/4G4": r"no printed square on \(3,2\)",
    "board=^3R4/9/9/9/O3P3B/9/9/9/4G4": r"exactly if no cell beside it is free, got \(2,2\) closed",
    "board=1b2R4/b8/9/9/O3P3B/9/9/9/4G4": r"exactly if no cell beside it is free, got \(2,2\) free",
    f"{TWO_TILES} placed=0:37v": "tiles that lie on the board, each half once .* got '0:37v'",
    f"{TWO_TILES} placed=0:36v,1:36v": "each half once .* got '1:36v'",
    f"{TWO_TILES} placed=2:36v": "a seat below 2",
    f"{TWO_TILES} first=0": "at most 1 tiles on the board until everybody has placed a first one, got 2",
    "rack0=rb,rx": "tiles of two letters of rbgop .* got 'rx'",
    "rack0=rb,rb,rb,rb,rb,rb": "at most 5 tiles .* got 6",
    "seats=1 rack0=rb,rb": "at most 1 tile .* got 2",
    "rack0=rr,rr,rr rack1=rr,rr": "at most 4 tiles rr, got 5",
    "bag=rb9": "at most 8 tiles rb, got",
    "bag=91": "a number from 0 to 90",
    "score0=1/2/3": "5 numbers with '/' between them",
    "score0=1/2/3/4/19": "a number from 0 to 18 .* got '19'",
    "over": "a free cell nowhere, or a player at the end of all tracks, to be over, got neither",
    f"board={FULL}": "the word 'over'",
    "score1=18/18/18/18/18": "the word 'over'",
    "phase=swap": "one of place, refill .* got 'swap'",
    "phase=refill bonus=1": "no bonus turns, for phase=refill",
    "rack0=rb bonus=1": "a tile on each rack for the next turn, and one for each bonus turn, got 1 for seat 0",
    "rack0=-": "a tile on each rack for the next turn, .* got 0 for seat 0",
    "rack1=-": "a tile on each rack for the next turn, .* got 0 for seat 1",
    "rack0=5?": r"a whole position of AXIO, got a \? at character 8: this text is what one seat sees",
}


# -- Pagoda --------------------------------------------------------------------------------------------------------


def test_pagoda_sites_cards_and_abilities() -> None:
    state = PAGODA.from_text("quick s1=R4[RB]B2 s3=G4[GV]V4[VR]R4[RR]^ T0=RRBGY H0=VG m0=G2 score=9:4")
    seen = view(PAGODA, state, 0)
    assert [site["status"] for site in seen["sites"]] == ["open", "open", "roofed", "open", "open", "open"]
    assert seen["players"][0]["abilities"]["bowl"] == 2
    assert [card["card"] for card in seen["players"][0]["hand"]] == ["Gh", "Vh"]
    assert (seen["pile"], len(seen["supply"]), state.scores()) == (55 - 14, 21, [9, 4])


def test_pagoda_cards_that_lie_nowhere_are_the_pile_or_were_discarded() -> None:
    assert PAGODA.from_text("disc=RRB").content()["discard"] == [2, 1, 0, 0, 0]
    state = PAGODA.from_text("T0=RBGYV T1=RBGYV H0=RR H1=BB pile=YVR")
    assert view(PAGODA, state)["discard"] == {"red": 6, "blue": 7, "green": 9, "yellow": 8, "violet": 8}
    state.apply(PAGODA.parse(state, "A1 R<Rt"))
    state.apply(PAGODA.parse(state, "E"))
    assert PAGODA.text(state).split()[8] == "drawn=0:Y/-", "the pile is written from the top"


def test_pagoda_three_completed_sites_trigger_the_end() -> None:
    roofed = "quick s1=R4[RB]B4[BR]R4[RR]^ s2=G4[GV]V4[VR]R4[RY]^ s3=Y4[YB]B4[BG]G4[GG]^"
    assert view(PAGODA, PAGODA.from_text(roofed))["end_triggered"]
    assert PAGODA.from_text(f"{roofed} ending over").over()


PAGODA_MISTAKES = {
    "s1=R5": "columns like R4 and tiles like .* got 'R5'",
    "s1=R2R2": "columns of floor 1 once",
    "s1=R4[BR]": r"4 columns B under the tile .* got 'R4\[BR\]'",
    "s1=R3[RB]": "4 columns R under the tile",
    "s1=R4[RB]G1": "in the colour of the tile below .* got 'G1'",
    "s1=R4[RB]^": r"a roof \(\[RB\]\^\) on floor 4, and only there",
    "quick s1=R4[RB]B4[BR]R4[RR]": r"a roof \(\[RR\]\^\) on floor 3",
    "s1=R4[RB] s2=R4[RB]": r"each once, but \[RB\] is not there at character 11",
    "s7=R1": "one of edition=, quick, simple, .* got 's7=R1'",
    "s1=R4[RB] supply=[RB]": r"tiles that lie on no site, each once .* got \[RB\]",
    "T0=RRRRRR": "at most 5 cards in T0, got 6",
    "H1=RRRRR": "at most 4 cards in H1, got 5",
    "T0=rb": "letters of RBGYV in T0=… .* got 'r'",
    "T0=RRRRR T1=RRRRR disc=RR": "at most 11 cards R, got 12",
    "pile=YVV disc=R": "all 55 cards, got none of these",
    "T1=RB": "5 cards on the table and at least 2 in the hand of the player who waits, got 2 and 2",
    "m0=R3": "with 0 to 2 uses left",
    "m0=R1R1": "each once",
    "simple m0=R1": "no abilities in the simple game",
    "simple used=R": "none in the simple game",
    "used=RR": "each ability used at most once a turn",
    "score=9": "2 numbers with ':' between them",
    "built=4": "at most 3 columns built this turn, got 4",
    "phase=fresh built=1": "nothing built and no cards played",
    "played=Rx": "cards like RtVh",
    "drawn=2:R/B": "like 1:RB/VG",
    "drawn=1:R/B/2": "the pile renewed before one of them",
    "over": "the end triggered and the start player",
    "phase=normal T0=- H0=-": "something to decide, or be over",
    "H1=2?": r"a \? at character 5",
}


# -- Way of the Panda ----------------------------------------------------------------------------------------------


def test_panda_a_round_and_its_supplies() -> None:
    state = PANDA.from_text(
        "seats=3 round=2 turn=o order=yow white.heroes=b2,N1,- white.strength=2,1,1 a1-a2=wwy b1-b2=N "
        "b2=gate,market c3=foundation,pagoda space4=y passed=y ap=-1:y,2:wo vp=1,2,3 row=C5,C3"
    )
    seen = view(PANDA, state)
    assert (seen["round"], state.seat(), seen["order"]) == (2, 2, [1, 2, 0])
    assert [hero["at"] for hero in seen["players"][0]["heroes"]] == ["b2", "N1", None]
    assert [card["id"] for card in seen["city_row"]] == ["C5", "C3"]
    start = view(PANDA, PANDA.from_text("seats=3 round=1 b2=gate"))
    assert seen["players"][0]["guards"] == start["players"][0]["guards"] - 2
    assert seen["players"][1]["guards"] == start["players"][1]["guards"] - 1 - 1
    assert seen["supply"]["buildings"]["market"] == start["supply"]["buildings"]["market"] - 1
    assert seen["supply"]["foundations"] == start["supply"]["foundations"] - 1
    assert seen["supply"]["tiles"]["beads"] == start["supply"]["tiles"]["beads"] - 1


def test_panda_a_pending_decision() -> None:
    text = "round=1 white.heroes=a1,b1,c1 a1-a2=wy space0=w asked=step:0.1:move/cover:a1-a2:1"
    state = PANDA.from_text(text)
    assert moves(PANDA, state) == ["cover no", "cover yes"]
    state.apply(PANDA.parse(state, "cover yes"))
    assert moves(PANDA, state) == ["tile own", "tile neutral"]
    assert "asked=step:0.1:move/freed:a1-a2/tile:a1-a2:white" in PANDA.text(state)


def test_panda_the_master_variant() -> None:
    state = PANDA.from_text("master round=1 a_card=A5 b_card=B2 a_count=2,1 on_card=w asked=turn/withdraw")
    assert view(PANDA, state)["a_card"]["counts"] == [2, None]
    assert moves(PANDA, state) == ["withdraw no", "withdraw yes"]
    drawn = {PANDA.text(PANDA.from_text("master round=1", str(seed))).split("a_card=")[1] for seed in range(9)}
    assert len(drawn) > 3, "cards that are not named are drawn"


def test_panda_another_map(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(PositionError, match=r"a map that is installed here \(valley:[0-9a-f]{12}, "):
        PANDA.from_text("map=islands")
    monkeypatch.setattr(EDITIONS, "_installed", {})
    monkeypatch.setattr(EDITIONS, "_by_hash", {})
    PANDA.install_edition(ISLANDS.read_text("utf-8"), "islands.toml")
    state = PANDA.from_text("map=islands seats=4")
    assert view(PANDA, state)["map"] == "islands"
    assert PANDA.from_text(PANDA.text(state)) == state
    with pytest.raises(PositionError, match="a map that is installed here"):
        PANDA.from_text("map=islands:000000000000")


PANDA_MISTAKES = {
    "map=nowhere": "a map that is installed here",
    "seats=1": "a number from 2 to 4",
    "seats=2 order=w": "all 2 players in order, got 1",
    "order=ww": "each player at most once in order",
    "order=wo": "letters of wy in order=…",
    "setup=guards:0": "guards:1 to guards:",
    "setup=heroes:7": "heroes:1 to heroes:6",
    "setup=guards:1 round=1": "a setup or a round, not both",
    "setup=guards:2 a1-a2=ww": "at most 1 guards of white, those placed so far, got 2",
    "round=99": "a number from 0 to 40",
    "passed=w": "one of map=, seats=, master",
    "round=1 passed=w": "a turn of a player who has not passed, got white",
    "round=1 turn=o": "one of w, y",
    "a1-a2=wwww": "at most 3 guards, one for each ninja of a1-a2",
    "a1-a2=O": "letters of wy in a1-a2=…",
    "a1-a3=w": "got 'a1-a3=w'",
    "b2=gate,gate": "each kind of building at most once on a place",
    "b2=castle": "one of foundation, gate, market, pagoda",
    "b2=gate,market,pagoda": "a foundation where there are three kinds",
    "white.heroes=a1,a2": "places or border areas of monk, governor, warrior",
    "white.strength=9,9,9": "a number from 1 to",
    "purple.heroes=a1,a2,a3": "got 'purple.heroes=a1,a2,a3'",
    "ap=4:w": "the marker of each player once",
    "ap=4:w,4:y": "the marker of each player once",
    "ap=99:wy": "on fields from",
    "row=C1,C1": "at most 6 different city cards",
    "row=C9": "one of C1, C2",
    "round=1 space0=ww": "1 guards on space 0 for its first use, and one more for each other use",
    "round=1 space3=wwwwwwwwwwwwww": "at most 10 white guards, got 14",
    "round=1 over": "a reason .* to be over, got none",
    "round=1 ending=rounds over asked=turn": "nothing to be done in a game that is over",
    "master round=1 a_winner=w": "the word 'a_done'",
    "master round=1 a_card=A1 on_card=w": "at most one guard each on A4, A5 or A6",
    "master round=1 fields=w": "6 letters of wy",
    "a_card=A1": "got 'a_card=A1'",
    "round=1 asked=dance": "one of guard, place-hero, .* got 'dance'",
    "round=1 asked=guard": "turn, option, step, clear at the bottom .* got guard",
    "round=1 asked=option:24": "a space .* in option:… .* got '24'",
    "round=1 asked=step:0.1": "step:option:done .* got 'step:0.1'",
    "round=1 asked=turn/card": "withdraw on turn .* got card",
    "round=1 asked=clear": "a decision on clear .* got nothing",
    "round=1 asked=turn/withdraw": "a guard of the active player on A4, A5 or A6",
    "round=1 asked=step:0.1:move/move:0.1.move:white.monk:0": "a hero who has not vanished",
    "round=1 asked=step:0.1:move/move:0.1.move:yellow.monk:0": "a hero whom the step is for",
    "round=1 asked=step:0.1:move/freed:a1-a2/tile:a1-a2:white": "all ninjas covered and no tile on a1-a2",
    "round=1 a1-a2=W asked=step:0.1:move/cover:a1-a2:1": "an uncovered ninja on a1-a2",
    "round=1 asked=step:0.1:move/hero:0.1.move:must": "something to decide",
    "round=1 asked=" + "/".join(["step:0.1:move", *["reward"] * 80]): "at most 64 things to be done",
}

MISTAKES = [
    pytest.param(played, text, said, id=f"{played.name}: {text[:60]}")
    for played, mistakes in ((AXIO, AXIO_MISTAKES), (PAGODA, PAGODA_MISTAKES), (PANDA, PANDA_MISTAKES))
    for text, said in mistakes.items()
]


@pytest.mark.parametrize(("played", "text", "said"), MISTAKES)
def test_a_mistake_is_named(played: Game, text: str, said: str) -> None:
    with pytest.raises(PositionError, match=said):
        played.from_text(text)
