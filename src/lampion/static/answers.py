"""Answers that never change, as files: the page asks for them by the paths that a server has."""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from urllib.parse import quote

import msgspec

from lampion.core.game import Game
from lampion.core.registry import games
from lampion.server.edition_values import edition_answer
from lampion.service.practice import lessons_of
from lampion.service.table_api import game_facts
from lampion.texts.catalogues import FALLBACK, LANGUAGES
from lampion.wire.answers import NoticeAnswer, Reach

INDEX = "index.json"


def answers() -> dict[str, bytes]:
    """The files, and one that says which of them answers which path."""
    found: dict[str, bytes] = {}
    index: dict[str, str] = {}
    for path, ending, body in asked():
        name = f"{sha256(body).hexdigest()[:12]}{ending}"  # the same text is there once
        found[name] = body
        index[path] = name
    found[INDEX] = json.dumps(index, separators=(",", ":")).encode()
    return found


def asked() -> Iterator[tuple[str, str, bytes]]:
    """A path with what stands behind its question mark, how its file's name ends, and the answer."""
    yield "/games", ".json", encoded(game_facts())
    yield "/notice", ".json", encoded(NoticeAnswer(None))
    yield "/reach", ".json", encoded(Reach(reach="device", address=None, can_open=False))
    for game in games().values():
        yield f"/lessons/{quote(game.name)}", ".json", encoded(lessons_of(game.name))
        yield from of_editions(game)


def of_editions(game: Game) -> Iterator[tuple[str, str, bytes]]:
    """The rules to read and the values of each edition, by its name and by its hash; rules of the usual one without."""
    keys = [None, *(key for one in game.editions() for key in (one.name, one.hash))]
    for language in LANGUAGES:
        for key in keys:
            pages = ((written, game.rules_page(written, key)) for written in (language, FALLBACK))
            page = next(((written, text) for written, text in pages if text is not None), None)
            if page is not None:
                behind = "" if key is None else f"?edition={quote(key)}"
                yield f"/rules/{quote(game.name)}/{language}{behind}", f".{page[0]}.md", page[1].encode()
            if key is not None:
                values = edition_answer(game, game.edition(key), language)
                yield f"/games/{quote(game.name)}/editions/{quote(key)}?language={language}", ".json", encoded(values)


def encoded(value: object) -> bytes:
    """As the server answers it."""
    return msgspec.json.encode(value)
