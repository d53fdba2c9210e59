"""For those who keep a server running: is it well, and what does it do?"""

from __future__ import annotations

import ipaddress
from collections.abc import Iterator

from fastapi import APIRouter, Request
from starlette.responses import PlainTextResponse, Response

from lampion.server.admin.status import gauges, status_of
from lampion.server.api.answers import json_answer
from lampion.server.api.app_state import AppState, app_state
from lampion.server.api.described import answer
from lampion.server.metrics import MEDIA_TYPE
from lampion.service.errors import ApiError
from lampion.service.figures import counters, histogram, histograms
from lampion.service.periodic import BEAT_AT_REST_EVERY
from lampion.service.store import Store, StoreError
from lampion.wire.answers import ErrorAnswer

router = APIRouter(tags=["operation"])

LONGEST_SILENCE = 3 * BEAT_AT_REST_EVERY  # seconds without a note that the server is alive


@router.get("/healthz", responses={503: answer(ErrorAnswer, "the store fails")})
async def healthz(request: Request) -> Response:
    """Whether the server is there, its store answers, did what it was last asked, and keeps what it is given."""
    store = app_state(request).api.tables.store
    age = store.health.note_age
    told = {"stored_seconds_ago": None if age is None else round(age, 1)}
    problem = await problem_of(store)
    if problem is not None:
        failing = {"status": "failing", "error": "store-failing", "message": f"the store fails: {problem}"}
        return json_answer({**failing, **told}, 503)
    return json_answer({"status": "ok", **told})


async def problem_of(store: Store) -> str | None:
    """What is wrong with the store. It is read from, and not written to: the server does that by itself."""
    if store.health.problem is not None:
        return store.health.problem
    try:
        await store.versions([])
    except StoreError as error:
        return str(error)
    age = store.health.note_age
    if age is not None and age > LONGEST_SILENCE:
        return f"nothing could be stored for {age:.0f} seconds"
    return None


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
    return Response(here.metrics.text(gauges(status_of(here)), figures(here)), media_type=MEDIA_TYPE)


def figures(here: AppState) -> Iterator[str]:
    """Those with labels, and those about durations."""
    store = here.api.tables.store.health
    yield from here.thinking.figures()
    about = "How long commands took until they were stored or refused."
    yield from histogram("lampion_command_seconds", about, here.api.command_times)
    failures = {work: store.failures[work] for work in store.times}
    yield from counters("lampion_store_failures_total", "What the store could not do.", "work", failures)
    yield from histograms("lampion_store_seconds", "How long the store took.", "work", store.times)
