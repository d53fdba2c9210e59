"""The browser's database as this room sees it: objects by their keys, written in one piece or not at all."""

from __future__ import annotations

from typing import Protocol, TypeAlias

import msgspec
from msgspec import Struct

from lampion.service.store import Conflict, StoreError

Key: TypeAlias = str | int | tuple[str | int, ...]

TAKEN = "ConstraintError"  # IndexedDB's name for a key that is there already
FULL = "QuotaExceededError"


class Add(Struct, frozen=True, tag="add", tag_field="do"):
    """A new object; if its key is there already, nothing at all is written."""

    store: str
    key: Key
    value: str


class Put(Struct, frozen=True, tag="put", tag_field="do"):
    """An object, in place of what had its key."""

    store: str
    key: Key
    value: str


class Remove(Struct, frozen=True, tag="remove", tag_field="do"):
    """What lies from one key to another one, both included."""

    store: str
    first: Key
    last: Key


class Shelf(Protocol):
    """Texts in, texts out, as they pass between Python and JavaScript. `write` answers when it is on the disk."""

    async def write(self, changes: str) -> str:
        """A list of changes in one transaction; "" or the name of what went wrong."""

    async def read(self, store: str, first: str, last: str) -> str:
        """A JSON list of the values from one key (as JSON) to another, in their order; or the name of a problem."""


async def write(shelf: Shelf, changes: list[Add | Put | Remove]) -> None:
    """All of it or nothing. Raises Conflict or StoreError."""
    problem = await shelf.write(msgspec.json.encode(changes).decode())
    if problem == TAKEN:
        raise Conflict("another tab wrote first")
    if problem == FULL:
        raise StoreError("there is no room left for Lampion in this browser")
    if problem:
        raise StoreError(f"the browser's database did not answer: {problem}")


async def read(shelf: Shelf, store: str, first: Key, last: Key) -> list[str]:
    """The values of these keys. Raises StoreError."""
    told = await shelf.read(store, msgspec.json.encode(first).decode(), msgspec.json.encode(last).decode())
    if not told.startswith("["):
        raise StoreError(f"the browser's database did not answer: {told}")
    return msgspec.json.decode(told, type=list[str])
