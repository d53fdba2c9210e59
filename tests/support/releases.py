"""What earlier versions stored: one folder for each release, read by the tests and never rewritten."""

import json
import lzma
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from lampion.server.stores.sqlite import FILE
from lampion.texts.catalogues import catalogue_files, entries

RELEASES = Path(__file__).resolve().parents[1] / "compatibility" / "releases"
LOG_LINE = re.compile(r"/log/entries/\d+/text$")


@dataclass(frozen=True)
class Release:
    """The folder of one release."""

    folder: Path

    @property
    def name(self) -> str:
        return self.folder.name

    def lines(self, name: str) -> list[str]:
        """The lines of a packed file."""
        return lzma.decompress(self._path(name).read_bytes()).decode().splitlines()

    def write(self, name: str, lines: Iterable[str]) -> None:
        """Keep a file; one that is there already stays as it is."""
        self.pack(name, "".join(f"{line}\n" for line in lines).encode())

    def pack(self, name: str, content: bytes) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        with self._path(name).open("xb") as file:
            file.write(lzma.compress(content, preset=9 | lzma.PRESET_EXTREME))

    def records(self, game: str) -> list[str]:
        """Games as files, one a line."""
        return self.lines(f"records-{game}.jsonl")

    def positions(self, game: str) -> list[dict[str, Any]]:
        """Positions with all that the rules said about them: see `golden_positions`."""
        return [json.loads(line) for line in self.lines(f"positions-{game}.jsonl")]

    def lists(self) -> dict[str, Any]:
        """What the store listed: see `kept_tables`."""
        found: dict[str, Any] = json.loads(self.lines("lists.json")[0])
        return found

    def tables(self) -> list[dict[str, Any]]:
        """What was the case at the tables of both databases, and why each was made: see `kept_tables`."""
        return [json.loads(line) for line in self.lines("tables.jsonl")]

    def views(self) -> Iterator[dict[str, Any]]:
        """What everybody saw of these tables, in the same order; one after the other, because all are much."""
        yield from (json.loads(line) for line in self.lines("views.jsonl"))

    def lay_sqlite(self, data: Path) -> None:
        """The SQLite database as the data folder of a server."""
        data.mkdir(parents=True, exist_ok=True)
        (data / FILE).write_bytes(lzma.decompress(self._path("tables.sqlite3").read_bytes()))

    def postgres_script(self) -> str:
        """The PostgreSQL database as SQL: the schema of its day, and all rows."""
        return lzma.decompress(self._path("tables.sql").read_bytes()).decode()

    def _path(self, name: str) -> Path:
        return self.folder / f"{name}.xz"


@cache
def releases() -> tuple[Release, ...]:
    """All that were kept."""
    return tuple(Release(folder) for folder in sorted(RELEASES.iterdir()) if folder.is_dir())


@cache
def said() -> frozenset[str]:
    """The keys of all texts."""
    return frozenset(entries(catalogue_files("en")))


def canonical(data: object) -> str:
    """JSON that looks the same whenever the data are the same."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def lost(before: object, now: object, where: str = "") -> list[str]:
    """What was there before and is not there, or not the same. What is new in an object is not held against it, nor is
    another standing question beside those that a game had, nor other words for what happened."""
    if LOG_LINE.search(where) and isinstance(now, Mapping):
        return [] if str(now.get("key")) in said() else [f"{where}: no text has the key {now.get('key')!r}"]
    if where.endswith("/standing") and isinstance(before, list) and isinstance(now, list):
        before, now = ({one["question"]: one for one in questions} for questions in (before, now))
    if type(before) is type(now) and before == now:
        return []
    if isinstance(before, Mapping) and isinstance(now, Mapping):
        missing = [f"{where}/{key}: gone" for key in before if key not in now]
        shared = [key for key in before if key in now]
        return missing + [problem for key in shared for problem in lost(before[key], now[key], f"{where}/{key}")]
    if isinstance(before, list) and isinstance(now, list) and len(before) == len(now):
        pairs = enumerate(zip(before, now, strict=True))
        return [problem for at, (old, new) in pairs for problem in lost(old, new, f"{where}/{at}")]
    return [f"{where}: was {str(before)[:200]}, is {str(now)[:200]}"]
