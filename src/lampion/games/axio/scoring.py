"""Scoring in AXIO: a tile along its rays (step 2), pyramids on cells that were shut in (step 3)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from lampion.games.axio.components import CLOSED, COLOURS, FREE, STEPS
from lampion.games.axio.position import Position
from lampion.games.axio.solo import best_total

GAINS: Final = vec[i64]([0] * COLOURS)  # scratch: the points that were counted last, by colour
SHUT_IN: Final = vec[i64]([0] * 8)  # scratch: the cells that a tile has isolated, of the four beside each half


class Scoring(Position):
    """A position that can score a tile just placed."""

    def score(self, first: i64, second: i64) -> None:
        """Steps 2 and 3 for the tile on these cells: no score exceeds its track, surplus points are lost (A-19)."""
        shut_in = self.count_gains(first, second)
        if self.seats == 1:
            self.score_solo(first, second, shut_in)
        else:
            own = self.player * COLOURS
            cap = self.area.cap
            colour: i64
            for colour in range(COLOURS):
                if GAINS[colour] > 0:
                    total = self.points[own + colour] + GAINS[colour]
                    self.points[own + colour] = total if total < cap else cap
        self.free -= shut_in
        i: i64
        for i in range(shut_in):
            self.board[SHUT_IN[i]] = CLOSED

    def count_gains(self, first: i64, second: i64) -> i64:
        """Write what a tile on these cells brings in each colour, and the cells it has isolated; how many these are.

        The halves are counted along their rays (A-12, AR-7); every cell that has become isolated is closed and scored
        once (A-16, AR-10). Closing one isolates no other, so all can be counted before any is closed.
        """
        forget_gains()
        board = self.board
        step: i64 = second - first
        GAINS[board[first] - 1] += half_points(board, first, step)
        GAINS[board[second] - 1] += half_points(board, second, -step)
        n: i64 = 0
        for step in STEPS:
            if is_isolated(board, first + step):
                SHUT_IN[n] = first + step
                n += 1
            if is_isolated(board, second + step):
                SHUT_IN[n] = second + step
                n += 1
        i: i64
        for i in range(n):
            count_pyramid(board, SHUT_IN[i])
        return n

    def pyramid_points(self, cell: i64) -> list[i64]:
        """What a pyramid on a cell scores in each colour."""
        forget_gains()
        count_pyramid(self.board, cell)
        return list(GAINS)

    def score_solo(self, first: i64, second: i64, shut_in: i64) -> None:
        """Each half is one event, and so are all points of one colour from one pyramid (AR-27, AR-28)."""
        step = second - first
        halves: list[list[i64]] = [[], [], [], [], []]
        halves[self.board[first] - 1].append(half_points(self.board, first, step))
        halves[self.board[second] - 1].append(half_points(self.board, second, -step))
        self.add_events(halves)
        pyramids: list[list[i64]] = [[], [], [], [], []]
        for cell in SHUT_IN[:shut_in]:
            for colour, points in enumerate(self.pyramid_points(cell)):
                if points > 0:
                    pyramids[colour].append(points)
        self.add_events(pyramids)

    def add_events(self, events: list[list[i64]]) -> None:
        """The events of one step, those of one colour in the order that gives the most (A-30, A-31, AR-27)."""
        for colour, of_colour in enumerate(events):
            self.points[colour] = best_total(self.box, self.points[colour], of_colour)


def forget_gains() -> None:
    colour: i64
    for colour in range(COLOURS):
        GAINS[colour] = 0


def half_points(board: vec[i64], cell: i64, towards_other: i64) -> i64:
    """Count the half's colour in the three directions leading away from the tile (A-13 to A-15)."""
    total: i64 = 0
    step: i64
    for step in STEPS:
        total += ray(board, cell, step, towards_other)
    return total


def ray(board: vec[i64], cell: i64, step: i64, towards_other: i64) -> i64:
    """How many cells in a row show the same symbol as this half, beginning next to it (A-13, A-14)."""
    length: i64 = 0
    if step != towards_other:
        symbol = board[cell]
        at = cell + step
        while board[at] == symbol:
            length += 1
            at += step
    return length


def is_isolated(board: vec[i64], cell: i64) -> bool:
    """A free cell without a free cell beside it (A-7, AR-9)."""
    if board[cell] != FREE:
        return False
    step: i64
    for step in STEPS:
        if board[cell + step] == FREE:
            return False
    return True


def count_pyramid(board: vec[i64], cell: i64) -> None:
    """A pyramid scores 1 point for each adjacent symbol, in its colour (A-17)."""
    step: i64
    for step in STEPS:
        symbol = board[cell + step]
        if FREE < symbol < CLOSED:
            GAINS[symbol - 1] += 1
