"""Brings a database to the shape this version needs, step by step."""

from __future__ import annotations

import re
from dataclasses import dataclass
from importlib.resources import files
from typing import Literal, TypeAlias

from lampion.service.store import CannotOpen

STEP = re.compile(r"(\d{4})_\w+\.sql")

Kind: TypeAlias = Literal["sqlite", "postgresql"]


@dataclass(frozen=True)
class Step:
    """One migration."""

    number: int
    sql: str


def steps(kind: Kind) -> list[Step]:
    """All migrations of a kind of database in order; their numbers have no gap."""
    folder = files("lampion.server.stores").joinpath("migrations", kind)
    named = [(STEP.fullmatch(file.name), file) for file in folder.iterdir()]
    found = [Step(int(name[1]), file.read_text("utf-8")) for name, file in named if name is not None]
    found.sort(key=lambda step: step.number)
    assert [step.number for step in found] == list(range(1, len(found) + 1)), "migrations must be numbered without gaps"
    return found


def missing(kind: Kind, present: int, where: str) -> list[Step]:
    """The steps that a database of this number still needs; CannotOpen if it is newer than this version."""
    known = steps(kind)
    if present > len(known):
        raise CannotOpen(
            f"{where} was written by a newer Lampion (schema {present}, this version knows {len(known)}): "
            "install that version again, or choose another one with --data or --database"
        )
    return known[present:]
