"""What a running clock gets back for outages, also when the time itself was wrong for a while."""

import pytest

from lampion.tables.events import ClockPlan, Granted
from lampion.tables.outages import SAME_TIME, Outage, outage, owed, settled
from support.desk import Desk

HOUR = 3600 * 1000
BANK = ClockPlan(bank=100 * HOUR)


@pytest.fixture
def desk() -> Desk:
    return Desk("human", "human", start=0, clock=BANK)


def owed_time(desk: Desk, *outages: tuple[int, int]) -> int:
    """Given in milliseconds after the last row."""
    at = desk.table.changed
    found = owed(desk.table, [Outage(at + since, at + until) for since, until in outages])
    return 0 if found is None else found.time


def test_outages_add_up(desk: Desk) -> None:
    assert owed_time(desk, (HOUR, 3 * HOUR), (4 * HOUR, 5 * HOUR)) == 3 * HOUR


def test_only_what_came_after_the_clock_was_started_counts(desk: Desk) -> None:
    assert owed_time(desk, (-HOUR, HOUR)) == HOUR
    assert owed_time(desk, (-3 * HOUR, -HOUR)) == 0


def test_a_wrong_time_that_was_set_right_leaves_the_clock_as_it_stood(desk: Desk) -> None:
    assert owed_time(desk, (HOUR, 2 * HOUR), (3 * HOUR, 2 * HOUR)) == 0
    assert owed_time(desk, (3 * HOUR, 2 * HOUR)) == -HOUR
    assert owed_time(desk, (HOUR, 2 * HOUR), (3 * HOUR, 2 * HOUR), (2 * HOUR, 2 * HOUR + SAME_TIME)) == SAME_TIME


def test_what_a_table_has_taken_note_of_is_not_counted_again(desk: Desk) -> None:
    at = desk.table.changed
    outages = [Outage(at + HOUR, at + 2 * HOUR), Outage(at + 3 * HOUR, at + 2 * HOUR)]
    first = owed(desk.table, outages[:1])
    assert first == Granted(HOUR, at + 2 * HOUR, 1)
    before, foreseen = desk.table.deadline(), settled(desk.table, first)
    desk.push([first])
    assert before is not None and desk.table.deadline() == foreseen.deadline() == before + HOUR
    assert owed(desk.table, outages[:1]) is None
    second = owed(desk.table, outages)
    assert second == Granted(-HOUR, at + 2 * HOUR, 2)
    desk.push([second])
    assert desk.again().deadline() == before and owed(desk.again(), outages) is None


def test_what_an_earlier_version_gave_back_is_not_given_again(desk: Desk) -> None:
    at = desk.table.changed
    desk.push([Granted(HOUR, at + 2 * HOUR)])
    found = owed(desk.table, [Outage(at + HOUR, at + 3 * HOUR)])
    assert found is not None and found.time == HOUR


def test_games_without_a_clock_or_that_are_over_take_no_note() -> None:
    desk = Desk("human", "human", start=0)
    assert owed(desk.table, [Outage(0, 2**60)]) is None


@pytest.mark.parametrize(
    ("last_sign", "since", "found"),
    [
        (None, None, None),
        (1_000_000 - SAME_TIME, None, None),
        (900_000, None, Outage(900_000, 1_000_000)),
        (1_100_000, None, Outage(1_100_000, 1_000_000)),
        (1_000_000 + SAME_TIME, None, None),
        (None, 900_000, Outage(900_000, 1_000_000)),
        (950_000, 900_000, Outage(950_000, 1_000_000)),
        (999_000, 900_000, None),
        (2_000_000, 900_000, None),
    ],
)
def test_it_is_an_outage_only_if_no_server_was_alive(
    last_sign: int | None, since: int | None, found: Outage | None
) -> None:
    assert outage(last_sign, 1_000_000, since) == found
