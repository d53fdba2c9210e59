"""Rows for the tests of stores."""

from lampion.service.store import Batch, Listing
from lampion.tables.events import Row, Said


def batch(table: str, first: int, count: int = 1, key: str | None = None, **listing: bool) -> Batch:
    rows = [Row(version, version, Said(None, f"line {version}")) for version in range(first, first + count)]
    about = Listing("axio", '{"game": "axio"}', listing.get("over", False), listing.get("bot_turn", False), {0: "ada"})
    return Batch(table, rows, about, "ada", key)
