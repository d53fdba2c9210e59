"""How a thinker is spoken to: JSON with its length before it, over the pipes of a child process."""

from __future__ import annotations

import struct

import msgspec

from lampion.service.thinking import Answer, Question

LENGTH = struct.Struct(">I")


def framed(message: Question | Answer) -> bytes:
    """The bytes to send."""
    body = msgspec.json.encode(message)
    return LENGTH.pack(len(body)) + body
