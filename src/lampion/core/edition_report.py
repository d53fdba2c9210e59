"""What is wrong with an edition's file: every mistake by file, line, key, what was expected and what is there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from lampion.core.toml_lines import Way, line_of, lines_of


@dataclass(frozen=True)
class Fault:
    """One mistake. `str` is the sentence people read."""

    where: str
    line: int
    key: str
    expected: str
    got: str | None  # None where nothing is there

    def __str__(self) -> str:
        found = "it is missing" if self.got is None else f"got {self.got}"
        return f"{self.where}, line {self.line}: {self.key} {self.expected}, {found}"


MISSING = object()
LONGEST_GOT = 120


def shown(value: object) -> str:
    """A value as the file writes it, as far as people need to recognise it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    text = '"' + value + '"' if isinstance(value, str) else repr(value)
    return text if len(text) <= LONGEST_GOT else text[: LONGEST_GOT - 1] + "…"


class Report:
    """Collects faults; looks up values and lines. `named` turns the way to a value into its key."""

    def __init__(self, data: dict[str, Any], text: str, where: str, named: Callable[[Way], str]) -> None:
        self.data = data
        self.where = where
        self.named = named
        self.lines = lines_of(text)
        self.faults: list[Fault] = []

    def need(self, holds: bool, way: Way, expected: str, got: object = MISSING) -> bool:
        """Note a fault unless `holds`. `expected` goes on after the key: "must be a whole number from 1 to 8"."""
        if not holds:
            found = None if got is MISSING else shown(got)
            self.faults.append(Fault(self.where, line_of(self.lines, way), self.named(way), expected, found))
        return holds

    def value(self, *way: str | int) -> Any:
        """The value at the end of the way; MISSING if there is none. The schema has noted that already."""
        found: Any = self.data
        for part in way:
            inside = isinstance(found, list) and isinstance(part, int) and part < len(found)
            if not inside and not (isinstance(found, dict) and part in found):
                return MISSING
            found = found[part]
        return found
