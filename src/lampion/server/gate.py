"""Which connections are taken, and how long one may be without a finished request.

Requests and WebSockets are counted where they are known as such. This is about what comes before: a connection that
sends nothing, or half a header, costs a file descriptor and nothing else, so it must neither last nor come in numbers.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import sys
import time
from collections import Counter
from collections.abc import Callable
from typing import Any, Protocol

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from lampion.server.limits import AtOnce, Limits
from lampion.server.settings import Settings

log = logging.getLogger("lampion")

RESERVED = 64  # file descriptors for everything that is no connection: the store, the bots, the server itself
FEWEST = 16
QUIET = 60.0  # seconds between two lines in the log about the same thing


class Addresses(Protocol):
    """Some addresses, or networks of them."""

    def __contains__(self, address: str | None, /) -> bool: ...


class Gate:
    """Counts connections by client and in all. `proxies` are trusted to bring many visitors over their connections."""

    def __init__(
        self,
        settings: Settings,
        proxies: Addresses = frozenset[str | None](),
        turned_away: Counter[str] | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.patience = settings.request_patience
        self._limits = Limits(settings)
        self._proxies = proxies
        self._turned_away: Counter[str] = Counter() if turned_away is None else turned_away
        self._here = AtOnce(settings.open_connections)
        self._most = most_connections()
        self._clock = clock
        self._told_at: float | None = None

    def enter(self, address: str | None, open_now: int) -> bool:
        """Whether one more connection is taken; if so, `leave` must follow. `open_now`: how many are, with this one."""
        if open_now > self._most:
            self._tell(open_now)
        elif self._here.enter(self._client(address)):
            return True
        self._turned_away["connections"] += 1
        return False

    def leave(self, address: str | None) -> None:
        """A connection has ended, or has become a WebSocket."""
        self._here.leave(self._client(address))

    def _client(self, address: str | None) -> str | None:
        """Whom a connection is counted for. This machine is a proxy or a person at it, and not counted for either."""
        client = self._limits.client(address)
        return None if address in self._proxies and not is_this_machine(address) else client

    def _tell(self, open_now: int) -> None:
        now = self._clock()
        if self._told_at is None or now - self._told_at >= QUIET:
            self._told_at = now
            log.warning(
                "connections are turned away: %d are open, and the system allows this process no more file descriptors",
                open_now - 1,
            )


def is_this_machine(address: str | None) -> bool:
    """Whether an address is one of this machine itself."""
    try:
        return ipaddress.ip_address(address or "").is_loopback
    except ValueError:
        return False


if sys.platform == "win32":

    def most_connections() -> int:
        """The system sets no limit that can be asked for."""
        return sys.maxsize
else:
    import resource

    def most_connections() -> int:
        """As many as the system allows this process to have open, less what it needs for itself."""
        allowed, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        return sys.maxsize if allowed == resource.RLIM_INFINITY else max(FEWEST, allowed - RESERVED)


class GuardedHttp(H11Protocol):
    """uvicorn's HTTP, behind the gate: without a finished request, a connection has so many seconds to send one.

    uvicorn itself only ends connections that are idle after an answer.
    """

    def __init__(self, gate: Gate, **given: Any) -> None:
        super().__init__(**given)
        self._gate = gate
        self._entered = False
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._entered = self._gate.enter(self._address, len(self.connections))
        if self._entered:
            self._wait()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        if self._entered:
            super().data_received(data)
            self._wait()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._wait()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._leave()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    @property
    def _address(self) -> str | None:
        return self.client[0] if self.client else None

    def _has_request(self) -> bool:
        """Whether a whole request is here that is not answered yet."""
        return self.cycle is not None and not self.cycle.response_complete and not self.cycle.more_body

    def _wait(self) -> None:
        """Let the time run, or stop it."""
        if not self._entered or self._has_request():
            self._stop_waiting()
        elif self._deadline is None:
            self._deadline = self.loop.call_later(self._gate.patience, self._too_late)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _too_late(self) -> None:
        self._deadline = None
        if not self._has_request():
            self.transport.close()

    def _leave(self) -> None:
        self._stop_waiting()
        if self._entered:
            self._entered = False
            self._gate.leave(self._address)
