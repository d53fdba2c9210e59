import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from lampion.arena.match import MatchResult
from lampion.arena.result import ArenaResult
from lampion.arena.run import Run
from lampion.arena.savefile import Savefile, Unresumable
from lampion.arena.sequential import StopRule, Until
from lampion.arena.tournament import Tournament, tournament
from lampion.arena.workers import Workers
from lampion.core.registry import game

AXIO = game("axio")
PLAN = tournament(AXIO, ("random", "random", "random"), 6, seed=4, format="round-robin", paired=True)

COMMAND = """
import sys
from lampion.cli.main import main
if __name__ == "__main__":  # worker processes import this too
    main()
"""


class Stopped(Exception):
    """Somebody pulled the plug."""


def played(
    path: Path,
    plan: Tournament = PLAN,
    workers: int = 1,
    after: Callable[[MatchResult], None] = lambda result: None,
    stop: StopRule | None = None,
) -> Run:
    save = Savefile(path, plan)
    save.open()
    running = Run(plan, stop, save)
    try:
        with Workers(workers) as crew:
            running.play(crew, after)
    finally:
        save.close()
    return running


def plug(games: int) -> Callable[[MatchResult], None]:
    """Stops a run after so many games."""
    seen = []

    def after(result: MatchResult) -> None:
        seen.append(result)
        if len(seen) == games:
            raise Stopped

    return after


def bytes_of(result: ArenaResult) -> bytes:
    """The JSON but for what the clock says."""
    bots = tuple(msgspec.structs.replace(bot, ms_per_decision=0, slowest_ms=0) for bot in result.bots)
    return msgspec.json.encode(msgspec.structs.replace(result, games_per_second=0, decisions_per_second=0, bots=bots))


def test_a_run_that_was_stopped_twice_is_the_uninterrupted_one(tmp_path: Path) -> None:
    for games, workers in ((5, 1), (11, 2)):
        with pytest.raises(Stopped):
            played(tmp_path / "stopped", workers=workers, after=plug(games))
    again = played(tmp_path / "stopped")
    assert again.resumed >= 11
    assert bytes_of(again.result()) == bytes_of(played(tmp_path / "whole").result())
    assert len((tmp_path / "stopped").read_text().splitlines()) == 1 + 18


def test_what_is_finished_is_not_played_again(tmp_path: Path) -> None:
    first = played(tmp_path / "file")
    again = played(tmp_path / "file")
    assert again.resumed == again.standings.games == 18
    assert bytes_of(again.result()) == bytes_of(first.result())


def test_more_games_are_added_to_the_ones_there(tmp_path: Path) -> None:
    few = tournament(AXIO, ("random", "random"), 4)
    many = tournament(AXIO, ("random", "random"), 9)
    played(tmp_path / "grown", few)
    grown = played(tmp_path / "grown", many)
    assert grown.resumed == 4
    assert bytes_of(grown.result()) == bytes_of(played(tmp_path / "new", many).result())


def test_a_question_may_be_added_later_and_is_answered_from_what_is_there(tmp_path: Path) -> None:
    plan = tournament(AXIO, ("greedy", "random"), 40, paired=True)
    played(tmp_path / "all", plan)
    asked = played(tmp_path / "all", plan, stop=Until(0.6))
    assert bytes_of(asked.result()) == bytes_of(played(tmp_path / "new", plan, stop=Until(0.6)).result())
    assert asked.standings.games < 40
    without = played(tmp_path / "new", plan)  # and taken away: the games that were left out are played
    assert bytes_of(without.result()) == bytes_of(played(tmp_path / "all", plan).result())


def test_a_line_that_was_cut_off_is_dropped_and_its_game_played_again(tmp_path: Path) -> None:
    file = tmp_path / "file"
    whole = bytes_of(played(file).result())
    text = file.read_bytes()
    for cut in (1, 40, len(text) - text.index(b"\n") - 1, len(text) - 10, len(text)):
        file.write_bytes(text[: len(text) - cut])
        assert bytes_of(played(file).result()) == whole
        assert file.read_bytes().count(b"\n") == 19


@pytest.mark.parametrize(
    ("other", "named"),
    [
        ({"seed": 5}, "its seed is 4, here it is 5"),
        (
            {"bots": ("greedy", "random")},
            r'its bots is \["random","random","random"\], here it is \["greedy","random"\]',
        ),
        ({"paired": False}, "its paired is true, here it is false"),
        ({"format": "ladder"}, 'its format is "round-robin", here it is "ladder"'),
        ({"nodes": 10}, "its nodes is 0, here it is 10"),
        ({"keep_records": True}, "its records is false, here it is true"),
        ({"seats": 4}, "its seats is 2, here it is 4"),
    ],
)
def test_other_settings_are_refused_and_named(tmp_path: Path, other: dict[str, object], named: str) -> None:
    file = tmp_path / "file"
    played(file)
    before = file.read_bytes()
    settings: dict[str, object] = {"bots": PLAN.bots, "seed": 4, "format": "round-robin", "paired": True, **other}
    with pytest.raises(Unresumable, match=named):
        played(file, tournament(AXIO, games=6, **settings))  # type: ignore[arg-type]
    assert file.read_bytes() == before


@pytest.mark.parametrize("line", [1, 3])
def test_a_line_that_is_not_ours_is_named(tmp_path: Path, line: int) -> None:
    file = tmp_path / "file"
    played(file)
    lines = file.read_text().splitlines(keepends=True)
    lines[line - 1] = '{"some": "thing"}\n'
    file.write_text("".join(lines))
    with pytest.raises(Unresumable, match="does not begin like" if line == 1 else "line 3 of .* is not a game"):
        played(file)
    assert file.read_text() == "".join(lines)


@pytest.mark.skipif(sys.platform == "win32", reason="file locks")
def test_two_runs_do_not_write_to_one_file(tmp_path: Path) -> None:
    save = Savefile(tmp_path / "file", PLAN)
    save.open()
    with pytest.raises(Unresumable, match="another run is writing"):
        Savefile(tmp_path / "file", PLAN).open()
    save.close()
    played(tmp_path / "file")


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_killed_in_the_middle_it_goes_on_and_loses_nothing(tmp_path: Path) -> None:
    """The whole command, killed as hard as can be, workers and all; then again to the end."""
    program = tmp_path / "program.py"
    program.write_text(COMMAND)
    file = tmp_path / "games.jsonl"
    arguments = ["arena", "axio", "--bots", "random,random", "--paired", "--workers", "2", "--json"]
    command = [sys.executable, str(program), *arguments, "--resume", str(file), "--games"]
    with subprocess.Popen(
        [*command, "1000000"], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, start_new_session=True
    ) as running:
        while not file.exists() or file.read_bytes().count(b"\n") < 10:
            time.sleep(0.02)
            assert running.poll() is None
        running.kill()
    assert running.returncode == -signal.SIGKILL
    kept = file.read_bytes().count(b"\n") - 1
    assert kept >= 9
    games = 2 * (kept // 2) + 20
    told = subprocess.run([*command, str(games)], capture_output=True, check=True)
    plan = tournament(AXIO, ("random", "random"), games, paired=True)
    whole = played(tmp_path / "whole", plan)
    assert bytes_of(msgspec.json.decode(told.stdout, type=ArenaResult)) == bytes_of(whole.result())
    assert [line.split(b",")[0] for line in file.read_bytes().splitlines()[1:]] == [
        b'{"number":%d' % number for number in range(games)
    ]
