"""What the commands print: results on stdout, everything else on stderr, progress only when a person watches."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn


class Step(Protocol):
    """One more thing is done."""

    def __call__(self, what: str | None = None, total: int | None = None) -> None: ...


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
def progress(what: str, total: int | None, done: int = 0) -> Iterator[Step]:
    """A bar on stderr that one step at a time fills; nothing where stderr is no terminal.

    A step may change what is said beside the bar, and how much there is to do.
    """
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = side_console()
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(what, total=total, completed=done)

        def step(what: str | None = None, total: int | None = None) -> None:
            bar.update(task, advance=1, description=what, total=total)

        yield step
