"""Small matrices as lists of rows: ratings of a handful of bots need no more, and hosts no numerical library."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

Matrix: TypeAlias = list[list[float]]


def outer(column: Sequence[float], row: Sequence[float]) -> Matrix:
    """Every entry of one vector times every entry of another."""
    return [[a * b for b in row] for a in column]


def product(left: Matrix, right: Matrix) -> Matrix:
    """Rows times columns."""
    columns = list(zip(*right, strict=True))
    return [[sum(a * b for a, b in zip(row, column, strict=True)) for column in columns] for row in left]


def inverse(matrix: Matrix) -> Matrix:
    """Gauss and Jordan's elimination with the largest pivot; raises ZeroDivisionError if there is no inverse."""
    size = len(matrix)
    rows = [[*row, *(1.0 if i == j else 0.0 for j in range(size))] for i, row in enumerate(matrix)]
    for column in range(size):
        best = max(range(column, size), key=lambda row: abs(rows[row][column]))
        rows[column], rows[best] = rows[best], rows[column]
        pivot = rows[column][column]
        rows[column] = [value / pivot for value in rows[column]]
        for row in range(size):
            factor = rows[row][column]
            if row != column and factor:
                rows[row] = [value - factor * p for value, p in zip(rows[row], rows[column], strict=True)]
    return [row[size:] for row in rows]
