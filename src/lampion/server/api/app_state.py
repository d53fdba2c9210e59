"""What the routes share: the tables, the limits, who is connected; one for each application."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from typing import Protocol, cast

from starlette.requests import HTTPConnection

from lampion.server.attendance import Attendance
from lampion.server.garbage import due, search
from lampion.server.limits import Limits
from lampion.server.metrics import Metrics
from lampion.server.settings import Settings
from lampion.server.thinkers.queue import ThinkingQueue
from lampion.service.notices import Notices
from lampion.service.pace import Pace
from lampion.service.store import Notice
from lampion.service.table_api import TableApi


class Guest(Protocol):
    """Somebody who is connected."""

    async def farewell(self) -> None:
        """The server ends."""

    async def tell_notice(self, notice: Notice | None) -> None:
        """The host says this, or nothing any more."""

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
    notices: Notices
    pace: Pace = field(default_factory=Pace)  # of the moves
    began: float = field(default_factory=time.monotonic)
    telling: set[asyncio.Task[None]] = field(default_factory=set)
    metrics: Metrics = field(default_factory=Metrics)
    connections: set[Guest] = field(default_factory=set)

    def leave(self, guest: Guest) -> None:
        """Its connection has ended."""
        self.connections.discard(guest)

    def uptime(self) -> float:
        """Seconds since the start."""
        return time.monotonic() - self.began

    def tell_all(self, notice: Notice | None) -> None:
        """Let everybody know what the host says; whoever reads slowly holds up nobody."""
        for guest in self.connections:
            task = asyncio.create_task(guest.tell_notice(notice))
            self.telling.add(task)
            task.add_done_callback(self.telling.discard)

    async def drop_stuck(self) -> None:
        """Let those go who no longer take what they are sent."""
        for guest in list(self.connections):
            if guest.is_stuck():
                guest.drop()

    async def tidy(self) -> None:
        """Look for what nobody reaches any more, if there is more than is known to be in use."""
        if due(len(self.connections), self.api.tables.kept()):
            search()

    async def farewell(self) -> None:
        """Tell everybody that the server ends."""
        self.thinking.farewell()
        await asyncio.gather(*(guest.farewell() for guest in list(self.connections)))


def app_state(connection: HTTPConnection) -> AppState:
    """The state of the application that a request came to."""
    return cast(AppState, connection.app.state.lampion)
