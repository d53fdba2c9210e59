"""A table without a server: events are added as a store would, encoded and decoded on the way."""

from lampion.core.registry import game
from lampion.core.rng import Rng, rng_from
from lampion.service.window import Window
from lampion.tables.commands import Command, Done
from lampion.tables.deciding import decide
from lampion.tables.events import AnyEvent, ClockPlan, Row, Sat, SeatPlan, decode_event, encode_event
from lampion.tables.line import Line
from lampion.tables.opening import Wish, opening
from lampion.tables.playing import move
from lampion.tables.table import Table

SECRET = "5e" * 32
STEP = 1000  # milliseconds between rows


class Desk:
    """A table and all its rows. The holder of seat n is "holder-n"."""

    def __init__(
        self,
        *kinds: str,
        secret: str = SECRET,
        name: str = "desk",
        start: int | None = None,
        clock: ClockPlan | None = None,
        played: str = "axio",
        position: str | None = None,
    ) -> None:
        self.rows: list[Row] = []
        self.table = Table(name)
        plans = [plan(kind, number) for number, kind in enumerate(kinds)]
        sitters = {
            number: Sat(number, f"holder-{number}", f"Player {number}", f"{number:032x}")
            for number, kind in enumerate(kinds)
            if kind == "human"
        }
        wish = Wish(game(played), plans, {}, start, sitters, clock=clock, position=position)
        self.push(opening(name, wish, secret))

    @property
    def window(self) -> Window:
        return Window(self.table)

    def push(self, events: list[AnyEvent]) -> None:
        for event in events:
            stored = decode_event(encode_event(event))
            assert stored == event
            row = Row(self.table.version + 1, (self.table.version + 1) * STEP, stored)
            self.rows.append(row)
            self.table.add(row)
        assert self.table.frozen is None, self.table.frozen

    def do(self, seat: int, command: Command, holder: str | None = None) -> None:
        self.push(decide(self.table, seat, holder or f"holder-{seat}", command, self.table.changed + STEP))

    def legal(self) -> list[int]:
        assert self.table.line is not None
        return self.table.line.state.legal()

    def play(self, action: int) -> None:
        """Decide, and hand on where the table waits for it."""
        seat = self.table.to_move()
        assert seat is not None
        level = self.table.seats[seat].level
        self.push(move(self.table, seat, action, self.table.changed + STEP, level))
        if self.table.waits is not None:
            self.do(seat, Done())

    def play_random(self, count: int, rng: Rng | None = None) -> None:
        """Up to so many random decisions, whoever decides."""
        lots = rng or rng_from("lots")
        for _ in range(count):
            if self.table.over:
                return
            legal = self.legal()
            self.play(legal[lots.below(len(legal))])

    def again(self) -> Table:
        """The table as a restarted server would have it."""
        return Table(self.table.id, self.rows)


def plan(kind: str, number: int) -> SeatPlan:
    if kind in ("human", "open"):
        return SeatPlan("human" if kind == "human" else "open", f"Player {number}" if kind == "human" else None)
    return SeatPlan("bot", None, kind)


def dump(line: Line | None) -> dict[str, object]:
    """The whole position."""
    assert line is not None
    return line.state.dump()
