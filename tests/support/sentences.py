"""What the rules pages and the short rules claim, read out of their sentences in each language.

A pattern is the claim itself: a sentence that says something else no longer matches, and the numbers it holds are
played in the engine by the test that asked.
"""

from __future__ import annotations

import re

from lampion.core.edition_kinds import literal
from lampion.core.registry import game
from lampion.core.setup import Setup
from lampion.texts.wording import formatted

WORDS = {
    1: ("one", "once", "eine", "einmal", "une", "une fois"),
    2: ("two", "twice", "zwei", "zweimal", "deux", "deux fois"),
    3: ("three", "drei", "trois"),
    4: ("four", "vier", "quatre"),
    5: ("five", "fünf", "cinq"),
}
NUMERALS = {str(number): number for number in range(100)}
NUMERALS |= {word: number for number, words in WORDS.items() for word in words}


def page(name: str, language: str) -> str:
    """The rules page of a game, with plain spaces."""
    text = game(name).rules_page(language)
    assert text is not None, f"{name} has no rules in {language}"
    return plain(text)


def short_rule(name: str, language: str, number: int) -> str:
    """One of the short rules that the table shows, with plain spaces."""
    played = game(name)
    told = played.edition_numbers(played.new(Setup(2, "short rules")))
    numbers = {key: value if isinstance(value, int | str) else literal(value) for key, value in told.items()}
    said = formatted(language, f"{name}-board-rules-{number}", numbers)
    assert said is not None, f"{name} has no short rule {number} in {language}"
    return plain(said)


def plain(text: str) -> str:
    return re.sub("[\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}]", " ", text)


def claims(text: str, pattern: str, times: int = 1) -> list[dict[str, int]]:
    """The numbers of a claim that the text makes so many times, by the names of the pattern's groups."""
    found = list(re.finditer(pattern, text))
    assert len(found) == times, f"expected {times} × /{pattern}/, found {len(found)} in:\n{text[:2000]}"
    return [{name: NUMERALS[said] for name, said in match.groupdict().items()} for match in found]
