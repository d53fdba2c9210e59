"""Vectors and plain lists: what is saved, read back and compared. Compiled, as vectors never leave compiled code."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


def fill(kept: vec[i64], numbers: list[int]) -> None:
    """Write saved numbers over the first ones of a new position's vector."""
    i: i64
    for i in range(len(numbers)):
        kept[i] = numbers[i]
