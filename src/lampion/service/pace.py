"""How often something happened in the last minute."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable

MINUTE = 60


class Pace:
    """Counts by the second, and forgets what is older than a minute."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._seconds: deque[tuple[int, int]] = deque()  # second, how often

    def count(self) -> None:
        """It happened once more."""
        now = self._forget()
        if self._seconds and self._seconds[-1][0] == now:
            self._seconds[-1] = now, self._seconds[-1][1] + 1
        else:
            self._seconds.append((now, 1))

    def last_minute(self) -> int:
        """How often."""
        self._forget()
        return sum(often for _, often in self._seconds)

    def _forget(self) -> int:
        now = int(self._clock())
        while self._seconds and self._seconds[0][0] <= now - MINUTE:
            self._seconds.popleft()
        return now
