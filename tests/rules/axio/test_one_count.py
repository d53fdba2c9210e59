"""A placement is counted in one place: what the bots' judgement foresees is what playing it brings (A-12 to A-19)."""

import pytest

from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.games.axio.components import REFILL
from lampion.games.axio.game import GAME
from lampion.games.axio.heuristics import POINTS, points_after

pytestmark = pytest.mark.both


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a17_judgement_and_play_count_the_same(seats: int) -> None:
    state = GAME.new(Setup(seats, f"one count {seats}"))
    rng = rng_from(f"one count {seats}")
    pyramids = 0
    while not state.over():
        placements = [action for action in state.legal() if action < REFILL]
        for action in placements[:: max(1, len(placements) // 8)]:
            board = list(state.board)
            points_after(state, action)
            foreseen = [int(points) for points in POINTS]
            assert list(state.board) == board, "the tile is taken up again"
            after = state.copy()
            after.play(action)
            assert after.tally(state.player) == foreseen
            pyramids += state.free - after.free > 2
        state.play(state.pick(rng))
    assert pyramids > 0
