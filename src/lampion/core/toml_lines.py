"""Finds the line of every key in a TOML text, for messages about values that are TOML but not what they should be."""

from __future__ import annotations

import tomllib
from typing import TypeAlias

Way: TypeAlias = tuple[str | int, ...]  # from the top of the file to a value: keys, and numbers in lists

BLANK = " \t\r\n"
AFTER_A_BARE_VALUE = ",]}#\n"


def lines_of(text: str) -> dict[Way, int]:
    """The line (from 1) where each key and each element of a list stands. The text must be TOML: `tomllib` read it."""
    reader = LineReader(text)
    reader.read()
    return reader.lines


def line_of(lines: dict[Way, int], way: Way) -> int:
    """The line of a value; of what it belongs to, if it is missing."""
    for length in range(len(way), 0, -1):
        if way[:length] in lines:
            return lines[way[:length]]
    return 1


class LineReader:
    """Walks once over the text. It trusts what tomllib has checked, so it needs to know only where things begin."""

    def __init__(self, text: str) -> None:
        self.text = text + "\n"
        self.at = 0
        self.lines: dict[Way, int] = {}
        self.repeated: dict[Way, int] = {}  # how many tables of a list `[[name]]` have begun

    def read(self) -> None:
        table: Way = ()
        self.skip_blank()
        while self.at < len(self.text):
            if self.text.startswith("[", self.at):
                table = self.header()
            else:
                self.assignment(table)
            self.skip_blank()

    def header(self) -> Way:
        """`[table]` or `[[table]]`: the way of what follows."""
        twice = self.text.startswith("[[", self.at)
        self.at += 2 if twice else 1
        *before, last = self.key()
        table: Way = ()
        for part in before:
            table = self.newest((*table, part))
        table = (*table, last)
        if twice:
            self.repeated[table] = self.repeated.get(table, 0) + 1
            self.note(table)
        table = self.newest(table)
        self.note(table)
        self.skip_blank()
        self.at += 2 if twice else 1
        return table

    def newest(self, way: Way) -> Way:
        """A table of a list is the last one that has begun."""
        return (*way, self.repeated[way] - 1) if way in self.repeated else way

    def assignment(self, table: Way) -> None:
        """`key = value`; the key may have dots."""
        way = table
        for part in self.key():
            way = (*way, part)
            self.note(way)
        self.skip_blank()
        self.at += 1  # the equals sign
        self.skip_blank()
        self.value(way)

    def key(self) -> list[str]:
        """A key of one or more parts, bare or quoted."""
        parts = []
        while True:
            self.skip_blank()
            start = self.at
            if self.text[self.at] in "\"'":
                self.string()
                parts.append(next(iter(tomllib.loads(f"{self.text[start : self.at]} = 0"))))
            else:
                while self.text[self.at].isalnum() or self.text[self.at] in "-_":
                    self.at += 1
                parts.append(self.text[start : self.at])
            self.skip_blank()
            if self.text[self.at] != ".":
                return parts
            self.at += 1

    def value(self, way: Way) -> None:
        self.note(way)
        first = self.text[self.at]
        if first in "\"'":
            self.string()
        elif first == "[":
            self.elements(way)
        elif first == "{":
            self.inline_table(way)
        else:
            while self.text[self.at] not in AFTER_A_BARE_VALUE:
                self.at += 1

    def string(self) -> None:
        quote = self.text[self.at]
        end = quote * 3 if self.text.startswith(quote * 3, self.at) else quote
        self.at += len(end)
        while not self.text.startswith(end, self.at):
            self.at += 2 if quote == '"' and self.text[self.at] == "\\" else 1
        self.at += len(end)
        while len(end) == 3 and self.text[self.at] == quote:  # quotes right before the closing ones
            self.at += 1

    def elements(self, way: Way) -> None:
        self.at += 1
        count = 0
        self.skip_blank()
        while self.text[self.at] != "]":
            self.value((*way, count))
            count += 1
            self.skip_comma()
        self.at += 1

    def inline_table(self, way: Way) -> None:
        self.at += 1
        self.skip_blank()
        while self.text[self.at] != "}":
            self.assignment(way)
            self.skip_comma()
        self.at += 1

    def skip_comma(self) -> None:
        self.skip_blank()
        if self.text[self.at] == ",":
            self.at += 1
            self.skip_blank()

    def skip_blank(self) -> None:
        """Spaces, ends of lines and comments."""
        while self.at < len(self.text) and self.text[self.at] in BLANK + "#":
            self.at = self.text.index("\n", self.at) if self.text[self.at] == "#" else self.at + 1

    def note(self, way: Way) -> None:
        self.lines.setdefault(way, self.text.count("\n", 0, self.at) + 1)
