"""Positions of random games, and everything the rules say about each: what a change of the engine must leave alone."""

from collections.abc import Iterator
from typing import Any

from lampion.core.game import Game
from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.core.state import State
from lampion.testing.setups import reseeded


def said_about(game: Game, state: State) -> dict[str, Any]:
    """What the rules say about a position."""
    seats = range(len(state.scores()))
    return {
        "seat": int(state.seat()),
        "legal": [[action, game.notation(state, action)] for action in state.legal()],
        "scores": state.scores(),
        "tally": [state.tally(seat) for seat in seats],
        "winners": state.winners(),
        "views": [game.view(state, seat) for seat in (*seats, None)],
    }


def row(game: Game, before: State, action: int | None) -> dict[str, Any]:
    """A position, what is said about it, and the position after an action; None at the end of a game."""
    after = before.copy()
    if action is not None:
        after.apply(action)
    return {
        "position": before.dump(),
        "said": said_about(game, before),
        "action": action,
        "after": None if action is None else after.dump(),
    }


def rows(game: Game, setups: list[Setup], count: int) -> Iterator[dict[str, Any]]:
    """So many positions, from one random game after the other: each setup gives one early, middle, late or final."""
    for number in range(count):
        setup = reseeded(setups[number % len(setups)], f"position {number}")
        lots = rng_from(f"{setup.seed}/players")
        line = [game.new(setup)]
        actions: list[int] = []
        while not line[-1].over():
            actions.append(int(line[-1].pick(lots)))
            line.append(line[-1].copy())
            line[-1].play(actions[-1])
        at = len(actions) if number % 15 == 14 else lots.below(len(actions))
        yield row(game, line[at], actions[at] if at < len(actions) else None)
