"""Tables over HTTP: open, look, command, ask."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request
from starlette.responses import Response

from lampion.analysis.shapes import GameReport
from lampion.server.api.answers import gone, is_json, json_answer, long_answer, read
from lampion.server.api.app_state import app_state
from lampion.server.api.client_allowance import ClientAllowance
from lampion.server.api.described import Answers, answer, body, list_of
from lampion.server.identity import holder, holder_of, new_token, remember, token_of
from lampion.service.errors import ApiError, as_api_error
from lampion.service.racing import unless
from lampion.service.table_ids import PATTERN
from lampion.tables.fields import LARGEST, or_null
from lampion.tables.judged import JudgedPosition
from lampion.tables.past import PastPosition
from lampion.wire.answers import Ack, ConflictAnswer, ErrorAnswer, NotStoredAnswer, Opened, RefusedAnswer, Why
from lampion.wire.envelope import Envelope, Hint, Listed, Waiting
from lampion.wire.form import Form, OffersForm
from lampion.wire.reading import Malformed, Reader
from lampion.wire.requests import CommandRequest, HintRequest, NewTable, PreviewRequest, TurnsRequest, WhyRequest

ERRORS: Answers = {
    400: answer(ErrorAnswer, "malformed"),
    401: answer(ErrorAnswer, "bad token"),
    404: answer(ErrorAnswer, "no such table"),
    422: answer(RefusedAnswer, "the rules or the table refuse it"),
}
# Somebody was faster: no fault of whoever asked, so it is no error.
MOVED_ON: Answers = {204: {"description": "the table has moved on from that version"}}
FOREIGN: Answers = {403: answer(ErrorAnswer, "not your seat")}
TOO_MANY: Answers = {429: answer(ErrorAnswer, "too many new tables, or too much was stored")}
TOO_MANY_HINTS: Answers = {429: answer(RefusedAnswer, "too many hints of this client, or at this table, are waiting")}
NOT_STORED: Answers = {503: answer(NotStoredAnswer, "the store failed")}
RUNNING: Answers = {409: answer(RefusedAnswer, "the game is still running"), 503: answer(ErrorAnswer, "it failed")}
TOO_MANY_ANALYSES: Answers = {429: answer(RefusedAnswer, "too many analyses are under way")}
NO_ADVICE: Answers = {503: answer(ErrorAnswer, "no advice")}

NEW_TABLE = Reader(NewTable, "body")
COMMAND = Reader(CommandRequest, "body")
PREVIEWS = Reader(PreviewRequest, "body")
TURNS = Reader(TurnsRequest, "body")
WHY = Reader(WhyRequest, "body")
HINT = Reader(HintRequest, "body")

router = APIRouter(prefix="/tables", tags=["tables"], responses=ERRORS)
lobby_router = APIRouter(tags=["tables"])
records_router = APIRouter(tags=["tables"], responses={400: ERRORS[400], 401: ERRORS[401]})

Holder = Annotated[str | None, Depends(holder)]
Seat = Annotated[int | None, Query(ge=0, le=63)]
Version = Annotated[int, Query(ge=0, le=LARGEST)]
Zones = Annotated[bool, Query()]
Offers = Annotated[OffersForm, Query()]
# Described, but not checked here: whatever is no table's id is told as no table.
TableId = Annotated[str, Path(json_schema_extra={"pattern": f"^{PATTERN.pattern}$"})]


@router.post(
    "",
    status_code=201,
    openapi_extra=body(NewTable),
    responses={201: answer(Opened), **TOO_MANY, **NOT_STORED},
)
async def open_table(request: Request) -> Response:
    """Open a table. Its human seats belong to the client, which gets a cookie if it has none."""
    asked = await read(request, NEW_TABLE)
    token, allowance = token_of(request) or new_token(), ClientAllowance(request)
    response = json_answer(await app_state(request).api.open_table(asked, holder_of(token), allowance), 201)
    remember(request, response, token)
    return response


@records_router.post(
    "/records",
    status_code=201,
    openapi_extra={"requestBody": {"content": {"application/json": {"schema": {"type": "object"}}}, "required": True}},
    responses={201: answer(Opened), 422: answer(RefusedAnswer, "no true record"), **TOO_MANY, **NOT_STORED},
)
async def open_record(request: Request) -> Response:
    """Open the record of a finished game as a table to look at. Everything in it is verified first."""
    sent = await request.body()
    if not is_json(request.headers.get("content-type", "")):
        raise Malformed("body: expected application/json")
    token, allowance = token_of(request) or new_token(), ClientAllowance(request)
    response = json_answer(await app_state(request).api.open_record(sent, holder_of(token), allowance), 201)
    remember(request, response, token)
    return response


@router.get("", responses={200: list_of(Listed)})
async def my_tables(request: Request, who: Holder) -> Response:
    """The client's own tables, the last changed first."""
    return json_answer(await app_state(request).api.tables_of(who))


@lobby_router.get("/lobby", responses={200: list_of(Waiting)})
async def lobby(request: Request) -> Response:
    """Tables that wait for strangers, the newest first, with those before all others where somebody is waiting now."""
    return json_answer(await app_state(request).api.lobby())


