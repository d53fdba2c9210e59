"""Numbers for sanity: cards, points, the most of everything, and codes that stay within bounds."""

from itertools import combinations_with_replacement

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from lampion.core.message import NotationError
from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.games.pagoda import codes
from lampion.games.pagoda.actions import code_of, move_from, move_of
from lampion.games.pagoda.card_sets import any_set, count_any, count_exact, exact_set
from lampion.games.pagoda.components import CELLS, COLOURS
from lampion.games.pagoda.game import GAME
from lampion.games.pagoda.payments import roof_actions
from support.pagoda_positions import listed, played, position, put_cards

both = pytest.mark.both


@both
def test_cards_add_up() -> None:
    state = GAME.new(Setup(2, "cards"))
    assert sum(state.table_size(player) for player in (0, 1)) == 10
    assert sum(state.hand_size(player) for player in (0, 1)) == 4
    assert state.pile_size == 41
    assert state.box.all_cards == 10 + 4 + 41


@both
@pytest.mark.parametrize(("variant", "height", "points"), [("", 4, 49), ("quick: ", 3, 31)])
def test_points_in_one_pagoda(variant: str, height: int, points: int) -> None:
    state = position(f"{variant}T=RRRRR H=")
    for floor in range(1, height + 1):
        colour = "RBGY"[floor - 1]
        for _ in range(4):
            put_cards(state, 0, colour * 5, "")
            state.built = 0
            state = played(state, f"A1 {colour}<{colour}t")
        if floor < height:
            state = played(state, f"B1 [{'RBGY'[floor - 1]}{'RBGY'[floor]}]<{colour}t")
    put_cards(state, 0, colour + "VV", "")
    state = played(state, f"C1 [{colour}V]<{colour}t/VtVt")
    assert state.points[0] == points


@both
def test_most_points_in_one_turn() -> None:
    tops = "s1=B4[BR]R4[RB]B4[BV]V4 s2=G4[GR]R4[RG]G4[GB]B4 s3=Y4[YR]R4[RY]Y4[YG]G2 s4=R4 "
    state = position(tops + "T=VVVBY H=YGGR m=R1")
    state = played(state, "L; C1 [VV]<Vt/VtVt; C2 [BY]<Bt/YtYh; A3 G<Gh; A3 G<Gh; B4 [RV]<Rh")
    assert state.points[0] == 21
    assert state.table_size(0) + state.hand_size(0) == 0


@both
@pytest.mark.parametrize(("hand", "columns", "alternatives"), [("RB", 42, 1050), ("RR", 36, 750)])
def test_first_turn(hand: str, columns: int, alternatives: int) -> None:
    state = position(f"T=RBGYV H={hand}")
    assert len(listed(state, "A")) == columns
    assert len(listed(state, "X")) == alternatives


def test_no_position_has_more_actions_than_declared() -> None:
    """Counted for every nine cards: six sites of the richest kind, with every ability. Fewer cards give less."""
    state = position("s1=B4[BR]R4[RB]B4[BV]V4 T= H= m=R2B2G2Y2V2")
    found = vec[i64]([0] * state.max_actions())
    most = 0
    for table in combinations_with_replacement(range(COLOURS), 5):
        for hand in combinations_with_replacement(range(COLOURS), 4):
            counts = [table.count(c) for c in range(COLOURS)] + [hand.count(c) for c in range(COLOURS)]
            for cell in range(CELLS):
                state.cards[cell] = counts[cell]
            pairs = [
                (t >= 2) + (t >= 1 and h >= 1) + (h >= 2)
                for t, h in zip(counts[:COLOURS], counts[COLOURS:], strict=True)
            ]
            singles = [(counts[c] > 0) + (counts[COLOURS + c] > 0) for c in range(COLOURS)]
            payments = [singles[c] + sum(pairs) - pairs[c] for c in range(COLOURS)]
            open_site = sum(payments) + COLOURS * count_exact(state.cards, 0, 4)
            awaiting = COLOURS * max(payments)
            roof = roof_actions(state, 0, found, 0)
            most = max(most, count_any(state.cards, 0) + 6 * max(open_site, awaiting, roof) + 3)
    assert most <= state.max_actions() < 1.02 * most


