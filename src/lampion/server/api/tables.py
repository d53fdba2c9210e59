"""Tables over HTTP: open, look, command, ask."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from functools import partial
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Depends, Path, Query, Request
from starlette.responses import Response

from lampion.bots.levels import levels
from lampion.core.errors import UnknownGame
from lampion.core.registry import game
from lampion.server.api.answers import json_answer
from lampion.server.api.envelope_shape import EnvelopeShape, HintShape, ListedShape, PastShape, WaitingShape
from lampion.server.api.house import house
from lampion.server.api.models import Choice, CommandRequest, HintRequest, NewTable, PreviewRequest, SeatNumber, Version
from lampion.server.api.shapes import Ack, ConflictAnswer, ErrorAnswer, Opened, RefusedAnswer, Why
from lampion.server.errors import ApiError, as_api_error
from lampion.server.hall import Order
from lampion.server.identity import holder, holder_of, new_token, remember, token_of
from lampion.server.names import PATTERN
from lampion.server.stores.store import Listed
from lampion.server.thinkers.pool import ThinkerFailed
from lampion.tables.commands import decider
from lampion.tables.events import Sat
from lampion.tables.opening import Wish
from lampion.tables.past import PastPosition

ADVISER = "expert"
MOST_LISTED = 100
PREVIEWS_AT_ONCE = 50
PAST_AT_ONCE = 16

ERRORS: dict[int | str, dict[str, Any]] = {
    400: {"model": ErrorAnswer, "description": "malformed"},
    401: {"model": ErrorAnswer, "description": "bad token"},
    404: {"model": ErrorAnswer, "description": "no such table"},
    422: {"model": RefusedAnswer, "description": "the rules or the table refuse it"},
}
# Somebody was faster: no fault of whoever asked, so it is no error.
MOVED_ON: dict[int | str, dict[str, Any]] = {204: {"description": "the table has moved on from that version"}}
FOREIGN: dict[int | str, dict[str, Any]] = {403: {"model": ErrorAnswer, "description": "not your seat"}}

router = APIRouter(prefix="/tables", tags=["tables"], responses=ERRORS)
lobby_router = APIRouter(tags=["tables"])


Holder = Annotated[str | None, Depends(holder)]
# Described, but not checked here: whatever is no table's id is told as no table.
TableId = Annotated[str, Path(json_schema_extra={"pattern": f"^{PATTERN.pattern}$"})]


@router.post("", status_code=201, response_model=Opened, responses={429: {"model": ErrorAnswer}})
async def open_table(request: Request, asked: NewTable) -> Response:
    """Open a table. Its human seats belong to the client, which gets a cookie if it has none."""
    house(request).count_table(request)
    token = token_of(request) or new_token()
    opener = holder_of(token)
    opened = await house(request).hall.open_table(wish(asked, opener), opener)
    response = json_answer(Opened(table=opened.table.id, version=opened.table.version).model_dump(), 201)
    remember(request, response, token)
    return response


def wish(asked: NewTable, opener: str) -> Wish:
    """What is to be played, if that game and those bots exist."""
    try:
        played = game(asked.game)
    except UnknownGame as error:
        raise ApiError(400, "no-such-game", str(error)) from None
    for seat in asked.seats:
        if seat.kind == "bot" and seat.level not in levels(played):
            raise ApiError(400, "no-such-bot", f"expected a bot's level of {', '.join(levels(played))}")
    people = [number for number, seat in enumerate(asked.seats) if seat.kind == "human"]
    # One client gives one contribution, whatever the number of its seats.
    given = {number: asked.contribution if number == people[0] else None for number in people}
    sitters = {number: Sat(number, opener, asked.seats[number].name, given[number]) for number in people}
    plans = [seat.plan() for seat in asked.seats]
    clock = None if asked.clock is None else asked.clock.plan()
    return Wish(played, plans, asked.options, asked.start, sitters, clock=clock, map=asked.map, listed=asked.listed)


@router.get("", response_model=list[ListedShape])
async def my_tables(request: Request, who: Holder) -> Response:
    """The client's own tables, the last changed first."""
    found = [] if who is None else await house(request).hall.store.tables_of(who, MOST_LISTED)
    return json_answer([as_listed(one) for one in found])


def as_listed(one: Listed) -> dict[str, object]:
    """A table in a list."""
    about = {"table": one.table, "version": one.version, "changed": one.changed, "mine": one.seats}
    return {**about, **msgspec.json.decode(one.summary)}


@lobby_router.get("/lobby", response_model=list[WaitingShape])
async def lobby(request: Request) -> Response:
    """Tables that wait for strangers, the newest first, with those before all others where somebody is waiting now."""
    found, presence = await house(request).hall.store.lobby(MOST_LISTED), house(request).presence
    waiting = [{**as_listed(one), "here": presence.anybody(one.table)} for one in found]
    return json_answer(sorted(waiting, key=lambda one: not one["here"]))


