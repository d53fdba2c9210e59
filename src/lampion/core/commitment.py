"""Shuffles the players can check: a promise made before seats are taken, and the proof after the end.

The table shows `commit(...)`. Each human client then adds 128 random bits of its own, so that neither side alone
chooses the seed. After the end the record reveals everything, and whoever kept the promise can compare.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import sha256

import msgspec

from lampion.core.record import Record
from lampion.core.setup import OptionValue

VERSION = 1


def commit(
    table: str, game: str, rules: str, options: Mapping[str, OptionValue], map_hash: str | None, secret: str
) -> str:
    """The promise: SHA-256 of the canonical JSON (sorted keys, no spaces, UTF-8) of the game and a secret."""
    promised = {
        "v": VERSION,
        "table": table,
        "game": game,
        "rules": rules,
        "options": dict(options),
        "map": map_hash,
        "secret": secret,
    }
    return sha256(msgspec.json.encode(promised, order="deterministic")).hexdigest()


def seed_from(secret: str, contributions: Sequence[str | None]) -> str:
    """The seed: SHA-256 of the secret's bytes followed by the contributions' bytes in seat order, in hex."""
    parts = [secret, *(contribution for contribution in contributions if contribution is not None)]
    return sha256(b"".join(bytes.fromhex(part) for part in parts)).hexdigest()


def commitment_fault(record: Record, shown: str | None = None) -> str | None:
    """What is wrong with a record's commitment; None if it agrees with itself, and with the one that was shown."""
    kept = record.commitment
    if kept is None:
        return None if shown is None else "it has no commitment to compare"
    if shown is not None and shown != kept.hash:
        return f"its commitment is {kept.hash}, but {shown} was shown"
    map_hash = record.map.hash if record.map else None
    try:
        seed = seed_from(kept.secret, kept.contributions)
    except ValueError:
        return "its commitment's secret and contributions must be hexadecimal"
    if kept.hash != commit(kept.table, record.game, record.rules, record.options, map_hash, kept.secret):
        return "its commitment is not the hash of what it reveals"
    if record.seed != seed:
        return "its seed does not follow from its secret and contributions"
    return None