@router.get("/{table}", responses={200: answer(Envelope), **FOREIGN})
async def look(
    request: Request,
    table: TableId,
    who: Holder,
    seat: Seat = None,
    since: Version = 0,
    zones: Zones = True,
    offers: Offers = "plain",
) -> Response:
    """The table as the client may see it from a seat, with what happened after version `since`.

    A client that does not draw the zones saves most of the bytes with `zones=false`, and most of the rest with
    `offers=compact`.
    """
    return long_answer(request, await app_state(request).api.look(table, who, seat, since, Form(zones, offers)))


@router.post(
    "/{table}/commands",
    openapi_extra=body(CommandRequest),
    responses={
        200: answer(Ack),
        **FOREIGN,
        409: answer(ConflictAnswer, "the table has moved on, or the key names another command"),
        **TOO_MANY,
        **NOT_STORED,
    },
)
async def command(request: Request, table: TableId) -> Response:
    """Give a command. The answer comes when it is stored; the same key again gets the same answer."""
    state = app_state(request)
    asked = await read(request, COMMAND)
    token = token_of(request) or new_token()
    try:
        ack = await state.api.command(table, holder_of(token), asked, ClientAllowance(request))
    except Exception as problem:
        error = as_api_error(problem)
        state.metrics.count_command(error.error if error is not None else "broken")
        raise
    state.metrics.count_command("stored")
    response = json_answer(ack)
    remember(request, response, token)
    return response


@router.post(
    "/{table}/previews",
    openapi_extra=body(PreviewRequest),
    responses={200: answer({"type": "array", "items": {"type": "object"}}), **FOREIGN, **MOVED_ON},
)
async def previews(request: Request, table: TableId, who: Holder) -> Response:
    """What is already certain about legal actions, for the seat that decides."""
    asked = await read(request, PREVIEWS)
    found = await app_state(request).api.previews(table, who, asked)
    return or_moved_on(None) if found is None else long_answer(request, found)


@router.post(
    "/{table}/turns",
    openapi_extra=body(TurnsRequest),
    responses={200: answer(or_null({"type": "object"})), **FOREIGN, **MOVED_ON},
)
async def turns(request: Request, table: TableId, who: Holder) -> Response:
    """All that the seat to decide can do with its turn, in the game's own shape; null for games without such a list."""
    found = await app_state(request).api.turns(table, who, await read(request, TURNS))
    return or_moved_on(None) if found is None else long_answer(request, found)


@router.post("/{table}/why", openapi_extra=body(WhyRequest), responses={200: answer(Why), **FOREIGN})
async def why(request: Request, table: TableId, who: Holder) -> Response:
    """Why not? The reason, or null if it is allowed."""
    return json_answer(await app_state(request).api.why(table, who, await read(request, WHY)))


@router.post(
    "/{table}/hint",
    openapi_extra=body(HintRequest),
    responses={200: answer(Hint), **FOREIGN, **MOVED_ON, **TOO_MANY_HINTS, **NO_ADVICE},
)
async def hint(request: Request, table: TableId, who: Holder) -> Response:
    """What a bot would do in the client's place, from what the client's seat knows."""
    state, asked = app_state(request), await read(request, HINT)
    try:
        return or_moved_on(await unless(gone(request), state.api.hint(table, who, asked)))
    except ApiError as problem:
        state.metrics.turned_away["hints"] += problem.status == 429
        raise


@router.get("/{table}/past", responses={200: list_of(PastPosition), **FOREIGN})
async def past(request: Request, table: TableId, who: Holder, first: Version = 0, seat: Seat = None) -> Response:
    """How it stood after `first` decisions and the next ones: up to 16 positions, as the client's seat saw them."""
    return long_answer(request, await app_state(request).api.past(table, who, seat, first))


@router.get("/{table}/chances", responses={200: list_of(JudgedPosition)})
async def chances(request: Request, table: TableId) -> Response:
    """The bots' estimate of each seat's chance after every decision of a finished game, with all cards open."""
    return long_answer(request, await app_state(request).api.chances(table))


@router.get("/{table}/analysis", responses={200: answer(GameReport), 204: {"description": "nothing yet"}, **RUNNING})
async def analysis(request: Request, table: TableId) -> Response:
    """The analysis of a finished game as far as it is made; 204 if there is nothing yet (docs/analysis.md)."""
    found = await app_state(request).api.analysis(table)
    return Response(status_code=204) if found is None else long_answer(request, found)


@router.post(
    "/{table}/analysis",
    responses={200: answer(GameReport), 204: {"description": "it has begun"}, **RUNNING, **TOO_MANY_ANALYSES},
)
async def analyse(request: Request, table: TableId, who: Holder) -> Response:
    """Have a finished game analysed, once for everybody who asks; what is known so far, or 204."""
    found = await app_state(request).api.analyse(table, who)
    return Response(status_code=204) if found is None else long_answer(request, found)


@router.get("/{table}/record", responses={200: answer({"type": "object"})})
async def record(request: Request, table: TableId) -> Response:
    """The game as a file. Seed, secret and what chance decided are in it once the game is over."""
    response = long_answer(request, await app_state(request).api.record(table))
    response.headers["content-disposition"] = f'attachment; filename="{table}.json"'
    return response


def or_moved_on(found: object) -> Response:
    """The answer, if the table is still where the client saw it."""
    return Response(status_code=204) if found is None else json_answer(found)
