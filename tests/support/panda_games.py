"""Games of Way of the Panda for tests, played by bots that build now and then."""

from __future__ import annotations

from lampion.core.record import RecordSeat
from lampion.core.recorder import Recorder
from lampion.core.rng import Rng, rng_from
from lampion.core.setup import Setup
from lampion.games.panda.game import GAME
from lampion.games.panda.state import Panda

LIVELY = (
    "step build",
    "build ",
    "cover yes",
    "hero ",
    "step m",
    "step s",
    "withdraw no",
    "card ",
    "frontier ",
    "tile ",
)


def random_game(seats: int, seed: str, lively: int = 0, **options: bool | str) -> Recorder:
    """A finished game. The larger `lively`, the more often an action that gets on is preferred to a random one."""
    rng = rng_from(f"{seed} players")
    recorder = Recorder(GAME, Setup(seats, seed, options), [RecordSeat(str(seat)) for seat in range(seats)])
    while not recorder.state.over():
        state = recorder.state
        assert isinstance(state, Panda)
        recorder.apply(lively_action(state, rng) if lively and rng.below(lively + 1) else int(state.pick(rng)))
    return recorder


def lively_action(state: Panda, rng: Rng) -> int:
    """A random one of the actions that get on, cheap spaces rather than passing; any other if there is none."""
    legal = state.legal()
    lines = [GAME.notation(state, action) for action in legal]
    good = [action for action, line in zip(legal, lines, strict=True) if line.startswith(LIVELY)]
    if not good and len(legal) > 1:
        affordable = int(state.ap[state.active])
        good = [
            action
            for action, line in zip(legal, lines, strict=True)
            if line.startswith(("space", "field")) and state.board.cost[int(line.split()[1]) % 24] <= max(affordable, 0)
        ]
    return (good or legal)[rng.below(len(good or legal))]
