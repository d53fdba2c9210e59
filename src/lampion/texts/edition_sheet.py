"""Every value of an edition in words, with its source: what an owner of the printed game compares line by line."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from lampion.core.edition_kinds import Choice, Words, worded
from lampion.core.edition_marks import Mark, mark_of
from lampion.core.edition_schema import Rows, Spot, spots
from lampion.core.editions import Edition
from lampion.core.game import Game
from lampion.core.message import Message
from lampion.texts.catalogues import bundle
from lampion.texts.wording import word


@dataclass(frozen=True)
class Line:
    """One value: its key, the title of its group and row, its name, itself in words, and where it comes from."""

    key: str
    group: str
    row: str
    label: str
    text: str
    value: Any
    mark: Mark | None


def sheet(game: Game, edition: Edition, language: str) -> list[Line]:
    """The values of an edition in the order of the game's schema."""
    assert game.known_editions is not None
    return [line(game, edition, spot, language) for spot in spots(game.known_editions.schema, edition.data)]


def line(game: Game, edition: Edition, spot: Spot, language: str) -> Line:
    return Line(
        key=spot.key,
        group=name_of(game, spot.plain.split(".")[0], language),
        row=spot.row,
        label=name_of(game, spot.plain, language),
        text=word(spot.schema.kind.told(spot.value), language),
        value=spot.value,
        mark=mark_of(edition.marks, spot),
    )


def name_of(game: Game, key: str, language: str) -> str:
    """What a key is called: the catalogue's word for it, else the key itself."""
    message = message_for(game.name, key)
    return word(Message(message), language) if bundle(language).has_message(message) else key


def message_for(game: str, key: str) -> str:
    """The entry of the game's catalogue that words a key or a group of keys."""
    return f"{game}-edition-{key}".replace(".", "-").replace("_", "-")


def asked_for(game: Game) -> set[str]:
    """The entries of catalogues that the schema of a game asks for: its groups, keys, and the words of its choices."""
    assert game.known_editions is not None
    found: set[str] = set()
    for key in game.known_editions.schema.keys:
        found.add(message_for(game.name, str(key.way[0])))
        rows = isinstance(key.kind, Rows)
        for one in key.kind.keys if isinstance(key.kind, Rows) else (key,):
            found.add(message_for(game.name, f"{key.path}.{one.path}" if rows else key.path))
            if isinstance(one.kind, Choice | Words) and one.kind.message:
                found |= {worded(one.kind.message, choice).key for choice in one.kind.words}
    return found


def differences(game: Game, one: Edition, other: Edition, language: str) -> list[tuple[Line | None, Line | None]]:
    """The values that differ, with None for one that is in one of them only."""
    before = {found.key: found for found in sheet(game, one, language)}
    after = {found.key: found for found in sheet(game, other, language)}
    keys = dict.fromkeys([*before, *after])
    return [
        (before.get(key), after.get(key))
        for key in keys
        if key not in before or key not in after or before[key].value != after[key].value
    ]
