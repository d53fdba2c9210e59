"""Figures with labels, in the text format of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping
from itertools import accumulate

BOUNDS = (0.005, 0.025, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)  # seconds


class Histogram:
    """How many durations were not longer than each bound, how many there were, and how long all of them took."""

    def __init__(self) -> None:
        self._up_to = [0] * (len(BOUNDS) + 1)  # longer than the bound before; the last ones longer than all bounds
        self._count = 0
        self._sum = 0.0

    def add(self, seconds: float) -> None:
        """One more."""
        self._count += 1
        self._sum += seconds
        self._up_to[bisect_left(BOUNDS, seconds)] += 1

    @property
    def mean(self) -> float | None:
        """How long they took on average; None: there were none."""
        return self._sum / self._count if self._count else None

    def rows(self, name: str, labels: str = "") -> Iterator[str]:
        """The lines of the text format; `labels` are those that every line has."""
        with_bound = f"{labels}," if labels else ""
        for bound, count in zip(BOUNDS, accumulate(self._up_to[:-1]), strict=True):
            yield f'{name}_bucket{{{with_bound}le="{bound:g}"}} {count}'
        yield f'{name}_bucket{{{with_bound}le="+Inf"}} {self._count}'
        own = f"{{{labels}}}" if labels else ""
        yield f"{name}_sum{own} {self._sum:.6f}"
        yield f"{name}_count{own} {self._count}"


def histogram(name: str, about: str, one: Histogram) -> Iterator[str]:
    """A histogram without labels."""
    yield from (f"# HELP {name} {about}", f"# TYPE {name} histogram")
    yield from one.rows(name)


def histograms(name: str, about: str, label: str, by_label: Mapping[str, Histogram]) -> Iterator[str]:
    """One histogram for each value of a label."""
    yield from (f"# HELP {name} {about}", f"# TYPE {name} histogram")
    for value, one in by_label.items():
        yield from one.rows(name, f'{label}="{value}"')


def gauges(name: str, about: str, label: str, by_label: Mapping[str, int]) -> Iterator[str]:
    """One figure of this moment for each value of a label."""
    yield from _labelled("gauge", name, about, label, by_label)


def counters(name: str, about: str, label: str, by_label: Mapping[str, int]) -> Iterator[str]:
    """One figure that only grows for each value of a label."""
    yield from _labelled("counter", name, about, label, by_label)


def _labelled(kind: str, name: str, about: str, label: str, by_label: Mapping[str, int]) -> Iterator[str]:
    yield from (f"# HELP {name} {about}", f"# TYPE {name} {kind}")
    for value, figure in by_label.items():
        yield f'{name}{{{label}="{value}"}} {figure}'
