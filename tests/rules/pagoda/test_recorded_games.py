"""Finished games as they were recorded, one for each way a game can end. They must stay true in every later version."""

from pathlib import Path

import pytest

from lampion.core.record import Record, decode
from lampion.core.replay import fault_of
from lampion.games.pagoda.game import GAME
from support.pagoda_recount import Slow, recount

pytestmark = pytest.mark.both

FOLDER = Path(__file__).with_name("records")
NAMES = sorted(path.stem for path in FOLDER.glob("*.json"))


def load(name: str) -> Record:
    return decode((FOLDER / f"{name}.json").read_bytes())


def ending(record: Record) -> tuple[str, int, int, Slow]:
    """The move that triggered the end, who made it, how many sites were roofed then, and the last position."""
    trigger, seat, roofs, triggered = "", -1, 0, False
    mover = record.start
    for at, table in enumerate(recount(record)):
        if table.triggered and not triggered:
            triggered, trigger, seat = True, record.moves[at - 1], mover
            roofs = sum(site.roofed for site in table.sites)
        mover = table.player
    return trigger, seat, roofs, table


@pytest.mark.parametrize("name", NAMES)
def test_the_record_is_true(name: str) -> None:
    record = load(name)
    assert fault_of(GAME, record) is None
    *_, table = recount(record)
    assert table.over
    assert [[points] for points in table.points] == [list(score) for score in record.scores]


def test_third_roof_by_the_start_player() -> None:
    record = load("third-roof-by-the-start-player")
    trigger, seat, roofs, _ = ending(record)
    assert (trigger[0], seat, roofs) == ("C", record.start, 3)
    after = record.moves[record.moves.index(trigger) + 1 :]
    assert sum(line.startswith("E") for line in after) == 2, "the opponent has a last turn"


def test_third_roof_by_the_opponent() -> None:
    record = load("third-roof-by-the-opponent")
    trigger, seat, roofs, _ = ending(record)
    assert (trigger[0], seat, roofs) == ("C", 1 - record.start, 3)
    after = record.moves[record.moves.index(trigger) + 1 :]
    assert sum(line.startswith("E") for line in after) == 1


def test_ended_by_a_blocked_site() -> None:
    trigger, _, roofs, table = ending(load("ended-by-a-blocked-site"))
    assert trigger[0] in "ABX"
    assert roofs < 3 <= table.completed()


def test_all_sites_completed() -> None:
    record = load("all-sites-completed")
    *_, table = ending(record)
    assert table.completed() == 6
    assert record.moves[-2].startswith("Z"), "nothing is left to build, so the last turn is a pass (PR-31)"


def test_there_is_one_for_each_way_to_end() -> None:
    assert NAMES == [
        "all-sites-completed",
        "ended-by-a-blocked-site",
        "third-roof-by-the-opponent",
        "third-roof-by-the-start-player",
    ]
