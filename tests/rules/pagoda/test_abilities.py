"""The five abilities (P-34 to P-43, PR-9 to PR-14, PR-16)."""

import pytest

from support.pagoda_positions import described, listed, played, position, refused, sorted_cards

pytestmark = pytest.mark.both


@pytest.mark.parametrize("before", ["", "m=R1", "m=R2"])
def test_p34_a_tile_sets_its_marker_to_exactly_2(before: str) -> None:
    state = played(position(f"s1=R4 T=RBGYV H=BB {before}"), "B1 [RB]<Rt")
    assert described(state, 0)["m"] == "R2"


def test_p34_the_ability_works_from_that_instant() -> None:
    state = played(position("s1=G4 T=GYYBB H=RR"), "B1 [GV]<Gt; A1 V<YtYt")
    assert described(state, 0)["m"] == "G1"


def test_p35_each_ability_once_a_turn_even_if_regained() -> None:
    state = played(position("s1=G4 T=BBYYG H=RR m=G2"), "A2 V<BtBt; B1 [GV]<Gt")
    assert described(state, 0)["m"] == "G2"
    assert refused(state, "A1 V<YtYt") == "P-35"


def test_p35_at_0_an_ability_cannot_be_used() -> None:
    state = position("s1=R4 T=RRBGG H=VV")
    for line in ("L", "D Rt", "B1 [RB]<GtGt", "A2 B<RtRt"):
        assert refused(state, line) == "P-35"
    assert refused(played(state, "A2 R<Rt"), "EF") == "P-35"


def test_p35_different_abilities_in_one_turn() -> None:
    state = position("s1=V4 T=RRGGB H=YB m=R1B1G1Y1V1 pile=RBGYVRBGY")
    state = played(state, "D Yh; L; B1 [VR]<GtGt; A1 R<Rt; A2 V<BtBh; EF")
    assert described(state, 0)["m"] == "V1"


def test_p36_lantern_raises_the_limit_of_this_turn_to_4() -> None:
    state = played(position("T=RRRRB H=GG m=R2"), "A1 R<Rt; L; A1 R<Rt; A1 R<Rt; A1 R<Rt")
    assert state.built == 4
    assert refused(state, "A2 B<Bt") == "P-14"
    assert played(state, "E").limit == 3


def test_p36_lantern_may_be_wasted_once_a_column_is_built() -> None:
    state = played(position("T=RGGYY H=VV m=R1"), "A1 R<Rt; L; E")
    assert described(state, 0)["m"] == ""


def test_p37_dragon_draws_for_the_table_then_for_the_hand() -> None:
    state = played(position("T=RRBGY H=VG m=Y2 pile=YGB"), "D RtRtVh")
    assert described(state, 0)["T"] == sorted_cards("BGYYG")
    assert described(state, 0)["H"] == "BG"
    assert described(state, 0)["m"] == "Y1"
    assert described(state, 0)["disc"] == "RRV"


def test_p37_dragon_comes_first() -> None:
    state = position("s1=Y4 T=RRBGY H=VG m=Y2")
    for first in ("A2 R<Rt", "B1 [YR]<Yt"):
        assert refused(played(state, first), "D Bt") == "P-37"
    assert refused(played(state, "D Bt"), "D Rt") == "P-35"


def test_p38_dragon_restores_a_large_hand_and_either_turn_may_follow() -> None:
    state = played(position("T=RRBGY H=VVBG m=Y1 pile=YGBR"), "D VhVhBh")
    assert len(described(state, 0)["H"]) == 4
    assert {"A", "X"} <= {line[0] for line in listed(state)}


@pytest.mark.parametrize(("hand", "drawn"), [("RG", 2), ("RGY", 1), ("RGYV", 0), ("G", 3)])
def test_p39_fan_refills_to_4(hand: str, drawn: int) -> None:
    state = played(position(f"T=RBGYV H={hand} m=V1 pile=BBBBBBB"), "A1 R<Rt; EF")
    assert len(described(state, 0)["H"]) == len(hand) + drawn == 4
    assert described(state, 0)["m"] == ""


