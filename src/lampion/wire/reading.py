"""Reading what clients send: decoded and checked in one step, or told what was expected."""

from __future__ import annotations

import re
from typing import Generic, TypeVar

import msgspec

from lampion.tables.reasons import Refused

Shape = TypeVar("Shape")
VALUE = re.compile(r"^Invalid (enum )?value .*", re.S)  # behind it comes what was sent


class Malformed(ValueError):
    """A text that is not of the shape it should have. The message says where, and repeats no value that was sent."""


class Reader(Generic[Shape]):
    """Reads one shape. `shape` is a struct, or a union of structs."""

    def __init__(self, shape: type[Shape], name: str = "") -> None:
        """`name` is what complaints call the whole text."""
        self._decoder = msgspec.json.Decoder(shape)
        self._name = name

    def read(self, text: str | bytes) -> Shape:
        """The value. Raises Malformed; or Refused for what a person wrote, with a reason that can be told to them."""
        try:
            return self._decoder.decode(text)
        except msgspec.ValidationError as problem:
            if isinstance(problem.__cause__, Refused):
                raise problem.__cause__ from None
            raise Malformed(complaint(self._name, problem)) from None
        except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
            raise Malformed(complaint(self._name, problem)) from None


def complaint(name: str, problem: Exception) -> str:
    """What is wrong and where; `name` is what the whole text is called."""
    if isinstance(problem, UnicodeError):
        return f"{name or 'message'}: expected UTF-8"
    what, at, where = str(problem).rpartition(" - at `$")
    if not at:
        what, where = where, ""
    path = f"{name}{where.rstrip('`')}".lstrip(".") or "message"
    return f"{path}: {VALUE.sub('unexpected value', what)}"[:1000]
