"""For those who keep a server running: is it well, and what does it do?"""

from __future__ import annotations

import ipaddress

from fastapi import APIRouter, Request
from starlette.responses import PlainTextResponse, Response

from lampion.server.api.answers import json_answer
from lampion.server.api.app_state import app_state
from lampion.server.api.described import answer
from lampion.server.metrics import MEDIA_TYPE
from lampion.service.errors import ApiError
from lampion.service.store import StoreError
from lampion.wire.answers import ErrorAnswer

router = APIRouter(tags=["operation"])


@router.get("/healthz", responses={503: answer(ErrorAnswer, "the store fails")})
async def healthz(request: Request) -> Response:
    """Whether the server is there, its store answers, and did what it was last asked."""
    store = app_state(request).api.tables.store
    problem = store.health.problem
    if problem is None:
        try:
            await store.versions([])
        except StoreError as error:
            problem = str(error)
    if problem is not None:
        told = {"status": "failing", "error": "store-failing", "message": f"the store fails: {problem}"}
        return json_answer(told, 503)
    return json_answer({"status": "ok"})


@router.get("/metrics", response_class=PlainTextResponse, responses={403: answer(ErrorAnswer, "not for you")})
async def metrics(request: Request) -> Response:
    """Figures for Prometheus, for addresses of this machine and private networks only."""
    client = request.client.host if request.client is not None else ""
    try:
        inside = ipaddress.ip_address(client).is_private
    except ValueError:
        inside = False
    if not inside:
        raise ApiError(403, "not-for-you", "figures are told inside the network only")
    here = app_state(request)
    gauges = {
        "lampion_connections": ("WebSockets that are open.", float(len(here.connections))),
        "lampion_tables_in_memory": ("Tables kept in memory.", float(here.api.tables.kept())),
        "lampion_tables_watched": ("Tables somebody is connected to.", float(len(here.api.tables.broker.listeners))),
        "lampion_bots_at_work": ("Tables whose bots are thinking.", float(here.api.bots.at_work())),
        "lampion_news": ("1 if news of other servers comes in.", float(here.api.tables.broker.hears)),
    }
    return Response(here.metrics.text(gauges, here.thinking.figures()), media_type=MEDIA_TYPE)
