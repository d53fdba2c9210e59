"""The solo game's scoring at the border of two boards: each colour runs along a track, then again (A-30, A-31)."""

from __future__ import annotations

from mypy_extensions import i64

from lampion.games.axio.components import Box


def one_event(box: Box, total: i64, points: i64) -> i64:
    """Points of one event never cross the end of a board: the surplus is lost (A-30)."""
    end: i64 = box.track
    while end <= total and end < box.solo_track:
        end += box.track
    return min(total + points, end)


def best_total(box: Box, total: i64, events: list[i64]) -> i64:
    """The highest total that any order of the events gives (AR-27)."""
    if not events:
        return total
    best = total
    for i, points in enumerate(events):
        best = max(best, best_total(box, one_event(box, total, points), events[:i] + events[i + 1 :]))
    return best
