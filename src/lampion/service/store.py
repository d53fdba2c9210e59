"""The contract of a store: the logs of all tables, appended in one piece or not at all."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple

from lampion.service.store_health import Health
from lampion.tables.events import Row, encode_event
from lampion.tables.outages import Outage

if TYPE_CHECKING:
    from lampion.service.stored_rows import StoredRow

ALL = 2**31 - 1
GONE = 2**62  # what is told as the version of a table that was deleted
ROW_SIZE = 300  # bytes of a row beside its event: name of the table, author, key, digest, and the indexes


@dataclass(frozen=True)
class Listing:
    """What a store can answer without reading a log. `summary` is JSON that everybody may see.

    `holders` are the seats that changed hands with these rows, and to whom ("": nobody). `deadline` is when the running
    clock will have run out; `lobby`: the table waits for strangers; `turn`: the row since which a person is asked in a
    game by days.
    """

    game: str
    summary: str
    over: bool
    bot_turn: bool
    holders: Mapping[int, str] = field(default_factory=dict)
    deadline: int | None = None
    lobby: bool = False
    turn: int | None = None


class EditionText(NamedTuple):
    """An edition as its file says it, found by the hash that tables and records name."""

    hash: str
    game: str
    name: str
    text: str


@dataclass(frozen=True)
class Batch:
    """Rows that go to the end of one table's log.

    `author` is the hash of the client's token, `key` its name for the command, `digest` what it calls by that name.
    `edition` is what a new table is played on, unless the store is known to have it.
    """

    table: str
    rows: Sequence[Row]
    listing: Listing
    author: str | None = None
    key: str | None = None
    digest: str | None = None
    edition: EditionText | None = None

    @property
    def size(self) -> int:
        """About how many bytes it takes in a store, with what finds it again."""
        return sum(len(encode_event(row.event).encode()) + ROW_SIZE for row in self.rows)


class Answered(NamedTuple):
    """A command that was carried out: the version that holds it, and its digest if that was stored with it."""

    version: int
    digest: str | None = None


@dataclass(frozen=True)
class Log:
    """A table as stored: rows that could be read, then possibly one that could not; commands that were answered.

    `reaches` is the version that the list of tables has: if the rows end before it, the last ones are lost.
    """

    rows: list[Row]
    answered: dict[tuple[str, str], Answered]  # by author and key
    unreadable: tuple[int, str] | None = None
    reaches: int = 0


@dataclass(frozen=True)
class Listed:
    """One of a client's tables."""

    table: str
    version: int
    changed: int
    summary: str
    seats: tuple[int, ...]


@dataclass(frozen=True)
class Archived:
    """A finished game as its record: `changed` is when it ended, `holders` are those whose seats they were."""

    record: str
    changed: int
    holders: Mapping[int, str]


@dataclass(frozen=True)
class Notice:
    """What the host says to everybody, until a time in milliseconds since 1970 (UTC)."""

    text: str
    until: int


class StoreError(Exception):
    """The store cannot do what it is asked. Nothing was written; or, if it is `unsure`, nobody knows whether it was."""

    def __init__(self, problem: str = "", unsure: bool = False) -> None:
        super().__init__(problem)
        self.unsure = unsure


class CannotOpen(StoreError):
    """The store cannot be used at all; the message says why and what to do."""


class Conflict(StoreError):
    """Somebody else wrote first."""


