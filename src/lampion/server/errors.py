"""What a client is told when something cannot be done: JSON with a code, an English sentence, and facts."""

from __future__ import annotations

import logging
from collections.abc import Mapping

import msgspec
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from lampion.core.errors import SetupError
from lampion.server.stores.store import StoreError
from lampion.tables.reasons import NotYourSeat, Refused, Stale, TableError

log = logging.getLogger("lampion")


class ApiError(Exception):
    """An answer that is not the one hoped for."""

    def __init__(self, status: int, error: str, message: str, **facts: object) -> None:
        super().__init__(message)
        self.status = status
        self.error = error
        self.message = message
        self.facts = facts

    def body(self) -> dict[str, object]:
        """The answer's content."""
        return {"error": self.error, "message": self.message, **self.facts}


def no_such_table() -> ApiError:
    """An address that leads nowhere."""
    return ApiError(404, "no-such-table", "there is no table at this address")


def malformed(message: str) -> ApiError:
    """A request that cannot be understood."""
    return ApiError(400, "malformed", message)


def as_api_error(problem: Exception) -> ApiError | None:
    """How the domain's and the store's errors are told; None for those that are ours to mend."""
    match problem:
        case ApiError():
            return problem
        case Refused():
            return ApiError(422, "refused", str(problem), reason=problem.reason)
        case NotYourSeat():
            return ApiError(403, "not-your-seat", str(problem))
        case Stale():
            return ApiError(409, "conflict", str(problem), version=problem.version)
        case TableError():
            return ApiError(422, "refused", str(problem))
        case StoreError():
            return ApiError(503, "not-stored", f"nothing was changed: {problem}")
        case SetupError():
            return ApiError(400, "cannot-set-up", str(problem))
        case RequestValidationError():
            return malformed(complaints(problem))
        case HTTPException():
            return ApiError(problem.status_code, CODES.get(problem.status_code, "error"), str(problem.detail))
    return None


CODES: Mapping[int, str] = {400: "malformed", 404: "not-found", 405: "wrong-method", 413: "too-large"}


def complaints(problem: RequestValidationError) -> str:
    """Where the request is wrong, without repeating what was sent."""
    found = [f"{'.'.join(str(part) for part in error['loc'])}: {error['msg']}" for error in problem.errors()[:5]]
    return "; ".join(found)[:1000]


def answer(error: ApiError) -> Response:
    """The error as a response."""
    return Response(msgspec.json.encode(error.body()), error.status, media_type="application/json")


async def handle(request: Request, problem: Exception) -> Response:
    """Every error becomes JSON; those that are ours to mend are logged and told without details."""
    error = as_api_error(problem)
    if error is None:
        log.error("%s %s failed", request.method, request.url.path, exc_info=problem)
        error = ApiError(500, "broken", "something is broken here; it has been noted in the server's log")
    response = answer(error)
    if isinstance(problem, HTTPException) and problem.headers:
        response.headers.update(problem.headers)
    return response


def add_handlers(app: FastAPI) -> None:
    """Let every error be told in the same way."""
    for kind in (ApiError, TableError, StoreError, SetupError, RequestValidationError, HTTPException, Exception):
        app.add_exception_handler(kind, handle)
