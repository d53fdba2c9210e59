"""The kinds of values in an edition's file: each checks its values, and words them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from lampion.core.edition_report import Report, shown
from lampion.core.message import Message
from lampion.core.toml_lines import Way

LONGEST_NAME = 40  # a hash has 64 digits, so that a name and a hash are told apart


class Kind(ABC):
    """A kind of value. `expected` goes on after the key; `fits` may look deeper and note faults of its own."""

    @property
    @abstractmethod
    def expected(self) -> str:
        """What stands in a message: "must be …"."""

    @abstractmethod
    def fits(self, value: Any) -> bool:
        """Whether the value is of this kind."""

    def check(self, report: Report, way: Way, value: Any, because: str = "") -> None:
        """Note what is wrong with the value, if anything is."""
        report.need(self.fits(value), way, self.expected + because, value)

    def told(self, value: Any) -> Message:
        """The value in words."""
        return Message("edition-literal", {"text": literal(value)})


def literal(value: Any) -> str:
    """A value without words of its own."""
    if isinstance(value, list):
        return ", ".join(literal(item) for item in value)
    if isinstance(value, Mapping):
        return ", ".join(f"{key}: {literal(item)}" for key, item in value.items())
    return str(value)


def worded(message: str, value: Any) -> Message:
    """The entry of a catalogue for a word of the file."""
    key = f"{message}{value}".replace("_", "-")
    return Message(key)


def is_number(value: Any) -> bool:
    """Whether it is a whole number; `true` is not one."""
    return isinstance(value, int) and not isinstance(value, bool)


@dataclass(frozen=True)
class Number(Kind):
    """A whole number from `low` to `high`."""

    low: int
    high: int

    @property
    def expected(self) -> str:
        return f"must be a whole number from {self.low} to {self.high}"

    def fits(self, value: Any) -> bool:
        return is_number(value) and self.low <= value <= self.high


@dataclass(frozen=True)
class Numbers(Kind):
    """A list of so many whole numbers from `low` to `high`; None: of any length, which a check of the game looks at."""

    count: int | None
    low: int
    high: int

    @property
    def expected(self) -> str:
        count = "" if self.count is None else f"{self.count} "
        return f"must be a list of {count}numbers from {self.low} to {self.high}"

    def fits(self, value: Any) -> bool:
        return self.is_list(value) and all(map(Number(self.low, self.high).fits, value))

    def is_list(self, value: Any) -> bool:
        return isinstance(value, list) and self.count in (None, len(value))

    def check(self, report: Report, way: Way, value: Any, because: str = "") -> None:
        if report.need(self.is_list(value), way, self.expected + because, value):
            for i, item in enumerate(value):
                Number(self.low, self.high).check(report, (*way, i), item, because)


@dataclass(frozen=True)
class Flag(Kind):
    """True or false."""

    @property
    def expected(self) -> str:
        return "must be true or false"

    def fits(self, value: Any) -> bool:
        return isinstance(value, bool)

    def told(self, value: Any) -> Message:
        return Message("edition-yes" if value else "edition-no")


@dataclass(frozen=True, init=False)
class Choice(Kind):
    """One of some words. `message` begins the key of the catalogue that words them: `"moths-colour-"`."""

    words: tuple[str | int, ...]
    message: str

    def __init__(self, *words: str | int, message: str = "") -> None:
        object.__setattr__(self, "words", words)
        object.__setattr__(self, "message", message)

    @property
    def expected(self) -> str:
        return f"must be one of {', '.join(shown(word) for word in self.words)}"

    def fits(self, value: Any) -> bool:
        return any(value == word and type(value) is type(word) for word in self.words)

    def told(self, value: Any) -> Message:
        return worded(self.message, value) if self.message else super().told(value)


@dataclass(frozen=True)
class Words(Kind):
    """A list of different words out of some."""

    words: tuple[str, ...]
    least: int
    most: int
    message: str = ""

    @property
    def expected(self) -> str:
        count = str(self.least) if self.least == self.most else f"{self.least} to {self.most}"
        return f"must be a list of {count} different words out of {', '.join(shown(word) for word in self.words)}"

    def fits(self, value: Any) -> bool:
        listed = isinstance(value, list) and self.least <= len(value) <= self.most
        return listed and all(word in self.words for word in value) and len(set(value)) == len(value)

    def told(self, value: Any) -> Message:
        if not self.message:
            return super().told(value)
        return Message("edition-list", {"items": [worded(self.message, word) for word in value]})


@dataclass(frozen=True)
class Text(Kind):
    """Some words for people, at most so many letters."""

    longest: int = 60

    @property
    def expected(self) -> str:
        return f"must be a text of 1 to {self.longest} letters"

    def fits(self, value: Any) -> bool:
        return isinstance(value, str) and len(value.strip()) > 0 and len(value) <= self.longest


@dataclass(frozen=True)
class Name(Kind):
    """What players and records call an edition, and ids that are part of a notation."""

    longest: int = LONGEST_NAME

    @property
    def expected(self) -> str:
        return f"must be up to {self.longest} letters, digits and hyphens"

    def fits(self, value: Any) -> bool:
        written = isinstance(value, str) and value.isascii() and value.replace("-", "").isalnum()
        return written and len(value) <= self.longest


@dataclass(frozen=True)
class Fixed(Kind):
    """A value that is the same in every edition; the key's `because` says why."""

    value: Any

    @property
    def expected(self) -> str:
        return f"must be {shown(self.value)}"

    def fits(self, value: Any) -> bool:
        return value == self.value and type(value) is type(self.value)


@dataclass(frozen=True)
class Each(Kind):
    """A table whose keys the owner chooses, each with a value of one kind: `penalty = { "-1" = 2 }`."""

    of: Kind
    keys: str = "keys"  # what its keys are, for people
    allowed: tuple[str, ...] | None = None

    @property
    def expected(self) -> str:
        return f"must be a table of {self.keys}"

    def fits(self, value: Any) -> bool:
        return isinstance(value, dict) and all(self.allows(key) and self.of.fits(item) for key, item in value.items())

    def allows(self, key: str) -> bool:
        return self.allowed is None or key in self.allowed

    def check(self, report: Report, way: Way, value: Any, because: str = "") -> None:
        if not report.need(isinstance(value, dict), way, self.expected + because, value):
            return
        known = f"must be one of the {self.keys} {', '.join(self.allowed or ())}"
        for key, item in value.items():
            if report.need(self.allows(key), (*way, key), known, key):
                self.of.check(report, (*way, key), item, because)
