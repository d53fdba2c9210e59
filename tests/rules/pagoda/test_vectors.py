"""Every worked example of the rules: E-n and V-n as rows of a table, the reshuffles, the ends, and an opening."""

import re
from pathlib import Path

import pytest

from lampion.core.chance import ChanceEvent, ChanceLedger
from lampion.core.message import IllegalAction
from lampion.core.rng import rng_from
from lampion.games.pagoda.components import LETTERS
from lampion.games.pagoda.editions import EDITIONS
from lampion.games.pagoda.setup import deal, empty_table
from lampion.games.pagoda.state import Pagoda
from support.pagoda_positions import action, described, expected_facts, played, position, sorted_cards

pytestmark = pytest.mark.both

ROWS = [
    [cell.strip() for cell in line.strip().strip("|").split("|")]
    for line in Path(__file__).with_name("vectors.md").read_text("utf-8").splitlines()
]

# The rule that each refusal names.
WHY = {
    "V-3": "P-35",
    "V-6": "P-35",
    "V-8": "P-35",
    "V-9": "P-26",
    "V-12": "P-23",
    "V-13": "P-29",
    "V-14": "PR-18",
    "V-17": "P-19",
    "V-19": "P-19",
    "V-21": "P-33",
    "V-23": "P-37",
    "V-24": "P-37",
    "V-26": "P-31",
    "V-27": "P-30",
    "V-30": "P-14",
    "V-37": "P-14",
    "V-38": "P-20",
    "V-39": "P-7",
    "V-40": "P-31",
    "V-41": "PR-18",
    "V-42": "P-29",
    "V-45": "PR-10",
    "V-46": "P-33",
    "V-50": "P-23",
}


def code(cell: str) -> str:
    """The text between backticks."""
    return " ".join(re.findall("`([^`]*)`", cell))


@pytest.mark.parametrize(("number", "before", "moves", "points", "after"), ROWS, ids=[row[0] for row in ROWS])
def test_vector(number: str, before: str, moves: str, points: str, after: str) -> None:
    state = position(before)
    lines = code(moves).split(";")
    if points == "illegal":
        for line in lines[:-1]:
            state.apply(action(line))
        copy = state.dump()
        assert action(lines[-1]) not in state.legal()
        with pytest.raises(IllegalAction) as refused:
            state.apply(action(lines[-1]))
        assert refused.value.reason.rule == WHY[number]
        assert state.dump() == copy
        return
    for line in lines:
        assert action(line) in state.legal(), f"{line} should be legal"
        state.apply(action(line))
    assert state.points[0] == int(points.split("=")[-1])
    found, expected = described(state, 0), expected_facts(code(after))
    assert {name: found[name] for name in expected} == expected
    assert state.end_triggered == ("trigger" in after)


def test_every_illegal_vector_names_a_rule() -> None:
    assert {row[0] for row in ROWS if row[3] == "illegal"} == set(WHY)


def test_no_vector_is_missing() -> None:
    in_table = [f"E-{n}" for n in range(1, 11)] + [f"V-{n}" for n in range(1, 51) if not 31 <= n <= 36]
    assert [row[0] for row in ROWS] == in_table


def test_v13_another_tile_would_be_legal() -> None:
    played(position("s1=B4[BR]R4[RB]B4[BV]V4 T=VYRBG H=GR"), "C1 [VR]<Vt/RtRh")


@pytest.mark.parametrize("tile", ["RG", "RR"])
def test_v17_other_tiles_strand_likewise(tile: str) -> None:
    state = position("s1=R4 s2=G1 s3=G1 s4=G1 s5=G1 s6=G1 T=RYYYV H=YV")
    reason = state.refusal(action(f"B1 [{tile}]<Rt"))
    assert reason is not None
    assert reason.rule == "P-19"


def test_v31_hand_card_comes_from_the_reshuffled_discard() -> None:
    state = position("T=RBGYV H=RR pile=Y disc=GG")
    state = played(state, "A1 R<Rt; A1 R<Rh")
    ledger = ChanceLedger([ChanceEvent("reshuffle", None, ("G", "R", "G", "R"))])
    state.ledger = ledger
    state.apply(action("E"))
    found = described(state, 0)
    assert found["T"] == sorted_cards("YBGYV")
    assert found["H"] == sorted_cards("RG")
    assert found["pile"] == "RGR"
    assert found["disc"] == ""
    assert ledger.leftover() == 0


def test_v32_dragon_discards_take_part_in_the_reshuffle() -> None:
    state = position("T=RRBGY H=VG m=Y1 pile=B")
    state.ledger = ChanceLedger([ChanceEvent("reshuffle", None, ("R", "V", "R"))])
    state.apply(action("D RtRtVh"))
    found = described(state, 0)
    assert found["T"] == sorted_cards("BGYBR")
    assert found["H"] == sorted_cards("GV")
    assert found["pile"] == "R"
    assert found["disc"] == ""


