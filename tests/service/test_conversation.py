"""A client's conversation with a table over any line: what is said is answered, what changes is told."""

import json
from typing import Any

import pytest

from lampion.core.registry import game
from lampion.service.broker import InProcessBroker
from lampion.service.table_service import ClientCommand, TableService
from lampion.tables.commands import Answer, Ask, Say
from lampion.tables.events import Sat, SeatPlan
from lampion.tables.opening import Wish
from lampion.tables.reasons import Stale
from lampion.wire.reading import Reader
from lampion.wire.requests import NewTable
from support.memory_store import MemoryStore
from support.portable_table import Line, table_api


def new(*seats: dict[str, Any], start: int = 0) -> NewTable:
    return Reader(NewTable).read(json.dumps({"game": "axio", "seats": seats, "start": start}))


HUMAN = {"kind": "human", "name": "Ada"}


async def test_a_command_is_answered_before_the_position_it_leads_to() -> None:
    api = table_api()
    table = (await api.open_table(new(HUMAN, HUMAN), "ada")).table
    async with Line(api, table).open("ada") as line:
        seen = (await line.hear("position"))["envelope"]
        order = {"type": "do", "key": "k", "version": seen["version"], "seat": 0}
        move = {"do": "move", "code": seen["legal"][0]["code"]}
        await line.say(**order, command=move)
        assert await line.heard.get() == {"type": "ack", "key": "k", "version": seen["version"] + 1}
        assert (await line.heard.get())["envelope"]["version"] == seen["version"] + 1
        await line.say(**order, command=move)
        assert await line.heard.get() == {"type": "ack", "key": "k", "version": seen["version"] + 1}  # once
        await line.say(**{**order, "key": "other"}, command=move)
        assert await line.heard.get() == {"type": "conflict", "key": "other", "version": seen["version"] + 1}
        await line.say(**order, command={"do": "fly"})
        answer = await line.heard.get()
        assert (answer["type"], answer["error"], answer["key"]) == ("error", "malformed", "k")
        await line.say(type="ping")
        assert await line.heard.get() == {"type": "pong"}
    assert line.outcomes == ["stored", "stored", "conflict"]


async def test_a_line_that_cannot_be_shown_is_refused_under_its_key() -> None:
    api = table_api()
    table = (await api.open_table(new(HUMAN, HUMAN), "ada")).table
    async with Line(api, table).open("ada") as line:
        await line.say(type="do", key="k", version=None, seat=0, command={"do": "say", "text": "left\u202eright"})
        answer = await line.hear("refused", "error")
        assert (answer["type"], answer["key"]) == ("refused", "k")
        assert answer["reason"]["key"] == "table-refuse-text-signs"
        await line.say(type="do", key="l", version=None, seat=0, command={"do": "say", "text": "👨‍👩‍👧 سلام‌ها"})
        assert (await line.hear("ack"))["key"] == "l"
    assert line.outcomes == ["refused", "stored"]


async def test_a_spectator_looks_and_commands_nothing() -> None:
    api = table_api()
    table = (await api.open_table(new(HUMAN, HUMAN), "ada")).table
    async with Line(api, table).open(None) as line:
        assert (await line.hear("position"))["envelope"]["legal"] is None
        await line.say(type="do", key="k", seat=0, command={"do": "resign"})
        answer = await line.hear("error")
        assert (answer["error"], answer["key"]) == ("no-token", "k")
        await line.say(type="look", seat=0)
        assert (await line.hear("error"))["error"] == "not-your-seat"


async def test_a_bot_need_not_think_again_because_somebody_spoke() -> None:
    api = table_api()
    api.tables.changed = lambda table: None  # this bot is played by hand
    table = (await api.open_table(new(HUMAN, {"kind": "bot", "level": "greedy"}, start=1), "ada")).table
    seen = (await api.tables.find(table)).table
    assert seen.line is not None
    first, second = seen.line.state.legal()[:2]
    await api.tables.carry_out(table, ClientCommand("ada", "k", 0, None, Say("well?")))
    assert await api.tables.play_bot(table, seen.version, 1, first, "greedy") == seen.version + 2
    with pytest.raises(Stale):
        await api.tables.play_bot(table, seen.version, 1, second, "greedy")


async def test_who_names_a_question_that_this_server_has_not_heard_of_yet_is_not_too_late() -> None:
    store = MemoryStore()
    store.shared = True
    here, there = (TableService(store, InProcessBroker(), 10) for _ in range(2))
    sitters = {seat: Sat(seat, holder) for seat, holder in enumerate(("ada", "bea"))}
    wish = Wish(game("axio"), [SeatPlan("human"), SeatPlan("human")], {}, 0, sitters)
    table = (await here.open_table(wish, "ada")).table.id
    await there.find(table)
    asked = await here.carry_out(table, ClientCommand("ada", "k", 0, None, Ask("pause", question=4)))
    answer = Answer(True, question=asked)
    assert await there.carry_out(table, ClientCommand("bea", "k", 1, None, answer)) > asked
