"""Evidence about boards of Way of the Panda, from games between equal bots, and a search for a better one.

python bench/panda_board.py play [--games N] [--seats 2 3 4] [--master] [--bot greedy …] [--edition NAME or FILE]
python bench/panda_board.py search LOG [--begin FILE] [--minutes N] [--games N] [--seed WORD] [--bot greedy casual]
                                   [--rounds N] [--points LOW HIGH]
python bench/panda_board.py write LOG --name NAME [--candidate N] FILE

`play` prints one line of JSON for each number of seats. `search` changes only what is our own (board_values.py), from
the usual board or a file on; it plays some four-seat games on each candidate and keeps what comes nearer to what a
board should be (Aims). Each candidate is a line of the log, so a search that was stopped goes on where it was. `write`
makes a file of the best or of a certain one.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from board_games import report
from board_search import Aims, candidates, search
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
    look = ways.add_parser("search")
    look.add_argument("log", type=Path)
    look.add_argument("--begin", type=Path, default=None)
    look.add_argument("--minutes", type=float, default=4)
    look.add_argument("--games", type=int, default=40)
    look.add_argument("--seed", default="1")
    look.add_argument("--bot", nargs="+", default=["greedy", "casual"])
    look.add_argument("--rounds", type=float, default=Aims.rounds)
    look.add_argument("--points", type=float, nargs=2, default=[Aims.low, Aims.high])
    write = ways.add_parser("write")
    write.add_argument("log", type=Path)
    write.add_argument("file", type=Path)
    write.add_argument("--name", required=True)
    write.add_argument("--candidate", type=int, default=None)
    wanted = asked.parse_args()
    if wanted.way == "play":
        edition = installed(wanted.edition)
        for seats in wanted.seats:
            found = report(edition, seats, range(wanted.games), wanted.bot, wanted.master, wanted.seed)
            print(json.dumps(found), flush=True)
    elif wanted.way == "search":
        begin = source() if wanted.begin is None else wanted.begin.read_text("utf-8")
        search(
            wanted.log,
            begin,
            wanted.seed,
            wanted.games,
            wanted.bot,
            wanted.minutes,
            Aims(wanted.rounds, *wanted.points),
        )
    else:
        known = candidates(wanted.log)
        best = min(known, key=lambda line: line["cost"]) if wanted.candidate is None else known[wanted.candidate]
        wanted.file.write_text(written(Values(**best["values"]), wanted.name, source()), "utf-8")
        print(json.dumps({key: best[key] for key in ("candidate", "cost", "report")}), file=sys.stderr)


def installed(edition: str | None) -> str | None:
    """An edition by name; a file is installed first."""
    if edition is None or not Path(edition).is_file():
        return edition
    return GAME.install_edition(Path(edition).read_text("utf-8"), edition).name


if __name__ == "__main__":
    main()
