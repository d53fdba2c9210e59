"""Others' engines, measured in the same way where they are installed."""

from __future__ import annotations

from time import perf_counter

try:
    import pyspiel
except ImportError:  # OpenSpiel is an optional extra
    pyspiel = None

OPENSPIEL_BATCH = 100  # rollouts for each call into C++


def has_openspiel() -> bool:
    """Whether OpenSpiel can be measured here."""
    return pyspiel is not None


def openspiel_rollouts_per_second(name: str, seconds: float) -> float:
    """Random games of OpenSpiel's C++ engine, on one core.

    Python cannot call its random rollouts themselves, but it can let its tree search make one simulation that is judged
    by many of them. All the looping is then in C++, and the tree is one node.
    """
    game = pyspiel.load_game(name)
    first = game.new_initial_state()
    while first.is_chance_node():
        first.apply_action(first.legal_actions()[0])
    evaluator = pyspiel.RandomRolloutEvaluator(OPENSPIEL_BATCH, 1)
    search = pyspiel.MCTSBot(
        game, evaluator, uct_c=2.0, max_simulations=1, max_memory_mb=100, solve=False, seed=1, verbose=False
    )
    search.mcts_search(first)
    games, begin, passed = 0, perf_counter(), 0.0
    while passed < seconds:
        search.mcts_search(first)
        games += OPENSPIEL_BATCH
        passed = perf_counter() - begin
    return games / passed
