"""The terminal table as another process sees it: a pipe, a real terminal, colours and the lack of them."""

import os
import pty
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

from lampion.core.record import decode
from lampion.core.registry import game
from lampion.core.replay import fault_of

PROGRAM = """
import sys
from rich.console import Console
from lampion.cli.play import play
sys.exit(play("axio", sys.argv[2:], {}, 7, sys.argv[1], 0, Console(highlight=False)))
"""
ESCAPE = "\x1b["


def environment(**more: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if name not in {"NO_COLOR", "FORCE_COLOR", "COLUMNS"}}
    return {**kept, "TERM": "xterm-256color", "PYTHONUTF8": "1", **more}


def piped(text: str, *arguments: str, folder: Path | None = None, **more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", PROGRAM, *arguments],
        input=text,
        cwd=folder,
        capture_output=True,
        encoding="utf-8",
        env=environment(**more),
        timeout=120,
        check=False,
    )


@pytest.mark.parametrize(
    ("lang", "question"),
    [("en", "Save the game?"), ("de", "Partie speichern?"), ("fr", "Enregistrer la partie")],
)
def test_a_whole_game_through_a_pipe(lang: str, question: str, tmp_path: Path) -> None:
    """Listing and taking the first leads to the end from everywhere; what is typed then names the record."""
    done = piped("moves\n1\n1\n" * 150, lang, folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert question in done.stdout
    assert ESCAPE not in done.stdout
    assert done.stderr == ""
    (record,) = tmp_path.iterdir()
    assert fault_of(game("axio"), decode(record.read_text("utf-8"))) is None


def test_a_pipe_that_ends_early_is_exit_code_2() -> None:
    done = piped("1 3,6 4,6\n", "de")
    assert done.returncode == 2
    assert done.stdout.endswith("Die Eingabe war vor der Partie zu Ende.\n")
    assert "Traceback" not in done.stderr


def test_an_ascii_terminal_gets_letters_for_shapes() -> None:
    done = piped("1 3,6 4,6\n", "de", PYTHONUTF8="0", PYTHONIOENCODING="ascii")
    assert done.returncode == 2, done.stderr
    assert "  3  .  .  .  . [r] .  .  .  ." in done.stdout
    assert "> Du" in done.stdout
    assert "(R)" in done.stdout
    assert done.stdout.isascii()


class Tty:
    """A process on a terminal of its own, 100 columns wide."""

    def __init__(self, *arguments: str, **more: str) -> None:
        self._master, slave = pty.openpty()
        self._process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment(COLUMNS="100", LINES="40", **more),
            start_new_session=True,
        )
        os.close(slave)
        self._unread = ""

    def __enter__(self) -> "Tty":
        return self

    def __exit__(self, *exception: object) -> None:
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait(60)
        os.close(self._master)

    def until(self, *several: str, seconds: float = 60) -> str:
        """What appears up to these words, one after the other."""
        seen, deadline = "", time.monotonic() + seconds
        for words in several:
            while words not in self._unread:
                ready, _, _ = select.select([self._master], [], [], max(0.0, deadline - time.monotonic()))
                assert ready, f"{words!r} did not appear; the screen says: {self._unread!r}"
                self._unread += os.read(self._master, 65536).decode("utf-8", "replace")
            before, found, self._unread = self._unread.partition(words)
            seen += before + found
        return seen

    def type(self, line: str) -> None:
        os.write(self._master, line.encode() + b"\n")

    def quit(self) -> int:
        self.type("quit")
        self.until("See you soon.")
        return self._process.wait(60)


def test_a_real_terminal_has_colours_and_a_fresh_screen_for_each_position() -> None:
    with Tty("en") as tty:
        assert "38;5;" in tty.until("for help.", "> ")
        tty.type("1 3,6 4,6")
        second = tty.until("Press Enter to do it", "> ")
        assert "\x1b[2J" in second
        assert "+1 red" in second
        assert tty.quit() == 0


def test_no_color_is_respected_on_a_real_terminal() -> None:
    with Tty("en", NO_COLOR="1") as tty:
        assert "38;5;" not in tty.until("for help.", "> ")
        assert tty.quit() == 0


def test_the_screen_and_its_scrollback_are_cleared_before_the_device_is_passed() -> None:
    with Tty("en", "human:Ada", "human:Mika") as tty:
        tty.until("Pass the device to Ada.", "> ")
        tty.type("")
        tty.until("Your first tile", "for help.", "> ")
        tty.type("1 3,6 4,6")
        tty.until("Your rack", "Press Enter to do it", "> ")
        tty.type("")
        passing = tty.until("Pass the device to Mika.")
        assert "\x1b[3J" in passing
        assert "rack" not in passing.rpartition("\x1b[3J")[2]
        tty.until("> ")
        tty.type("")
        tty.until("Your first tile", "for help.", "> ")
        assert tty.quit() == 0
