"""What the listing asks and what a refusal says are one answer: no reason without a sentence, no decision left out."""

import pytest

from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.games.panda import ask, codes, faults
from lampion.games.panda.action_board import space_fault, step_fault
from lampion.games.panda.building import build_fault
from lampion.games.panda.components import CITY, KINDS, SPACES, VILLAGE
from lampion.games.panda.decisions import FRAMES, decision_of
from lampion.games.panda.game import GAME
from lampion.games.panda.refusal import SENTENCES, impossible
from support.panda_positions import PROVINCE, position, refused

pytestmark = pytest.mark.both


def numbers_of(vocabulary: object) -> list[int]:
    return [number for name, number in vars(vocabulary).items() if name.isupper()]


def test_every_fault_has_a_number_and_a_sentence_of_its_own() -> None:
    assert sorted(numbers_of(faults)) == [faults.NONE, *sorted(SENTENCES)]
    assert len({key for _, key in SENTENCES.values()}) == len(SENTENCES)


def test_w53_the_table_has_every_decision_and_every_code_answers_one() -> None:
    assert sorted(numbers_of(ask)) == list(FRAMES)
    state = GAME.new(Setup(3, "decisions", {"master": True, "a_card": "A9"}))
    rng = rng_from("decisions")
    for _ in range(120):
        asked = state.fact(0)
        listed = [code for code in range(codes.ACTIONS) if state.is_legal(code)]
        assert {decision_of(code) for code in listed} == {asked}
        state.play(state.pick(rng))


def test_w22_w25_w36_a_step_is_listed_if_nothing_is_at_fault_and_explained_if_something_is() -> None:
    state = GAME.new(Setup(4, "faults", {"master": True, "a_card": "A9"}))
    rng = rng_from("faults")
    seen: set[int] = set()
    for _ in range(400):
        if state.over():
            break
        kind = state.fact(0)
        if kind == ask.TURN:
            for space in range(SPACES):
                fault = space_fault(state, state.active, space)
                assert state.is_legal(codes.SPACE + space) == (fault == faults.NONE)
        elif kind == ask.STEP:
            option, done = state.fact(1), state.fact(2)
            first = state.board.option_start[option]
            for at in range(state.board.option_size[option]):
                fault = int(step_fault(state, first + at))
                seen.add(fault)
                listed = state.is_legal(codes.STEP + state.board.step_kind[first + at])
                assert listed == (fault == faults.NONE and not done >> at & 1)
                if fault != faults.NONE:
                    assert impossible(state, first + at).key == SENTENCES[fault][1]
        elif kind == ask.BUILD:
            where = state.board.step_where[state.fact(1)]
            for code in range(codes.BUILD, codes.BUILD + KINDS * PROVINCE.places):
                place, building = divmod(code - codes.BUILD, KINDS)
                assert state.is_legal(code) == (build_fault(state, place, building, where) == faults.NONE)
        state.play(state.pick(rng))
    assert len(seen) > 3, "the game has met several faults"


def test_r44_a_capital_is_one_before_anything_else_is_looked_at() -> None:
    state = position(buildings={"b2": "foundation gate market pagoda"})
    b2 = PROVINCE.place_names.index("b2")
    assert {build_fault(state, b2, kind, where) for kind in range(KINDS) for where in (VILLAGE, CITY)} == {
        faults.CAPITAL
    }
    assert build_fault(state, PROVINCE.places - 1, 0, CITY) == faults.ONLY_CITIES
    assert refused(state, "build b2 gate") is not None
