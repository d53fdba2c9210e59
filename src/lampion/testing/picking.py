"""`pick`: any legal action, each equally likely."""

from __future__ import annotations

from collections import Counter

from lampion.core.game import Game
from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.core.state import State
from lampion.testing.chi_square import goodness
from lampion.testing.effort import effort
from lampion.testing.journey import Journey, copied, fingerprint
from lampion.testing.setups import reseeded

LISTS = 6  # positions judged in each setup: those with the shortest lists, and the first one
DRAWS = 30  # draws for each action of a list
UNLIKELY = 1e-5


def check_pick_is_uniform(game: Game, setup: Setup) -> None:
    """`pick` draws only legal actions, all equally often (χ² with fixed seeds), and leaves the position alone."""
    journey = Journey(game, reseeded(setup, "pick"))
    places: list[State] = [copied(game, state) for state in journey.positions() if len(state.legal()) > 1]
    first, *others = places
    others.sort(key=lambda state: len(state.legal()))
    for number, state in enumerate([first, *others[: LISTS - 1]]):
        legal = state.legal()
        before = fingerprint(state)
        rng = rng_from(f"{setup.seed}/pick/{number}")
        drawn = Counter(str(int(state.pick(rng))) for _ in range(effort(DRAWS) * len(legal)))
        if fingerprint(state) != before:
            raise AssertionError(f"pick() of {game.name} must not change the position")
        strays = sorted(set(drawn) - {str(action) for action in legal})
        if strays:
            raise AssertionError(f"pick() of {game.name} gave {strays}, which are not legal")
        chance = goodness(drawn, {str(action): 1 / len(legal) for action in legal})
        if chance < UNLIKELY:
            raise AssertionError(
                f"pick() of {game.name} does not draw {len(legal)} legal actions equally often (p = {chance:.1e})"
            )
