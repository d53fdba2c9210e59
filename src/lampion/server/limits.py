"""How much one client may ask for: requests, connections and messages, counted by address."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter, OrderedDict
from dataclasses import dataclass, field
from functools import lru_cache

from lampion.server.settings import Settings

MOST_CLIENTS = 10_000  # how many addresses are remembered
SIXTH_BITS = 64  # of an IPv6 address: a household has all addresses behind them


@dataclass
class Bucket:
    """Holds up to `size` drops and is filled up at `rate` drops a second."""

    rate: float
    size: float
    drops: float = field(init=False)
    at: float = field(default_factory=time.monotonic)

    def __post_init__(self) -> None:
        self.drops = self.size

    def take(self, drops: float = 1) -> bool:
        """So many drops, if there are as many."""
        now = time.monotonic()
        self.drops = min(self.size, self.drops + (now - self.at) * self.rate)
        self.at = now
        if self.drops < drops:
            return False
        self.drops -= drops
        return True


class Buckets:
    """One for each client; those not seen for longest are forgotten first."""

    def __init__(self, rate: float, size: float) -> None:
        self._rate = rate
        self._size = size
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str | None, drops: float = 1) -> bool:
        """So many drops of this client's bucket, if there are as many; None is nobody in particular."""
        if client is None:
            return True
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self._rate, self._size)
            if len(self._buckets) > MOST_CLIENTS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(client)
        return bucket.take(drops)


class AtOnce:
    """How much of something each client has at the same time: at most so many."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._here: Counter[str] = Counter()

    def enter(self, client: str | None) -> bool:
        """Whether one more is fine; if so, `leave` must follow. None is nobody in particular."""
        if client is None:
            return True
        if self._here[client] >= self._most:
            return False
        self._here[client] += 1
        return True

    def leave(self, client: str | None) -> None:
        """One less."""
        if client is not None:
            self._here[client] -= 1
            if self._here[client] <= 0:
                del self._here[client]


class Limits:
    """What each address asks for. Those of this machine itself are not counted, unless the settings say so."""

    def __init__(self, settings: Settings) -> None:
        self._count_local = settings.limit_local
        self._requests = Buckets(settings.requests_per_second, settings.requests_at_once)
        self._tables = Buckets(settings.tables_per_hour / 3600, settings.tables_at_once)
        self._bytes = Buckets(settings.bytes_per_hour / 3600, settings.bytes_at_once)
        self._sockets = AtOnce(settings.connections)

    def may_ask(self, address: str | None) -> bool:
        """Whether one more request is fine."""
        return self._requests.take(self.client(address))

    def may_open_table(self, address: str | None) -> bool:
        """Whether one more table is fine."""
        return self._tables.take(self.client(address))

    def may_store(self, address: str | None, size: int) -> bool:
        """Whether so many more bytes are fine."""
        return self._bytes.take(self.client(address), size)

    def connect(self, address: str | None) -> bool:
        """Whether one more WebSocket is fine; if so, `disconnect` must follow."""
        return self._sockets.enter(self.client(address))

    def disconnect(self, address: str | None) -> None:
        """A WebSocket has ended."""
        self._sockets.leave(self.client(address))

    def client(self, address: str | None) -> str | None:
        """Whom an address is counted for; None: nobody."""
        return counted_for(address, self._count_local)


@lru_cache(MOST_CLIENTS)
def counted_for(address: str | None, count_local: bool) -> str | None:
    """Kept: every move asks for it, and reading an address takes longer than counting."""
    try:
        found = ipaddress.ip_address(address or "")
    except ValueError:
        return address or "unknown"
    if found.is_loopback and not count_local:
        return None
    if found.version == 6:
        return str(ipaddress.ip_network((found, SIXTH_BITS), strict=False))
    return str(found)
