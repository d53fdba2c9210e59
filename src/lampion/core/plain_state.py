"""A position for games that need not be fast: its fields are declared once, and copying and saving follow from them."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass, field, fields
from functools import cache
from typing import Any, Self, get_type_hints

import msgspec
from mypy_extensions import i64

from lampion.core.rng import Rng, rng_at
from lampion.core.state import State

Json = dict[str, Any]
UNCHANGING = (int, str, float, type(None))  # bool is an int


@dataclass(eq=False)
class PlainState(State):
    """A position whose fields are plain data: numbers, texts, lists, tuples, dicts, sets and dataclasses of those.

    A subclass is a dataclass too (`@dataclass(eq=False)`: positions are equal if their content is) and writes its
    fields, `seat`, `legal`, `play` and `scores`. `rng` is always the first argument of its constructor.
    """

    rng: Rng = field()

    def __post_init__(self) -> None:
        super().__init__(self.rng)

    def over(self) -> bool:
        return not self.legal()

    def tally(self, seat: int) -> list[int]:
        return [self.scores()[seat]]

    def copy(self) -> Self:
        twin = type(self)(self.rng.copy(), **{name: apart(getattr(self, name)) for name in types_of(type(self))})
        twin.barrier = self.barrier
        return twin

    def dump(self) -> dict[str, object]:
        data = {name: getattr(self, name) for name in types_of(type(self))}
        return {
            "rng": self.rng.position(),
            **msgspec.to_builtins(data, str_keys=True),
            "barrier": self.barrier,
        }

    @classmethod
    def load(cls, data: Mapping[str, object]) -> Self:
        """The inverse of `dump`; raises KeyError or msgspec.ValidationError for anything else."""
        values = {name: msgspec.convert(data[name], hint, str_keys=True) for name, hint in types_of(cls).items()}
        state = cls(rng_at(msgspec.convert(data["rng"], list[int])), **values)
        state.barrier = msgspec.convert(data["barrier"], bool)
        return state

    def pick(self, rng: Rng) -> i64:
        actions = self.legal()
        return actions[rng.below(len(actions))]

    def is_legal(self, action: int) -> bool:
        return action in self.legal()


@cache
def types_of(cls: type[PlainState]) -> dict[str, Any]:
    """The fields of a position with their types, without the generator."""
    hints = get_type_hints(cls)
    return {one.name: hints[one.name] for one in fields(cls) if one.name != "rng"}


def apart(value: Any) -> Any:
    """A value that shares nothing that can change."""
    if isinstance(value, UNCHANGING):
        return value
    if type(value) is list:
        return [apart(one) for one in value]
    return deepcopy(value)
