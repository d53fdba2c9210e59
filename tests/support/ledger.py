"""What one client knows of one table, to compare with what is stored: what it sent, was told, and saw."""

import json
import secrets
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

import msgspec

from lampion.core.record import decode
from lampion.service.stored_rows import StoredRow
from lampion.service.window import Window
from lampion.tables.events import AnyEvent, Moved, Rematched, Row, Said, decode_event
from lampion.tables.records import table_record
from lampion.tables.table import Table
from lampion.wire.form import Form
from support.kept_tables import volatile_removed
from support.orders import Order, true_to
from support.releases import canonical
from support.stored_logs import StoredTable

FAULTS = ("lost", "doubled", "another version", "stored though refused", "changed", "seen, not stored", "went back")
VIEWS = 300  # of one table, so many are kept to be compared


@dataclass
class Ledger:
    """`first` is the version of the table when this client came: what others did before is not its affair."""

    table: str
    holder: str
    first: int = 0
    orders: dict[str, Order] = field(default_factory=dict)
    faults: list[tuple[str, str]] = field(default_factory=list)
    newest: int = 0  # the newest version that was seen or acknowledged
    rows: list[StoredRow] = field(default_factory=list)  # as they were when they were last compared
    left: bool = False  # nothing more is sent
    closed: bool = False  # the game is over, and all was compared
    archived: bool = False
    views: int = 0
    _seen: dict[tuple[int, int | None], str] = field(default_factory=dict)
    _entries: dict[tuple[int, str], str] = field(default_factory=dict)

    # -- while it is played ----------------------------------------------------------------------------------

    def order(self, seat: int, command: dict[str, Any], version: int | None, notation: str | None = None) -> Order:
        """A new command; what is said is said once in the whole world."""
        key = secrets.token_hex(8)
        if command["do"] == "say":
            command = {"do": "say", "text": f"{key} was here"}
        made = Order({"key": key, "version": version, "seat": seat, "command": command}, notation)
        self.orders[key] = made
        return made

    def unsettled(self) -> list[Order]:
        return [order for order in self.orders.values() if not order.settled]

    def acknowledged(self) -> int:
        return sum(order.acknowledged is not None for order in list(self.orders.values()))

    def told(self, answer: Mapping[str, Any]) -> None:
        """The answer to a command: a message of the socket, or the same over HTTP."""
        order, kind = self.orders[answer["key"]], answer["type"]
        if kind == "ack":
            version = int(answer["version"])
            if order.acknowledged not in (None, version):
                self.fault("another version", f"{order}, now told {answer}")
            order.acknowledged = version
            self.newest = max(self.newest, version)
        elif kind in ("refused", "conflict"):
            if order.acknowledged is not None:
                self.fault("another version", f"{order}, now told {answer}")
            order.refused += 1
        else:
            assert answer.get("error") == "not-stored", answer
            order.surely_not = not answer["unsure"]

    def saw(self, envelope: Mapping[str, Any], least: int) -> None:
        """A position with plain offers, and the news that came with it; `least` is the version it must show."""
        version = envelope["version"]
        if version < least:
            self.fault("went back", f"version {version} after {least}")
        self.newest = max(self.newest, version)
        for entry in envelope["log"]["entries"]:
            self._note(self._entries, (entry["version"], entry["kind"]), entry_digest(entry))
        if len(self._seen) < VIEWS:
            self._note(self._seen, (version, envelope["seat"]), digest(envelope))

    def _note(self, kept: dict[Any, str], what: tuple[Any, ...], content: str) -> None:
        if kept.setdefault(what, content) != content:
            self.fault("changed", f"{what} was seen in two ways")

    def fault(self, kind: str, what: str) -> None:
        self.faults.append((kind, f"table {self.table}: {what}"))

    # -- afterwards ------------------------------------------------------------------------------------------

    def compare(self, stored: StoredTable | None) -> None:
        """With what is stored. Nothing may be sent or seen meanwhile."""
        if stored is None:
            self.fault("lost", "the whole table")
        elif stored.record is not None:
            self._compare_record(stored.record)
        elif self.closed:
            if stored.rows != self.rows:
                self.fault("changed", "rows of a finished table")
        else:
            self._compare_rows(stored)
            if stored.over and self.left:
                self.compare_views()
                self.closed = True

    def _compare_rows(self, stored: StoredTable) -> None:
        rows = stored.rows
        if [row.version for row in rows] != list(range(1, stored.version + 1)):
            self.fault("lost", f"rows {[row.version for row in rows]} of a table at version {stored.version}")
        if rows[: len(self.rows)] != self.rows:
            self.fault("changed", "rows that were there before")
        self.rows = rows
        events = {row.version: decode_event(row.event) for row in rows if row.version > self.first}
        mine = [row for row in rows if row.version in events and row.author == self.holder and row.key is not None]
        held = {str(row.key): row.version for row in mine}
        if len(held) != len(mine):
            self.fault("doubled", "a key")
        for key, order in self.orders.items():
            self._compare_order(order, held.get(key), events)
        for key in held.keys() - self.orders.keys():
            self.fault("doubled", f"a command that was never sent: {key}")
        said = Counter(event.text for event in events.values() if isinstance(event, Said))
        self.faults += [("doubled", text) for text, times in said.items() if times > 1]
        decided = sum(
            isinstance(event, Moved) and event.level is None and not event.standing for event in events.values()
        )
        if decided != sum(self.orders[key].kind == "move" for key in held if key in self.orders):
            self.fault("doubled", f"{decided} decisions of a person")

    def _compare_order(self, order: Order, held: int | None, events: Mapping[int, AnyEvent]) -> None:
        if held is None:
            if order.acknowledged is not None and not self._found_made(order, events):
                self.fault("lost", str(order))
            return
        if order.acknowledged not in (None, held):
            self.fault("another version", f"{order}, stored in {held}")
        if order.refused == order.sent or (order.surely_not and order.sent == 1):
            self.fault("stored though refused", f"{order}, stored in {held}")
        if not any(true_to(order, events.get(version)) for version in (held, held - 1, held - 2)):
            self.fault("changed", f"{order}, stored as {events.get(held)}")

    def _found_made(self, order: Order, events: Mapping[int, AnyEvent]) -> bool:
        """Whoever asks for a rematch that is there already is told so, and nothing needs to be stored."""
        told = order.acknowledged or 0
        return order.kind == "rematch" and any(
            isinstance(event, Rematched) and version <= told for version, event in events.items()
        )

    def _compare_record(self, text: str) -> None:
        """It was archived: with the moves that stood when its rows were last compared, and those of bots since."""
        record, before = decode(text), table_record(Table(self.table, map(row_of, self.rows)))
        if record.moves[: len(before.moves)] != before.moves or (self.closed and record != before):
            self.fault("lost", "what the record does not have")
        self.archived = self.closed = True

    def compare_views(self) -> None:
        """Everything that was seen, with what the rows tell whoever replays them."""
        table, rows = Table(self.table), iter(self.rows)
        for version, seat in sorted(self._seen, key=lambda seen: seen[0]):
            while table.version < version and (row := next(rows, None)) is not None:
                table.add(row_of(row))
            self.views += 1
            if table.version != version or self._seen[version, seat] != digest(replayed(table, self.holder, seat)):
                self.fault("seen, not stored", f"version {version} from seat {seat}")
        for row in rows:
            table.add(row_of(row))
        journal = {
            (entry["version"], entry["kind"]): entry_digest(entry)
            for entry in replayed(table, self.holder, None)["log"]["entries"]
        }
        for what in self._entries.items() - journal.items():
            self.fault("seen, not stored", f"an entry of the log: {what}")
        self._seen.clear()


