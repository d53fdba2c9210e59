"""How a store is: what its last write and read came to, how long they take, and a line in the log when they fail."""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Callable
from typing import Literal, TypeAlias

from lampion.service.figures import Histogram

log = logging.getLogger("lampion")

Work: TypeAlias = Literal["write", "read"]
QUIET = 60.0  # seconds between two lines in the log
NOT_READ_BACK = "the note that the server is alive was written and cannot be read back"


class Health:
    """One success makes up for the failures before it, of its own kind: a full disk can still be read.

    Damage stays: that other parts of a damaged database can be read does not mend it.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._failing: dict[Work, str] = {}
        self._damage: str | None = None
        self._note_lost = False
        self._noted_at: float | None = None
        self._failures = 0  # since the last line in the log
        self._told_at: float | None = None
        self._to_be_continued = False  # the last line in the log says that the store fails
        self.failures: Counter[str] = Counter()  # by what was to be done
        self.times: dict[str, Histogram] = {"write": Histogram(), "read": Histogram()}

    @property
    def problem(self) -> str | None:
        """What is wrong, in words that anybody may read; None if all is well."""
        failing = self._damage or self._failing.get("write") or self._failing.get("read")
        return failing or (NOT_READ_BACK if self._note_lost else None)

    @property
    def note_age(self) -> float | None:
        """Seconds since the note that the server is alive was last written and read back; None: never yet."""
        return None if self._noted_at is None else self._clock() - self._noted_at

    def noted(self, read_back: bool) -> None:
        """The note that the server is alive was written, and was read back or not."""
        self._note_lost = not read_back
        if read_back:
            self._noted_at = self._clock()

    def succeeded(self, work: Work, seconds: float | None = None) -> None:
        """The store did what it was asked, in so long."""
        if seconds is not None:
            self.times[work].add(seconds)
        if self._failing.pop(work, None) is not None and self.problem is None and self._to_be_continued:
            self._to_be_continued = False
            log.info("the store works again")

    def failed(self, work: Work, problem: str, about: str = "", damaged: bool = False) -> None:
        """The store could not do what it was asked. `about` says more to the log alone: which table, say."""
        self._failing[work] = f"cannot {work}: {problem}"
        if damaged:
            self._damage = self._failing[work]
        self._failures += 1
        self.failures[work] += 1
        now = self._clock()
        if self._told_at is None or now - self._told_at >= QUIET:
            count = f"{self._failures} failure{'' if self._failures == 1 else 's'}"
            what = f"{work} {about}" if about else work
            log.error("the store fails, cannot %s: %s (%s since the last line about it)", what, problem, count)
            self._told_at, self._failures, self._to_be_continued = now, 0, True
