"""Powers and logarithms from + - * / alone, for whatever decides a move.

Those of a platform's library differ in the last bit from one to another; these are the same everywhere, compiled,
interpreted and in a browser.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

LN_2: Final = 0.6931471805599453
LN_2_HIGH: Final = 0.6931471803691238  # with so many zero bits behind that small multiples are exact
LN_2_LOW: Final = 1.9082149292705877e-10
STEEPEST: Final = 40.0  # beyond it nothing is told apart any more
TERMS: Final = 13
MIDDLE: Final = 60
LOGARITHMS: Final = 2048


def powers_of_two() -> vec[float]:
    """2 ** (i - MIDDLE): every one is exact."""
    found = vec[float]([1.0] * (2 * MIDDLE + 1))
    i: i64
    for i in range(MIDDLE):
        found[MIDDLE + i + 1] = found[MIDDLE + i] * 2.0
        found[MIDDLE - i - 1] = found[MIDDLE - i] / 2.0
    return found


def logarithms() -> vec[float]:
    """The natural logarithms of 1, 2, 3 …, each from the one before it; that of 0 is not used."""
    found = vec[float]([0.0] * LOGARITHMS)
    n: i64
    for n in range(2, LOGARITHMS):
        z = 1.0 / float(2 * n - 1)  # ln n - ln(n - 1) = 2 artanh z
        power = z
        total = 0.0
        k: i64 = 1
        while power / float(k) > 1e-18:
            total += power / float(k)
            power *= z * z
            k += 2
        found[n] = found[n - 1] + 2.0 * total
    return found


POWERS_OF_TWO: Final = powers_of_two()
LOGS: Final = logarithms()


def exp(x: float) -> float:
    """e to the power of x; x is taken to be within 40 on either side."""
    if x > STEEPEST:
        x = STEEPEST
    elif x < -STEEPEST:
        x = -STEEPEST
    k: i64 = i64(x / LN_2 + (0.5 if x >= 0.0 else -0.5))
    rest = x - float(k) * LN_2_HIGH - float(k) * LN_2_LOW
    total = 1.0
    i: i64 = TERMS
    while i > 0:
        total = 1.0 + total * rest / float(i)
        i -= 1
    return total * POWERS_OF_TWO[k + MIDDLE]


def log_of(n: i64) -> float:
    """The natural logarithm of a whole number from 1 on, to three places if it is large."""
    halvings: i64 = 0
    while n >= LOGARITHMS:
        n >>= 1
        halvings += 1
    return LOGS[n] + float(halvings) * LN_2
