"""How a thinker is spoken to: JSON with its length before it, over the pipes of a child process."""

from __future__ import annotations

import struct

import msgspec

LENGTH = struct.Struct(">I")


class Question(msgspec.Struct, frozen=True):
    """Which bot, which game, and what the bot's seat knows. `seed` is for the bot's own lots."""

    game: str
    level: str
    seed: str
    observation: dict[str, object]


class Answer(msgspec.Struct, frozen=True):
    """The action, or what went wrong."""

    action: int | None
    problem: str | None = None


def framed(message: Question | Answer) -> bytes:
    """The bytes to send."""
    body = msgspec.json.encode(message)
    return LENGTH.pack(len(body)) + body
