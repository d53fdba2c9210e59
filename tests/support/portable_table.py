"""A table without a server: opened, talked about and played to its end by texts alone."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from lampion.core.record import encode
from lampion.service.allowance import UNLIMITED
from lampion.service.bot_turns import BotTurns
from lampion.service.broker import InProcessBroker
from lampion.service.conversation import Conversation
from lampion.service.store import Store
from lampion.service.table_api import TableApi
from lampion.service.table_service import TableService
from lampion.service.thinking import Answer, Asker, Question, think
from lampion.wire.form import Form
from lampion.wire.messages import FromServer
from lampion.wire.reading import Reader
from lampion.wire.requests import HintRequest, NewTable
from support.memory_store import MemoryStore


class ThinksHere:
    """Bots that think where they are asked."""

    async def ask(self, question: Question, asker: Asker) -> Answer:
        return think(question)


class Line:
    """What a client of a conversation says and hears, as texts."""

    def __init__(self, api: TableApi, table: str, form: Form | None = None) -> None:
        self.heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.outcomes: list[str] = []
        self._api = api
        self._table = table
        self._conversation = Conversation(
            api, table, self._send, UNLIMITED, self.outcomes.append, form or Form(zones=False)
        )

    @asynccontextmanager
    async def open(self, holder: str | None, seat: int | None = None, since: int = 0) -> AsyncIterator["Line"]:
        await self._conversation.begin(holder, seat, since)
        with self._api.tables.broker.listen(self._table) as listener:
            self._listener = listener
            listener.wake()
            telling = asyncio.create_task(self._conversation.tell(listener))
            yield self
            telling.cancel()
            await asyncio.gather(telling, return_exceptions=True)

    async def say(self, **message: Any) -> None:
        await self._conversation.hear(json.dumps(message), self._listener)

    async def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these types."""
        while (message := await asyncio.wait_for(self.heard.get(), 60))["type"] not in kinds:
            pass
        return message

    async def _send(self, message: FromServer) -> None:
        self.heard.put_nowait(msgspec.json.decode(msgspec.json.encode(message)))


def table_api(store: Store | None = None) -> TableApi:
    """A whole service in memory; the same store again is a restart of it."""
    tables = TableService(store or MemoryStore(), InProcessBroker(), 10)
    bots = BotTurns(tables, ThinksHere(), 0.0)
    tables.changed = bots.look_at
    return TableApi(tables, bots, adviser="greedy")


async def play(game: str) -> str:
    """A game against a bot; the record."""
    api = table_api()
    asked = {"game": game, "seats": [{"kind": "human", "name": "Ada"}, {"kind": "bot", "level": "greedy"}]}
    table = (await api.open_table(Reader(NewTable).read(json.dumps(asked)), "ada")).table
    async with Line(api, table).open("ada") as line:
        while not (seen := (await line.hear("position"))["envelope"])["over"]:
            order = {"type": "do", "key": f"k{seen['version']}", "version": seen["version"], "seat": 0}
            if seen["legal"]:
                hint = await api.hint(table, "ada", HintRequest(0, seen["version"]))
                if hint is not None:  # else a newer position is on its way
                    await line.say(**order, command={"do": "move", "code": hint.code})
            elif seen["waits"] and seen["waits"]["seat"] == 0:
                await line.say(**order, command={"do": "done"})
        assert set(line.outcomes) == {"stored"}, line.outcomes
    await api.bots.close()
    return encode(await api.record(table))
