"""Durations as the text format of Prometheus has them: each bound counts everything up to it."""

from lampion.service.figures import BOUNDS, Histogram


def test_each_bound_counts_what_was_not_longer() -> None:
    durations = Histogram()
    for seconds in (0.0, BOUNDS[0], BOUNDS[0] + 0.001, BOUNDS[-1], BOUNDS[-1] + 1):
        durations.add(seconds)
    *buckets, everything, total, count = durations.rows("lampion_wait")
    assert [row.rpartition(" ")[2] for row in buckets] == ["2", *["3"] * (len(BOUNDS) - 2), "4"]
    assert everything == 'lampion_wait_bucket{le="+Inf"} 5' and count == "lampion_wait_count 5"
    assert total == "lampion_wait_sum 61.011000"
    assert durations.mean == sum((0.0, 0.005, 0.006, 30.0, 31.0)) / 5
