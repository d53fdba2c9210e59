"""What does more in a soak is marked, or `make soak` would not run it."""

import re
from pathlib import Path

TESTS = Path(__file__).parent.parent
DOES_MORE = re.compile(r"LAMPION_SOAK\b|\beffort\(|import conformance$|import .*\bchecks\b", re.MULTILINE)
MARKED = re.compile(r"pytest\.mark\.(thorough|soak)\b")
ALWAYS_THE_SAME = {"test_defaults.py", "test_suite_finds_faults.py", "test_marks.py"}


def test_what_does_more_in_a_soak_is_marked() -> None:
    more = [file for file in TESTS.rglob("test_*.py") if DOES_MORE.search(file.read_text("utf-8"))]
    assert len(more) > 10
    unmarked = [file.name for file in more if not MARKED.search(file.read_text("utf-8"))]
    assert set(unmarked) <= ALWAYS_THE_SAME, unmarked
