"""The stack of what is still to be done has room for a few frames at first, and takes as many as there are."""

import pytest

from lampion.core.setup import Setup
from lampion.games.panda import ask
from lampion.games.panda.game import GAME

pytestmark = pytest.mark.both

MANY = 200


def test_a_stack_of_any_depth_is_kept_copied_and_saved() -> None:
    state = GAME.new(Setup(2, "deep", start=0))
    before = state.depth
    for number in range(MANY):
        state.push(ask.REWARD, number, 0, 0)
    state = GAME.load(state.copy().dump())
    found = []
    while state.depth > before:
        found.append(state.fact(1))
        state.pop()
    assert found == list(reversed(range(MANY)))
