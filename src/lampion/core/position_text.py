"""Position texts: reading words like `turn=1 over`, and the text of a game that has no notation of its own."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NoReturn, TypeVar

import msgspec

from lampion.core.errors import PositionError
from lampion.core.rng import Rng, rng_from
from lampion.core.state import State

S = TypeVar("S", bound=State)

HIDDEN = "?"  # stands for what a seat cannot know
NOTHING = "-"  # the value of an empty place
LONGEST = 20_000  # characters; the longest position of a game of ours has some 1,500
LISTED = 24  # how many words an error lists
QUOTED = 60  # how much of a text an error quotes
NUMBER = re.compile(r"-?[0-9]{1,6}")
FAR = 999_999  # the largest number that can be written


@dataclass(frozen=True)
class Word:
    """One word of a text: `key=value`, or a key alone. `at` is the place of its first character, counted from 1."""

    key: str
    value: str | None
    at: int

    def __str__(self) -> str:
        return self.key if self.value is None else f"{self.key}={self.value}"


class Words:
    """The words of a position text. What a game does not ask for is a mistake: see `end`."""

    def __init__(self, title: str, text: str) -> None:
        self.title = title
        if HIDDEN in text:
            raise PositionError(
                f"expected a whole position of {title}, got a ? at character {text.index(HIDDEN) + 1}: "
                "this text is what one seat sees, and what it cannot see is missing"
            )
        if len(text) > LONGEST:
            raise PositionError(f"a position of {title} has at most {LONGEST} characters, got {len(text)}")
        self.left: dict[str, Word] = {}
        self.asked: list[str] = []
        at = 0
        for part in text.split():  # re.finditer would find the places too, but leaks memory in Python 3.11
            at = text.index(part, at)
            key, equals, value = part.partition("=")
            word = Word(key, value if equals else None, at + 1)
            at += len(part)
            if key in self.left:
                self.refuse(word, f"{quoted(key)} only once", f"it again as {quoted(str(word))}")
            self.left[key] = word

    def refuse(self, word: Word, expected: str, got: str | None = None) -> NoReturn:
        """A mistake in a word."""
        where = f"at character {word.at} of the position of {self.title}"
        raise PositionError(f"expected {expected} {where}, got {quoted(str(word)) if got is None else got}")

    def contradict(self, expected: str, got: object) -> NoReturn:
        """A mistake that no single word makes."""
        raise PositionError(f"a position of {self.title} must have {expected}, got {got}")

    def flag(self, key: str) -> bool:
        """Whether this word is there, which has no value."""
        self.asked.append(key)
        word = self.left.pop(key, None)
        if word is None:
            return False
        if word.value is not None:
            self.refuse(word, f"the word {key!r} without a value")
        return True

    def word(self, key: str) -> Word | None:
        """The word with this key, which has a value; None if it is not there."""
        self.asked.append(f"{key}=")
        word = self.left.pop(key, None)
        if word is not None and not word.value:
            self.refuse(word, f"a value in {key}=… ({NOTHING} for nothing)")
        return word

    def value(self, key: str) -> str | None:
        """The value of a word; None if it is not there."""
        word = self.word(key)
        return None if word is None else word.value

    def number(self, key: str, default: int, low: int, high: int) -> int:
        """A number from `low` to `high`."""
        word = self.word(key)
        return default if word is None else self.whole(word, word.value or "", low, high)

    def whole(self, word: Word, part: str, low: int, high: int) -> int:
        """A part of a word that is a number from `low` to `high`."""
        if NUMBER.fullmatch(part) is None or not low <= int(part) <= high:
            self.refuse(word, f"a number from {low} to {high}", f"{quoted(part)} in {quoted(str(word))}")
        return int(part)

    def numbers(self, key: str, default: Sequence[int], low: int, high: int, between: str) -> list[int]:
        """As many numbers as there are defaults."""
        word = self.word(key)
        if word is None:
            return list(default)
        parts = (word.value or "").split(between)
        if len(parts) != len(default):
            self.refuse(word, f"{len(default)} numbers with {between!r} between them")
        return [self.whole(word, part, low, high) for part in parts]

    def choice(self, key: str, default: str, choices: Sequence[str]) -> str:
        """One of these values."""
        word = self.word(key)
        if word is None:
            return default
        return self.one_of(word, word.value or "", choices)

    def one_of(self, word: Word, part: str, choices: Sequence[str]) -> str:
        """A part of a word that is one of these."""
        if part not in choices:
            self.refuse(word, f"one of {', '.join(choices)}", f"{quoted(part)} in {quoted(str(word))}")
        return part

    def letters(self, key: str, known: str) -> str | None:
        """A value made of these letters; `-` for none of them; None if the word is not there."""
        word = self.word(key)
        return None if word is None else self.letters_of(word, known)

    def letters_of(self, word: Word, known: str) -> str:
        """The letters that are the value of a word."""
        if word.value == NOTHING:
            return ""
        for letter in word.value or "":
            if letter not in known:
                got = f"{quoted(letter)} in {quoted(str(word))}"
                self.refuse(word, f"letters of {known} in {word.key}=… ({NOTHING} for none)", got)
        return word.value or ""

    def end(self) -> None:
        """Every word must have been asked for."""
        for word in self.left.values():
            more = ", …" if len(self.asked) > LISTED else ""
            self.refuse(word, f"one of {', '.join(self.asked[:LISTED])}{more}")


def quoted(text: str) -> str:
    """A part of somebody's text, cut if it is long."""
    return repr(text if len(text) <= QUOTED else text[: QUOTED - 1] + "…")


