"""One signed HTTP POST: no redirect is followed, and nothing of the answer is read but its status."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import re
import ssl
from urllib.parse import SplitResult, urlsplit

from lampion import __version__

PATIENCE = 10.0  # seconds for everything together
SIGNATURE = "Lampion-Signature"
STATUS = re.compile(rb"HTTP/1\.[01] (\d{3})[ \r]")
PLAIN = re.compile(r"[!-~]+")  # whatever else an address has must be percent-encoded
PORTS = {"http": 80, "https": 443}


def target(url: str) -> SplitResult:
    """The parts of an address that can be posted to. Raises ValueError."""
    parts = urlsplit(url)
    if parts.scheme not in PORTS or not parts.hostname or not PLAIN.fullmatch(url) or parts.username is not None:
        raise ValueError("expected http://… or https://…, without a name or password")
    _ = parts.port  # raises ValueError
    return parts


def signature(secret: str, body: bytes) -> str:
    """What the receiver compares: HMAC with SHA-256 over the body."""
    return f"sha256={hmac.digest(secret.encode(), body, 'sha256').hex()}"


async def signed_post(url: str, secret: str, body: bytes) -> int:
    """The status of the answer. Raises OSError, TimeoutError or ValueError."""
    parts = target(url)
    secure = ssl.create_default_context() if parts.scheme == "https" else None
    async with asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection(
            parts.hostname, parts.port or PORTS[parts.scheme], ssl=secure, limit=8192
        )
        try:
            writer.write(head(parts, signature(secret, body), len(body)) + body)
            await writer.drain()
            answered = STATUS.match(await reader.readline())
        finally:
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()
    if answered is None:
        raise ValueError("the answer is not HTTP")
    return int(answered[1])


def head(parts: SplitResult, signed: str, length: int) -> bytes:
    """The request up to its body."""
    path = f"{parts.path or '/'}{'?' + parts.query if parts.query else ''}"
    fields = {
        "Host": parts.netloc,
        "User-Agent": f"Lampion/{__version__}",
        "Content-Type": "application/json",
        "Content-Length": str(length),
        SIGNATURE: signed,
        "Connection": "close",
    }
    lines = [f"POST {path} HTTP/1.1", *(f"{name}: {value}" for name, value in fields.items())]
    return "\r\n".join([*lines, "", ""]).encode("ascii")
