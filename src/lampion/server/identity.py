"""Who a client is: a random token in a cookie or a header. Only its hash is ever stored."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256

from starlette.requests import HTTPConnection
from starlette.responses import Response

from lampion.service.errors import ApiError

COOKIE = "lampion"
TOKEN = re.compile(r"[A-Za-z0-9_-]{32,128}")
YEAR = 365 * 24 * 3600


def base_of(connection: HTTPConnection) -> str:
    """The path below which the page lies: "" at the root of its host."""
    return str(connection.scope.get("root_path", ""))


def cookie_of(connection: HTTPConnection) -> str:
    """The name of the cookie: browsers send one host's cookies of outer paths to inner ones too."""
    return COOKIE + base_of(connection).replace("/", "-")


def new_token() -> str:
    """256 random bits."""
    return secrets.token_urlsafe(32)


def holder_of(token: str) -> str:
    """What is stored instead of a token."""
    return sha256(token.encode()).hexdigest()


def token_of(connection: HTTPConnection) -> str | None:
    """The client's token: from the header if there is one, else from the cookie. A malformed header is refused."""
    header = connection.headers.get("authorization")
    if header is not None:
        scheme, _, token = header.partition(" ")
        if scheme.lower() != "bearer" or TOKEN.fullmatch(token.strip()) is None:
            raise ApiError(401, "bad-token", "expected Bearer and a token of 32 to 128 letters, digits, _ or -")
        return token.strip()
    cookie = connection.cookies.get(cookie_of(connection))
    return cookie if cookie is not None and TOKEN.fullmatch(cookie) else None


def remember(connection: HTTPConnection, response: Response, token: str) -> None:
    """The cookie that keeps a seat over reloads, for this client alone. A program that sends a header needs none."""
    if "authorization" not in connection.headers:
        secure = connection.url.scheme == "https"
        response.set_cookie(
            cookie_of(connection),
            token,
            max_age=YEAR,
            path=f"{base_of(connection)}/",
            httponly=True,
            samesite="lax",
            secure=secure,
        )
        kept = response.headers.get("cache-control")
        if kept != "no-store":  # which says more
            response.headers["cache-control"] = f"private, {kept}" if kept else "private"


def holder(connection: HTTPConnection) -> str | None:
    """The hash of the client's token; None for somebody we have never met."""
    token = token_of(connection)
    return None if token is None else holder_of(token)
