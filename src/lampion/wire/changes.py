"""What has changed from one position to the next, for clients that keep the last one. docs/api.md describes the form.

A change is `[value]`: something else; `{key: change}`: inside an object or list, the rest is as it was; or
`[start, count, values]`: that part of a list is now these values. Encoded values are compared, so that nothing is taken
for equal that JSON tells apart.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from msgspec import Raw, json

from lampion.wire.envelope import Envelope

Change: TypeAlias = "list[object] | dict[str | int, Change]"

WITHIN = frozenset({"board", "zones"})  # fields that are long, and change in few places
ALWAYS = "log"  # what is new since the last position
OBJECT: json.Decoder[dict[str, Raw]] = json.Decoder(dict[str, Raw])
LIST: json.Decoder[list[Raw]] = json.Decoder(list[Raw])


def changes(before: Envelope, now: Envelope) -> dict[str, Change]:
    """The fields that are not as they were."""
    found: dict[str, Change] = {}
    for name in Envelope.__struct_fields__:
        old, new = getattr(before, name), getattr(now, name)
        if name == ALWAYS or (old is not new and old != new):
            found[name] = change(old, new) if name in WITHIN else [new]
    return found


def change(old: Raw, new: Raw) -> Change:
    """From one JSON value to another one."""
    kinds = bytes(old)[:1] + bytes(new)[:1]
    if kinds == b"{{":
        before, now = OBJECT.decode(old), OBJECT.decode(new)
        if list(before) == list(now):  # else the order of the keys would be another one
            return {key: change_of_field(bytes(was), bytes(now[key])) for key, was in before.items() if was != now[key]}
    elif kinds == b"[[":
        return change_of_list(LIST.decode(old), LIST.decode(new))
    return [new]


@lru_cache(maxsize=256)
def change_of_field(old: bytes, new: bytes) -> Change:
    """The same, kept for a moment: most of a board changes in the same way for everybody at the table."""
    return change(Raw(old), Raw(new))


def change_of_list(old: Sequence[Raw], new: Sequence[Raw]) -> Change:
    """Inside the same number of things; otherwise what lies between an equal beginning and an equal end."""
    if old and len(old) == len(new) and bytes(old[0])[:1] in (b"{", b"["):
        return {at: change(was, new[at]) for at, was in enumerate(old) if was != new[at]}
    shorter = min(len(old), len(new))
    start = next((at for at in range(shorter) if old[at] != new[at]), shorter)
    end = next((at for at in range(shorter - start) if old[-1 - at] != new[-1 - at]), shorter - start)
    return [start, len(old) - end - start, list(new[start : len(new) - end])]
