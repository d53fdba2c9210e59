"""What the commands print: results on stdout, everything else on stderr, progress only when a person watches."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

FINE, FALSE, WRONG_USE, INTERRUPTED = 0, 1, 2, 130


def print_json(value: object) -> None:
    """One line of JSON, and nothing else on stdout."""
    sys.stdout.write(msgspec.json.encode(value).decode() + "\n")
    sys.stdout.flush()


def result_console() -> Console:
    """For what was asked for: stdout."""
    return Console(highlight=False)


def side_console() -> Console:
    """For what is said besides: stderr."""
    return Console(stderr=True, highlight=False)


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[], None]]:
    """A bar on stderr that one step at a time fills; nothing where stderr is no terminal."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = side_console()
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(what, total=total)

        def step() -> None:
            bar.advance(task)

        yield step
