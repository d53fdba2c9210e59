"""A turn and its limits (P-12 to P-19, PR-6, PR-15, PR-24, PR-25, PR-37)."""

import pytest

from support.pagoda_positions import described, listed, played, position, refused

pytestmark = pytest.mark.both


def test_p12_players_alternate_and_a_turn_ends_with_closing() -> None:
    state = played(position("T=RBGYV H=RB"), "A1 R<Rt; E")
    assert state.seat() == 1
    state = played(state, "X1 R<RtBtGtYt")
    assert state.seat() == 1
    assert listed(state) == ["E"]
    assert played(state, "E").seat() == 0


def test_p13_actions_in_any_order_and_the_end_only_when_declared() -> None:
    state = played(position("s1=R4 T=RBGYV H=BB"), "A2 G<Gt; B1 [RB]<Rt; A1 B<Bt; A1 B<Bh")
    assert state.seat() == 0
    assert state.built == state.limit
    empty = played(position("T=RB H="), "A1 R<Rt; A2 B<Bt")
    assert listed(empty) == ["E"]


def test_p14_at_least_one_column_and_at_most_three() -> None:
    state = position("s1=R4 T=RBBBB H=GG")
    assert refused(state, "E") == "P-14"
    state = played(state, "B1 [RB]<Rt")
    assert refused(state, "E") == "P-14"
    state = played(state, "A1 B<Bt")
    assert refused(state, "E") is None
    state = played(state, "A1 B<Bt; A1 B<Bt")
    assert refused(state, "A1 B<Bt") == "P-14"


def test_p14_tiles_are_not_limited() -> None:
    state = position("s1=R4 s2=B4 s3=G4 s4=Y4 s5=V4 s6=R4 T=RBGYV H=RB")
    state = played(state, "B1 [RB]<Rt; B2 [BG]<Bt; B3 [GY]<Gt; B4 [YV]<Yt; B5 [VB]<Vt; B6 [RR]<Rh; A1 B<Bh")
    assert state.points[0] == 8


def test_p15_a_spire_counts_as_one_column() -> None:
    state = played(position("s1=B4[BR]R4[RY]Y4[YG]G4 T=GVVRR H=BY"), "C1 [GV]<Gt/VtVt")
    assert state.built == 1
    state = played(state, "A2 R<Rt; A2 R<Rt")
    assert refused(state, "A3 B<Bh") == "P-14"


def test_p16_payments_mix_zones_and_are_exact() -> None:
    state = position("T=RRBGY H=RG m=G1")
    assert refused(state, "A1 R<Rt") is None
    assert refused(state, "A1 R<Rh") is None
    assert refused(state, "A1 B<RtRh") is None
    assert refused(state, "A1 B<BtGt") == "P-21"
    assert refused(state, "A1 B<") == "P-21"
    assert refused(state, "A1 V<Vt") == "P-16"
    assert refused(state, "A1 R<RhRh") == "P-16"


def test_p17_played_cards_stay_at_the_sites_until_closing() -> None:
    state = played(position("T=RBGYV H=RR pile=GGGGGGG"), "A1 R<Rt; A1 R<Rh")
    assert described(state, 0)["disc"] == ""
    assert sum(state.played) == 2
    state = played(state, "E")
    assert described(state, 0)["disc"] == "RR"
    assert sum(state.played) == 0


def test_p18_points_are_added_action_by_action() -> None:
    state = position("s1=R3 T=RRBGY H=VV")
    for line, points in (("A1 R<Rt", 1), ("B1 [RB]<Rt", 2), ("A1 B<Bt", 4)):
        state = played(state, line)
        assert state.points[0] == points


def test_p19_a_tile_or_lantern_that_strands_is_forbidden() -> None:
    blocked = "s2=G1 s3=G1 s4=G1 s5=G1 s6=G1 "
    assert refused(position(blocked + "s1=R4 T=RYYYV H=YV"), "B1 [RB]<Rt") == "P-19"
    assert refused(position(blocked + "s1=R4 T=RYYYV H=YV"), "B1 [RV]<Rt") is None
    assert refused(position(blocked + "s1=G1 T=RRYYV H=YV m=R1"), "L") == "P-19"


def test_p19_a_tile_may_lead_to_another_tile() -> None:
    state = position("s1=R4 s2=Y4 s3=G1 s4=G1 s5=G1 s6=G1 T=RYVVV H=VV")
    assert refused(state, "B1 [RB]<Rt") is None, "then [YV] and a violet column"
    state = played(state, "B1 [RB]<Rt")
    assert refused(state, "B2 [YB]<Yt") == "P-19"
    assert refused(state, "B2 [YV]<Yt") is None


def test_p19_once_a_column_is_built_anything_goes() -> None:
    state = position("s1=R4 s2=G1 s3=G1 s4=G1 s5=G1 s6=G1 T=RYYYG H=YV")
    assert refused(played(state, "A2 G<Gt"), "B1 [RB]<Rt") is None


def test_pr6_no_stranding_by_buddha_either() -> None:
    text = "s1=R4 s2=G1 s3=G1 s4=G1 s5=G1 s6=G1 T=YYBV H= m=B1"
    assert refused(position(text), "B1 [RY]<YtYt") == "P-19"
    assert refused(position(text), "B1 [RB]<YtYt") is None


def test_pr15_lantern_commits_to_a_normal_turn_but_four_columns_are_not_needed() -> None:
    state = played(position("T=RRBGY H=VG m=R1"), "L")
    assert refused(state, "X1 R<RtRtBtGt") == "P-31"
    assert refused(played(state, "A1 R<Rt"), "E") is None


def test_pr24_a_single_roof_is_a_whole_turn() -> None:
    state = played(position("s1=B4[BR]R4[RY]Y4[YG]G4 T=GVVRR H=BY"), "C1 [GV]<Gt/VtVt")
    assert refused(state, "E") is None


def test_pr25_laying_a_tile_is_never_compulsory() -> None:
    state = played(position("s1=R3 T=RRBGY H=VV"), "A1 R<Rt")
    assert "B1 [RB]<Rt" in listed(state)
    assert refused(state, "E") is None


def test_pr37_equal_cards_of_one_zone_are_the_same_move() -> None:
    state = position("T=RRRRR H=RR")
    assert listed(state, "A1 R") == ["A1 R<Rt", "A1 R<Rh"]
    assert listed(state, "X1 R") == ["X1 R<RtRtRtRt", "X1 R<RtRtRtRh", "X1 R<RtRtRhRh"]
