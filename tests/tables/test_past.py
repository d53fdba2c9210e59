"""Earlier positions: exactly what a viewer saw then, and nothing more."""

import msgspec
import pytest

from lampion.core.rng import rng_from
from lampion.service.window import Window
from lampion.tables.commands import Undo
from lampion.tables.reasons import NotYourSeat, Refused
from support.desk import Desk

Seen = dict[str, object]


def shown(value: object) -> Seen:
    """What a viewer gets of a position, wherever it comes from."""
    told = msgspec.json.decode(msgspec.json.encode(value))
    return {part: told[part] for part in ("board", "zones", "scores", "prompt")}


@pytest.mark.parametrize("holder", ["holder-0", "holder-1", None])
def test_each_earlier_position_is_what_this_viewer_saw_at_the_time(holder: str | None) -> None:
    desk = Desk("human", "human")
    lot = rng_from("past")
    seat = None if holder is None else int(holder[-1])
    seen = [shown(Window(desk.table).envelope(holder, seat, 0))]
    for _ in range(30):
        desk.play_random(1, lot)
        seen.append(shown(Window(desk.table).envelope(holder, seat, 0)))
    window = Window(desk.table)
    assert [shown(past) for past in window.past(holder, seat, 0, 40)] == seen
    assert [past.step for past in window.past(holder, seat, 7, 9) if past] == [7, 8, 9]


def test_what_was_taken_back_is_no_step() -> None:
    desk = Desk("human", "human")
    desk.play_random(1)
    before = desk.table.to_move()
    assert before is not None
    desk.do(before, Undo())
    assert [past.step for past in Window(desk.table).past(None, None, 0, 9) if past] == [0]


def test_nobody_looks_back_from_a_strangers_seat_or_before_the_start() -> None:
    desk = Desk("human", "human")
    with pytest.raises(NotYourSeat):
        Window(desk.table).past("holder-0", 1, 0, 1)
    waiting = Desk("human", "open")
    with pytest.raises(Refused):
        Window(waiting.table).past(None, None, 0, 1)
