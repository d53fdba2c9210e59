"""The values of an edition, and what differs between two, as lines of the terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby

from lampion.core.editions import Edition
from lampion.core.game import Game
from lampion.core.message import Message
from lampion.texts import word
from lampion.texts.edition_sheet import Line, sheet


def sheet_lines(game: Game, edition: Edition, language: str) -> Iterator[str]:
    """Group by group; a row of a list is one line. Notes on sources follow their group, each once."""
    yield f"{game.title}: {edition.name} ({edition.hash[:12]}…)"
    yield word(Message("edition-legend"), language)
    for group, lines in groupby(sheet(game, edition, language), key=lambda line: line.group):
        found = list(lines)
        yield ""
        yield group
        for row, inside in groupby(found, key=lambda line: line.row):
            values = [value_words(line, language) for line in inside]
            if row:
                yield f"  {row}: {' · '.join(values)}"
            else:
                yield from (f"  {value}" for value in values)
        yield from (f"    * {note}" for note in notes_of(found))


def notes_of(found: Sequence[Line]) -> Iterator[str]:
    """What is said about sources, with the rows it is said of where it is not said of all."""
    said: dict[tuple[str, str], list[str]] = {}
    rows = Counter(line.label for line in found)
    for line in found:
        if line.mark is not None and line.mark.note:
            said.setdefault((line.label, line.mark.note), []).append(line.row)
    for (label, note), told in said.items():
        which = f" ({', '.join(told)})" if len(told) < rows[label] else ""
        yield f"{label}{which}: {note}"


def value_words(line: Line, language: str) -> str:
    """`tiles on a rack: 5 [rulebook]`"""
    return f"{line.label}: {line.text}" + ("" if line.mark is None else f" [{mark_word(line, language)}]")


def mark_word(line: Line, language: str) -> str:
    assert line.mark is not None
    key = f"edition-mark-{line.mark.mark}"
    return word(Message(key), language)


def difference_lines(
    found: Sequence[tuple[Line | None, Line | None]], names: tuple[str, str], language: str
) -> Iterator[str]:
    """`tiles on a rack: 5 → 6`, with the names of group and row."""
    if not found:
        yield word(Message("edition-same"), language)
    for before, after in found:
        line = before or after
        assert line is not None
        if before is not None and after is not None:
            said = Message("edition-changed", {"before": before.text, "after": after.text})
        else:
            said = Message("edition-only-in", {"file": names[0 if before else 1], "text": line.text})
        where = ", ".join(part for part in (line.group, line.row, line.label) if part)
        yield f"{where}: {word(said, language)}  ({line.key})"