def written(words: Iterable[str | None]) -> str:
    """The words of a position text in one line; those that are None or empty are left out."""
    return " ".join(word for word in words if word)


def plain_words(saved: Mapping[str, Any], usual: Mapping[str, int], seen_whole: bool) -> list[str]:
    """Fields that a game has no words of its own for. Who may know them is not said, so a seat's text hides them."""
    if not seen_whole:
        return [f"{name}={HIDDEN}" for name in usual]
    told = [(name, saved[name]) for name, value in usual.items() if saved[name] != value]
    return [name if value is True else f"{name}={int(value)}" for name, value in told]


def read_plain(words: Words, usual: Mapping[str, int]) -> dict[str, int]:
    """The way back."""
    return {
        name: words.flag(name) if isinstance(value, bool) else words.number(name, value, -FAR, FAR)
        for name, value in usual.items()
    }


def hidden(count: int) -> str:
    """So many things that a seat cannot see."""
    return f"{count}{HIDDEN}"


def drawn(rng: Rng, deck: Sequence[str], count: int) -> list[str]:
    """So many of a deck, one after the other: what a text leaves to chance."""
    left = list(deck)
    return [left.pop(int(rng.below(len(left)))) for _ in range(count)]


def checked(words: Words, state: S) -> S:
    """The position that was read, if somebody can decide something in it, or it is over."""
    if not state.over() and not state.legal():
        words.contradict("something to decide, or be over", "one in which nothing is allowed")
    return state


# -- a game without a notation of its own ------------------------------------------------------------------------


def canonical(data: object) -> str:
    """JSON with sorted keys and no spaces."""
    return msgspec.json.encode(data, order="deterministic").decode()


def from_json(title: str, load: Callable[[Mapping[str, object]], S], text: str, seed: str) -> S:
    """The position whose `content` is this JSON, with a new generator."""
    if len(text) > LONGEST:
        raise PositionError(f"a position of {title} has at most {LONGEST} characters, got {len(text)}")
    try:
        data: dict[str, Any] = msgspec.json.decode(text.encode(), type=dict[str, Any])
        state = load({**data, "rng": rng_from(seed).position()})
        content = canonical(state.content())
    except Exception as error:  # a stranger's load may stumble over anything, and all of it means the same
        raise PositionError(f"expected a position of {title} as JSON, got {quoted(text)}: {error!r}") from error
    if content != canonical(data):
        raise PositionError(
            f"expected a position of {title} as JSON, got {quoted(text)}, which reads as {quoted(content)}"
        )
    return state
