"""What a host can ask of a running server, and what it answers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TypeAlias

import msgspec

from lampion.server.admin.listener import Asked
from lampion.server.admin.status import status_of
from lampion.server.api.app_state import AppState
from lampion.service.errors import as_api_error, no_such_table
from lampion.service.table_api import listed
from lampion.tables.reasons import Refused
from lampion.tables.writing import readable
from lampion.texts import word
from lampion.wire.form import Form

MOST = 1000
LONGEST_NOTICE = 300

Work: TypeAlias = Callable[[AppState, Asked], Awaitable[object]]


class Done(msgspec.Struct, frozen=True):
    """What was asked for."""

    answer: object


class Failed(msgspec.Struct, frozen=True):
    """Why not: a sentence in English."""

    error: str


async def answer(here: AppState, asked: Asked) -> Done | Failed:
    """Carry out what the host asks."""
    work = WORK.get(str(asked.get("do")))
    if work is None:
        return Failed("this server does not know that command: is it older than the one you call it with?")
    try:
        return Done(await work(here, asked))
    except Refused as refused:
        return Failed(word(refused.reason, "en"))
    except Exception as problem:
        told = as_api_error(problem)
        if told is None:
            raise
        return Failed(told.message)


async def status(here: AppState, asked: Asked) -> object:
    return status_of(here)


async def tables(here: AppState, asked: Asked) -> object:
    """Without the names of people: what is running, since when, how full."""
    most = int(str(asked.get("most", MOST)))
    return [brief(listed(one)) for one in await here.api.tables.store.newest(min(most, MOST))]


def brief(one: dict[str, object]) -> dict[str, object]:
    """A table in the host's list."""
    seats = one["seats"]
    assert isinstance(seats, list)
    filled = sum(seat["kind"] != "open" for seat in seats)
    state = "finished" if one["over"] else "running" if one["started"] else "waiting"
    kept = {name: one[name] for name in ("table", "game", "version", "changed")}
    return {**kept, "state": state, "seats": len(seats), "filled": filled}


async def show(here: AppState, asked: Asked) -> object:
    """What a spectator sees, and nothing more."""
    return await here.api.look(str(asked.get("table")), None, None, 0, Form(zones=False))


async def end(here: AppState, asked: Asked) -> object:
    await here.api.tables.end_by_host(str(asked.get("table")))
    return None


async def delete(here: AppState, asked: Asked) -> object:
    if not await here.api.tables.delete(str(asked.get("table"))):
        raise no_such_table()
    return None


async def announce(here: AppState, asked: Asked) -> object:
    text = str(asked.get("text", ""))
    said = await here.notices.announce(readable(text, LONGEST_NOTICE) if text else "", float(str(asked["seconds"])))
    return None if said is None else said.until


WORK: dict[str, Work] = {
    "status": status,
    "tables": tables,
    "show": show,
    "end": end,
    "delete": delete,
    "announce": announce,
}
