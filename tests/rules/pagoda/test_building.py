"""Actions A, B and C (P-20 to P-29, PR-17 to PR-23)."""

import pytest

from lampion.core.message import ImpossibleMove
from lampion.games.pagoda.game import GAME
from lampion.texts import word
from support.pagoda_positions import described, listed, played, position, refused

pytestmark = pytest.mark.both

TOP_G = "s1=B4[BR]R4[RY]Y4[YG]G4 "
TOP_V = "s1=B4[BR]R4[RB]B4[BV]V4 "


def test_p20_a_column_needs_room_an_open_site_and_the_right_colour() -> None:
    state = position("s1=R4 s2=R3 s3=B4[BR]R4[RY]Y4[YG]G4[GV]^ T=RRBGY H=GG")
    assert refused(state, "A1 R<Rt") == "P-20"
    assert refused(state, "A2 B<Bt") == "P-7"
    assert refused(state, "A3 G<Gt") == "P-20"
    assert refused(state, "A2 R<Rt") is None


def test_p21_a_column_costs_one_card_of_its_colour() -> None:
    state = position("s1=R1 s2=R1 s3=R1 s4=R1 s5=R1 s6=R1 T=BBGYV H=RG")
    assert listed(state, "A1") == ["A1 R<Rh"]
    assert refused(state, "A1 R<BtBt") == "P-35"


@pytest.mark.parametrize(
    ("site", "points"), [("R1", 1), ("B4[BR]R1", 2), ("B4[BG]G4[GR]R1", 3), ("B4[BG]G4[GV]V4[VR]R1", 4)]
)
def test_p22_a_column_scores_its_floor(site: str, points: int) -> None:
    assert played(position(f"s1={site} T=RBGYV H=GG"), "A1 R<Rt").points[0] == points


def test_p23_a_tile_needs_an_awaiting_site_below_the_top() -> None:
    state = position(TOP_G + "s2=R3 s3=R4 T=RGVVR H=BB")
    assert refused(state, "B1 [GV]<Gt") == "P-23"
    assert refused(state, "B2 [RB]<Rt") == "P-23"
    assert refused(state, "B3 [RB]<Rt") is None


def test_p24_any_tile_of_the_base_colour_for_one_card() -> None:
    state = position("s1=R4 s2=R4[RG] T=RBVVY H=BB")
    assert listed(state, "B1") == [f"B1 [{tile}]<Rt" for tile in ("RR", "RB", "RY", "RV")]
    assert refused(state, "B1 [RG]<Rt") == "P-24"
    assert refused(state, "B1 [RB]<BtBh") == "P-35"
    assert refused(state, "B1 [RB]<VtBt") == "P-24"


def test_p25_pay_lay_score_gain() -> None:
    state = played(position("s1=B4[BR]R4 T=RBGYV H=BB"), "B1 [RB]<Rt")
    assert state.points[0] == 1
    assert described(state, 0)["m"] == "R2"
    assert described(state, 0)["s1"] == "B4[BR]R4[RB]"


def test_p26_a_roof_needs_the_top_floor_and_room_for_a_column() -> None:
    assert refused(position("s1=B4[BR]R4 T=RVVGG H=BB"), "C1 [RV]<Rt/VtVt") == "P-26"
    assert refused(position(TOP_G.replace("G4", "G3", 1) + "T=GVVRR H=BB"), "C1 [GV]<Gt/VtVt") == "P-26"
    state = played(position(TOP_G + "T=GVVRR H=RR"), "A2 R<Rt; A2 R<Rt; A2 R<Rh")
    assert refused(state, "C1 [GV]<Gt/VtVt") == "P-26"


def test_p27_tile_and_spire_must_both_be_payable() -> None:
    state = position(TOP_V + "T=VYRBG H=GR")
    assert listed(state, "C1") == ["C1 [VR]<Vt/RtRh", "C1 [VG]<Vt/GtGh"]
    assert refused(state, "C1 [VY]<Vt/YtRt") == "P-29"


def test_p27_the_same_card_cannot_pay_twice() -> None:
    assert listed(position("simple: s1=B4[BR]R4[RB]B4[BG]G4 T=GGRBY H=RB"), "C1 [GG]") == []
    assert listed(position("simple: s1=B4[BR]R4[RB]B4[BG]G4 T=GGRBY H=GB"), "C1 [GG]") == [
        "C1 [GG]<Gt/GtGh",
        "C1 [GG]<Gh/GtGt",
    ]


def test_p28_the_tile_scores_one_and_gives_its_ability_at_once() -> None:
    state = played(position(TOP_V + "T=VYYRG H=BB"), "C1 [VY]<Vt/YtYt")
    assert state.points[0] == 6
    assert described(state, 0)["m"] == "V2"


@pytest.mark.parametrize(
    ("variant", "site", "points"), [("", "s1=B4[BR]R4[RY]Y4[YG]G4", 6), ("quick: ", "s1=B4[BR]R4[RG]G4", 5)]
)
def test_p29_a_roof_scores_six_or_five(variant: str, site: str, points: int) -> None:
    state = played(position(f"{variant}{site} T=GVVRR H=BB"), "C1 [GV]<Gt/VtVt")
    assert state.points[0] == points
    assert state.built == 1


