"""The record: nothing hidden while the game runs, everything after its end."""

import msgspec
import pytest

from lampion.core.record import decode
from lampion.core.registry import game
from lampion.core.replay import fault_of
from lampion.tables.commands import Move, Undo
from support.desk import SECRET, Desk


@pytest.mark.parametrize("kinds", [("human",), ("human", "greedy"), ("human", "random", "human"), ("human",) * 4])
def test_a_finished_game_verifies_against_the_commitment_that_was_shown(kinds: tuple[str, ...]) -> None:
    desk = Desk(*kinds)
    shown = desk.window.envelope("holder-0", None, 0).commitment
    desk.play_random(200)
    record = decode(msgspec.json.encode(desk.window.record()))
    assert fault_of(game("axio"), record, shown) is None
    assert record.commitment is not None and record.commitment.secret == SECRET
    assert [seat.bot for seat in record.seats] == [None if kind == "human" else kind for kind in kinds]
    assert record.times is not None and len(record.times) == len(record.moves)


def test_a_game_with_a_map_names_it_and_verifies() -> None:
    desk = Desk("human", "human", played="panda")
    shown = desk.window.envelope("holder-0", None, 0).commitment
    desk.play_random(30_000)
    record = decode(msgspec.json.encode(desk.window.record()))
    assert record.map == game("panda").editions()[0]
    assert fault_of(game("panda"), record, shown) is None


def test_a_running_game_reveals_neither_seed_nor_secret_nor_draws() -> None:
    desk = Desk("human", "human")
    desk.play_random(11)
    record = desk.window.record()
    assert record.seed is None and record.commitment is None and record.end is None
    assert {chance.kind for chance in record.chance} == {"start"}
    assert len(record.moves) == 11


def test_a_table_that_waits_has_a_record_too() -> None:
    record = Desk("human", "open").window.record()
    assert (record.moves, record.chance, record.scores) == ((), (), ())


def test_moves_that_were_taken_back_are_left_out() -> None:
    desk = Desk("human", "human", start=0)
    desk.do(0, Move(code=desk.legal()[0]))
    desk.do(0, Undo())
    desk.play_random(200)
    record = desk.window.record()
    assert fault_of(game("axio"), record) is None
    entries = desk.window.envelope(None, None, 0).log.entries
    assert len(record.moves) == sum(entry.kind == "move" for entry in entries) - 1
