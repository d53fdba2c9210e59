"""How a pagoda is built, and what a site can be (P-6 to P-11, PR-26 to PR-29)."""

import pytest

from support.pagoda_positions import described, listed, played, position, refused

pytestmark = pytest.mark.both

LAST_RED = "s1=R4[RR]R4[RB]B4[BR]R4[RG]^ s2=R4[RY]Y4[YB]B4[BG]G4[GV]^ "


@pytest.mark.parametrize(("variant", "height"), [("", 4), ("quick: ", 3)])
def test_p6_a_pagoda_has_so_many_floors_and_then_a_roof(variant: str, height: int) -> None:
    floors = ["B4[BR]", "R4[RG]", "G4[GB]", "B4"]
    below = "".join(floors[: height - 1])
    top = floors[height - 1][:2]
    state = position(f"simple: {variant}s1={below}{top} T={top[0]}VVRR H=YY")
    assert state.at_top(0)
    assert listed(state, "B1") == []
    assert listed(state, f"C1 [{top[0]}V]") == [f"C1 [{top[0]}V]<{top[0]}t/VtVt"]


def test_p7_the_first_column_may_have_any_colour_and_fixes_its_floor() -> None:
    state = position("T=RBGYV H=RB")
    assert {line[3] for line in listed(state, "A1")} == set("RBGYV")
    state = played(state, "A1 B<Bt")
    assert {line[3] for line in listed(state, "A1")} == {"B"}
    assert refused(state, "A1 R<Rt") == "P-7"


def test_p7_the_next_floor_has_the_next_colour_of_the_tile() -> None:
    state = played(position("s1=R4 T=RGYBV H=GG"), "B1 [RG]<Rt")
    assert refused(state, "A1 R<Rt") == "P-7"
    assert refused(state, "A1 G<Gt") is None


def test_p8_a_tile_needs_four_columns_of_its_base_colour() -> None:
    state = position("s1=R3 s2=R4 T=RRBGY H=VV")
    assert refused(state, "B1 [RB]<Rt") == "P-23"
    assert refused(state, "B2 [BR]<Bt") == "P-8"
    assert refused(state, "B2 [RB]<Rt") is None


def test_p9_a_spire_is_two_columns_of_the_spire_colour() -> None:
    state = position("s1=B4[BR]R4[RY]Y4[YG]G4 T=GVVRB H=VY")
    assert listed(state, "C1 [GV]") == ["C1 [GV]<Gt/VtVt", "C1 [GV]<Gt/VtVh"]
    assert refused(state, "C1 [GV]<Gt/Vt") == "P-29"
    assert refused(state, "C1 [GV]<Gt/VtVtVh") == "P-29"


def test_p10_a_site_is_open_awaiting_blocked_or_roofed() -> None:
    state = position(LAST_RED + "s3=R4 s4=R3 T=RRBGY H=VV")
    assert [state.is_open(site) for site in range(6)] == [False, False, False, True, True, True]
    assert state.is_awaiting(2) and not state.is_blocked(2)
    state = played(state, "A4 R<Rt; B3 [RV]<Rt")
    assert state.is_blocked(3)
    assert state.is_open(2), "right after a tile floor 2 is open"
    assert described(state, 0)["done"] == "3"


def test_p11_columns_of_a_floor_are_only_counted() -> None:
    one = played(position("s1=R1 T=RRBGY H=RG"), "A1 R<Rt; A2 B<Bt; A1 R<Rh")
    two = played(position("s1=R1 T=RRBGY H=RG"), "A1 R<Rh; A1 R<Rt; A2 B<Bt")
    assert one.dump() == two.dump()


def test_pr26_with_fewer_than_four_columns_a_site_without_tiles_is_still_open() -> None:
    state = played(position(LAST_RED + "s3=R4 s4=R2 T=RRRVY H=VV"), "B3 [RV]<Rt")
    assert not state.is_blocked(3)
    assert state.completed() == 2
    state = played(state, "A4 R<Rt")
    assert not state.end_triggered
    state = played(state, "A4 R<Rt")
    assert state.is_blocked(3) and state.end_triggered


def test_pr27_one_tile_can_block_several_sites_for_ever() -> None:
    state = played(position(LAST_RED + "s3=R4 s4=R4 s5=R4 T=RRVGY H=VV"), "B3 [RV]<Rt")
    assert described(state, 0)["blocked"] == "45"
    state = played(state, "A3 V<Vt; E; A6 B<Bt; E")
    assert described(state, 0)["blocked"] == "45"
    assert refused(position(LAST_RED + "s3=R4[RV] s4=R4 T=RRVGY H=VV"), "B4 [RV]<Rt") == "P-10"


def test_pr28_any_tile_of_the_colour_keeps_a_site_awaiting() -> None:
    state = position("s1=R4[RR]R4[RB]B4[BG]G4[GV]^ s2=R4[RG] s3=R4[RY]Y4[YV]V4[VR]R4 T=RBGYY H=BG")
    assert state.is_awaiting(2)
    assert listed(state, "C3") == []
    assert state.completed() == 1


def test_pr29_a_blocked_site_counts_at_once_and_scores_nothing() -> None:
    state = position(LAST_RED + "s3=R4[RV] s4=R3 T=BBGGY H=VV")
    state = played(state, "X4 R<BtBtGtGt")
    assert state.end_triggered
    assert state.points[0] == 1
