"""Pearson's χ² test, so that frequencies can be judged without a statistics package."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, lgamma, log

FEWEST_EXPECTED = 5.0  # cells that expect less are put together
NEVER = 1e-300  # an outcome that cannot happen has happened


def goodness(observed: Mapping[str, int], expected: Mapping[str, float]) -> float:
    """How likely frequencies at least this far from the expected probabilities are, if those are right."""
    if any(count and expected.get(name, 0.0) <= 0.0 for name, count in observed.items()):
        return NEVER
    total = sum(observed.values())
    cells = [(observed.get(name, 0), share * total) for name, share in expected.items() if share > 0.0]
    large = [cell for cell in cells if cell[1] >= FEWEST_EXPECTED]
    small = [cell for cell in cells if cell[1] < FEWEST_EXPECTED]
    if small:
        rest = (sum(count for count, _ in small), sum(share for _, share in small))
        if rest[1] >= FEWEST_EXPECTED or not large:
            large.append(rest)
        else:
            large[0] = (large[0][0] + rest[0], large[0][1] + rest[1])
    statistic = sum((count - share) ** 2 / share for count, share in large)
    return upper_tail(statistic, len(large) - 1)


def homogeneity(one: Mapping[str, int], other: Mapping[str, int]) -> float:
    """How likely two samples at least this different are, if they come from the same distribution."""
    totals = (sum(one.values()), sum(other.values()))
    both = sum(totals)
    cells: list[tuple[int, int]] = []
    rest = (0, 0)
    for name in {**one, **other}:
        cell = (one.get(name, 0), other.get(name, 0))
        if sum(cell) * min(totals) / both >= FEWEST_EXPECTED:
            cells.append(cell)
        else:
            rest = (rest[0] + cell[0], rest[1] + cell[1])
    if sum(rest):
        cells.append(rest)
    statistic = 0.0
    for cell in cells:
        for count, total in zip(cell, totals, strict=True):
            share = sum(cell) * total / both
            statistic += (count - share) ** 2 / share
    return upper_tail(statistic, len(cells) - 1)


def upper_tail(statistic: float, freedom: int) -> float:
    """The probability that a χ² variable with so many degrees of freedom is at least this large."""
    if freedom <= 0 or statistic <= 0.0:
        return 1.0
    a, x = freedom / 2, statistic / 2
    front = exp(a * log(x) - x - lgamma(a))
    return 1.0 - front * _series(a, x) if x < a + 1 else front * _fraction(a, x)


def _series(a: float, x: float) -> float:
    """The lower incomplete gamma function without its front factor, for small x."""
    term = total = 1 / a
    while abs(term) > abs(total) * 1e-12:
        a += 1
        term *= x / a
        total += term
    return total


def _fraction(a: float, x: float) -> float:
    """The upper incomplete gamma function without its front factor, for large x (Lentz's method)."""
    b = x + 1 - a
    c = 1e300
    d = h = 1 / b
    for i in range(1, 1000):
        step = -i * (i - a)
        b += 2
        d = 1 / (step * d + b)
        c = b + step / c
        h *= d * c
        if abs(d * c - 1) < 1e-12:
            break
    return h
