"""`lampion export` and `lampion import`: tables carried between a server and a browser's folder, or between servers."""

from __future__ import annotations

import asyncio
from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer

from lampion.cli.hosting_options import DatabaseUrl, DataFolder
from lampion.cli.output import FALSE, result_console, side_console

WORK = "lampion.server.exchange"  # loaded when it is needed: other commands need no database

TableFile = Annotated[Path, typer.Argument(metavar="FILE", help="The tables, a line of JSON each.", show_default=False)]


def export_tables(file: TableFile, data: DataFolder = None, database: DatabaseUrl = None) -> None:
    """Write all tables to a file that a browser's folder or another server reads; no server may use the folder.

    Only you can read the file: it holds the hidden cards of running games.
    """
    work = import_module(WORK)
    try:
        count = asyncio.run(work.export_to(file, data, database))
    except (work.CannotExchange, OSError) as problem:
        raise failed(problem) from None
    result_console().print(f"{file}: {count} table{'' if count == 1 else 's'}.", markup=False, soft_wrap=True)


def import_tables(file: TableFile, data: DataFolder = None, database: DatabaseUrl = None) -> None:
    """Add the tables of such a file to those that are there; what is there already stays as it is."""
    work = import_module(WORK)
    try:
        brought, there = asyncio.run(work.import_from(file, data, database))
    except (work.CannotExchange, OSError) as problem:
        raise failed(problem) from None
    result_console().print(f"{brought} brought, {there} there before.", markup=False, soft_wrap=True)


def failed(problem: Exception) -> typer.Exit:
    side_console().print(str(problem), markup=False, soft_wrap=True)
    return typer.Exit(FALSE)