TWO_ROOFS = "s1=B4[BR]R4[RB]B4[BV]V4[VB]^ s2=G4[GR]R4[RG]G4[GB]B4[BG]^ "


def test_v33_start_player_triggers_and_the_other_has_one_full_turn() -> None:
    state = position(TWO_ROOFS + "s3=Y4[YR]R4[RY]Y4[YV]V4 T=VYYRR H=BG")
    state = played(state, "C3 [VY]<Vt/YtYt; A4 R<Rt; A4 R<Rt; E")
    assert state.end_triggered and not state.over()
    assert state.seat() == 1
    state = played(state, "A5 B<Bt; A5 B<Bh; A6 G<Gt; E")
    assert state.over()
    assert state.legal() == []


def test_v34_the_opponent_triggers_and_the_game_ends_at_his_closing() -> None:
    state = position("start=1 " + TWO_ROOFS + "s3=Y4[YR]R4[RY]Y4[YV]V4 T=VYYRR H=BG")
    state = played(state, "C3 [VY]<Vt/YtYt")
    assert state.end_triggered and not state.over()
    assert played(state, "E").over()


def test_v35_one_tile_blocks_two_sites_and_ends_the_game() -> None:
    reds = "s1=R4[RR]R4[RB]B4[BR]R4[RG]^ s2=R4[RY]Y4[YB]B4[BG]G4[GV]^ "
    state = position("start=1 " + reds + "s3=R4 s4=R4 s5=R4 T=RVBGY H=VV")
    assert state.completed() == 2
    state = played(state, "B3 [RV]<Rt")
    assert state.completed() == 4
    assert state.end_triggered
    state = played(state, "A3 V<Vt; E")
    assert state.over()


def test_v36_equal_scores_are_a_draw() -> None:
    state = position("start=1 " + TWO_ROOFS + "s3=Y4[YR]R4[RY]Y4[YV]V4 T=VYYRR H=BG score=91:97")
    state = played(state, "C3 [VY]<Vt/YtYt; E")
    assert state.scores() == [97, 97]
    assert state.winners() == [0, 1]


OPENING_PILE = "BYVYRVRYGBVVVYVGGRRBGGRVBVBBGYYVBRYRGRRGBGYYB"
OPENING = """
1 S: A5 B<Bh; A5 B<Bt; A6 Y<Yt; E = 3 | T=RRGVV H=RY | score 3 | m=-
2 N: A5 B<Bt; A6 Y<Yt; A6 Y<Yh; E = 3 | T=RGGYV H=BV | score 3 | m=-
3 S: A6 Y<Yh; A3 V<Vt; A3 V<Vt; E = 3 | T=RRGVV H=RV | score 6 | m=-
4 N: X1 Y<RtGtVtVh; E = 1 | T=GGYYV H=BG | score 4 | m=-
5 S: A3 V<Vh; A3 V<Vt; B3 [VY]<Vt; A4 G<Gt; E = 4 | T=RRRRB H=RG | score 10 | m=V2
6 N: B6 [YG]<Yt; A5 B<Bh; A4 G<Gh; A4 G<Gt; E = 4 | T=RGGYV H=BV | score 8 | m=Y2
7 S: B5 [BV]<Bt; A4 G<Gh; B4 [GR]<RtRt; A4 R<Rh; A4 R<Rt; EF = 7 | T=RBBGV H=BYYV | score 17 | m=B1G2V1
8 N: D GtVh; A1 Y<Yh; A4 R<Rt; A4 R<Rt; E = 5 | T=RGGYV H=RB | score 13 | m=Y1
9 S: B4 [RY]<BtBt; A2 B<VtVh; L; A4 Y<Yh; A4 Y<Yh; A2 B<Bh; E = 9 | T=RRBGG H=GY | score 26 | m=R1G1V1
"""


def test_opening_log() -> None:
    state = empty_table(rng_from("opening"), EDITIONS.named(None).variants[False, False], 0)
    state.ledger = ChanceLedger([ChanceEvent("shuffle", None, tuple(OPENING_PILE))])
    deal(state)
    state.ledger = None
    for line in OPENING.strip().splitlines():
        head, cards, score, markers = line.split(" | ")
        who, moves, points = re.fullmatch(r"\d+ ([SN]): (.*) = (\d+)", head).groups()  # type: ignore[union-attr]
        player = "SN".index(who)
        before = int(state.points[player])
        assert state.seat() == player
        state = played(state, moves)
        assert state.points[player] - before == int(points), line
        expected = expected_facts(f"{cards} {markers}".replace("m=-", "m="))
        found = described(state, player)
        assert {name: found[name] for name in expected} == expected, line
        assert state.points[player] == int(score.split()[1]), line


def test_nothing_is_lost_in_the_opening() -> None:
    assert sorted_cards(OPENING_PILE) == "".join(letter * 9 for letter in LETTERS)
    state = position("T=RBGYV")
    assert state.box.each_colour == 11
    assert isinstance(state, Pagoda)
