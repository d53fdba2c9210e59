"""What the engine says to people: keys with facts, worded elsewhere in the reader's language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

from msgspec import Meta

from lampion.core.errors import LampionError


@dataclass(frozen=True)
class SeatRef:
    """A player named in a message: the wording puts the name there, or "you"."""

    seat: int


@dataclass(frozen=True)
class Message:
    """A sentence to be worded: the key of a catalogue entry and its arguments."""

    key: str
    args: dict[str, Arg] = field(default_factory=dict)


# A reader tells a seat from a message by its fields, which no schema that is made from these types can say.
if TYPE_CHECKING:
    Arg: TypeAlias = "str | int | SeatRef | Message | list[Message]"
else:
    Arg = Annotated[Any, Meta(description='a text, a number, {"seat": n}, a message, or a list of messages')]


@dataclass(frozen=True)
class Thing:
    """Something on the table that a reason is about, named as the parts of offers are: a cell, a site, a card …"""

    part: str
    name: str


@dataclass(frozen=True)
class Reason:
    """Why something is not allowed: the number of the rule, a message with the facts, and what they are about."""

    rule: str
    key: str
    facts: dict[str, Arg] = field(default_factory=dict)
    about: tuple[Thing, ...] = ()


def plain(arg: Arg) -> str:
    """An argument for programmers' eyes, without a catalogue."""
    match arg:
        case Message():
            return " ".join(plain(inner) for inner in arg.args.values()) or arg.key
        case SeatRef():
            return f"seat {arg.seat}"
        case list():
            return ", ".join(plain(inner) for inner in arg)
        case _:
            return str(arg)


class IllegalAction(LampionError):
    """An action that the rules do not allow now. The position is unchanged."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(in_short(reason))
        self.reason = reason

    def __str__(self) -> str:
        return sentence(self.reason)


# Puts a reason into English words. Catalogues are not this room's to know: the package brings this when it is imported.
words_of_reasons: Callable[[Reason], str] | None = None


def sentence(reason: Reason) -> str:
    """A reason as an English sentence behind the number of its rule."""
    if words_of_reasons is None:
        return in_short(reason)
    words = words_of_reasons(reason)
    return f"{reason.rule}: {words}" if reason.rule else words


def in_short(reason: Reason) -> str:
    """A reason for programmers' eyes: the rule, the key and the facts."""
    facts = ", ".join(f"{name}: {plain(value)}" for name, value in reason.facts.items())
    return f"{reason.rule or 'refused'}: {reason.key}" + (f" ({facts})" if facts else "")


class NotationError(LampionError):
    """A line that is not a move's notation. `expected` is an example of it, the same in every language."""

    def __init__(self, text: str, expected: str) -> None:
        super().__init__(f"cannot read {text!r} as a move: expected {expected}")
        self.reason = Reason("", "refuse-notation", {"text": text[:80], "expected": expected})


class ImpossibleMove(NotationError):
    """A line of the right form for which there is no action, because a rule forbids it in every position."""

    def __init__(self, reason: Reason) -> None:
        LampionError.__init__(self, in_short(reason))
        self.reason = reason

    def __str__(self) -> str:
        return sentence(self.reason)


UNKNOWN_ACTION = "refuse-unknown-action"


def unknown_action(action: int) -> Reason:
    """The refusal of a number that names no action of the game at all."""
    return Reason("", UNKNOWN_ACTION, {"action": str(action)[:24]})


def game_over() -> Reason:
    """The refusal of any action after the end."""
    return Reason("", "refuse-game-over")


def not_now() -> Reason:
    """The refusal of an action that is not listed, where no rule says more about it."""
    return Reason("", "refuse-not-now")