def row_of(row: StoredRow) -> Row:
    return Row(row.version, row.at, decode_event(row.event))


def replayed(table: Table, holder: str, seat: int | None) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(
        msgspec.json.encode(Window(table).envelope(holder, seat, 0, form=Form(zones=False)))
    )
    return found


def digest(envelope: Mapping[str, Any]) -> str:
    """All of a position but the moment, who is connected, and what was news to this viewer."""
    shown = {**volatile_removed(envelope), "log": None, "zones": None}
    return sha256(canonical(shown).encode()).hexdigest()


def entry_digest(entry: Mapping[str, Any]) -> str:
    """An entry of the log; whether it was undone may change."""
    return sha256(canonical({**entry, "undone": None}).encode()).hexdigest()


def summed(ledgers: Sequence[Ledger]) -> Iterator[tuple[str, int]]:
    """The figures of many, with a name each."""
    faults = Counter(kind for one in ledgers for kind, _ in one.faults)
    yield "tables", len(ledgers)
    yield "archived", sum(one.archived for one in ledgers)
    yield "rows", sum(len(one.rows) for one in ledgers)
    yield "sent", sum(order.sent for one in ledgers for order in one.orders.values())
    yield "acknowledged", sum(one.acknowledged() for one in ledgers)
    yield "views", sum(one.views for one in ledgers)
    yield from ((kind, faults[kind]) for kind in FAULTS)
