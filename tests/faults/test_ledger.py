"""The ledger that accidents are judged by finds each kind of fault."""

from typing import Any

import pytest

from lampion.core.registry import game
from lampion.service.stored_rows import StoredRow
from lampion.tables.commands import Move
from lampion.tables.events import Row, Said, encode_event
from support.desk import Desk
from support.ledger import Ledger, replayed
from support.stored_logs import StoredTable

HOLDER = "holder-0"


class Played:
    """A table with one move under a key, a ledger that knows of it, and the rows as they would be stored."""

    def __init__(self) -> None:
        self.ledger = Ledger("desk", HOLDER)
        self.desk = Desk("human", "human", start=0)
        self.seen(0)
        action = self.desk.legal()[0]
        assert self.desk.table.line is not None
        notation = game("axio").notation(self.desk.table.line.state, action)
        version = self.desk.table.version
        self.order = self.ledger.order(0, {"do": "move", "notation": notation}, version, notation)
        self.order.sent = 1
        self.desk.do(0, Move(code=action))
        self.key = self.order.message["key"]
        self.stored = [self.row(row, self.key if row is self.desk.rows[-1] else None) for row in self.desk.rows]
        self.answer(type="ack", version=self.desk.table.version)
        self.seen(0)

    def row(self, row: Row, key: str | None = None) -> StoredRow:
        return StoredRow(row.version, row.at, HOLDER, key, encode_event(row.event))

    def add(self, event: Said, key: str | None) -> None:
        self.stored.append(self.row(Row(len(self.stored) + 1, self.stored[-1].at, event), key))

    def answer(self, **answer: Any) -> None:
        self.ledger.told({"key": self.key, **answer})

    def seen(self, least: int) -> None:
        self.ledger.saw(replayed(self.desk.table, HOLDER, 0), least)

    def faults(self, version: int | None = None) -> set[str]:
        """The kinds that the ledger finds."""
        self.ledger.compare(StoredTable(version or len(self.stored), False, self.stored))
        self.ledger.compare_views()
        return {kind for kind, _ in self.ledger.faults}


@pytest.fixture
def played() -> Played:
    return Played()


def test_what_is_true_is_no_fault(played: Played) -> None:
    assert played.faults() == set()
    assert (played.ledger.views, played.ledger.acknowledged()) == (2, 1)


def test_an_acknowledged_row_that_is_gone(played: Played) -> None:
    del played.stored[-1]
    assert played.faults() == {"lost", "seen, not stored"}


def test_a_gap(played: Played) -> None:
    assert "lost" in played.faults(version=len(played.stored) + 1)


def test_another_version_than_the_one_that_was_told(played: Played) -> None:
    played.order.acknowledged = 1
    assert played.faults() == {"another version"}


def test_another_answer_to_the_same_key(played: Played) -> None:
    played.answer(type="ack", version=99)
    assert "another version" in played.faults()


def test_a_no_after_the_answer(played: Played) -> None:
    played.answer(type="conflict", version=99)
    assert "another version" in played.faults()


def test_something_stored_that_everybody_was_refused(played: Played) -> None:
    played.order.acknowledged, played.order.refused = None, 1
    assert played.faults() == {"stored though refused"}


def test_something_stored_of_which_was_said_that_nothing_was_changed(played: Played) -> None:
    played.order.acknowledged = None
    played.answer(type="error", error="not-stored", unsure=False)
    assert played.faults() == {"stored though refused"}


def test_something_said_twice(played: Played) -> None:
    played.add(Said(0, "hello"), None)
    played.add(Said(0, "hello"), None)
    assert played.faults() == {"doubled"}


def test_a_move_that_nobody_sent(played: Played) -> None:
    played.stored[-1] = played.stored[-1]._replace(key="another key")
    assert {"doubled", "lost"} <= played.faults()


def test_another_move_than_the_one_that_was_sent(played: Played) -> None:
    played.order.notation = "pass"
    assert played.faults() == {"changed"}


def test_rows_that_are_rewritten(played: Played) -> None:
    assert played.faults() == set()
    played.stored = [played.stored[0]._replace(at=7), *played.stored[1:]]
    assert played.faults() == {"changed"}


def test_a_view_that_goes_back(played: Played) -> None:
    played.seen(99)
    assert played.faults() == {"went back"}


def test_a_view_that_no_row_explains(played: Played) -> None:
    envelope = replayed(played.desk.table, HOLDER, 0)
    played.ledger._seen.clear()
    played.ledger.saw({**envelope, "scores": [1, 1]}, 0)
    assert played.faults() == {"seen, not stored"}
