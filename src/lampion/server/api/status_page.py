"""`/status`: what the server is doing, for its host and nobody else. It names no one."""

from __future__ import annotations

import hmac
from base64 import b64decode
from html import escape

from fastapi import APIRouter, Request
from starlette.responses import Response

from lampion.core.message import Message
from lampion.server.admin.status import status_of
from lampion.server.admin.status_words import lines
from lampion.server.api.app_state import app_state
from lampion.server.api.reach import at_this_machine
from lampion.server.identity import base_of
from lampion.server.settings import LOCAL_NAMES, name_in
from lampion.texts import pick_language, word

router = APIRouter(include_in_schema=False)

PAGE = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><title>{title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="10"><link rel="icon" href="{base}/web/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="{base}/web/style/tokens.css">
<link rel="stylesheet" href="{base}/web/style/status.css"></head>
<body><main class="status"><h1>{title}</h1><dl>{rows}</dl></main></body></html>
"""


@router.get("/status")
async def status(request: Request) -> Response:
    """On this machine as it is; elsewhere only with the host's password."""
    if not (on_this_machine(request) or knows_password(request)):
        asks = {"www-authenticate": 'Basic realm="Lampion", charset="UTF-8"'}
        has_one = app_state(request).settings.status_password is not None
        return Response(status_code=401 if has_one else 403, headers=asks if has_one else {})
    wanted = request.headers.get("accept-language", "").split(",")
    language = pick_language(tag.strip() for tag in wanted)
    found = lines(status_of(app_state(request)), language)
    rows = "".join(f"<dt>{escape(what)}</dt><dd>{escape(how)}</dd>" for what, how in found)
    page = PAGE.format(
        language=language, title=escape(word(Message("status-title"), language)), rows=rows, base=base_of(request)
    )
    return Response(page, media_type="text/html", headers={"cache-control": "no-store"})


def on_this_machine(request: Request) -> bool:
    """Also a proxy that does not say for whom it asks passes the name on by which it was called."""
    return at_this_machine(request) and name_in(request.headers.get("host", "")) in LOCAL_NAMES


def knows_password(request: Request) -> bool:
    """Whether the browser was given the password; the user's name does not matter."""
    password = app_state(request).settings.status_password
    scheme, _, given = request.headers.get("authorization", "").partition(" ")
    if password is None or scheme.lower() != "basic":
        return False
    try:
        _, _, told = b64decode(given, validate=True).partition(b":")
    except ValueError:
        return False
    return hmac.compare_digest(told, password.encode())
