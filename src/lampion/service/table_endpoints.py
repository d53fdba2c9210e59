"""Tables by their paths: open, look, command, ask."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from lampion.analysis.shapes import GameReport
from lampion.service.endpoints import AnyText, Asked, Endpoints
from lampion.service.errors import as_api_error
from lampion.tables.judged import JudgedPosition
from lampion.tables.past import PastPosition
from lampion.wire.answers import Ack, Opened, Why
from lampion.wire.envelope import Candidate, Envelope, Hint
from lampion.wire.form import Form
from lampion.wire.queries import LookQuery, NoQuery, PastQuery
from lampion.wire.reading import Reader
from lampion.wire.requests import (
    AnalysisRequest,
    CommandRequest,
    HintRequest,
    NewTable,
    PreviewRequest,
    TurnsRequest,
    WhyRequest,
)

tables = Endpoints("/tables")
lobby_door = Endpoints("/lobby")
records = Endpoints("/records")


@tables.post("", Reader(NewTable, "body"), status=201, introduces=True)
async def open_table(asked: Asked[NoQuery, NewTable]) -> Opened:
    """Open a table. Its human seats belong to the client, which gets a cookie if it has none."""
    return await asked.api.open_table(asked.body, asked.client.known, asked.client.allowance)


@records.post("", AnyText(), status=201, introduces=True)
async def open_record(asked: Asked[NoQuery, bytes]) -> Opened:
    """Open the record of a finished game as a table to look at. Everything in it is verified first."""
    return await asked.api.open_record(asked.body, asked.client.known, asked.client.allowance)


@tables.get("")
async def my_tables(asked: Asked[NoQuery, None]) -> list[dict[str, object]]:
    """The client's own tables, the last changed first."""
    return await asked.api.tables_of(asked.client.holder)


@lobby_door.get("")
async def lobby(asked: Asked[NoQuery, None]) -> list[dict[str, object]]:
    """Tables that wait for strangers, the newest first, with those before all others where somebody is waiting now."""
    return await asked.api.lobby()


@tables.get("/{table}", LookQuery)
async def look(asked: Asked[LookQuery, None]) -> Envelope:
    """The table as the client may see it from a seat, with what happened after version `since`.

    A client that does not draw the zones saves most of the bytes with `zones=false`, and most of the rest with
    `offers=compact`.
    """
    query = asked.query
    form = Form(query.zones, query.offers)
    return await asked.api.look(asked.parts["table"], asked.client.holder, query.seat, query.since, form)


@tables.post("/{table}/commands", Reader(CommandRequest, "body"), introduces=True)
async def command(asked: Asked[NoQuery, CommandRequest]) -> Ack:
    """Give a command. The answer comes when it is stored; the same key again gets the same answer."""
    client = asked.client
    try:
        ack = await asked.api.command(asked.parts["table"], client.known, asked.body, client.allowance)
    except Exception as problem:
        error = as_api_error(problem)
        client.counted("broken" if error is None else error.error)
        raise
    client.counted("stored")
    return ack


@tables.post("/{table}/previews", Reader(PreviewRequest, "body"), maybe=True)
async def previews(asked: Asked[NoQuery, PreviewRequest]) -> list[Mapping[str, object]] | None:
    """What is already certain about legal actions, for the seat that decides."""
    return await asked.api.previews(asked.parts["table"], asked.client.holder, asked.body)


@tables.post("/{table}/turns", Reader(TurnsRequest, "body"), maybe=True)
async def turns(asked: Asked[NoQuery, TurnsRequest]) -> msgspec.Raw | None:
    """All that the seat to decide can do with its turn, in the game's own shape; null for games without such a list."""
    return await asked.api.turns(asked.parts["table"], asked.client.holder, asked.body)


@tables.post("/{table}/why", Reader(WhyRequest, "body"))
async def why(asked: Asked[NoQuery, WhyRequest]) -> Why:
    """Why not? The reason, or null if it is allowed."""
    return await asked.api.why(asked.parts["table"], asked.client.holder, asked.body)


@tables.post("/{table}/hint", Reader(HintRequest, "body"), costly=True, maybe=True)
async def hint(asked: Asked[NoQuery, HintRequest]) -> Hint | None:
    """What a bot would do in the client's place, from what the client's seat knows."""
    return await asked.api.hint(asked.parts["table"], asked.client.holder, asked.body)


@tables.post("/{table}/candidates", Reader(HintRequest, "body"), costly=True, maybe=True)
async def candidates(asked: Asked[NoQuery, HintRequest]) -> list[Candidate] | None:
    """The best moves of the client's seat with chances and reasons, from what it knows; only in games against bots."""
    return await asked.api.candidates(asked.parts["table"], asked.client.holder, asked.body)


@tables.get("/{table}/past", PastQuery)
async def past(asked: Asked[PastQuery, None]) -> list[PastPosition]:
    """How it stood after `first` decisions and the next ones: up to 16 positions, as the client's seat saw them."""
    return await asked.api.past(asked.parts["table"], asked.client.holder, asked.query.seat, asked.query.first)


@tables.get("/{table}/chances")
async def chances(asked: Asked[NoQuery, None]) -> list[JudgedPosition]:
    """The bots' estimate of each seat's chance after every decision of a finished game, with all cards open."""
    return await asked.api.chances(asked.parts["table"])


@tables.get("/{table}/analysis", maybe=True)
async def analysis(asked: Asked[NoQuery, None]) -> GameReport | None:
    """The analysis of a finished game as far as it is made; 204 if there is nothing yet (docs/analysis.md)."""
    return await asked.api.analysis(asked.parts["table"])


@tables.post("/{table}/analysis", Reader(AnalysisRequest, "body"), maybe=True)
async def analyse(asked: Asked[NoQuery, AnalysisRequest]) -> GameReport | None:
    """Have a finished game analysed, once for everybody who asks; what is known so far, or 204."""
    return await asked.api.analyse(asked.parts["table"], asked.client.holder)


@tables.get("/{table}/record", saved_as="{table}.json")
async def record(asked: Asked[NoQuery, None]) -> object:
    """The game as a file. Seed, secret and what chance decided are in it once the game is over."""
    return await asked.api.record(asked.parts["table"])
