"""A move is carried out in one place, with or without recorded chance."""

import pytest

from lampion.core.chance import ChanceEvent, ChanceLedger
from lampion.core.errors import ChanceMismatch
from lampion.core.message import IllegalAction
from lampion.core.registry import game
from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.core.state import State

pytestmark = pytest.mark.both

AXIO = game("axio")


def before_a_draw() -> tuple[State, int]:
    """A position whose next decision draws a tile."""
    state = AXIO.new(Setup(2, "chance", start=0))
    state.apply(state.legal()[0])
    return state, AXIO.parse(state, "refill")


def test_the_position_before_stays_and_the_ledger_is_let_go() -> None:
    state, refill = before_a_draw()
    dump = state.dump()
    ledger = ChanceLedger()
    after = state.after(refill, ledger)
    assert state.dump() == dump != after.dump()
    assert state.ledger is None and after.ledger is None
    assert [(event.kind, event.seat, len(event.items)) for event in ledger.events] == [("draw", 0, 1)]


def test_recorded_chance_comes_true_whatever_the_generator_would_draw() -> None:
    state, refill = before_a_draw()
    ledger = ChanceLedger()
    after = state.after(refill, ledger)
    for seed in range(20):
        elsewhere = state.copy()
        elsewhere.rng = rng_from(f"another generator {seed}")
        again = elsewhere.after(refill, ChanceLedger(ledger.events))
        assert AXIO.view(again, 0) == AXIO.view(after, 0)


def test_an_illegal_action_draws_nothing() -> None:
    state, refill = before_a_draw()
    ledger, dump = ChanceLedger(), state.dump()
    with pytest.raises(IllegalAction):
        state.after(refill + 2, ledger)
    assert ledger.events == [] and state.dump() == dump


def test_recorded_chance_that_never_happens_is_an_error() -> None:
    state, refill = before_a_draw()
    ledger = ChanceLedger()
    state.after(refill, ledger)
    ledger.finish()
    twice = ChanceLedger([*ledger.events, ChanceEvent("draw", 0, ("rr",))])
    state.after(refill, twice)
    with pytest.raises(ChanceMismatch, match="1 recorded chance outcomes never happened"):
        twice.finish()
