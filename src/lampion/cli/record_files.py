"""Finds records in files, for the commands that show them."""

from __future__ import annotations

import sys
from pathlib import Path

import typer

from lampion.cli.output import FALSE, side_console
from lampion.core.errors import RecordError, UnknownGame
from lampion.core.game import Game
from lampion.core.record import Record, read_records
from lampion.core.registry import game


def read(file: str) -> list[Record | RecordError]:
    """All records of a file, - is stdin; what cannot be read stays in its place as an error."""
    if file == "-":
        return list(read_records(sys.stdin.buffer))
    try:
        with Path(file).open("rb") as lines:
            return list(read_records(lines))
    except OSError as error:
        raise typer.BadParameter(f"cannot read {file}: {error.strerror}", param_hint="FILE") from None


def one_of(records: list[Record | RecordError], number: int) -> tuple[Game, Record]:
    """The record of that number, counted from 1, and its game."""
    if not 1 <= number <= len(records):
        raise typer.BadParameter(f"the file has {len(records)} records, got {number}", param_hint="--number")
    found = records[number - 1]
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