@router.get("/{table}", response_model=EnvelopeShape, responses=FOREIGN)
async def look(
    request: Request,
    table: TableId,
    who: Holder,
    seat: Annotated[SeatNumber | None, Query()] = None,
    since: Annotated[Version, Query()] = 0,
    zones: Annotated[bool, Query()] = True,
) -> Response:
    """The table as the client may see it from a seat, with what happened after version `since`.

    A client that does not draw the zones saves most of the bytes with `zones=false`.
    """
    opened = await house(request).hall.find(table, since)
    presence, now = house(request).presence, house(request).hall.store.now()
    here, watching = presence.seats(opened.table), presence.watching(opened.table)
    return json_answer(opened.window.envelope(who, seat, since, here, now, watching, zones))


@router.post(
    "/{table}/commands",
    response_model=Ack,
    responses={**FOREIGN, 409: {"model": ConflictAnswer}, 429: {"model": ErrorAnswer}},
)
async def command(request: Request, table: TableId, asked: CommandRequest) -> Response:
    """Give a command. The answer comes when it is stored; the same key again gets the same answer."""
    token = token_of(request) or new_token()
    wanted, counted = asked.command.command(), partial(house(request).count_table, request)
    order = Order(holder_of(token), asked.key, asked.seat, asked.version, wanted, counted)
    commands = house(request).metrics.commands
    try:
        version = await house(request).hall.order(table, order)
    except Exception as problem:
        error = as_api_error(problem)
        commands[error.error if error is not None else "broken"] += 1
        raise
    commands["stored"] += 1
    response = json_answer(Ack(version=version, key=asked.key).model_dump())
    remember(request, response, token)
    return response


@router.post("/{table}/previews", response_model=list[dict[str, Any]], responses={**FOREIGN, **MOVED_ON})
async def previews(request: Request, table: TableId, asked: PreviewRequest, who: Holder) -> Response:
    """What is already certain about legal actions, for the seat that decides."""
    window = (await house(request).hall.find(table)).window
    if window.moved_on(asked.version):
        return Response(status_code=204)
    found: list[Mapping[str, object]] = []
    for first in range(0, max(1, len(asked.codes)), PREVIEWS_AT_ONCE):
        found += window.previews(who, asked.seat, asked.codes[first : first + PREVIEWS_AT_ONCE])
        await asyncio.sleep(0)  # others wait too; the window goes on showing the version it was opened at
    return json_answer(found)


@router.post("/{table}/why", response_model=Why, responses=FOREIGN)
async def why(request: Request, table: TableId, asked: Choice, who: Holder) -> Response:
    """Why not? The reason, or null if it is allowed."""
    opened = await house(request).hall.find(table)
    return json_answer({"reason": opened.window.why(who, asked.seat, asked.choice())})


@router.post("/{table}/hint", response_model=HintShape, responses={**FOREIGN, **MOVED_ON, 503: {"model": ErrorAnswer}})
async def hint(request: Request, table: TableId, asked: HintRequest, who: Holder) -> Response:
    """What a bot would do in the client's place, from what the client's seat knows."""
    opened = await house(request).hall.find(table)
    if opened.window.moved_on(asked.version):
        return Response(status_code=204)
    opened.window.own(who, asked.seat)
    decider(opened.table, asked.seat)
    try:
        code = await house(request).bots.advice(opened.table, asked.seat, ADVISER)
    except ThinkerFailed as problem:
        raise ApiError(503, "no-advice", str(problem)) from None
    return json_answer(opened.window.hint(who, asked.seat, code))


@router.get("/{table}/past", response_model=list[PastShape], responses=FOREIGN)
async def past(
    request: Request,
    table: TableId,
    who: Holder,
    first: Annotated[Version, Query()] = 0,
    seat: Annotated[SeatNumber | None, Query()] = None,
) -> Response:
    """How it stood after `first` decisions and the next ones: up to 16 positions, as the client's seat saw them."""
    window = (await house(request).hall.find(table)).window
    found: list[PastPosition] = []
    for position in window.past(who, seat, first, first + PAST_AT_ONCE - 1):
        found += [] if position is None else [position]
        await asyncio.sleep(0)  # others wait too
    return json_answer(found)


@router.get("/{table}/record", response_model=dict[str, Any])
async def record(request: Request, table: TableId) -> Response:
    """The game as a file. Seed, secret and what chance decided are in it once the game is over."""
    opened = await house(request).hall.find(table)
    response = json_answer(opened.window.record())
    response.headers["content-disposition"] = f'attachment; filename="{opened.table.id}.json"'
    return response