class Store(ABC):
    """Append-only logs. Whatever `append` has answered survives the end of the process at any moment.

    `shared`: other processes may write to it too. `id` is a name of its own, the same for all of them.
    `health` is told of everything it reads and writes.
    """

    shared = False
    id = ""

    def __init__(self) -> None:
        self.health = Health()

    @abstractmethod
    async def open(self) -> None:
        """Make it ready: migrations run here. Raises CannotOpen."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun."""

    @abstractmethod
    def now(self) -> int:
        """The store's time, in milliseconds since 1970 (UTC). It never jumps by itself and never goes back."""

    @abstractmethod
    async def time_ahead(self) -> int:
        """By how many milliseconds the true time is ahead of `now`: after a sleep, or when a clock was set."""

    @abstractmethod
    def advance(self, milliseconds: int) -> None:
        """Let `now` jump forward."""

    @abstractmethod
    async def beat(self) -> None:
        """Note that a server is alive."""

    @abstractmethod
    async def last_beat(self) -> int | None:
        """When a server was last known to be alive."""

    @abstractmethod
    async def note_outage(self, until: int, since: int | None = None) -> Outage | None:
        """If `tables.outages.outage` finds one and any clock runs, store it; the outage, if it was one.

        In one piece with it a server is noted to be alive at `until`, so that none is stored twice, and every deadline
        is moved: not too far, so that whoever looks at the table finds it at the latest when it has passed.
        """

    @abstractmethod
    async def outages(self, after: int = 0) -> list[Outage]:
        """All there have been, in order, but for the first `after`."""

    @abstractmethod
    async def append(self, batches: Sequence[Batch]) -> None:
        """All batches in one transaction, each only if its first row is the next of its log; else Conflict.

        Their editions are written in the same transaction, those that are not there yet.
        """

    @abstractmethod
    async def load(self, table: str, after: int = 0) -> Log | None:
        """A table's log after a version; None if there is nothing."""

    async def stored_rows(self, table: str) -> list[StoredRow]:
        """The rows of a table as they are stored; none if there is no log of it."""
        raise NotImplementedError

    @abstractmethod
    async def finished(self, before: int, most: int) -> list[str]:
        """Tables whose game ended before that time and whose log is still there, the oldest first."""

    @abstractmethod
    async def archive(self, table: str, version: int, archived: Archived, length: int) -> None:
        """Replace a log by the record, if it is still at that version; else Conflict. `length` is its new version."""

    @abstractmethod
    async def archived(self, table: str) -> Archived | None:
        """A table that was archived."""

    async def keep_analysis(self, table: str, evaluator: str, report: str) -> None:
        """Keep what an evaluator said of a finished game, while the table is there; a store may also forget it."""
        return

    async def analysis(self, table: str, evaluator: str) -> str | None:
        """What an evaluator, found by its hash, has said of a game."""
        return None

    @abstractmethod
    async def keep_editions(self, editions: Sequence[EditionText]) -> None:
        """Write the texts of editions that are not there yet; one that is there is never changed."""

    @abstractmethod
    async def edition(self, content_hash: str) -> EditionText | None:
        """The edition of that hash, if a table was ever played on it."""

    @abstractmethod
    async def versions(self, tables: Sequence[str]) -> dict[str, int]:
        """At which version these tables are, those that exist."""

    @abstractmethod
    async def tables_of(self, holder: str, most: int) -> list[Listed]:
        """A client's tables, the last changed first."""

    @abstractmethod
    async def lobby(self, most: int) -> list[Listed]:
        """The tables that wait for strangers, the last changed first."""

    @abstractmethod
    async def deadlines(self, before: int, most: int = ALL) -> list[str]:
        """The tables whose running clock will have run out before that time, the first ones first."""

    # -- for the host ----------------------------------------------------------------------------------------

    async def newest(self, most: int) -> list[Listed]:
        """All tables, the last changed first; nobody's seats are named."""
        raise NotImplementedError

    async def delete(self, table: str) -> bool:
        """Forget a table with everything about it, archived or not; whether there was one."""
        raise NotImplementedError

    async def announce(self, notice: Notice | None) -> None:
        """What the host says from now on; None: nothing."""
        raise NotImplementedError

    async def notice(self) -> Notice | None:
        """What the host says, over or not."""
        return None

    async def untold_turns(self, most: int) -> list[tuple[str, int]]:
        """Games by days in which a person is asked who is to be told of it now, and since which row."""
        raise NotImplementedError

    async def claim_turn(self, table: str, turn: int, seconds: float) -> int | None:
        """How often it was tried with this time; for so long nobody else tries. None: another one does, or has."""
        raise NotImplementedError

    async def settle_turn(self, table: str, turn: int, again: float | None) -> None:
        """It is told, or given up; else it is to be tried again after so many seconds."""
        raise NotImplementedError

    # -- for stores that several servers share ---------------------------------------------------------------

    async def keep_alive(self, server: str, seconds: float) -> bool:
        """A sign of life of a server, believed for so long; whether it was still believed to be alive."""
        raise NotImplementedError

    async def sign_off(self, server: str) -> None:
        """The server ends: nobody is there any more."""
        raise NotImplementedError

    async def attend(self, server: str, table: str, holders: Sequence[str]) -> None:
        """Write down who is connected to a table at this server, in place of what was written before."""
        raise NotImplementedError

    async def attending(self, server: str, tables: Sequence[str]) -> dict[str, frozenset[str]]:
        """Who is connected to these tables at other servers that are alive."""
        raise NotImplementedError

    # -- bots ------------------------------------------------------------------------------------------------

    @abstractmethod
    async def bot_turns(self) -> list[str]:
        """The tables that wait for a bot of which nobody thinks."""

    @abstractmethod
    async def lease(self, table: str, owner: str, seconds: float) -> bool:
        """Whether `owner` may think for the bots of a table now; if so, nobody else for so long."""

    @abstractmethod
    async def release(self, table: str, owner: str) -> None:
        """Let another one think."""
