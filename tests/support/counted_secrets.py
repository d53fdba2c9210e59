"""Stands in for `secrets`: what it gives depends on who asks and how often, so that two runs can be compared."""

import hashlib
import sys
from hmac import compare_digest
from random import SystemRandom

__all__ = [
    "SystemRandom",
    "choice",
    "compare_digest",
    "randbelow",
    "randbits",
    "token_bytes",
    "token_hex",
    "token_urlsafe",
]

asked: dict[str, int] = {}


def drawn(size: int, depth: int = 2) -> bytes:
    who = str(sys._getframe(depth).f_globals["__name__"])
    asked[who] = asked.get(who, 0) + 1
    return hashlib.shake_256(f"{who} {asked[who]}".encode()).digest(size)


def token_bytes(size: int | None = None) -> bytes:
    return drawn(size or 32)


def token_hex(size: int | None = None) -> str:
    return drawn(size or 32).hex()


def token_urlsafe(size: int | None = None) -> str:
    return drawn(size or 32).hex()


def randbelow(limit: int) -> int:
    return int.from_bytes(drawn(16), "big") % limit


def randbits(count: int) -> int:
    return int.from_bytes(drawn(16), "big") >> max(0, 128 - count)


def choice(found):  # type: ignore[no-untyped-def]
    return found[int.from_bytes(drawn(16), "big") % len(found)]
