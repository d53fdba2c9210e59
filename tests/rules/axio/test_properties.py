"""What holds for every action and every position: notation, refusals, saved positions, and no tile is ever lost."""

from collections import Counter

import msgspec
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from lampion.core.engine import engine
from lampion.core.message import NotationError, Reason
from lampion.games.axio.actions import PLACEMENT, AxioMove, Place, code_of, move_from, move_of
from lampion.games.axio.components import LETTERS, REFILL, SIDE, SWAP
from lampion.games.axio.game import GAME
from lampion.texts import LANGUAGES, word
from support.axio_games import random_game, random_position
from support.axio_positions import bag, picture, rack
from support.axio_recount import EVERY_TILE

pytestmark = pytest.mark.both

ACTIONS = range(SWAP + 1)
places = st.tuples(
    st.sampled_from([1, 2, 3, 4]), st.integers(0, 10**6).map(str), st.integers(0, 160), st.sampled_from([1, 8])
)  # seats, seed, moves and tries of a random position


def on_the_board(move: object) -> bool:
    return not isinstance(move, Place) or max(*move.first_cell, *move.second_cell) < SIDE


# -- actions and notation ----------------------------------------------------------------------------------------


def test_there_are_8452_actions_and_each_is_one_move() -> None:
    assert len(ACTIONS) == 8452
    moves = [move_of(action) for action in ACTIONS]
    assert [code_of(move) for move in moves] == list(ACTIONS)
    assert len(set(moves)) == len(ACTIONS)


def test_every_move_on_the_board_is_read_back_from_its_notation() -> None:
    for action in ACTIONS:
        move = move_of(action)
        if on_the_board(move):
            assert move_from(str(move)) == move
        else:
            with pytest.raises(NotationError):
                move_from(str(move))


@given(st.integers())
@example(-1)
@example(SWAP + 1)
def test_a_number_is_an_action_or_names_no_move(number: int) -> None:
    if number in ACTIONS:
        assert code_of(move_of(number)) == number
    else:
        with pytest.raises(ValueError, match="an action of AXIO"):
            move_of(number)


@given(
    st.integers(0, REFILL - 1).map(move_of).filter(on_the_board), st.sampled_from(["", " ", "  ", "\t"]), st.booleans()
)
def test_halves_may_be_written_in_either_order_with_any_spaces_and_capitals(
    move: Place, space: str, capitals: bool
) -> None:
    halves = [
        f"{letter}{space}({space}{row}{space},{space}{column}{space})"
        for letter, (row, column) in ((move.second, move.second_cell), (move.first, move.first_cell))
    ]
    text = f"{space}{halves[0]}{space}{halves[1]}{space}"
    assert move_from(text.upper() if capitals else text) == move


half_like = st.from_regex(r"[rbgopx]?\(?-?[0-9]{0,3},?[0-9]{0,3}\)?", fullmatch=True)


@given(st.one_of(st.text(), st.text("rbgop(),0123456789 "), st.builds("{} {}".format, half_like, half_like)))
@example("")
@example("pass")
@example("b(4,5)")
@example("b(4,5) o(4,7)")
@example("b(4,5) o(4,5)")
@example("b(4,5) o(5,6)")
@example("b(12,12) o(12,13)")
@example("b(4,5) o(4,6) r(4,7)")
@example("x(4,5) o(4,6)")
@example("b(-1,5) o(0,5)")
def test_a_line_is_a_move_or_is_refused_as_notation_or_by_the_rule_about_cells(text: str) -> None:
    read = reading(text)
    if isinstance(read, Reason) and read.rule:
        assert PLACEMENT.fullmatch(text.strip().lower()) and read.rule in ("A-1", "A-9")
    elif isinstance(read, Reason):
        assert read == Reason("", "refuse-notation", {**read.facts, "text": text[:80]})
    else:
        assert move_from(str(read)) == read
        assert code_of(read) in ACTIONS


