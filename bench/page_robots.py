"""How far one gets by pressing what the page shows: robots play whole games in a real Chromium against `beginner`.

    .venv/bin/python bench/page_robots.py LOG [--games 20] [--minutes 5] [--phone] [GAME:ROBOT …]

`advised` asks for a hint wherever it can and presses the main button; `unadvised` never asks and presses the main
button, else the first row, else the first want. Every game is played by somebody new, from home, on a server of its
own. Aims: `advised` wins 80 % of its games; in Way of the Panda `unadvised` has 40 % of its opponent's points, and a
first game takes 120 own decisions or fewer in the median of five. LOG has a line for each game: what is there is not
played again; with `--minutes` no game begins after so many. A game in which a robot does not get on is reported with
what it saw, and counts as lost. Prints JSON.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from statistics import mean, median
from typing import Any

from playwright.sync_api import Browser, Error, sync_playwright
from rich.console import Console
from rich.progress import Progress

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from support import machine  # noqa: E402
from support.page_robots import ROBOTS, DeadEnd  # noqa: E402
from support.running_server import RunningServer  # noqa: E402

PLAN = ("panda:advised", "panda:unadvised", "axio:advised", "pagoda:advised")

Line = dict[str, Any]


class Log:
    """The games that were played, each a line of a file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        text = path.read_text("utf-8") if path.exists() else ""
        self.lines: list[Line] = [json.loads(line) for line in text.splitlines()]

    def add(self, line: Line) -> None:
        self.lines.append(line)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")

    def of(self, pair: str) -> list[Line]:
        return [line for line in self.lines if f"{line['game']}:{line['robot']}" == pair]


def played(browser: Browser, server: RunningServer, game: str, robot: str, phone: bool) -> Line:
    """One game, by somebody new."""
    player = ROBOTS[robot](browser, server, phone=phone)
    begun, stuck = time.monotonic(), ""
    try:
        player.play(game)
    except (DeadEnd, AssertionError, Error) as problem:
        stuck = str(problem)
        player.page.screenshot(path=Path(tempfile.gettempdir()) / f"page-robots-{game}-{robot}.png")
    finally:
        player.context.close()
    seconds = round(time.monotonic() - begun)
    found = {**asdict(player.played), "seconds": seconds, "stuck": stuck, "complaints": player.complaints}
    return {"game": game, "robot": robot, "phone": phone, **found}


def summary(pair: str, lines: list[Line]) -> Line:
    """The figures of one robot at one game; a game that was not finished has no points."""
    game, robot = pair.split(":")
    whole = [line for line in lines if not line["stuck"]]
    found: Line = {"game": game, "robot": robot, "games": len(lines), "wins": sum(line["won"] for line in lines)}
    if whole:
        own, theirs = mean(line["points"] for line in whole), mean(line["theirs"] for line in whole)
        found |= {
            "points": round(own, 1),
            "opponent": round(theirs, 1),
            "share": round(own / theirs, 2) if theirs else None,
        }
        found |= {name: median(line[name] for line in whole) for name in ("presses", "decisions", "steps")}
        found["decisions_of_first_five"] = median(line["decisions"] for line in whole[:5])
    found["stuck"] = [line["stuck"] for line in lines if line["stuck"]]
    found["complaints"] = [line["complaints"] for line in lines if line["complaints"]]
    return found


@contextmanager
def stage() -> Iterator[tuple[Browser, RunningServer]]:
    """A browser and a server of our own."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = RunningServer(Path(folder))
        try:
            launched = playwright.chromium.launch(
                executable_path=machine.chromium_path(), args=list(machine.CHROMIUM_FLAGS)
            )
            yield launched, server
            launched.close()
        finally:
            server.stop()


def main() -> int:
    """Play what is missing, and sum up."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("log", type=Path)
    asked.add_argument("pairs", nargs="*", default=PLAN, metavar="GAME:ROBOT")
    asked.add_argument("--games", type=int, default=20, help="of each")
    asked.add_argument("--minutes", type=float, default=float("inf"), help="no game begins after so many")
    asked.add_argument("--phone", action="store_true", help="at 390 × 844 and by touch")
    given = asked.parse_intermixed_args()
    until = time.monotonic() + 60 * given.minutes
    if machine.chromium_path() is None:
        print("bench: Chromium is missing", file=sys.stderr)
        return 1
    log = Log(given.log)
    missing = {pair: max(0, given.games - len(log.of(pair))) for pair in given.pairs}
    if any(missing.values()):
        with stage() as (browser, server), Progress(console=Console(stderr=True)) as progress:
            for pair, count in missing.items():
                task = progress.add_task(pair, total=given.games, completed=given.games - count)
                for _ in range(count):
                    if time.monotonic() > until:
                        break
                    log.add(played(browser, server, *pair.split(":"), given.phone))
                    progress.advance(task)
    print(json.dumps([summary(pair, log.of(pair)) for pair in given.pairs if log.of(pair)], indent=1))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
