"""Finds records in files, for the commands that show them."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import typer

from lampion.cli.output import FALSE, side_console
from lampion.core.errors import RecordError, UnknownGame
from lampion.core.game import Game
from lampion.core.record import Record, read_records
from lampion.core.registry import game


def read(file: str) -> Iterator[Record | RecordError]:
    """The records of a file one by one, - is stdin; what cannot be read stays in its place as an error."""
    if file == "-":
        yield from read_records(sys.stdin.buffer)
        return
    try:
        with Path(file).open("rb") as lines:
            yield from read_records(lines)
    except OSError as error:
        raise typer.BadParameter(f"cannot read {file}: {error.strerror}", param_hint="FILE") from None


def lines_in(file: str) -> int | None:
    """How many lines a file has, for a bar of progress; None where nobody can know."""
    try:
        with Path(file).open("rb") as lines:
            return sum(1 for _ in lines)
    except OSError:
        return None


def one_of(records: Iterable[Record | RecordError], number: int) -> tuple[Game, Record]:
    """The record of that number, counted from 1, and its game."""
    found: Record | RecordError | None = None
    count = 0
    for count, found in enumerate(records, start=1):
        if count == number:
            break
    if found is None or count != number:
        raise typer.BadParameter(f"the file has {count} records, got {number}", param_hint="--number")
    try:
        if isinstance(found, RecordError):
            raise found
        return game(found.game), found
    except (RecordError, UnknownGame) as error:
        not_true(f"record {number}: {error}")
        raise typer.Exit(FALSE) from None


def not_true(reason: str) -> None:
    """Tell a person what is wrong with a record."""
    side_console().print(reason, markup=False, soft_wrap=True)
