"""Endpoints of the service over HTTP: described for OpenAPI, asked by those whom their token names, compressed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any

import msgspec
from fastapi import APIRouter, Request
from msgspec import Struct
from starlette.responses import Response

from lampion.server.api.answers import as_response, gone, is_json
from lampion.server.api.app_state import app_state
from lampion.server.api.client_allowance import ClientAllowance
from lampion.server.api.described import Answers
from lampion.server.identity import holder_of, new_token, remember, token_of
from lampion.service.endpoints import Answer, Client, Endpoint, Endpoints
from lampion.service.errors import ApiError
from lampion.service.racing import unless
from lampion.wire.reading import Malformed

# What has its shape in the description, and is looked at by those who answer: what is no such name is told as nothing.
Parts = Mapping[str, dict[str, Any]]


def serve(router: APIRouter, endpoints: Endpoints, parts: Parts, described: Mapping[str, dict[str, Any]]) -> None:
    """Let a router have these endpoints. `described` says by their names what OpenAPI tells besides.

    That is `responses`, as FastAPI takes them, and `body`.
    """
    for endpoint in endpoints.all:
        about = described[endpoint.name]
        responses: Answers = about["responses"]
        router.add_api_route(
            endpoint.path,
            handler(endpoint),
            methods=[endpoint.method],
            name=endpoint.name,
            status_code=endpoint.status,
            description=endpoint.answer.__doc__,
            responses=responses,
            openapi_extra={"parameters": parameters(endpoint, parts), **about.get("body", {})},
        )
    assert described.keys() == {endpoint.name for endpoint in endpoints.all}


def handler(endpoint: Endpoint[Struct, object]) -> Callable[[Request], Awaitable[Response]]:
    """How a request of that path is answered."""

    async def handle(request: Request) -> Response:
        state = app_state(request)
        sent = await body_of(request) if endpoint.reads_body else b""
        token = token_of(request) or (new_token() if endpoint.introduces else None)
        holder = None if token is None else holder_of(token)
        client = Client(holder, ClientAllowance(request), state.metrics.count_command)
        asked = endpoint.handle(state.api, client, request.path_params, request.query_params, sent)
        found = await (waited_for(request, asked) if endpoint.costly else asked)
        response = as_response(request, found)
        if endpoint.introduces and token is not None:
            remember(request, response, token)
        return response

    return handle


async def body_of(request: Request) -> bytes:
    """What was sent. Raises Malformed."""
    sent = await request.body()
    if not is_json(request.headers.get("content-type", "")):
        raise Malformed("body: expected application/json")
    return sent


async def waited_for(request: Request, asked: Coroutine[object, object, Answer]) -> Answer:
    """The answer, for as long as the client waits for it; those that wait for too much are counted."""
    try:
        found = await unless(gone(request), asked)
    except ApiError as problem:
        app_state(request).metrics.turned_away["hints"] += problem.status == 429
        raise
    return found or Answer(204, b"")


def parameters(endpoint: Endpoint[Struct, object], parts: Parts) -> list[dict[str, Any]]:
    """What stands in the address, for the description."""
    named = [part.strip("{}") for part in endpoint.path.split("/") if part.startswith("{")]
    found = [{"name": name, "in": "path", "required": True, "schema": parts[name]} for name in named]
    _, shapes = msgspec.json.schema_components((endpoint.query.shape,), ref_template="{name}")
    fields = shapes[endpoint.query.shape.__name__].get("properties", {})
    return [*found, *({"name": name, "in": "query", "schema": schema} for name, schema in fields.items())]
