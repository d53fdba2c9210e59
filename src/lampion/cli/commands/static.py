"""`lampion static`: the whole of Lampion as a folder that any file host can hand out."""

from __future__ import annotations

import shutil
from importlib import import_module
from pathlib import Path
from typing import Annotated

import typer

from lampion.cli.output import WRONG_USE, side_console

# Loaded when it is needed: it brings the web framework, for the page that it makes.
FOLDER = "lampion.static.folder"


def static(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="Where to write it; made anew if it was made before.")],
    pyodide: Annotated[
        Path,
        typer.Option(
            metavar="FOLDER",
            help="Pyodide's npm package, unpacked, with the wheels of msgspec and librt for it (docs/static.md).",
            envvar="LAMPION_PYODIDE",
            exists=True,
            file_okay=False,
        ),
    ],
    node: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Node.js, which makes bytecode: the page starts sooner.", show_default="the PATH's"
        ),
    ] = None,
) -> None:
    """Write Lampion as a folder that plays without a server, in the browser alone."""
    maker = import_module(FOLDER)
    found = node or (Path(path) if (path := shutil.which("node")) else None)
    try:
        made = maker.make_folder(folder, pyodide, found)
    except (maker.CannotPack, OSError) as problem:
        side_console().print(str(problem), markup=False, soft_wrap=True)
        raise typer.Exit(WRONG_USE) from None
    typer.echo(f"{folder}: {made.files} files, {made.size / 1e6:.1f} MB, edition {made.edition}")
    if not made.compiled:
        side_console().print("no Node.js was found, so Python compiles its sources at each start: it takes longer")
