"""Random games a second: compiled, interpreted, and beside OpenSpiel's C++ where it is installed. Prints JSON.

.venv/bin/python bench/engine.py [GAME …]                                        (all installed games, two seats)
.venv/bin/python bench/engine.py [GAME …] --against PYTHON [--instructions]      beside another version of this engine

PYTHON is the one of an environment in which the other version is installed, say of another worktree. Both do the same
work (bench/same_work.py) in turns, and the ratio is that of the medians of their processor times: above 1, this version
is faster. `--instructions` counts instructions instead (valgrind), which other work on the machine does not change.
"""

import argparse
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import msgspec

from lampion.arena.figures import Figure, engine_figures
from lampion.core.registry import game, games

WORK = Path(__file__).with_name("same_work.py")
COUNTED = ("valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null")
SIZES = {"rollouts": 5000, "simulations": 2}  # games of one run
NODES = {"rollouts": 0, "simulations": 100}
LESS = 10  # so many times fewer games and nodes when instructions are counted, which is slow


def run(python: str, work: list[str], instructions: bool) -> tuple[float, str]:
    """What one piece of work cost, in seconds or instructions, and what was played."""
    command = [*(COUNTED if instructions else ()), python, "-P", str(WORK), *work]
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | {"PYTHONHASHSEED": "0"}
    asked = subprocess.run(command, env=clean, capture_output=True, text=True, check=True)
    seconds, played = asked.stdout.split()
    counted = re.search(r"Collected : (\d+)", asked.stderr)
    return float(counted[1]) if counted else float(seconds), played


def costs(python: str, work: list[str], instructions: bool) -> tuple[float, str]:
    """The same without the start of the program, which only instructions contain."""
    cost, played = run(python, work, instructions)
    if instructions:
        cost -= run(python, [*work[:3], "0", work[4]], instructions)[0]
    return cost, played


def compared(name: str, seats: int, what: str, other: str, repeats: int, instructions: bool) -> Figure:
    """One piece of work, done by both versions in turns."""
    less = LESS if instructions else 1
    work = [name, str(seats), what, str(max(1, SIZES[what] // less)), str(NODES[what] // less)]
    own, peer = [], []
    for _ in range(1 if instructions else repeats):
        for costs_so_far, python in ((peer, other), (own, sys.executable)):
            costs_so_far.append(costs(python, work, instructions))
    same = "" if own[0][1] == peer[0][1] else ", NOT the same games"
    mine, others = median(cost for cost, _ in own), median(cost for cost, _ in peer)
    unit = "instructions" if instructions else "s of processor time"
    about = f"{what} of {game(name).title} with {seats} seats{same}"
    return Figure(about, round(mine, 4), unit, other, round(others, 4), round(others / mine, 3))


def against(names: list[str], other: str, repeats: int, instructions: bool) -> Iterator[Figure]:
    """Both measures for two seats, and for the most that a game has."""
    for name in names:
        numbers = game(name).seats
        for seats in sorted({2 if 2 in numbers else numbers[0], numbers[-1]}):
            for what in SIZES:
                yield compared(name, seats, what, other, repeats, instructions)


def main() -> None:
    """Measure what was asked for."""
    parser = argparse.ArgumentParser(description="the speed of the engine")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--against", metavar="PYTHON", help="of an environment with another version")
    parser.add_argument("--repeats", type=int, default=7, help="how often each is measured")
    parser.add_argument("--instructions", action="store_true", help="count instructions instead of time (valgrind)")
    asked = parser.parse_args()
    names = asked.games or games()
    if asked.against:
        figures = list(against(names, asked.against, asked.repeats, asked.instructions))
    else:
        figures = [figure for name in names for figure in engine_figures(name)]
    print(msgspec.json.format(msgspec.json.encode(figures)).decode())


if __name__ == "__main__":
    main()
