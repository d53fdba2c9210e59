"""Text messages of a WebSocket that are sent from the bytes they were encoded to.

ASGI knows texts as `str` only: a position of a hundred kilobytes would be decoded, encoded again and copied three times
on its way out. A server that can do better says so in the scope of a connection, as ASGI's extensions do.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeAlias, cast

EXTENSION = "lampion.text"
TEXT = 0x81  # a whole message of text (RFC 6455, section 5.2)
SHORT, MEDIUM = 126, 127  # what stands for the length if it follows in two bytes, or in eight

SendText: TypeAlias = Callable[[bytes], Awaitable[None]]


def offered(scope: Mapping[str, Any]) -> SendText | None:
    """How texts are sent from bytes on this connection; None: its server knows texts as `str` only."""
    return cast("SendText | None", (scope.get("extensions") or {}).get(EXTENSION))


def header(length: int) -> bytes:
    """What goes before a text of so many bytes, from a server."""
    if length < SHORT:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return bytes((TEXT, SHORT)) + length.to_bytes(2, "big")
    return bytes((TEXT, MEDIUM)) + length.to_bytes(8, "big")