def test_p39_fan_only_at_closing() -> None:
    assert refused(position("T=RBGYV H=RG m=V1"), "EF") == "P-14"


@pytest.mark.parametrize(("hand", "after"), [("RGYV", 4), ("RGY", 3), ("RG", 2), ("R", 2), ("", 2)])
def test_p40_a_hand_above_two_is_never_reduced(hand: str, after: int) -> None:
    state = played(position(f"T=RBGYV H={hand} pile=BBBBBBB"), "A1 B<Bt; E")
    assert len(described(state, 0)["H"]) == after


def test_p41_rice_bowl_pays_a_column_with_two_cards_of_another_colour() -> None:
    state = position("s1=Y1 s2=R1 s3=R1 s4=R1 s5=R1 s6=R1 T=BBGVV H=GY m=G1")
    assert set(listed(state, "A1")) == {"A1 Y<Yh", "A1 Y<BtBt", "A1 Y<VtVt", "A1 Y<GtGh"}
    assert refused(state, "A1 B<VtVt") == "P-7"


def test_p42_rice_bowl_pays_half_a_spire() -> None:
    state = position("s1=B4[BR]R4[RB]B4[BV]V4 T=VYRRG H=GB m=G1")
    assert set(listed(state, "C1 [VY]")) == {"C1 [VY]<Vt/YtRtRt", "C1 [VY]<Vt/YtGtGh"}
    assert refused(state, "C1 [VY]<Vt/RtRtGtGh") == "P-29"


def test_p43_buddha_pays_a_tile_with_two_cards_of_another_colour() -> None:
    state = position("s1=V4 T=GGRBY H=RB m=B2")
    assert set(listed(state, "B1 [VR]")) == {"B1 [VR]<GtGt", "B1 [VR]<RtRh", "B1 [VR]<BtBh"}


def test_pr9_dragon_comes_before_lantern() -> None:
    assert refused(played(position("T=RRBGY H=VG m=Y1R1"), "L"), "D Rt") == "P-37"
    assert refused(played(position("T=RRBGY H=VG m=Y1R1"), "D Rt"), "L") is None


def test_pr10_dragon_needs_a_card() -> None:
    assert refused(position("T=RBGYV H=RG m=Y1"), "D") == "PR-10"
    assert refused(position("T=RBGYV H=RG m=Y1"), "D RtBtGtYtVtRhGh") is None


def test_pr11_dragon_takes_from_table_and_hand_at_once_and_discards_first() -> None:
    state = played(position("T=RRBGY H=VG m=Y1 pile="), "D RtVh")
    assert sorted(described(state, 0)["T"] + described(state, 0)["H"]) == sorted("RRBGYVG")
    assert described(state, 0)["disc"] == described(state, 0)["pile"] == ""


def test_pr12_a_dragon_gained_this_turn_cannot_be_used() -> None:
    assert refused(played(position("s1=Y4 T=YRBGV H=RB"), "B1 [YR]<Yt"), "D Rt") == "P-37"


def test_pr13_fan_is_declared_with_the_end_of_the_turn() -> None:
    state = played(position("T=RBGYV H=RG m=V1 pile=BBBBBBB"), "A1 R<Rt; E")
    assert state.seat() == 1
    assert described(state, 0)["m"] == "V1"


def test_pr14_a_fan_gained_this_turn_works_at_its_closing() -> None:
    state = played(position("s1=V4 T=VRBGY H=RR pile=GGBYVR"), "B1 [VR]<Vt; A1 R<Rt; EF")
    assert len(described(state, 0)["H"]) == 4
    assert described(state, 0)["m"] == "V1"


def test_pr16_lantern_at_three_columns_or_before_a_red_tile_but_never_five() -> None:
    late = played(position("T=RRRRR H=RR m=R2"), "A1 R<Rt; A1 R<Rt; A1 R<Rt; L; A1 R<Rt")
    assert late.built == 4
    assert refused(late, "L") == "P-35"
    early = played(position("s1=R4 T=RBBBB H=BG m=R1"), "L; B1 [RB]<Rt")
    assert described(early, 0)["m"] == "R2"
    assert refused(early, "L") == "P-35"
