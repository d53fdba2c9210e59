"""A browser's database in memory: keys in their order, all of a transaction or nothing."""

from __future__ import annotations

import json
from typing import Any

from lampion.browser.shelf import TAKEN


class MemoryShelf:
    """`problem`: what every write comes to from now on, by IndexedDB's name for it."""

    def __init__(self) -> None:
        self.stores: dict[str, dict[Any, str]] = {}
        self.problem = ""

    async def write(self, changes: str) -> str:
        if self.problem:
            return self.problem
        wanted = json.loads(changes)
        added = [(one["store"], as_key(one["key"])) for one in wanted if one["do"] == "add"]
        if len(set(added)) < len(added) or any(key in self.stores.get(store, {}) for store, key in added):
            return TAKEN
        for one in wanted:
            store = self.stores.setdefault(one["store"], {})
            if one["do"] == "remove":
                for key in between(store, one["first"], one["last"]):
                    del store[key]
            else:
                store[as_key(one["key"])] = one["value"]
        return ""

    async def read(self, store: str, first: str, last: str) -> str:
        found = self.stores.get(store, {})
        return json.dumps([found[key] for key in between(found, json.loads(first), json.loads(last))])


def as_key(key: Any) -> Any:
    return tuple(key) if isinstance(key, list) else key


def between(store: dict[Any, str], first: Any, last: Any) -> list[Any]:
    return sorted(key for key in store if as_key(first) <= key <= as_key(last))
