"""The alternative turn and the forced pass (P-30 to P-33, PR-4, PR-5, PR-31, PR-33, PR-39)."""

import pytest

from support.pagoda_positions import described, listed, played, position, refused

pytestmark = pytest.mark.both

ALL_RED = "s1=R4 s2=R4 s3=R4 s4=R4 s5=R4 s6=R4 "


def test_p30_any_four_cards_for_one_column_and_the_turn_closes() -> None:
    state = position("s1=B4[BR]R1 T=RRBGY H=VV")
    state = played(state, "X1 R<RtBtVhVh")
    assert state.points[0] == 2
    assert described(state, 0)["s1"] == "B4[BR]R2"
    assert described(state, 0)["disc"] == "RBVV"
    assert listed(state) == ["E"]
    assert state.built == 1


@pytest.mark.parametrize("cards", ["RtBtVh", "RtBtGtYtVh", ""])
def test_p30_exactly_four_cards(cards: str) -> None:
    assert refused(position("T=RRBGY H=VV"), f"X1 R<{cards}") == "P-30"


def test_p30_the_usual_colour_rules_hold() -> None:
    state = position("s1=R1 s2=R4 T=RRBGY H=VV")
    assert refused(state, "X1 B<RtRtBtGt") == "P-7"
    assert refused(state, "X2 R<RtRtBtGt") == "P-20"


@pytest.mark.parametrize("first", ["A2 R<Rt", "B1 [GR]<Gt", "L"])
def test_p31_only_if_nothing_was_done_before(first: str) -> None:
    state = played(position("s1=G4 T=RRBGY H=VVBB m=R1"), first)
    assert refused(state, "X3 R<BtYtVhVh") == "P-31"


def test_p31_dragon_before_and_fan_after_are_allowed() -> None:
    state = position("T=RRBGY H=VV m=Y1V1 pile=GGGGGGGG")
    state = played(state, "D RtVh; X1 R<RtBtYtVh; EF")
    assert described(state, 0)["H"] == "GGGG"
    assert described(state, 0)["m"] == ""


def test_p32_it_builds_no_tile_and_no_roof() -> None:
    state = position("s1=R4 s2=B4[BR]R4[RY]Y4[YG]G4 T=RRBGY H=VV")
    assert {line[:2] for line in listed(state, "X")} == {"X3", "X4", "X5", "X6"}


def test_p33_a_pass_costs_four_cards_and_builds_nothing() -> None:
    state = position(ALL_RED + "T=BBGGY H=VV pile=RRRRBB")
    assert {line[0] for line in listed(state)} == {"Z"}
    state = played(state, "Z BtBtGtVh")
    assert state.points[0] == 0
    assert described(state, 0)["disc"] == "BBGV"
    assert listed(state) == ["E"]


def test_p33_a_pass_is_illegal_in_any_other_situation() -> None:
    assert refused(position("T=RBGYV H=RG"), "Z RtBtGtYt") == "P-33"
    assert refused(position(ALL_RED + "T=RBGGY H=VV"), "Z BtGtGtYt") == "P-33"
    assert refused(position(ALL_RED + "T=BBGGY H=VV"), "Z BtGtGt") == "P-33"
    late = played(position("s1=R4 s2=R4 s3=R4 s4=R4 s5=R4 s6=B4 T=BBGGY H=VV"), "B6 [BG]<Bt")
    assert refused(late, "Z BtGtGtYt") == "P-33"


def test_pr4_without_an_open_site_a_tile_without_a_column_after_it_is_no_way_out() -> None:
    state = position("s1=R4[RR]R4 s2=R4 s3=R4[RB]B4 s4=R4[RG]G4 s5=R4[RY]Y4 s6=V4 T=R H=BY")
    assert not state.has_open_site()
    assert state.must_pass() == (not any(line[0] in "ABC" for line in listed(state)))
    stuck = position(ALL_RED + "T=BBGGY H=VV")
    assert stuck.must_pass()


def test_pr5_dragon_is_optional_before_a_pass() -> None:
    state = position(ALL_RED + "T=BBGGY H=VV m=Y1 pile=VYBGRRYY")
    assert {line[0] for line in listed(state)} == {"D", "Z"}
    state = played(state, "D BtBt")
    assert {line[0] for line in listed(state)} == {"Z"}


def test_pr5_what_dragon_draws_may_end_the_need_to_pass() -> None:
    state = played(position(ALL_RED + "T=BBGGY H=VV m=Y1 pile=RGBGRRYY"), "D BtBt")
    assert {line[0] for line in listed(state)} == {"B"}


def test_pr31_with_six_completed_sites_the_last_turn_is_a_pass() -> None:
    full = (
        "s1=R4[RR]R4[RB]B4[BR]R4[RG]^ s2=R4[RY]Y4[YR]R4[RV]V4[VB]^ s3=B4[BB]B4[BG]G4[GB]B4[BY]^ "
        "s4=G4[GG]G4[GY]Y4[YG]G4[GR]^ s5=Y4[YY]Y4[YV]V4[VY]Y4[YB]^ s6=R4 "
    )
    state = position("start=1 trigger " + full + "T=RBGYV H=RB")
    assert state.completed() == 6
    assert {line[0] for line in listed(state)} == {"Z"}
    assert played(state, "Z RtBtGtYt; E").over()


def test_pr33_on_an_empty_site_any_of_five_colours() -> None:
    assert {line[3] for line in listed(position("T=RRRRR H=RR"), "X1")} == set("RBGYV")


def test_pr39_it_may_be_chosen_freely_and_paid_with_the_columns_colour() -> None:
    state = position("s1=R1 T=RRRRB H=GG")
    assert refused(state, "A1 R<Rt") is None
    assert refused(state, "X1 R<RtRtRtRt") is None
