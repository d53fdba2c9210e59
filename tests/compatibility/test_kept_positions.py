"""In positions of an earlier version the rules say today what they said then, to the letter.

A position may have got fields since that say more.
"""

from collections.abc import Mapping

import pytest

from lampion.core.registry import game
from support.golden_positions import row
from support.releases import Release, canonical

GAMES = ("axio", "pagoda", "panda")
EVERY = 4  # of the positions that are compared interpreted too


def compare(release: Release, name: str, every: int) -> int:
    played, kept = game(name), release.positions(name)[::every]
    for number, before in enumerate(kept):
        now = row(played, played.load(before["position"]), before["action"])
        for part in ("position", "after"):
            now[part] = known_then(now[part], before[part])
        for part in ("position", "said", "action", "after"):
            assert canonical(now[part]) == canonical(before[part]), f"{part} of position {number * every}"
    return len(kept)


def known_then(now: Mapping[str, object] | None, then: Mapping[str, object] | None) -> object:
    """The fields that a position had in that version."""
    return now if now is None or then is None else {name: now[name] for name in then}


@pytest.mark.both
@pytest.mark.parametrize("name", GAMES)
def test_the_rules_say_the_same_in_some(release: Release, name: str) -> None:
    compare(release, name, EVERY)


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_say_the_same_in_all(release: Release, name: str) -> None:
    assert compare(release, name, 1) == 300
