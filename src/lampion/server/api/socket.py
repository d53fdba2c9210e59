"""A table over a WebSocket: where connections come in."""

from __future__ import annotations

import contextlib
from typing import Annotated

from fastapi import APIRouter, Query, WebSocket
from starlette.websockets import WebSocketDisconnect

from lampion.server.api.app_state import app_state
from lampion.server.api.connection import Connection
from lampion.server.api.tables import Seat, Version
from lampion.server.identity import holder as holder_from
from lampion.service.conversation import error_message
from lampion.service.errors import ApiError, as_api_error
from lampion.service.store import StoreError
from lampion.tables.reasons import TableError

router = APIRouter()

REFUSED = (
    4000  # 4000 + the status HTTP would have: 4404 no such table, 4403 not your seat, 4401 bad token, 4503 no store
)


@router.websocket("/tables/{table}/socket")
async def socket(
    websocket: WebSocket,
    table: str,
    seat: Seat = None,
    since: Version = 0,
    zones: Annotated[bool, Query()] = True,
) -> None:
    """Positions with the news since a version, and whatever the client commands."""
    await websocket.accept()
    connection = Connection(websocket, app_state(websocket), table, zones)
    try:
        await connection.run(holder_from(websocket), seat, since)
    except (ApiError, TableError, StoreError) as problem:
        error = as_api_error(problem)
        assert error is not None
        with contextlib.suppress(WebSocketDisconnect):  # whoever has hung up need not be told
            await connection.send(error_message(error))
        await connection.close(REFUSED + error.status)
