"""Scoring in AXIO: a tile along its rays (step 2), pyramids on cells that were shut in (step 3)."""

from __future__ import annotations

from mypy_extensions import i64

from lampion.games.axio.components import (
    CAP,
    CLOSED,
    COLOURS,
    FREE,
    STEPS,
)
from lampion.games.axio.position import Position
from lampion.games.axio.solo import best_total


class Scoring(Position):
    """A position that can score a tile just placed."""

    def score_tile(self, first: i64, second: i64, step: i64) -> None:
        """Step 2: the two halves are scored one after the other (A-12, AR-7)."""
        one = self.half_points(first, step)
        two = self.half_points(second, -step)
        if self.seats == 1 and self.board[first] == self.board[second]:
            self.add_solo(self.board[first], [one, two])
        else:
            self.add(self.board[first], one)
            self.add(self.board[second], two)

    def half_points(self, cell: i64, towards_other: i64) -> i64:
        """Count the half's colour in the three directions leading away from the tile (A-13 to A-15)."""
        total: i64 = 0
        step: i64
        for step in STEPS:
            if step != towards_other:
                total += self.ray(cell, step)
        return total

    def ray(self, cell: i64, step: i64) -> i64:
        """How many cells in a row show the same symbol as this one, beginning next to it (A-13, A-14)."""
        board = self.board
        symbol = board[cell]
        length: i64 = 0
        at = cell + step
        while board[at] == symbol:
            length += 1
            at += step
        return length

    def add(self, symbol: i64, points: i64) -> None:
        """No score exceeds its track; surplus points are lost (A-19). In the solo game one event (A-30, A-31)."""
        at = self.player * COLOURS + symbol - 1
        before = self.points[at]
        total = before + points
        if total > CAP:
            total = CAP if before < CAP else total if total < self.cap() else self.cap()
        self.points[at] = total

    def add_solo(self, symbol: i64, events: list[i64]) -> None:
        """Events of one step in one colour, in the order that gives the most (AR-27)."""
        self.points[symbol - 1] = best_total(self.points[symbol - 1], events)

    def close_cells(self, first: i64, second: i64) -> None:
        """Step 3: every cell that has become isolated is closed and scored once (A-16, A-17, AR-10)."""
        if self.seats == 1:
            self.close_cells_solo(first, second)
            return
        step: i64
        for step in STEPS:
            if self.is_isolated(first + step):
                self.close(first + step)
            if self.is_isolated(second + step):
                self.close(second + step)

    def is_isolated(self, cell: i64) -> bool:
        """A free cell without a free cell beside it (A-7, AR-9)."""
        board = self.board
        if board[cell] != FREE:
            return False
        step: i64
        for step in STEPS:
            if board[cell + step] == FREE:
                return False
        return True

    def close(self, cell: i64) -> None:
        """A pyramid scores 1 point for each adjacent symbol, in its colour (A-17)."""
        self.board[cell] = CLOSED
        self.free -= 1
        step: i64
        for step in STEPS:
            symbol = self.board[cell + step]
            if FREE < symbol < CLOSED:
                self.add(symbol, 1)

    def close_cells_solo(self, first: i64, second: i64) -> None:
        """As `close_cells`, but all points of one colour from one pyramid are one event (AR-27, AR-28)."""
        events: list[list[i64]] = [[], [], [], [], []]
        step: i64
        for step in STEPS:
            for cell in (first + step, second + step):
                if self.is_isolated(cell):
                    self.board[cell] = CLOSED
                    self.free -= 1
                    for symbol, points in enumerate(self.pyramid_points(cell)):
                        if points > 0:
                            events[symbol].append(points)
        for symbol, points_of in enumerate(events):
            if points_of:
                self.add_solo(symbol + 1, points_of)

    def pyramid_points(self, cell: i64) -> list[i64]:
        """How many cells of each colour are adjacent to a cell (A-17)."""
        points: list[i64] = [0] * COLOURS
        step: i64
        for step in STEPS:
            symbol = self.board[cell + step]
            if FREE < symbol < CLOSED:
                points[symbol - 1] += 1
        return points
