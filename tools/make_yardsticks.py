"""Writes down what a level chooses in 200 positions of each game, before anything about its judgement is changed.

.venv/bin/python tools/make_yardsticks.py expert 1

It writes `tests/bots/yardsticks/expert@1-GAME.jsonl.xz`, which `tests/bots/test_yardsticks.py` holds against `expert@1`
for ever. A file that exists is never written again. Each line is a game, as a record with the text of its edition, and
some of its decisions: after how many moves, and what the level chose. The games are played by hasty bots that err every
now and then, so that the positions are those of all kinds of players; all seat counts, editions and option sets come in
turn.
"""

import lzma
import sys
from itertools import product
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from lampion.bots.budget import Budget  # noqa: E402
from lampion.bots.levels import bot  # noqa: E402
from lampion.core.engine import engine  # noqa: E402
from lampion.core.game import Game  # noqa: E402
from lampion.core.record import RecordSeat  # noqa: E402
from lampion.core.recorder import Recorder  # noqa: E402
from lampion.core.registry import games  # noqa: E402
from lampion.core.rng import rng_from  # noqa: E402
from lampion.core.setup import Setup  # noqa: E402
from support.yardsticks import FOLDER, Kept, chosen, encode_kept, kept_file  # noqa: E402

GAMES, OF_EACH = 40, 5
NODES = 20  # of the bots that play the games
SLIPS = 8  # one of so many decisions is random


def setups(game: Game) -> list[Setup]:
    """The setups of the games: every number of seats, edition and value of an option comes in turn."""
    plain = [option for option in game.options if len(option.choices) == 2]
    editions: list[str | None] = [edition.hash for edition in game.editions()] or [None]
    sets = list(product(editions, game.seats, product(*(option.choices for option in plain))))
    found = []
    for number in range(GAMES):
        edition, seats, values = sets[number % len(sets)]
        options = {option.name: value for option, value in zip(plain, values, strict=True)}
        found.append(Setup(seats, f"yardstick {number}", options, edition=edition))
    return found


def played(game: Game, setup: Setup) -> tuple[Recorder, list[int]]:
    """A whole game, and after how many moves there was something to decide."""
    recorder = Recorder(game, setup, [RecordSeat(f"seat {seat}", "casual") for seat in range(setup.seats)])
    players = [bot("casual", game, Budget(nodes=NODES)) for _ in range(setup.seats)]
    observations = [game.observe(recorder.state, seat) for seat in range(setup.seats)]
    rng, decisions = rng_from(setup.seed), []
    while not recorder.state.over():
        before = recorder.state
        if len(before.legal()) > 1:
            decisions.append(len(recorder.moves))
        seat = int(before.seat())
        slips = rng.below(SLIPS) == 0
        action = before.pick(rng) if slips else players[seat].choose(observations[seat], rng)
        recorder.apply(action)
        for observation in observations:
            observation.witness(before, action, recorder.state)
    return recorder, decisions


def write(game: Game, level: str, version: str) -> None:
    path = kept_file(f"{level}@{version}", game.name)
    if path.exists():
        raise SystemExit(f"{path} is there already, and says for ever what {level}@{version} chooses")
    lines = []
    for setup in setups(game):
        recorder, decisions = played(game, setup)
        rng = rng_from(f"{setup.seed}, steps")
        steps: set[int] = set()
        while len(steps) < OF_EACH:
            steps.add(decisions[rng.below(len(decisions))])
        text = "" if setup.edition is None else game.edition_text(setup.edition)
        kept = Kept(recorder.record(), text, dict.fromkeys(sorted(steps), ""))
        kept.moves.update(chosen(level, game, kept))
        lines.append(encode_kept(kept) + b"\n")
        print(game.name, setup.seats, dict(setup.options), kept.moves, flush=True)
    FOLDER.mkdir(exist_ok=True)
    path.write_bytes(lzma.compress(b"".join(lines), preset=9))


if __name__ == "__main__":
    assert engine() == "compiled"
    for one in games().values():
        write(one, *sys.argv[1:3])
