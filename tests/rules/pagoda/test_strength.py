"""The heuristics are worth something: greedy beats random."""

from lampion.bots.levels import bot
from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.games.pagoda.game import GAME

GAMES = 400
WANTED = 0.98


def won(number: int) -> float:
    """What greedy gets out of a game; it sits on both sides in turn."""
    greedy = number % 2
    state = GAME.new(Setup(2, f"strength {number}"))
    rng = rng_from(f"strength {number}")
    knows = [GAME.observe(state, seat) for seat in (0, 1)]
    players = [bot("greedy" if seat == greedy else "random", GAME) for seat in (0, 1)]
    while not state.over():
        seat, before = int(state.seat()), state.copy()
        action = players[seat].choose(knows[seat], rng)
        state.apply(action)
        for known in knows:
            known.witness(before, action, state)
    winners = state.winners()
    return 0.0 if greedy not in winners else 1 / len(winners)


def test_greedy_beats_random() -> None:
    assert sum(won(number) for number in range(GAMES)) / GAMES >= WANTED
