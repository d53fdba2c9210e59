"""Nothing hidden leaves the service: in two worlds that a seat cannot tell apart, it and a spectator are sent the same
bytes, in every form, before and after every command, after undo, and when they come back.
"""

import asyncio
import os
from collections.abc import Awaitable
from contextlib import AsyncExitStack

import msgspec
import pytest

from lampion.core.registry import games
from lampion.service.commit import batch
from lampion.service.errors import as_api_error
from lampion.service.table_api import TableApi
from lampion.tables.commands import Undo
from lampion.tables.table import Table
from lampion.wire.form import Form
from lampion.wire.reading import Reader
from lampion.wire.requests import CommandRequest, PreviewRequest, TurnsRequest, WhyRequest
from support.desk import STEP, Desk
from support.memory_store import MemoryStore
from support.portable_table import Line, table_api
from support.worlds import NAME, Worlds, worlds

pytestmark = pytest.mark.thorough

LOTS = 60 if os.environ.get("LAMPION_SOAK") == "1" else 5
ROUNDS = 12  # of the event loop, in which everybody is told
COMMAND = Reader(CommandRequest)
FORMS = (Form(), Form(zones=False), Form(False, "compact"), Form(True, "compact", True), Form(False, "compact", True))
HIDING = ("axio", "pagoda")  # Way of the Panda hides nothing but what chance will still decide


class Sent:
    """All that leaves one world for the viewer and for a spectator, in order."""

    def __init__(self, found: Worlds, desk: Desk, codes: list[int]) -> None:
        self.everything: list[bytes] = []
        self._found, self._desk, self._codes = found, desk, codes
        self._store = MemoryStore()
        self._viewers = (f"holder-{found.viewer}", None)

    async def run(self) -> None:
        rows = self._desk.rows[: self._found.dealt]
        await self._store.append([batch(Table(NAME, rows), rows, "holder-0")])
        self._store.time = rows[-1].at
        half = len(self._found.steps) // 2
        for steps, since in ((self._found.steps[:half], 0), (self._found.steps[half:], self._found.dealt + 1)):
            api = table_api(self._store)  # a server that has been started again
            async with AsyncExitStack() as stack:
                lines = [
                    await stack.enter_async_context(Line(api, NAME, form).open(viewer, None, since))
                    for viewer in self._viewers
                    for form in FORMS
                ]
                await self._hear(lines)
                await self._ask(api)
                for number, (seat, command) in enumerate(steps):
                    self._store.advance(STEP)
                    order = {"key": f"{since}-{number}", "version": None, "seat": seat, "command": command}
                    if type(command).__name__ in ("Move", "Done", "Undo"):
                        order["version"] = len(self._store.rows[NAME])
                    asked = COMMAND.read(msgspec.json.encode(order))
                    await api.command(NAME, f"holder-{seat}", asked)
                    await self._hear(lines)
                    await self._ask(api)
                await lines[0].say(type="look", seat=(self._found.viewer + 1) % len(self._desk.table.seats))
                await lines[-1].say(type="again")
                await self._hear(lines)
            await api.bots.close()
        self.everything.append(msgspec.json.encode(await api.tables_of(self._viewers[0])))

    async def _hear(self, lines: list[Line]) -> None:
        """Whatever has come on each line."""
        for _ in range(ROUNDS):
            await asyncio.sleep(0)
        for line in lines:
            while not line.heard.empty():
                self.everything.append(msgspec.json.encode(line.heard.get_nowait()))

    async def _ask(self, api: TableApi) -> None:
        """Every question of docs/api.md, for the viewer's seat and for another one."""
        seats = range(len(self._desk.table.seats))
        for viewer in self._viewers:
            for form in FORMS[:3]:
                await self._note(api.look(NAME, viewer, None, 0, form))
            for seat in (self._found.viewer, (self._found.viewer + 1) % len(seats)):
                await self._note(api.look(NAME, viewer, seat, 2, Form()))
                await self._note(api.past(NAME, viewer, seat, 0))
                await self._note(api.previews(NAME, viewer, PreviewRequest(seat=seat, codes=self._codes[:4])))
                await self._note(api.turns(NAME, viewer, TurnsRequest(seat)))
                await self._note_lines(api, viewer, seat)
                for code in self._codes:
                    await self._note(api.why(NAME, viewer, WhyRequest(seat=seat, code=code)))
            await self._note(api.past(NAME, viewer, None, 3))
        await self._note(api.record(NAME))

    async def _note_lines(self, api: TableApi, viewer: str | None, seat: int) -> None:
        """Lines that are refused, at their first or their second decision: nothing is told of what would have come."""
        table = (await api.tables.find(NAME)).table
        assert table.line is not None
        for code in self._codes[::3]:
            first = table.line.game.notation(table.line.state, code) if table.line.state.is_legal(code) else "x"
            line = {"do": "line", "line": [first, "x"]}
            order = {"key": f"line-{code}", "version": table.version, "seat": seat, "command": line}
            await self._note(api.command(NAME, viewer or "nobody", COMMAND.read(msgspec.json.encode(order))))

    async def _note(self, question: Awaitable[object]) -> None:
        try:
            self.everything.append(msgspec.json.encode(await question))
        except Exception as problem:
            error = as_api_error(problem)
            if error is None:
                raise
            self.everything.append(msgspec.json.encode([error.status, error.body()]))


async def sent_in_both(found: Worlds) -> list[list[bytes]]:
    codes = sorted({code for desk in found.desks for code in desk.legal()[::9]})[:24]
    sent = [Sent(found, desk, codes) for desk in found.desks]
    for one in sent:
        await one.run()
    return [one.everything for one in sent]


@pytest.mark.parametrize("lot", range(LOTS))
@pytest.mark.parametrize("played", list(games()))
async def test_two_worlds_are_told_in_the_same_bytes(played: str, lot: int) -> None:
    found = worlds(played, lot)
    one, two = await sent_in_both(found)
    assert len(one) == len(two) > 50
    for number, (first, second) in enumerate(zip(one, two, strict=True)):
        assert first == second, f"answer {number}"
    assert found.differ == (played in HIDING)


def test_these_worlds_are_played_at_and_undone() -> None:
    for played in games():
        commands = [command for lot in range(5) for _, command in worlds(played, lot).steps]
        assert len(commands) > 20, played
        assert any(isinstance(command, Undo) for command in commands), played


async def test_a_leak_would_be_found() -> None:
    """The same, seen from a seat for which the worlds were not made."""
    found = worlds("axio", 1)
    found.viewer = (found.viewer + 1) % len(found.desks[0].table.seats)
    one, two = await sent_in_both(found)
    assert one != two
