"""The log is all there is: a table replayed from it is the same table."""

import msgspec
import pytest

from lampion.core.chance import ChanceEvent, ChanceLedger
from lampion.core.game import Game
from lampion.core.offers import Account
from lampion.core.registry import game
from lampion.core.rng import rng_from
from lampion.core.setup import Setup
from lampion.core.state import State
from lampion.games.panda.state import Panda
from lampion.service.window import Window
from lampion.tables.commands import Move, Undo
from lampion.tables.events import Moved, Row, decode_event, encode_event
from lampion.tables.journal import Journal
from lampion.tables.table import Table
from support.desk import Desk


@pytest.mark.parametrize("kinds", [("human",), ("human", "greedy"), ("human", "human", "random"), ("human",) * 4])
def test_a_replayed_table_shows_everybody_the_same(kinds: tuple[str, ...]) -> None:
    desk = Desk(*kinds)
    desk.play_random(200)
    assert desk.table.over
    again = desk.again()
    for holder in (None, *(f"holder-{seat}" for seat in range(len(kinds)))):
        assert shown(desk.table, holder) == shown(again, holder)
    assert desk.window.record() == Window(again).record()


def test_a_row_comes_only_once() -> None:
    desk = Desk("human", "human")
    with pytest.raises(ValueError, match="expected row 5"):
        desk.table.add(desk.rows[-1])


def test_a_gap_in_the_log_freezes_the_table_before_it() -> None:
    desk = Desk("human", "human", start=0)
    for _ in range(3):
        desk.play(desk.legal()[0])
    gap = desk.rows[-2].version
    table = Table("desk", [row for row in desk.rows if row.version != gap])
    assert table.frozen is not None and table.frozen.missing and table.frozen.version == gap
    assert table.version == desk.table.version and table.to_move() is None
    headless = Table("desk", desk.rows[1:])
    assert headless.frozen is not None and headless.frozen.version == 1 and headless.created is None


def test_recorded_outcomes_count_and_the_seed_only_goes_along() -> None:
    desk = Desk("human", "human", start=0)
    desk.play(desk.legal()[0])
    desk.play(desk.legal()[0])
    refilled = desk.rows[-1].event
    assert isinstance(refilled, Moved) and len(refilled.chance[0].items) == 1
    drawn = refilled.chance[0].items[0]
    assert desk.table.line is not None
    view = desk.table.line.game.view(desk.table.line.state, 0)
    other = next(kind for kind in ("rr", "bb", "gg", "oo", "pp") if kind != drawn)
    instead = ChanceEvent(refilled.chance[0].kind, refilled.chance[0].seat, (other,))
    changed = msgspec.structs.replace(refilled, chance=(instead,))
    rows = [*desk.rows[:-1], msgspec.structs.replace(desk.rows[-1], event=changed)]
    table = Table("desk", rows)
    assert table.frozen is None and table.line is not None
    assert not table.line.agrees
    assert table.line.game.view(table.line.state, 0) != view


def test_a_fork_leaves_the_table_alone() -> None:
    desk = Desk("human", "human", start=0)
    desk.play_random(7)
    before = shown(desk.table, "holder-0")
    fork = desk.table.fork()
    desk_of_fork = desk.again()
    while not fork.over:
        assert fork.line is not None
        action = fork.line.state.legal()[0]
        seat = fork.to_move()
        assert seat is not None
        ledger = ChanceLedger()
        fork.line.state.after(action, ledger)
        notation = fork.line.game.notation(fork.line.state, action)
        fork.add(Row(fork.version + 1, 0, Moved(seat, notation, tuple(ledger.events))))
        if fork.line.state.over():
            break
    assert shown(desk.table, "holder-0") == before == shown(desk_of_fork, "holder-0")


def test_log_entries_since_a_version_are_the_news() -> None:
    desk = Desk("human", "human", start=0)
    desk.play_random(6)
    everything = desk.window.envelope("holder-0", None, 0).log
    assert everything.start == 1
    assert [entry.kind for entry in everything.entries] == ["start"] + ["move"] * 6
    assert [entry.number for entry in everything.entries] == [None, 1, 2, 3, 4, 5, 6]
    since = desk.table.version - 2
    news = desk.window.envelope("holder-0", None, since).log
    assert news.start == since + 1
    assert news.entries == everything.entries[-2:]


def test_an_undone_move_is_news_though_it_is_old() -> None:
    desk = Desk("human", "human", start=0)
    desk.do(0, Move(code=desk.legal()[0]))
    seen = desk.table.version
    desk.do(0, Undo())
    news = desk.window.envelope("holder-1", None, seen).log.entries
    assert [(entry.kind, entry.undone) for entry in news] == [("move", True), ("undo", False)]


def test_entries_carry_the_preview_and_the_scores_after() -> None:
    desk = Desk("human", "human", start=0)
    assert desk.table.line is not None
    best = max(desk.legal(), key=lambda action: len(str(desk.window.previews("holder-0", 0, [action])[0])))
    preview = desk.window.previews("holder-0", 0, [best])[0]
    assert isinstance(preview, dict)
    preview.pop("then")  # what may follow is for the seat that decides, not for the log
    desk.play(best)
    entry = desk.window.envelope(None, None, 0).log.entries[-1]
    told = {
        name: value for name, value in preview.items() if name != "then"
    }  # how the turn may end is the mover's affair
    assert entry.detail is not None and msgspec.json.decode(entry.detail) == told
    assert entry.after is not None and entry.after.scores == desk.table.line.state.scores()


@pytest.mark.parametrize(("played", "seats"), [("axio", 4), ("pagoda", 2), ("panda", 4)])
def test_a_move_is_told_once_for_all(played: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(*["human"] * seats, played=played)
    told: list[int] = []
    account = type(game(played)).account

    def counted(self: Game, before: State, action: int, after: State) -> Account:
        told.append(action)
        return account(self, before, action, after)

    monkeypatch.setattr(type(game(played)), "account", counted)
    desk.play_random(12)
    assert len(told) == sum(isinstance(row.event, Moved) for row in desk.rows) == 12


def test_an_entry_is_told_by_the_position_that_was_reached() -> None:
    """The points are those of `after`, which are not what carrying the move out again would give."""
    panda = game("panda")
    before = panda.new(Setup(4, "told", start=0))
    action = before.legal()[0]
    after = before.after(action)
    assert isinstance(after, Panda)
    after.vp[2] += 7
    journal = Journal()
    journal.note_move(1, 0, 1, panda.notation(before, action), panda, before, action, after)
    (entry,) = journal.read(0)
    assert entry.detail is not None and entry.after is not None
    assert msgspec.json.decode(entry.detail)["vp"] == {"2": 7}
    assert b"panda-change-vp" in bytes(entry.text)


def test_events_survive_being_written_and_read() -> None:
    desk = Desk("human", "random", "human")
    desk.play_random(40, rng_from("written"))
    assert [decode_event(encode_event(row.event)) for row in desk.rows] == [row.event for row in desk.rows]


def shown(table: Table, holder: str | None) -> bytes:
    return msgspec.json.encode(Window(table).envelope(holder, None, 0))
