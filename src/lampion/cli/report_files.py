"""Writes a report to a file, or says before the work begins why that will not be possible."""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path
from types import ModuleType

import typer


def drawing_module(name: str) -> ModuleType:
    """A module that draws with matplotlib; ends the command with a way out where that is missing.

    Loaded only when a report is asked for: matplotlib takes its time, and is an extra.
    """
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] != "matplotlib":
            raise
        raise typer.BadParameter(
            "a report needs matplotlib: pip install 'lampion[report]'", param_hint="--report"
        ) from None


def check_writable(path: Path) -> None:
    """A report that cannot be written is refused before the first game, not after the last one."""
    folder = path.parent
    if path.is_dir() or not os.access(path if path.exists() else folder, os.W_OK):
        why = "it is a folder" if path.is_dir() else "no such folder" if not folder.exists() else "not allowed"
        raise typer.BadParameter(f"cannot write {path}: {why}", param_hint="--report")


def write(path: Path, text: str) -> None:
    """The whole page or the old one: never half of it."""
    fresh = path.with_name(f".{path.name}.new")
    fresh.write_text(text, encoding="utf-8", newline="\n")
    fresh.replace(path)
