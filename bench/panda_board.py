"""Evidence about boards of Way of the Panda, from games between equal bots, and a race for a better one.

python bench/panda_board.py play [--games N] [--seats 2 3 4] [--master] [--bot greedy …] [--edition NAME or FILE]
                                 [--seed WORD]
python bench/panda_board.py race LOG [FILE …] [--mutants N] [--seed WORD] [--minutes N] [--heats N] [--last N]
                                 [--bot casual] [--games N] [--quick hasty] [--quick-games N]
                                 [--rounds N] [--points LOW HIGH]
python bench/panda_board.py write LOG NAME FILE

`play` prints one line of JSON for each number of seats. `race` plays four-seat games on the boards of the files (the
usual one if none is named) and on boards some changes of house values away from them (board_values.py); the worse half
drops out of each heat (board_race.py). `write` makes a file of a board of the log.
"""

from __future__ import annotations

import argparse
import json
from dataclasses import fields
from pathlib import Path

from board_games import report
from board_race import Aims, Log, Plan, race, racers
from board_values import Values, source, written

from lampion.games.panda.game import GAME


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ways = asked.add_subparsers(dest="way", required=True)
    play = ways.add_parser("play")
    play.add_argument("--games", type=int, default=200)
    play.add_argument("--seats", type=int, nargs="*", default=[2, 3, 4])
    play.add_argument("--master", action="store_true")
    play.add_argument("--bot", nargs="+", default=["greedy"], help="which bots play, game by game in turn")
    play.add_argument("--edition", default=None)
    play.add_argument("--seed", default="board")
    run = ways.add_parser("race")
    run.add_argument("log", type=Path)
    run.add_argument("begin", type=Path, nargs="*")
    run.add_argument("--mutants", type=int, default=0)
    run.add_argument("--seed", default="1")
    run.add_argument("--minutes", type=float, default=4)
    run.add_argument("--rounds", type=float, default=Aims.rounds)
    run.add_argument("--points", type=float, nargs=2, default=[Aims.low, Aims.high])
    for one in fields(Plan):
        run.add_argument(f"--{one.name.replace('_', '-')}", type=type(one.default), default=one.default)
    write = ways.add_parser("write")
    write.add_argument("log", type=Path)
    write.add_argument("name")
    write.add_argument("file", type=Path)
    wanted = asked.parse_args()
    if wanted.way == "play":
        edition = installed(wanted.edition)
        for seats in wanted.seats:
            found = report(edition, seats, range(wanted.games), wanted.bot, wanted.master, wanted.seed)
            print(json.dumps({"edition": edition, "seed": wanted.seed, **found}), flush=True)
    elif wanted.way == "race":
        begin = [(file.stem, file.read_text("utf-8")) for file in wanted.begin] or [("usual", source())]
        plan = Plan(**{one.name: getattr(wanted, one.name) for one in fields(Plan)})
        race(
            Log(wanted.log),
            racers(begin, wanted.mutants, wanted.seed),
            plan,
            Aims(wanted.rounds, *wanted.points),
            wanted.minutes,
        )
    else:
        found = next((line for line in Log(wanted.log).boards.values() if line["name"] == wanted.name), None)
        if found is None:
            raise SystemExit(f"no board of {wanted.log} is called {wanted.name!r}")
        wanted.file.write_text(written(Values(**found["values"]), wanted.file.stem, source()), "utf-8")


def installed(edition: str | None) -> str | None:
    """An edition by name; a file is installed first."""
    if edition is None or not Path(edition).is_file():
        return edition
    return GAME.install_edition(Path(edition).read_text("utf-8"), edition).name


if __name__ == "__main__":
    main()
