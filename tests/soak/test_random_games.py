"""Many random games of every installed game, seat count and option set: only in `make soak`."""

import pytest

from conformance.hooks import HOOKS
from lampion.core.game import Game
from lampion.core.registry import games
from lampion.core.setup import Setup
from lampion.testing import (
    check_components_are_conserved,
    check_random_games_end,
    check_record_round_trip,
    check_scores_against_a_recount,
    setups,
)
from lampion.testing.setups import name_of

GAMES = 20_000

CASES = [
    pytest.param(game, setup, id=f"{game.name}, {name_of(setup)}")
    for game in games().values()
    for setup in setups(game, "soak", HOOKS[game.name].option_sets)
]
pytestmark = [pytest.mark.soak, pytest.mark.parametrize(("game", "setup"), CASES)]


def test_random_games_end_without_a_fault(game: Game, setup: Setup) -> None:
    check_random_games_end(game, setup, GAMES)


def test_nothing_is_lost_and_the_scores_are_right(game: Game, setup: Setup) -> None:
    """A smaller number, because each game is counted again slowly; LAMPION_SOAK multiplies it."""
    hooks = HOOKS[game.name]
    assert hooks.census is not None
    assert hooks.recount is not None
    check_components_are_conserved(game, setup, hooks.census)
    check_scores_against_a_recount(game, setup, hooks.recount)
    check_record_round_trip(game, setup)
