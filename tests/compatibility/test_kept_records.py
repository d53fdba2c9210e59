"""Games that an earlier version recorded are true today: every move, draw, score and promise."""

from collections import Counter

import pytest

from lampion.core.record import Record, decode, encode
from lampion.core.registry import game
from lampion.core.replay import fault_of
from support.releases import Release

GAMES = ("axio", "pagoda", "panda")
EVERY = 5  # of the records that are checked interpreted too


def verify(texts: list[str]) -> list[Record]:
    records = [decode(text) for text in texts]
    for text, record in zip(texts, records, strict=True):
        assert encode(record) == text, "it would be written in another way today"
        assert fault_of(game(record.game), record) is None, text[:300]
    return records


@pytest.mark.both
@pytest.mark.parametrize("name", GAMES)
def test_some_are_true(release: Release, name: str) -> None:
    verify(release.records(name)[::EVERY])


@pytest.mark.parametrize("name", GAMES)
def test_all_are_true(release: Release, name: str) -> None:
    records = verify(release.records(name))
    assert len(records) == 200
    assert {len(record.seats) for record in records} == set(game(name).seats)
    for option in game(name).options:
        assert {record.options[option.name] for record in records} >= set(option.choices)
    ends = Counter(record.end.by for record in records if record.end is not None)
    assert ends["rules"] > 100 and ends["resign"] and ends["time"]
    assert any(record.commitment and record.times for record in records)
    if len(game(name).seats) > 1:
        assert any(seat.resigned for record in records for seat in record.seats), "a seat that gave up"


@pytest.mark.parametrize("name", GAMES)
def test_a_record_that_was_touched_is_found_out(release: Release, name: str) -> None:
    """So that the tests above can fail."""
    touched = decode(release.records(name)[0].replace('"winners":[', '"winners":[7,'))
    assert fault_of(game(name), touched) is not None
