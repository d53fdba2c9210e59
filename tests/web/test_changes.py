"""A client that is sent only what changed has, after every message, exactly the position that others are sent whole."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import msgspec
import pytest

from lampion.core.compact_offers import unfolded
from lampion.core.offers import UNCHOSEN
from lampion.service.table_api import TableApi
from lampion.wire.changes import change
from lampion.wire.form import Form
from lampion.wire.reading import Reader
from lampion.wire.requests import CommandRequest, NewTable
from support.memory_store import MemoryStore
from support.page_reads import Case, page_reads
from support.portable_table import Line, table_api

COMMAND, NEW = Reader(CommandRequest), Reader(NewTable)
ROUNDS = 12  # of the event loop, in which everybody is told


class Pair:
    """One viewer on two lines: whole positions on one, what changed on the other."""

    def __init__(self, name: str, holder: str | None, zones: bool, cases: list[Case]) -> None:
        self.name, self.holder, self._zones, self._cases = name, holder, zones, cases
        self.seen: dict[str, Any] = {}
        self.kinds: list[str] = []
        self.log: tuple[list[Any], list[Any]] = ([], [])
        self.size = 0

    @asynccontextmanager
    async def at(self, api: TableApi, table: str) -> AsyncIterator[None]:
        """Connected; again from what was seen last, if it was before."""
        forms = (Form(self._zones), Form(self._zones, "compact", changes=True))
        since = self.seen.get("version", 0)
        async with AsyncExitStack() as stack:
            lines = [Line(api, table, form) for form in forms]
            self.plain, self.page = [
                await stack.enter_async_context(line.open(self.holder, None, since)) for line in lines
            ]
            yield

    def compare(self) -> None:
        """What has come on both lines."""
        whole, changed = drained(self.plain), drained(self.page)
        for message in whole:
            self.seen = message["envelope"]
            self.log[0].extend(self.seen["log"]["entries"])
        expected = {name: value for name, value in self.seen.items() if name != "log"}
        for number, message in enumerate(changed):
            self.kinds.append(message["type"])
            log = message["envelope"]["log"]
            self.log[1].extend((log if message["type"] == "position" else log[0])["entries"])
            last = number == len(changed) - 1
            self._cases.append(("message", {"line": self.name, "message": message}, expected if last else None))
        assert bool(whole) == bool(changed)
        assert self.log[0] == self.log[1]


def drained(line: Line) -> list[dict[str, Any]]:
    found = []
    while not line.heard.empty():
        found.append(line.heard.get_nowait())
    return found


class Game:
    """A random game at one table, with undo, talk, people who come back, and a server that is started again."""

    def __init__(self, name: str, seats: int, chance: random.Random) -> None:
        self.cases: list[Case] = []
        self._name, self._seats, self._chance = name, seats, chance
        self._keys = 0
        viewers = [(f"seat {seat}", f"p{seat}", False) for seat in range(seats)]
        self.pairs = [Pair(*viewer, self.cases) for viewer in [*viewers, ("spectator", None, True)]]
        self.did: set[str] = set()

    async def play(self, decisions: int) -> None:
        store = MemoryStore()
        asked = {"game": self._name, "seats": [{"kind": "open"}] * self._seats, "clock": {"bank": 900_000}}
        table = (await table_api(store).open_table(NEW.read(json.dumps(asked)), "p0")).table
        while not self.pairs[0].seen.get("over"):
            api = table_api(store)
            async with AsyncExitStack() as stack:
                for pair in self.pairs:
                    await stack.enter_async_context(pair.at(api, table))
                await self.told()
                for seat in range(self._seats if not self.pairs[0].seen["started"] else 0):
                    await self.command(api, table, seat, {"do": "sit", "name": f"P{seat}"}, None)
                for _ in range(60):  # decisions until the next restart
                    store.advance(1000)
                    decisions -= 1
                    if self.pairs[0].seen["over"]:
                        break
                    if decisions < 0:  # of two, the other one wins
                        await self.command(api, table, 0, {"do": "resign"}, None)
                    else:
                        await self.decide(api, table)

    async def decide(self, api: TableApi, table: str) -> None:
        """One step of whoever is asked: mostly a move, sometimes something else."""
        shown = self.pairs[0].seen
        seat = shown["waits"]["seat"] if shown["waits"] else shown["to_move"]
        seen = self.pairs[seat].seen
        lucky = self._chance.random()
        if lucky < 0.05:
            command: dict[str, Any] = {"do": "say", "text": "hello"}
        elif seen["undo"]["can"] and lucky < 0.2:
            command = {"do": "undo"}
        elif seen["waits"]:
            command = {"do": "done"}
        else:
            offer = self._chance.choice(seen["legal"])
            command = {"do": "move", "code": offer["code"]}
            if offer["code"] == UNCHOSEN:
                chosen = self._chance.sample(offer["choose"]["from"], offer["choose"]["min"])
                command = {"do": "move", "notation": offer["notation"] + " ".join(chosen)}
        await self.command(api, table, seat, command, seen["version"])

    async def command(self, api: TableApi, table: str, seat: int, command: dict[str, Any], version: int | None) -> None:
        self._keys += 1
        self.did.add(command["do"])
        asked = {"key": f"k{self._keys}", "version": version, "seat": seat, "command": command}
        await api.command(table, f"p{seat}", COMMAND.read(json.dumps(asked)))
        await self.told()

    async def told(self) -> None:
        for _ in range(ROUNDS):
            await asyncio.sleep(0)
        for pair in self.pairs:
            pair.compare()


WHOLE = 10_000  # decisions: more than any game has
GAMES = [
    ("axio", 4, WHOLE),
    ("axio", 1, WHOLE),
    ("pagoda", 2, WHOLE),
    ("panda", 2, 90),
    pytest.param("panda", 4, WHOLE, marks=pytest.mark.soak),
]


@pytest.mark.parametrize(("name", "seats", "decisions"), GAMES)
async def test_what_the_page_puts_together_is_the_whole_position(name: str, seats: int, decisions: int) -> None:
    game = Game(name, seats, random.Random(f"{name} {seats}"))
    await game.play(decisions)
    assert all(pair.seen["over"] for pair in game.pairs)
    assert game.did >= {"move", "undo", "say"}
    for pair in game.pairs:
        assert pair.kinds.count("position") < pair.kinds.count("changes") / 5
    page_reads(game.cases)


async def test_whoever_missed_a_change_is_sent_the_whole_position_again() -> None:
    api = table_api()
    asked = {"game": "axio", "seats": [{"kind": "human"}] * 2, "start": 0}
    table = (await api.open_table(NEW.read(json.dumps(asked)), "ada")).table
    async with Line(api, table, Form(False, "compact", changes=True)).open("ada") as line:
        first = await line.hear("position", "changes")
        await line.say(type="look", seat=0)
        assert (await line.hear("position", "changes"))["number"] == 1
        await line.say(type="look", seat=1, zones=True)
        second = await line.hear("position", "changes")
        assert (second["type"], second["number"], second["envelope"]["seat"]) == ("changes", 2, [1])
        assert second["envelope"]["zones"][0]
        await line.say(type="again")
        whole = await line.hear("position", "changes")
        assert whole["type"] == "position"
        assert whole["envelope"]["zones"] and whole["envelope"]["seat"] == 1
        await line.say(type="look", seat=0, zones=False)
        third = await line.hear("position", "changes")
        assert (third["type"], third["number"], third["envelope"]["zones"]) == ("changes", 1, [None])
    page = {name: value for name, value in first["envelope"].items() if name != "log"}
    messages = [{"line": "a", "message": message} for message in (first, whole, third)]
    page_reads(
        [("message", messages[0], plain(page)), ("message", messages[1], None), ("message", messages[2], plain(page))]
    )


def plain(page: dict[str, Any]) -> dict[str, Any]:
    """As a board reads it."""
    return {**page, "legal": unfolded(page["legal"])}


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, {"b": [3]}),
        ({"a": 1}, {"a": True}, {"a": [True]}),
        ({"a": 1}, {"b": 1}, [{"b": 1}]),
        ({"a": 1, "b": 2}, {"b": 2, "a": 1}, [{"b": 2, "a": 1}]),
        ([1, 2, 3], [1, 2, 3, 4], [3, 0, [4]]),
        ([1, 2, 3], [1, 3], [1, 1, []]),
        ([1, 1], [1], [1, 1, []]),
        ([1], [1, 1], [1, 0, [1]]),
        ([], [1], [0, 0, [1]]),
        ([1], [], [0, 1, []]),
        ([{"a": 1}, {"a": 2}], [{"a": 1}, {"a": 3}], {"1": {"a": [3]}}),
        ([[1], [2]], [[1], [2, 3]], {"1": [1, 0, [3]]}),
        ({"a": None}, {"a": []}, {"a": [[]]}),
        ([[1]], [5], {"0": [5]}),
    ],
)
def test_a_change_says_no_more_than_needed(old: object, new: object, expected: object) -> None:
    raw = [msgspec.Raw(msgspec.json.encode(value)) for value in (old, new)]
    assert msgspec.json.decode(msgspec.json.encode(change(*raw))) == expected
    message = {"type": "position", "envelope": {"board": old, "legal": None, "log": None}}
    after = {"type": "changes", "number": 1, "envelope": {"board": change(*raw), "log": [None]}}
    wanted = {"board": new, "legal": None}
    page_reads(
        [
            ("message", {"line": "x", "message": message}, {"board": old, "legal": None}),
            ("message", {"line": "x", "message": after}, wanted),
        ]
    )
