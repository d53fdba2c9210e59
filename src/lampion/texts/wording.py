"""Words a message or a reason in the reader's language."""

from __future__ import annotations

import warnings
from collections.abc import Mapping, Sequence

from lampion.core.message import Arg, Message, Reason, SeatRef
from lampion.texts.catalogues import FALLBACK, bundle

# What texts know as `$reader`. On the page it is "page", where some things are seen and need no words.
READER = "terminal"


class MissingText(UserWarning):
    """A catalogue lacks a key or a fact. The reader gets English, or the key itself; tests turn this into an error."""


def word(said: Message | Reason, language: str, names: Sequence[str] = (), viewer: int | None = None) -> str:
    """The sentence for a reader who sits at `viewer` (None watches); `names` are the players in seat order.

    A reason is worded without the number of its rule. A seat `who` gives `$who`, its name, and `$who-is`, "you" or
    "other"; a message among the arguments is worded first, and several are joined with commas.
    """
    args = said.args if isinstance(said, Message) else said.facts
    facts = worded_facts(args, language, names, viewer)
    for tongue in dict.fromkeys((language, FALLBACK)):
        text = formatted(tongue, said.key, facts)
        if text is not None:
            return text
    return said.key


def worded_facts(
    args: Mapping[str, Arg], language: str, names: Sequence[str], viewer: int | None
) -> dict[str, str | int]:
    """The arguments as Fluent takes them: text and numbers."""
    facts: dict[str, str | int] = {}
    for name, value in args.items():
        match value:
            case SeatRef():
                facts[name] = names[value.seat] if value.seat < len(names) else str(value.seat + 1)
                facts[f"{name}-is"] = "you" if value.seat == viewer else "other"
            case Message():
                facts[name] = word(value, language, names, viewer)
            case list():
                facts[name] = ", ".join(word(one, language, names, viewer) for one in value)
            case _:
                facts[name] = value
    return facts


def formatted(language: str, key: str, facts: Mapping[str, str | int]) -> str | None:
    """A catalogue's entry with the facts put in; None if it has none."""
    catalogue = bundle(language)
    pattern = catalogue.get_message(key).value if catalogue.has_message(key) else None
    if pattern is None:
        warnings.warn(f"no text for {key!r} in {language!r}", MissingText, stacklevel=3)
        return None
    text, errors = catalogue.format_pattern(pattern, {"reader": READER, **facts})
    for error in errors:
        warnings.warn(f"text {key!r} in {language!r}: {error}", MissingText, stacklevel=3)
    return str(text)
