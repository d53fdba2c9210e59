"""A stranger's game: interpreted, found through its entry point, and held to the same contract."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, cast

import pytest

from conformance.installed import stranger_installed
from lampion.core.record import Record
from lampion.core.registry import game, games
from lampion.core.state import State
from lampion.testing import Hooks, conformance

SOURCES = Path(__file__).resolve().parents[2] / "src"
pytestmark = pytest.mark.both


def census(state: State) -> Mapping[str, int]:
    """The cards in the deck, in hands and on the table."""
    saved = cast("dict[str, Any]", state.dump())
    cards = [
        *saved["deck"],
        *(card for hand in saved["hands"] for card in hand),
        *(card for _, card in saved["played"]),
    ]
    return Counter(str(card) for card in cards)


def recount(record: Record) -> list[list[int]]:
    """Points and cards that scored them, from the moves alone."""
    tallies = [[0, 0] for _ in record.seats]
    last = 0
    for number, line in enumerate(record.moves):
        card = int(line.split()[1])
        if card > last:
            tally = tallies[(record.start + number) % len(tallies)]
            tally[0] += card
            tally[1] += 1
        last = card
    return tallies


with stranger_installed():
    GLOWWORMS = game("glowworms")


@pytest.fixture(autouse=True, scope="module")
def installed() -> Iterator[None]:
    with stranger_installed():
        yield


@pytest.mark.parametrize(
    "check",
    [
        pytest.param(check, id=name)
        for name, check in conformance(GLOWWORMS, Hooks(census=census, recount=recount, sources=SOURCES))
    ],
)
def test_conformance(check: Callable[[], None]) -> None:
    check()


def test_the_game_is_listed_beside_ours() -> None:
    assert {"axio", "glowworms"} <= set(games())
