"""The way in for other devices of the network: open from the start, or opened by somebody at this machine."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from lampion.service.errors import ApiError


class NoNetwork(Exception):
    """This machine is in no network, or its address cannot be listened on."""


@dataclass
class Door:
    """`address` is how others come in, once they can; `opener` opens it and says how, where that is possible."""

    address: str | None = None
    opener: Callable[[], Awaitable[str]] | None = None

    @property
    def can_open(self) -> bool:
        """Whether it is shut and can be opened."""
        return self.address is None and self.opener is not None

    async def open(self) -> None:
        """Let the network in, until the server ends."""
        if self.address is not None:
            return
        if self.opener is None:
            raise ApiError(409, "cannot-open", "this server cannot be opened to the network while it runs")
        try:
            self.address = await self.opener()
        except NoNetwork as problem:
            raise ApiError(409, "cannot-open", str(problem)) from None
