"""The page: one document for every address a person may type, its files, and what makes it an app."""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter, HTTPException
from starlette.requests import Request
from starlette.responses import Response

import lampion
from lampion.server.api.answers import json_answer
from lampion.server.freshness import ASK_EACH_TIME, FOR_GOOD, answer_with, with_etag
from lampion.server.identity import TOKEN, base_of, cookie_of, new_token, remember
from lampion.server.shell import Shell

router = APIRouter(include_in_schema=False)
shell = Shell(Path(lampion.__file__).parent / "web")


@router.get("/")
async def home(request: Request) -> Response:
    """Home."""
    return document(request, "home")


@router.get("/table/{table}")
async def table(request: Request) -> Response:
    """A table."""
    return document(request, "table")


@router.get("/rules/{game}")
async def rules(request: Request) -> Response:
    """The rules of a game."""
    return document(request, "rules")


@router.get("/lobby")
@router.get("/new/{game}")
async def lobby(request: Request) -> Response:
    """Tables that wait for company, and a new one."""
    return document(request, "lobby")


@router.get("/analysis/{table}")
@router.get("/analysis/{table}/{moment}")
async def analysis(request: Request) -> Response:
    """The analysis of a finished game, or one of its moments."""
    return document(request, "analysis")


@router.get("/learn")
@router.get("/learn/{game}")
async def learn(request: Request) -> Response:
    """The lessons of a game."""
    return document(request, "learn")


@router.get("/learn/{game}/{lesson}")
async def lesson(request: Request) -> Response:
    """A lesson on the board."""
    return document(request, "lesson")


def document(request: Request, room: str) -> Response:
    """One document; it reads the address itself. Whoever is new gets a token, to be able to take a seat."""
    response = with_etag(request, shell.document(room, base_of(request)), "text/html; charset=utf-8")
    if TOKEN.fullmatch(request.cookies.get(cookie_of(request), "")) is None:
        remember(request, response, new_token())
    return response


@router.get("/web/~{version}/{path:path}")
async def kept_file(request: Request, version: str, path: str) -> Response:
    """A file under its version: it may be kept for ever, unless the version is not the one of the day."""
    return file(request, path, version)


@router.get("/web/{path:path}")
async def plain_file(request: Request, path: str) -> Response:
    """A file under its plain name."""
    return file(request, path)


@router.get("/favicon.ico")
async def icon(request: Request) -> Response:
    """Browsers ask for it before they read the page."""
    return file(request, "favicon.svg")


@router.get("/service-worker.js")
async def service_worker(request: Request) -> Response:
    """It must lie at the root to look after the whole page, and must never be kept unasked."""
    return file(request, "service-worker.js")


@router.get("/shell.json")
async def shell_list(request: Request) -> Response:
    """What the service worker keeps for the time without a server."""
    return json_answer({"version": shell.version, "files": shell.offline(base_of(request))})


def file(request: Request, path: str, version: str | None = None) -> Response:
    """A file of the page, to be kept if the version is that of the file: finding it may bring a new one."""
    found = shell.file(path)
    if found is None:
        raise HTTPException(404)
    keep = FOR_GOOD if version == shell.version else ASK_EACH_TIME
    return answer_with(request, found.tag, found.body, found.packed, found.media_type, keep)