def test_p29_markers_move_in_order() -> None:
    both = played(position("s1=R4[RB]B4[BR]R4[RG]G4 T=BBVRR H=YY m=B1G2"), "C1 [GV]<BtBt/VtRtRt")
    assert described(both, 0)["m"] == "G1"


def test_pr17_use_first_gain_second() -> None:
    state = played(position("s1=B4 s2=G4 T=RRYYG H=GV m=B1"), "B1 [BG]<RtRt")
    assert described(state, 0)["m"] == "B2"
    assert refused(state, "B2 [GR]<YtYt") == "P-35"


def test_pr18_no_pair_of_the_own_colour() -> None:
    assert refused(position("T=RRBGY H=VG m=G2"), "A1 R<RtRt") == "PR-18"
    assert refused(position("s1=V4 T=VVRBY H=RB m=B2"), "B1 [VR]<VtVt") == "PR-18"
    roof = position(TOP_V + "T=VVYYR H=BB m=B2")
    assert refused(roof, "C1 [VY]<VtVt/YtYt") == "PR-18"


def test_pr19_abilities_may_pay_although_a_matching_card_is_held() -> None:
    state = position("s1=V4 T=RRBBV H=GG m=B1G1")
    assert {"B1 [VB]<Vt", "B1 [VB]<RtRt", "B1 [VB]<GhGh"} <= set(listed(state, "B1"))
    assert {"A2 B<Bt", "A2 B<RtRt"} <= set(listed(state, "A2 B"))


def test_pr20_buddha_and_rice_bowl_in_one_roof() -> None:
    state = position(TOP_V + "T=RRBBY H=RR m=B1G1")
    assert refused(state, "C1 [VY]<RtRt/YtBtBt") is None
    assert refused(state, "C1 [VY]<RtRt/YtRhRh") is None
    assert len(described(played(state, "C1 [VY]<RtRt/YtRhRh"), 0)["T"]) == 2


def test_pr21_the_rice_bowl_of_a_green_roof_tile_pays_its_own_spire() -> None:
    state = position(TOP_G + "T=GVRRB H=YY")
    assert described(played(state, "C1 [GV]<Gt/VtRtRt"), 0)["m"] == "G1"
    used = played(position(TOP_G + "T=GVRRB H=BY m=G1"), "A2 Y<BtBh")
    assert refused(used, "C1 [GV]<Gt/VtRtRt") == "P-35"
    simple = position("simple: " + TOP_G + "T=GVRRB H=YY")
    assert refused(simple, "C1 [GV]<Gt/VtRtRt") == "P-50"


def test_pr22_lantern_from_the_roof_tile_does_not_help_its_own_spire() -> None:
    state = position("s1=G4[GB]B4[BG]G4[GR]R4 s2=V1 T=VVVRY H=YG")
    state = played(state, "A2 V<Vt; A2 V<Vt; A2 V<Vt")
    assert refused(state, "C1 [RY]<Rt/YtYh") == "P-26"


def test_pr23_buddha_of_a_blue_tile_cannot_pay_for_it() -> None:
    assert refused(position("s1=B4 T=RRGGY H=VV"), "B1 [BG]<RtRt") == "P-35"


@pytest.mark.parametrize("cards", ["", "GtGtGt", "GtRtRt", "GtGhRtRh"])
@pytest.mark.parametrize(("variant", "ability"), [("", True), ("simple: ", False)])
def test_p24_p27_a_roof_with_a_wrong_number_of_tile_cards_gets_the_rule(
    cards: str, variant: str, ability: bool
) -> None:
    state = position(f"{variant}{TOP_G}T=GGGRRVV H=GR")
    with pytest.raises(ImpossibleMove, match=r"^P-24: A green tile costs 1 green card") as refused:
        GAME.parse(state, f"C1 [GV]<{cards}/VtVt")
    assert word(refused.value.reason, "en").startswith("A green tile costs 1 green card")
    for language, name in {"en": "Buddha", "de": "Buddha", "fr": "Bouddha"}.items():
        assert (name in word(refused.value.reason, language)) == ability
    assert GAME.parse(state, "C1 [GV]<Gt/VtVt") in state.legal()


@pytest.mark.parametrize(
    ("text", "line", "rule"),
    [
        ("s1=R4 T=RRRBG H=YY", "C1 [RB]<RtRtRt/BtBt", "P-26"),  # the rules are asked in their usual order
        (TOP_G + "T=GVVRR H=BB built=3", "C1 [GV]<GtRtRt/VtVt", "P-26"),
        ("T=RRRBG H=YY", "A1 R<" + 8 * "Rt", "P-16"),
        ("T=RRRBG H=YY", "X1 R<" + 8 * "Rt", "P-30"),
        ("T=RRRBG H=YY m=Y1", "D " + 8 * "Rt", "P-16"),
    ],
)
def test_p16_more_cards_than_an_action_holds_are_refused_like_any_others(text: str, line: str, rule: str) -> None:
    with pytest.raises(ImpossibleMove) as refused:
        GAME.parse(position(text), line)
    assert refused.value.reason.rule == rule
