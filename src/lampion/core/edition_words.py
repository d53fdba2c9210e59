"""Texts that follow an edition: `{{ rack.tiles }}` in a text stands for what the edition says there.

{{ rack.tiles }}                  a value: a number, or what the game's catalogue says for a word
{{ cards.mission_a.A7.vp }}       a value of a row, by the row's name
{{ by_player_count.guards[0] }}   an element of a list
{{ rack.tiles | word }}           a number in words: five, fünf, cinq
{{ ap_track.min | minus }}        a number with a real minus sign: −2
{{ price.tile | card | cards }}   a number and the word that fits it: 1 card, 2 cards
{{ first | yes | no }}            one of two texts, by something that holds or not; one of them may be empty
{{ penalties }}                   whatever `Game.rules_words` calls so
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from lampion.core.edition_kinds import literal
from lampion.core.edition_schema import MISSING, Spot, spots
from lampion.core.errors import LampionError
from lampion.core.message import Message

if TYPE_CHECKING:
    from lampion.core.edition_schema import Schema

HOLE = re.compile(r"\{\{\s*([^{}|]+?)\s*(?:\|([^{}|]*))?(?:\|([^{}|]*))?\}\}")
ELEMENT = re.compile(r"^(.+)\[(\d+)\]$")

Word = Callable[[Message], str]  # words a message in the reader's language


class UnknownValue(LampionError):
    """A text asks for a value that the edition does not have."""


def filled(
    text: str, schema: Schema, data: Mapping[str, Any], word: Word, also: Mapping[str, str | int] | None = None
) -> str:
    """The text with the values of an edition in its holes. `also` are words that the game makes of several values."""
    known = {spot.key: spot for spot in spots(schema, data)}

    def value(hole: re.Match[str]) -> str:
        key, way, other = hole.groups()
        own = also is not None and key in also
        if other is not None:
            return in_two_forms(also[key] if also and own else value_at(known, key), way.strip(" "), other.strip(" "))
        return str(also[key]) if also and own else told(known, key, way and way.strip(), word)

    return HOLE.sub(value, text)


def in_two_forms(value: Any, one: str, other: str) -> str:
    """A number with the word for one or for several; the first or the second text for something that holds or not."""
    if isinstance(value, bool):
        return one if value else other
    if not isinstance(value, int):
        raise UnknownValue(f"only numbers and flags have two forms, got {value!r}")
    return f"{value} {one if value == 1 else other}"


def told(known: Mapping[str, Spot], key: str, way: str | None, word: Word) -> str:
    """The value of a key in words, told in a way that the hole asks for."""
    found = value_at(known, key)
    if way is None:
        return word(known[key].schema.kind.told(found)) if key in known else literal(found)
    if way == "word" and isinstance(found, int):
        return word(Message("edition-number-word", {"number": found}))
    if way == "minus" and isinstance(found, int):
        return literal(found).replace("-", "−")
    raise UnknownValue(f"expected {{{{ {key} | word }}}} or | minus for a number, got {way!r} for {found!r}")


def value_at(known: Mapping[str, Spot], key: str) -> Any:
    """The value of a key, or of an element of a list or table there."""
    if key in known:
        return known[key].value
    element = ELEMENT.match(key)
    above, _, last = key.rpartition(".")
    found: Any = MISSING
    if element is not None:
        inside, index = value_at(known, element[1]), int(element[2])
        found = inside[index] if isinstance(inside, list) and index < len(inside) else MISSING
    elif above:
        inside = value_at(known, above)
        found = inside.get(last, MISSING) if isinstance(inside, dict) else MISSING
    if found is MISSING:
        raise UnknownValue(f"no value is called {key!r}")
    return found
