"""What the client of a connection may cause to be written down, counted by its address."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from lampion.server.api.app_state import AppState, app_state
from lampion.server.borders import address_of
from lampion.service.allowance import Allowance
from lampion.service.errors import ApiError


class ClientAllowance(Allowance):
    """As much as the limits of the server allow its address."""

    def __init__(self, connection: HTTPConnection) -> None:
        self._state: AppState = app_state(connection)
        self._address = address_of(connection.scope)

    def open_table(self) -> None:
        if not self._state.limits.may_open_table(self._address):
            self._state.metrics.turned_away["tables"] += 1
            raise ApiError(429, "too-many-tables", "too many new tables from this address: wait a while")

    def store(self, size: int) -> None:
        if not self._state.limits.may_store(self._address, size):
            self._state.metrics.turned_away["bytes"] += 1
            raise ApiError(429, "too-much-stored", "too much was stored from this address: wait a while")
