"""Closing, refilling, the end of the game and the variants (P-44 to P-50, PR-2, PR-7, PR-30, PR-34 to PR-41)."""

import pytest

from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.games.pagoda.game import GAME
from support.pagoda_positions import described, listed, played, position, refused, sorted_cards

pytestmark = pytest.mark.both

TWO_ROOFS = "s1=B4[BR]R4[RB]B4[BV]V4[VB]^ s2=G4[GR]R4[RG]G4[GB]B4[BG]^ "
ALMOST = TWO_ROOFS + "s3=Y4[YR]R4[RY]Y4[YV]V4 T=VYYRR H=BG "


def test_p44_discard_then_table_then_hand() -> None:
    state = played(position("T=RBGYV H=RR pile=YGBV"), "A1 R<Rt; A1 R<Rh; E")
    assert described(state, 0)["T"] == sorted_cards("YBGYV")
    assert described(state, 0)["H"] == sorted_cards("RG")
    assert described(state, 0)["pile"] == "BV"
    assert described(state, 0)["disc"] == "RR"


def test_p45_an_empty_pile_is_renewed_from_the_whole_discard_pile() -> None:
    state = played(position("T=RBGYV H=RR pile= disc=GGGG"), "A1 R<Rt; A1 R<Rh; E")
    assert len(described(state, 0)["pile"]) == 4
    assert described(state, 0)["disc"] == ""


def test_pr7_the_pile_is_renewed_only_when_a_card_is_needed() -> None:
    state = played(position("T=RBGYV H=RRG pile=Y disc=GG"), "A1 R<Rt; A1 R<Rh; E")
    assert described(state, 0)["pile"] == ""
    assert described(state, 0)["disc"] == sorted_cards("GGRR")


def test_pr2_a_card_can_always_be_drawn() -> None:
    for seed in range(30):
        state = GAME.new(Setup(2, f"draws {seed}"))
        rng = rng_from(f"draws {seed}")
        while not state.over():
            state.play(state.pick(rng))
            held = sum(state.table_size(player) + state.hand_size(player) for player in (0, 1))
            assert held <= 18
            assert held + state.pile_size + sum(state.discard) + sum(state.played) == 55


def test_p46_the_end_is_triggered_at_the_third_completed_site() -> None:
    state = position(ALMOST)
    assert not state.end_triggered
    state = played(state, "C3 [VY]<Vt/YtYt")
    assert state.end_triggered and not state.over()
    assert refused(state, "A4 R<Rt") is None, "the turn goes on"


@pytest.mark.parametrize(("start", "over"), [("", False), ("start=1 ", True)])
def test_p47_both_players_have_equally_many_turns(start: str, over: bool) -> None:
    state = played(position(start + ALMOST), "C3 [VY]<Vt/YtYt; E")
    assert state.over() == over
    if not over:
        assert played(state, "A5 B<Bt; E").over()


@pytest.mark.parametrize(("score", "winners"), [("91:96", [0]), ("91:98", [1]), ("91:97", [0, 1])])
def test_p48_the_higher_score_wins_and_equal_scores_share(score: str, winners: list[int]) -> None:
    state = played(position(f"start=1 {ALMOST} score={score}"), "C3 [VY]<Vt/YtYt; E")
    assert state.winners() == winners
    assert GAME.outcome(state).key == ("pagoda-result-draw" if len(winners) == 2 else "pagoda-result-win")


def test_p49_in_the_quick_game_the_third_tile_is_a_roof_worth_five() -> None:
    state = played(position("quick: s1=B4[BR]R4[RG]G4 T=GVVRB H=YY"), "C1 [GV]<Gt/VtVt")
    assert state.points[0] == 5
    assert state.completed() == 1
    assert refused(position("quick: s1=B4[BR]R4[RG]G4 T=GGVVB H=YY"), "B1 [GV]<Gt") == "P-23"


def test_p50_in_the_simple_game_tiles_give_no_ability() -> None:
    state = played(position("simple: s1=R4 T=RBGYV H=BB"), "B1 [RB]<Rt; A1 B<Bt")
    assert described(state, 0)["m"] == ""
    assert refused(state, "L") == "P-50"
    assert refused(state, "EF") == "P-50"
    assert listed(position("simple: T=RBGYV H=BB"), "X1 R")
    both = played(position("quick: simple: s1=B4[BR]R4[RG]G4 T=GVVRB H=YY"), "C1 [GV]<Gt/VtVt")
    assert (both.points[0], described(both, 0)["m"]) == (5, "")


def test_pr8_the_discard_pile_may_be_inspected_by_all() -> None:
    state = position("T=RBGYV H=RR disc=GGY")
    for seat in (0, 1, None):
        assert GAME.view(state, seat)["discard"] == {"red": 0, "blue": 0, "green": 2, "yellow": 1, "violet": 0}


def test_pr30_the_last_turn_is_full_and_compulsory() -> None:
    state = played(position(ALMOST), "C3 [VY]<Vt/YtYt; E")
    assert refused(state, "E") == "P-14"
    assert refused(state, "Z RtBtGtYt") == "P-33"
    assert {line[0] for line in listed(state)} == {"A", "X"}


def test_pr34_a_hand_of_three_or_four_draws_nothing_but_the_table_is_refilled() -> None:
    state = played(position("T=RBGYV H=RRBG pile=YVV"), "A1 R<Rt; A1 R<Rh; E")
    assert described(state, 0)["T"] == sorted_cards("YBGYV")
    assert described(state, 0)["H"] == "RBG"


def test_pr35_refill_after_the_last_turn_too() -> None:
    state = played(position("start=1 " + ALMOST), "C3 [VY]<Vt/YtYt; E")
    assert state.over()
    assert len(described(state, 0)["T"]) == 5


def test_pr36_drawing_is_a_barrier_for_undo_and_building_is_not() -> None:
    state = position("T=RRBGY H=VGB m=Y1 pile=YGBVVVV")
    assert played(state, "D Rt").barrier
    assert not played(state, "A1 R<Rt").barrier
    assert played(state, "A1 R<Rt; E").barrier
    assert not played(state, "A1 V<Vh; E").barrier, "nothing was drawn"


def test_pr38_scores_are_not_capped() -> None:
    state = played(position("s1=R1 T=RBGYV H=RR score=149:0"), "A1 R<Rt; A1 R<Rh")
    assert state.points[0] == 151


LAST_RED = "s1=R4[RR]R4[RB]B4[BR]R4[RG]^ s2=R4[RY]Y4[YB]B4[BG]G4[GV]^ s3=R4 s4=R4 "


def test_pr40_an_end_triggered_by_a_tile_still_needs_its_column() -> None:
    state = played(position("start=1 " + LAST_RED + "T=RVGBY H=VV"), "B3 [RV]<Rt")
    assert state.end_triggered
    assert refused(state, "E") == "P-14"
    assert refused(position(LAST_RED + "s5=G1 s6=G1 T=RYYYY H=BB"), "B3 [RV]<Rt") == "P-19"
    assert played(state, "A3 V<Vt; E").over()


def test_pr41_the_end_is_irrevocable_and_blocked_sites_count_like_roofs() -> None:
    reds = "s1=R4[RR]R4[RB]B4[BR]R4[RG] s2=R4[RY] s3=R4 s4=R4 s5=R4 s6=R4 "
    state = position("start=1 " + reds + "T=RVGBY H=VV")
    assert state.completed() == 0
    state = played(state, "B3 [RV]<Rt; A3 V<Vt")
    assert state.completed() == 3
    assert played(state, "E").over()
