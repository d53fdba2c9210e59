"""Which server is meant: the options that `serve` and the commands for hosts share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypeAlias

import typer

DataFolder: TypeAlias = Annotated[
    Path | None,
    typer.Option(
        "--data", help="The folder that holds everything.", show_default="the user's data folder", envvar="LAMPION_DATA"
    ),
]
DatabaseUrl: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--database",
        help="A PostgreSQL database for several servers: postgresql://…",
        metavar="URL",
        envvar="LAMPION_DATABASE",
        show_default="SQLite in --data",
    ),
]
