"""Vectors and plain lists: what is saved, read back and compared. Compiled, as vectors never leave compiled code."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# A fingerprint stays below 2 ** 56, so that a step of it fits a native number: compiled ones wrap, others do not.
PRINT_MASK: Final = (1 << 56) - 1
PRINT_STEP: Final = 61


def fill(kept: vec[i64], numbers: list[int]) -> None:
    """Write saved numbers over the first ones of a new position's vector."""
    i: i64
    for i in range(len(numbers)):
        kept[i] = numbers[i]


def roomier(numbers: vec[i64]) -> vec[i64]:
    """A vector of twice the length that begins with the same numbers."""
    count: i64 = len(numbers)
    longer = vec[i64]([0] * (2 * count))
    i: i64
    for i in range(count):
        longer[i] = numbers[i]
    return longer


def mixed(fingerprint: i64, number: i64) -> i64:
    """A fingerprint with one more number in it."""
    return (fingerprint * PRINT_STEP ^ number) & PRINT_MASK


def mixed_all(fingerprint: i64, numbers: vec[i64], count: i64) -> i64:
    """A fingerprint with the first numbers of a vector in it."""
    i: i64
    for i in range(count):
        fingerprint = (fingerprint * PRINT_STEP ^ numbers[i]) & PRINT_MASK
    return fingerprint


def same(one: vec[i64], other: vec[i64], count: i64) -> bool:
    """The first numbers of two vectors are equal."""
    i: i64
    for i in range(count):
        if one[i] != other[i]:
            return False
    return True
