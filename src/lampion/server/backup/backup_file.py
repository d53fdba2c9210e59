"""The file of a backup: a SQLite database in the shape of the store's own, and beside it what it must hold.

So a backup can be looked into with any SQLite, whichever database it was made of.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import TypeAlias

import msgspec

from lampion import __version__
from lampion.server.backup.errors import BackupError
from lampion.server.stores.schema import steps

Value: TypeAlias = str | int | None
Row: TypeAlias = Sequence[Value]

MANIFEST = "backup"
CREATE_MANIFEST = (
    f"CREATE TABLE {MANIFEST} (made INTEGER NOT NULL, lampion TEXT NOT NULL, contents TEXT NOT NULL) STRICT"
)
ALL = 2**256


class Part(msgspec.Struct, frozen=True):
    """What a table of the database must hold: how many rows, and the sum of their hashes, in whatever order."""

    rows: int = 0
    digest: str = f"{0:064x}"


class Tally:
    """Counts rows as they pass."""

    def __init__(self) -> None:
        self._rows = 0
        self._sum = 0

    def add(self, row: Row) -> None:
        """One more. Databases differ in how they write yes and no."""
        plain = [int(value) if isinstance(value, bool) else value for value in row]
        self._sum = (self._sum + int.from_bytes(sha256(msgspec.json.encode(plain)).digest())) % ALL
        self._rows += 1

    def part(self) -> Part:
        return Part(self._rows, f"{self._sum:064x}")


Contents: TypeAlias = dict[str, Part]
CONTENTS = msgspec.json.Decoder(dict[str, Part])


@dataclass(frozen=True)
class Checked:
    """A backup that is whole. `contents` is None for a plain copy of a server's database, which brings no checksums."""

    path: Path
    schema: int
    made: int | None
    contents: Contents | None
    tables: int


def create(path: Path, schema: int) -> sqlite3.Connection:
    """A new database of that schema, without rows, in one file. The transaction that fills it is begun."""
    connection = sqlite3.connect(path, isolation_level=None)
    for step in steps("sqlite")[:schema]:
        connection.executescript(step.sql)
    connection.execute(f"PRAGMA user_version = {schema}")
    connection.execute("BEGIN")
    return connection


def finish(connection: sqlite3.Connection, made: int, contents: Contents) -> None:
    """All rows are in: say what they must be, and write everything to the disk."""
    connection.execute(CREATE_MANIFEST)
    values = (made, __version__, msgspec.json.encode(contents).decode())
    connection.execute(f"INSERT INTO {MANIFEST} VALUES (?, ?, ?)", values)
    connection.execute("COMMIT")


def opened(path: Path) -> sqlite3.Connection:
    """A backup, to be read. Nothing is written beside it."""
    return sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro&immutable=1", uri=True, isolation_level=None)


def table_names(connection: sqlite3.Connection) -> list[str]:
    """The tables of the store."""
    found = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name")
    return [name for (name,) in found if name != MANIFEST and not name.startswith("sqlite_")]


def columns(connection: sqlite3.Connection, table: str) -> list[str]:
    """The columns of one of them, in their order."""
    return [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]


def rows_of(connection: sqlite3.Connection, table: str, named: Sequence[str]) -> Iterator[Row]:
    """The rows of one of them."""
    yield from connection.execute(f"SELECT {', '.join(named)} FROM {table}")


def is_backup(path: Path) -> bool:
    """Whether a file was made by `lampion backup`, and may be replaced by the next one."""
    try:
        with closing(opened(path)) as connection:
            return connection.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (MANIFEST,)).fetchone() is not None
    except sqlite3.Error:
        return False


def check(path: Path) -> Checked:
    """Read all of a backup and compare it with what it must hold. Raises BackupError."""
    if not path.is_file():
        raise BackupError(f"there is no file {path}")
    try:
        with closing(opened(path)) as connection:
            return _checked(connection, path)
    except sqlite3.Error as error:
        raise BackupError(f"{path} is damaged, or no backup of Lampion: {error}") from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise BackupError(f"{path} is damaged: {error}") from None


def _checked(connection: sqlite3.Connection, path: Path) -> Checked:
    schema, known = int(connection.execute("PRAGMA user_version").fetchone()[0]), len(steps("sqlite"))
    names = table_names(connection)
    if not {"events", "tables"} <= set(names):
        raise BackupError(f"{path} is no backup of Lampion")
    if schema > known:
        raise BackupError(
            f"{path} was made by a newer Lampion (schema {schema}, this version knows {known}): "
            "restore it with that version, or a later one"
        )
    found = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
    if found != "ok":
        raise BackupError(f"{path} is damaged: {found}")
    made, contents = _manifest(connection)
    for name, part in (contents or {}).items():
        tally = Tally()
        for row in rows_of(connection, name, columns(connection, name)):
            tally.add(row)
        if tally.part() != part:
            raise BackupError(f"{path} is damaged: {name} is not what was written ({tally.part().rows} rows)")
    tables = int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])
    return Checked(path, schema, made, contents, tables)


def _manifest(connection: sqlite3.Connection) -> tuple[int | None, Contents | None]:
    if not connection.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (MANIFEST,)).fetchone():
        return None, None
    found = connection.execute(f"SELECT made, contents FROM {MANIFEST}").fetchone()
    if found is None:
        raise BackupError("the backup is damaged: it does not say what it holds")
    return found[0], CONTENTS.decode(found[1])