def reading(text: str) -> AxioMove | Reason:
    try:
        return move_from(text)
    except NotationError as error:
        return error.reason


@pytest.mark.parametrize(
    "text",
    ["", "pass", "b(4,5)", "x(4,5) o(4,6)", "b(4,5) o(4,6) r(4,7)", "b(4,5) o(4,123)"],
)
def test_garbage_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="cannot read"):
        move_from(text)


@pytest.mark.parametrize(
    ("text", "rule", "cells"),
    [
        ("b(4,5) o(4,7)", "A-9", ["4,5", "4,7"]),
        ("o(5,6) b(4,5)", "A-9", ["4,5", "5,6"]),
        ("b(4,5) o(4,5)", "A-9", ["4,5"]),
        ("b(12,12) o(12,13)", "A-1", []),
    ],
)
def test_a1_a9_cells_that_are_not_a_pair_get_the_rule(text: str, rule: str, cells: list[str]) -> None:
    state = random_position(2, "apart", 0)
    with pytest.raises(NotationError, match=rf"^{rule}: ") as refused:
        GAME.parse(state, text)
    reason = refused.value.reason
    assert (reason.rule, [thing.name for thing in reason.about]) == (rule, cells)
    assert all(word(reason, language) for language in LANGUAGES)


# -- refusals ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_an_action_is_refused_exactly_if_it_is_not_legal(seats: int) -> None:
    played = [0, 1, 2, 3, 5, 8, 13, 30, 41, 60, 90, 200]
    for number, moves in enumerate(played if engine() == "compiled" else played[::3]):
        state = random_position(seats, f"refusals {number}", moves)
        legal = set(state.legal())
        for action in ACTIONS:
            reason = state.refusal(action)
            assert (reason is None) == (action in legal), f"{GAME.notation(state, action)}: {reason}{picture(state)}"


@settings(max_examples=40)
@given(places, st.integers())
def test_any_integer_at_all_is_refused_or_legal(place: tuple[int, str, int, int], action: int) -> None:
    state = random_position(*place)
    assert (state.refusal(action) is None) == (action in state.legal()), picture(state)


@settings(max_examples=40)
@given(places)
def test_legal_actions_are_written_down_and_read_back(place: tuple[int, str, int, int]) -> None:
    state = random_position(*place)
    legal = state.legal()
    assert legal == sorted(set(legal))
    assert len(legal) <= state.max_actions()
    assert bool(legal) != state.over(), picture(state)
    for offer in GAME.offers(state):
        assert GAME.parse(state, offer.notation) == offer.code


# -- positions ---------------------------------------------------------------------------------------------------


@settings(max_examples=40)
@given(places)
def test_a_saved_position_is_the_same_position_with_the_same_future(place: tuple[int, str, int, int]) -> None:
    state = random_position(*place)
    saved = msgspec.json.encode(state.dump())
    again, twin = GAME.load(msgspec.json.decode(saved)), state.copy()
    for other in (again, twin):
        assert msgspec.json.encode(other.dump()) == saved
    while not state.over():
        action = state.legal()[-1]
        for table in (state, again, twin):
            table.apply(action)
        assert state.dump() == again.dump() == twin.dump()


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_hundred_tiles_are_always_on_the_board_on_a_rack_or_in_the_bag(seats: int) -> None:
    for number in range(5):
        for recorder, state in random_game(seats, f"conservation {number}", tries=1 + number, swap=number % 2 == 0):
            placed = [move_from(line).tile for line in recorder.moves if "(" in line]
            held = [tile for seat in range(seats) for tile in rack(state, seat).split()]
            everything = bag(state) + Counter(held) + Counter(placed)
            assert everything == EVERY_TILE, picture(state)
            assert GAME.view(state, None)["bag"] == bag(state).total()


def test_the_letters_of_the_notation_are_the_first_letters_of_the_colours() -> None:
    assert LETTERS == "rbgop"
