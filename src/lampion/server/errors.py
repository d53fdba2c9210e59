"""Errors over HTTP: every one is JSON, those of the service and those of the web framework alike."""

from __future__ import annotations

import logging
from collections.abc import Mapping

import msgspec
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect
from starlette.responses import Response

from lampion.core.errors import PositionError, RecordError, SetupError
from lampion.service.errors import ApiError, as_api_error
from lampion.service.store import StoreError
from lampion.tables.reasons import TableError
from lampion.wire.reading import Malformed

log = logging.getLogger("lampion")

CODES: Mapping[int, str] = {400: "malformed", 404: "not-found", 405: "wrong-method", 413: "too-large"}


def told(problem: Exception) -> ApiError | None:
    """How an error of a request is told; None for those that are ours to mend."""
    match problem:
        case RequestValidationError():
            return ApiError(400, "malformed", complaints(problem))
        case ClientDisconnect():
            return ApiError(400, "malformed", "the client hung up before all of its request had come")
        case HTTPException():
            return ApiError(problem.status_code, CODES.get(problem.status_code, "error"), str(problem.detail))
    return as_api_error(problem)


def complaints(problem: RequestValidationError) -> str:
    """Where the address is wrong, without repeating what was sent."""
    found = [f"{'.'.join(str(part) for part in error['loc'])}: {error['msg']}" for error in problem.errors()[:5]]
    return "; ".join(found)[:1000]


def answer(error: ApiError) -> Response:
    """The error as a response, which nothing in between may keep."""
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(error.body()), error.status, headers, media_type="application/json")


async def handle(request: Request, problem: Exception) -> Response:
    """Every error becomes JSON; those that are ours to mend are logged and told without details."""
    error = told(problem)
    if error is None:
        log.error("%s %s failed", request.method, request.url.path, exc_info=problem)
        error = ApiError(500, "broken", "something is broken here; it has been noted in the server's log")
    response = answer(error)
    if isinstance(problem, HTTPException) and problem.headers:
        response.headers.update(problem.headers)
    return response


def add_handlers(app: FastAPI) -> None:
    """Let every error be told in the same way."""
    ours = (ApiError, Malformed, TableError, StoreError, SetupError, PositionError, RecordError)
    for kind in (*ours, RequestValidationError, HTTPException, ClientDisconnect, Exception):
        app.add_exception_handler(kind, handle)
