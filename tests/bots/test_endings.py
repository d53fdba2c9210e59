"""Where the end of a game can be solved exactly, `expert` keeps what it is worth."""

import pytest

from lampion.bots.levels import bot
from lampion.core.registry import game
from lampion.core.rng import rng_from
from support.endings import Ending, endings

GAMES = ("axio", "pagoda", "panda")
FEW = {"axio": 4, "pagoda": 4, "panda": 2}  # small endings are rare in Way of the Panda
MANY = {"axio": 50, "pagoda": 50, "panda": 20}
KEPT = 0.95


def mistakes(name: str, found: list[Ending]) -> list[str]:
    """The endings in which expert gives something away."""
    player = bot("expert", game(name))
    return [one.name for one in found if player.choose(one.observation, rng_from(one.name)) not in one.best]


@pytest.mark.parametrize("name", GAMES)
def test_expert_keeps_the_value_of_an_ending(name: str) -> None:
    found = endings(game(name), FEW[name])
    assert len(found) == FEW[name]
    assert mistakes(name, found) == []


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_expert_keeps_the_value_of_nearly_every_ending(name: str) -> None:
    found = endings(game(name), MANY[name], most=800)
    assert len(found) == MANY[name]
    wrong = mistakes(name, found)
    assert len(wrong) <= (1 - KEPT) * len(found), wrong
