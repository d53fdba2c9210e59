"""P-19 by brute force: in thousands of reachable positions the engine forbids exactly what leads nowhere."""

import os
from collections.abc import Iterator

import pytest

from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.games.pagoda import codes
from lampion.games.pagoda.actions import move_of
from lampion.games.pagoda.components import ANY
from lampion.games.pagoda.game import GAME
from lampion.games.pagoda.position import CLOSING
from lampion.games.pagoda.state import Pagoda
from support.pagoda_positions import described
from support.pagoda_recount import slow_copy

OPTIONS = [{"quick": quick, "simple": simple} for quick in (False, True) for simple in (False, True)]
GAMES = 260 if os.environ.get("LAMPION_SOAK") else 80  # of each variant
POSITIONS, REMOVED = 11 * GAMES, 7 * GAMES // 4


def before_the_first_column(options: dict[str, bool], games: int) -> Iterator[Pagoda]:
    """Positions of random games where P-19 speaks. With an empty site any card builds, so there it forbids nothing."""
    for number in range(games):
        state = GAME.new(Setup(2, f"stranding {number}", options))
        rng = rng_from(f"stranding {number}")
        while not state.over():
            if state.phase != CLOSING and state.built == 0 and ANY not in state.colours:
                if any(state.is_awaiting(site) and not state.at_top(site) for site in range(state.box.sites)):
                    yield state
            state.play(state.pick(rng))


def check(state: Pagoda) -> bool:
    """Compare; answers whether P-19 removed a move."""
    table = slow_copy(state)
    forbidden = table.stranding()
    listed = [action for action in state.legal() if action >> codes.KIND_SHIFT in (codes.TILE, codes.LIGHT)]
    lines = {str(move_of(action)) for action in listed}
    assert lines == table.cautious(), described(state, int(state.player))
    assert state.must_pass() == (not state.has_open_site() and not table.can_finish())
    for line in forbidden:
        reason = state.refusal(GAME.parse(state, line))
        assert reason is not None and reason.rule == "P-19", f"{line} in {described(state, int(state.player))}"
    return bool(forbidden)


def seems_restricted(state: Pagoda) -> bool:
    """Whether the engine lists fewer tiles than it would after a column."""
    freely = state.copy()
    freely.built = 1
    return len(tiles_of(freely)) != len(tiles_of(state))


def tiles_of(state: Pagoda) -> list[int]:
    return [action for action in state.legal() if action >> codes.KIND_SHIFT == codes.TILE]


@pytest.mark.thorough
def test_p19_by_brute_force() -> None:
    """Every position where the engine forbids something, and every eighth of the others."""
    found = [
        check(state)
        for options in OPTIONS
        for number, state in enumerate(before_the_first_column(options, GAMES))
        if number % 8 == 0 or seems_restricted(state)
    ]
    assert len(found) >= POSITIONS
    assert sum(found) >= REMOVED


@pytest.mark.both
def test_p19_in_a_few_games_of_each_variant() -> None:
    assert sum(check(state) for options in OPTIONS for state in before_the_first_column(options, 4)) > 0
