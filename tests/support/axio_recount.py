"""A slow recount of AXIO from the moves of a record, written from the rules: it shares no line with the engine.

Cells are (row, column); a board is a mapping of the cells that exist to ".", "^" or a colour's letter.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import permutations
from typing import TypeAlias

from lampion.core.record import Record
from support.axio_editions import FILES

Cell: TypeAlias = tuple[int, int]

COLOURS = "rbgop"
DIRECTIONS = ((0, 1), (1, 0), (0, -1), (-1, 0))


@dataclass(frozen=True)
class Values:
    """What is printed on the board, what is in the box, and how long the tracks are."""

    span: dict[int, range]
    printed: dict[Cell, str]
    every_tile: Counter[str]
    rack: int
    last: int
    boards: int


def tiles(pair: int, double: int) -> Counter[str]:
    return Counter({a + b: double if a == b else pair for i, a in enumerate(COLOURS) for b in COLOURS[i:]})


EVERY_TILE = tiles(8, 4)
FIRST = Values(
    {1: range(2, 11), 2: range(2, 11), 3: range(1, 12), 4: range(13)},
    {(2, 6): "r", (6, 10): "b", (10, 6): "g", (6, 2): "o", (6, 6): "p"},
    EVERY_TILE,
    rack=5,
    last=18,
    boards=2,
)


def values_of(record: Record) -> Values:
    """The first edition, or the one of the tests that a record names."""
    if record.map is None:
        return FIRST
    data = tomllib.loads(FILES[record.map.name].read_text("utf-8"))
    return Values(
        {int(seats): range(first, last + 1) for seats, (first, last) in data["area"].items()},
        {(square["row"], square["column"]): square["symbol"][0] for square in data["printed"]},
        tiles(data["tiles"]["pair"], data["tiles"]["double"]),
        data["rack"]["tiles"],
        data["track"]["last"],
        data["track"]["boards"],
    )


class Recount:
    """The table as somebody with pencil and paper keeps it."""

    def __init__(self, seats: int, start: int, values: Values = FIRST) -> None:
        self.seats = seats
        self.player = start
        self.values = values
        self.top = values.last if seats > 1 else values.last * values.boards
        span = values.span[seats]
        self.board = {(row, column): "." for row in span for column in span}
        self.board.update((at, symbol) for at, symbol in values.printed.items() if at in self.board)
        self.scores = [dict.fromkeys(COLOURS, 0) for _ in range(seats)]
        self.racks: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.bag = Counter(values.every_tile)
        self.tiles: list[tuple[Cell, Cell]] = []
        self.had_first: set[int] = set()
        self.bonus = 0  # bonus turns to be played, the current one included
        self.step = "place"
        self.over = False

    def draw(self, seat: int, tiles: tuple[str, ...]) -> None:
        """A-4: tiles leave the bag for a rack."""
        for tile in tiles:
            assert self.bag[tile] > 0, f"there is no {tile} in the bag"
            self.bag[tile] -= 1
            self.racks[seat][tile] += 1

    def move(self, text: str, drawn: tuple[str, ...]) -> None:
        """One line of a record, and the tiles drawn after it."""
        assert not self.over, f"{text} comes after the end"
        player = self.player
        if text in ("refill", "swap"):
            assert self.step == "refill"
            aside = Counter(self.racks[player])
            if text == "swap":
                assert self.may_swap(), "this rack may not be swapped"
                self.racks[player].clear()
            missing = min(self.values.rack - self.racks[player].total(), self.bag.total())
            assert len(drawn) == missing, f"{missing} tiles are to be drawn, got {drawn}"
            self.draw(player, drawn)
            if text == "swap":
                self.bag += aside
            self.player = (player + 1) % self.seats
            self.step = "place"
            self.over = not self.racks[self.player]
        else:
            self.place(text)
            expected = 1 if self.seats == 1 and not self.over and self.bag.total() else 0
            assert len(drawn) == expected, f"{expected} tiles are to be drawn, got {drawn}"
            self.draw(player, drawn)
            self.over |= self.seats == 1 and not self.racks[player]

    # -- a turn ----------------------------------------------------------------------------------------------

    def place(self, text: str) -> None:
        """Steps 1 to 3, and what comes after them."""
        assert self.step == "place"
        halves = [(c, (int(row), int(column))) for c, row, column in re.findall(r"([rbgop])\((\d+),(\d+)\)", text)]
        (first, one), (second, two) = halves
        slot = (one, two)
        assert slot in self.slots(), f"{text}: not two free cells side by side"
        assert slot in self.open_slots(), f"{text}: not a first tile"
        tile = min(first + second, second + first, key=lambda name: COLOURS.index(name[0]))
        assert self.racks[self.player][tile] > 0, f"{text}: not on the rack"
        self.racks[self.player] -= Counter([tile])
        self.board[one], self.board[two] = first, second
        self.tiles.append(slot)
        self.had_first.add(self.player)
        full_before = self.full_colours()
        self.score([{first: self.count(one, two)}, {second: self.count(two, one)}])
        self.score(self.close_isolated())
        if self.seats > 1:
            earned = max(0, self.bonus - 1) + len(self.full_colours() - full_before)
            self.bonus = min(earned, self.racks[self.player].total())
        if len(self.full_colours()) == 5 or not self.slots():
            self.over, self.bonus = True, 0
        elif self.seats > 1 and self.bonus == 0:
            self.step = "refill"

    def slots(self) -> list[tuple[Cell, Cell]]:
        """A-6: pairs of adjacent free cells, each once."""
        free = {at for at, symbol in self.board.items() if symbol == "."}
        beside = [((row, column), other) for row, column in free for other in ((row, column + 1), (row + 1, column))]
        return [(one, two) for one, two in beside if two in free]

    def fits_first_tile(self, slot: tuple[Cell, Cell]) -> bool:
        """A-11."""
        covered = {at for tile in self.tiles for at in tile}
        touched = {at for end in slot for at in self.neighbours(end) if at in self.values.printed}
        return len(touched) == 1 and not any(beside in covered for at in touched for beside in self.neighbours(at))

    def neighbours(self, at: Cell) -> list[Cell]:
        around = [(at[0] + down, at[1] + right) for down, right in DIRECTIONS]
        return [beside for beside in around if beside in self.board]

    def count(self, half: Cell, other: Cell) -> int:
        """A-13 to A-15: the same colour in three directions, never towards the other half."""
        points = 0
        for down, right in DIRECTIONS:
            row, column = half[0] + down, half[1] + right
            if (row, column) != other:
                while self.board.get((row, column)) == self.board[half]:
                    points += 1
                    row, column = row + down, column + right
        return points

    def close_isolated(self) -> list[dict[str, int]]:
        """A-7, A-16, A-17: look at the whole board; the points of each new pyramid."""
        isolated = [
            at
            for at, symbol in self.board.items()
            if symbol == "." and all(self.board[beside] != "." for beside in self.neighbours(at))
        ]
        for at in isolated:
            self.board[at] = "^"
        return [dict(Counter(self.board[beside] for beside in self.neighbours(at))) for at in isolated]

    def score(self, events: list[dict[str, int]]) -> None:
        """A-19 for several players; A-30, A-31 and AR-27 for one: of all orders, each colour's best."""
        for colour in COLOURS:
            own = [event[colour] for event in events if colour in event]
            before = self.scores[self.player][colour]
            if self.seats > 1:
                after = min(self.top, before + sum(own))
            else:
                after = max(self.in_order(before, order) for order in permutations(own))
            self.scores[self.player][colour] = after

    def full_colours(self) -> set[str]:
        return {colour for colour, points in self.scores[self.player].items() if points == self.top}

    def in_order(self, total: int, events: tuple[int, ...]) -> int:
        """A-30: an event never runs over the end of a board."""
        for points in events:
            ends = [self.values.last * (board + 1) for board in range(self.values.boards)]
            total = min(total + points, next((end for end in ends if total < end), self.top))
        return total

    # -- step 4 and the end ----------------------------------------------------------------------------------

    def may_swap(self) -> bool:
        """A-24, AR-19, AR-20."""
        own = self.scores[self.player]
        lowest = [colour for colour in COLOURS if own[colour] == min(own.values())]
        left = list(self.racks[self.player].elements())
        shown = any(colour in tile for tile in left for colour in lowest)
        return (
            self.step == "refill"
            and not self.over
            and bool(left)
            and not shown
            and self.bag.total() >= self.values.rack
        )

    def winners(self) -> list[int]:
        """A-27, A-28."""
        if not self.over:
            return []
        rows = [sorted(own.values()) for own in self.scores]
        return [seat for seat in range(self.seats) if rows[seat] == max(rows)]

    def moves(self) -> int:
        """How many different moves there are now: slots times the ways the rack's tiles can lie (section 9)."""
        if self.over:
            return 0
        if self.step == "refill":
            return 2 if self.may_swap() else 1
        ways = sum(1 if tile[0] == tile[1] else 2 for tile, count in self.racks[self.player].items() if count)
        return len(self.open_slots()) * ways

    def open_slots(self) -> list[tuple[Cell, Cell]]:
        """A-10, A-11: where the player may place a tile; anywhere, if no printed square is left (AR-5)."""
        slots = self.slots()
        if self.player in self.had_first:
            return slots
        return [slot for slot in slots if self.fits_first_tile(slot)] or slots

    def closed(self) -> set[Cell]:
        return {at for at, symbol in self.board.items() if symbol == "^"}


def recount(record: Record) -> Iterator[Recount]:
    """The table before the first move and after each: the same one every time."""
    table = Recount(len(record.seats), record.start, values_of(record))
    for chance in record.chance:
        if chance.after == 0 and chance.kind == "deal":
            assert chance.seat is not None
            table.draw(chance.seat, chance.items)
    yield table
    for number, line in enumerate(record.moves, start=1):
        drawn = [tile for chance in record.chance if chance.after == number for tile in chance.items]
        table.move(line, tuple(drawn))
        yield table