@both
@given(st.lists(st.integers(0, 3), min_size=CELLS, max_size=CELLS), st.sampled_from([4, 4, 1, 3, 7]))
def test_sets_of_cards_are_numbered_without_gaps(counts: list[int], size: int) -> None:
    cards = vec[i64](counts)
    if count_any(cards, 0) < 3000:
        sets = [int(any_set(cards, 0, i)) for i in range(count_any(cards, 0))]
        assert len(set(sets)) == len(sets) and 0 not in sets
    exact = [int(exact_set(i, size)) for i in range(count_exact(cards, 0, size))]
    assert len(set(exact)) == len(exact)
    for packed in exact:
        chosen = [packed >> 3 * cell & 7 for cell in range(CELLS)]
        assert sum(chosen) == size
        assert all(n <= held for n, held in zip(chosen, counts, strict=True))


@both
@given(st.integers(0, (codes.KINDS << codes.KIND_SHIFT) + 1000) | st.integers())
def test_codes_moves_and_notation_convert_without_loss(action: int) -> None:
    try:
        move = move_of(action)
    except ValueError:
        return
    assert code_of(move) == action
    if "<" not in str(move) or not str(move).endswith("/"):
        assert code_of(move_from(str(move))) == action


@both
def test_every_code_of_a_game_is_exact_in_a_double() -> None:
    assert codes.KINDS << codes.KIND_SHIFT < 2**53


CARDS = st.lists(st.sampled_from([c + z for c in "RBGYV" for z in "th"]), max_size=5).map("".join)
SITE, COLOUR = st.integers(1, 6), st.sampled_from("RBGYV")
LINES = (
    st.builds("A{} {}<{}".format, SITE, COLOUR, CARDS)
    | st.builds("X{} {}<{}".format, SITE, COLOUR, CARDS)
    | st.builds("B{} [{}{}]<{}".format, SITE, COLOUR, COLOUR, CARDS)
    | st.builds("C{} [{}{}]<{}/{}".format, SITE, COLOUR, COLOUR, CARDS, CARDS)
    | st.builds("{} {}".format, st.sampled_from("DZ"), CARDS)
    | st.sampled_from(["L", "E", "EF"])
)


@both
@given(LINES)
def test_notation_is_read_in_any_order_and_written_in_one(line: str) -> None:
    try:
        move = move_from(line)
    except NotationError:
        assert line.startswith("C")
        return
    written = str(move)
    assert sorted(written.replace(" ", "")) == sorted(line.replace(" ", ""))
    assert str(move_from(written.lower().replace("<", " < "))) == written


@both
@pytest.mark.parametrize(
    "text", ["", "A", "A9 R<Rt", "A0 R<Rt", "A1 O<Rt", "B1 RB<Rt", "C1 [RB]<Rt", "EFF", "LL", "D Rx", "é"]
)
def test_rubbish_is_no_move(text: str) -> None:
    with pytest.raises(NotationError):
        move_from(text)


@both
def test_random_play_is_within_the_ranges_seen_elsewhere() -> None:
    """Like the playouts of the rules' sanity numbers: sets of cards only when nothing else is legal."""
    turns, points = [], []
    for number in range(12):
        state, rng = GAME.new(Setup(2, f"ranges {number}")), rng_from(f"ranges {number}")
        count = 0
        while not state.over():
            action = state.pick(rng)
            tries = 0
            while action >> codes.KIND_SHIFT in (3, 4, 6) and tries < 400:
                action, tries = state.pick(rng), tries + 1
            count += action >> codes.KIND_SHIFT in (7, 8)
            state.play(action)
        turns.append(count)
        points += state.scores()
    assert 42 <= sum(turns) / 12 <= 62
    assert 100 <= sum(points) / 24 <= 126
