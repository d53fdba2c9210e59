"""What the routes share: the tables, the limits, who is connected; one for each application."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Protocol, cast

from starlette.requests import HTTPConnection

from lampion.server.attendance import Attendance
from lampion.server.borders import address_of
from lampion.server.garbage import Garbage
from lampion.server.limits import Limits
from lampion.server.metrics import Metrics
from lampion.server.settings import Settings
from lampion.server.thinkers.queue import ThinkingQueue
from lampion.service.errors import ApiError
from lampion.service.table_api import TableApi


class Guest(Protocol):
    """Somebody who is connected."""

    async def farewell(self) -> None:
        """The server ends."""

    def is_stuck(self) -> bool:
        """Whether it no longer takes what it is sent."""

    def drop(self) -> None:
        """End it without another word."""


@dataclass(frozen=True)
class AppState:
    """Everything that is alive while the server runs."""

    settings: Settings
    api: TableApi
    attendance: Attendance
    limits: Limits
    thinking: ThinkingQueue
    metrics: Metrics = field(default_factory=Metrics)
    connections: set[Guest] = field(default_factory=set)
    garbage: Garbage = field(default_factory=Garbage)

    def count_table(self, connection: HTTPConnection) -> None:
        """A client is about to open a table; ApiError if it has opened too many."""
        if not self.limits.may_open_table(address_of(connection.scope)):
            self.metrics.turned_away["tables"] += 1
            raise ApiError(429, "too-many-tables", "too many new tables from this address: wait a while")

    def leave(self, guest: Guest) -> None:
        """Its connection has ended."""
        self.connections.discard(guest)
        self.garbage.connection_ended()

    async def drop_stuck(self) -> None:
        """Let those go who no longer take what they are sent."""
        for guest in list(self.connections):
            if guest.is_stuck():
                guest.drop()

    async def tidy(self) -> None:
        """Free what ended connections left behind, when it is worth the time."""
        if self.garbage.due(len(self.connections)):
            self.garbage.search()

    async def farewell(self) -> None:
        """Tell everybody that the server ends."""
        self.thinking.farewell()
        await asyncio.gather(*(guest.farewell() for guest in list(self.connections)))


def app_state(connection: HTTPConnection) -> AppState:
    """The state of the application that a request came to."""
    return cast(AppState, connection.app.state.lampion)
