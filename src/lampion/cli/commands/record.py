"""`lampion record`: look at recorded games, check them, step through them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from lampion.cli.check_records import check, sentence
from lampion.cli.output import FALSE, print_json, progress, result_console
from lampion.core.record import Record, RecordError, read_records

record = typer.Typer(
    name="record", help="Look at recorded games, check them, step through them.", rich_markup_mode=None
)

File = Annotated[str, typer.Argument(help="A record, or one record a line; - is stdin.", metavar="FILE")]


def read(file: str) -> list[Record | RecordError]:
    """All records of a file; what cannot be read stays in its place as an error."""
    if file == "-":
        return list(read_records(sys.stdin.buffer))
    try:
        with Path(file).open("rb") as lines:
            return list(read_records(lines))
    except OSError as error:
        raise typer.BadParameter(f"cannot read {file}: {error.strerror}", param_hint="FILE") from None


@record.command(epilog="Example: lampion record verify games.jsonl")
def verify(
    file: File,
    commitment: Annotated[
        str | None, typer.Option(help="The commitment you saw before the game; the records must have kept it.")
    ] = None,
    json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False,
) -> None:
    """Replay games and check every move, draw, score and the result. Exit code 1 if anything is not true."""
    records = read(file)
    with progress("checking", len(records)) as step:
        result = check(records, commitment, step)
    if json:
        print_json(result)
    else:
        result_console().print(sentence(records, result, commitment), markup=False, soft_wrap=True)
    if result.invalid:
        raise typer.Exit(FALSE)
