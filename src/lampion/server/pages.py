"""The page: files served as they lie, and one document for every address a person may type."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

import lampion
from lampion.server.identity import COOKIE, TOKEN, new_token, remember

WEB = Path(lampion.__file__).parent / "web"
READING = ["GET", "HEAD"]
FRESH = {"cache-control": "no-cache"}  # keep it, but ask each time: ETag answers

# What the machine's own table of types may not know, or know wrongly.
for ending, kind in {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
    ".json": "application/json",
    ".md": "text/markdown",
}.items():
    mimetypes.add_type(kind, ending)

router = APIRouter(include_in_schema=False)


class PageFiles(StaticFiles):
    """The files of the page."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers.update(FRESH)
        return response


@router.api_route("/", methods=READING)
@router.api_route("/table/{table}", methods=READING)
@router.api_route("/rules/{game}", methods=READING)
@router.api_route("/lobby", methods=READING)
@router.api_route("/new/{game}", methods=READING)
async def page(request: Request) -> Response:
    """One document; it reads the address itself. Whoever is new gets a token, to be able to take a seat."""
    response = FileResponse(WEB / "index.html", headers=FRESH)
    if TOKEN.fullmatch(request.cookies.get(COOKIE, "")) is None:
        remember(request, response, new_token())
    return response


@router.api_route("/favicon.ico", methods=READING)
async def icon() -> Response:
    """Browsers ask for it before they read the page."""
    return FileResponse(WEB / "favicon.svg", headers=FRESH)
