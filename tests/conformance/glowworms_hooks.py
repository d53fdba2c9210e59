"""What the suite must be told about Glowworms."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, cast

from lampion.core.record import Record
from lampion.core.state import State


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
