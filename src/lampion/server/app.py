"""The application: everything wired together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

from lampion import __version__
from lampion.server.api import games, operation, reach, socket, tables
from lampion.server.api.app_state import AppState
from lampion.server.api.described import describe
from lampion.server.archivist import EVERY as ARCHIVE_EVERY
from lampion.server.archivist import Archivist
from lampion.server.attendance import Attendance
from lampion.server.borders import Borders
from lampion.server.choice import chosen_broker, chosen_store
from lampion.server.errors import add_handlers
from lampion.server.garbage import EVERY as TIDY_EVERY
from lampion.server.limits import Limits
from lampion.server.metrics import Metrics
from lampion.server.pages import router as pages
from lampion.server.settings import Settings
from lampion.server.thinkers.queue import ThinkingQueue
from lampion.service.bot_turns import BotTurns
from lampion.service.broker import Broker
from lampion.service.open_tables import FORGET_EVERY
from lampion.service.periodic import PeriodicTasks
from lampion.service.store import Store
from lampion.service.table_api import TableApi
from lampion.service.table_service import TableService

API = "/api/v1"
STUCK_EVERY = 5.0  # seconds


def create_app(settings: Settings | None = None, opened: Store | None = None, broker: Broker | None = None) -> FastAPI:
    """An ASGI application of its own. Without a store that is open already, it opens one when it starts."""
    chosen = settings or Settings()
    metrics, limits = Metrics(), Limits(chosen)

    @asynccontextmanager
    async def alive(app: FastAPI) -> AsyncIterator[None]:
        store = opened or await open_store(chosen)
        news = broker or chosen_broker(chosen, store)
        thinking = ThinkingQueue(chosen.thinkers)
        tables_here = TableService(store, news, chosen.open_tables)
        bots = BotTurns(tables_here, thinking, chosen.bot_pause)
        tables_here.changed = bots.look_at
        api = TableApi(tables_here, bots)
        attendance = Attendance(store, news, api.presence, chosen.sign_of_life)
        news.heard = lambda table, version: tables_here.heard(table, version) if version else attendance.heard(table)
        state = app.state.lampion = AppState(chosen, api, attendance, limits, thinking, metrics)
        await attendance.open()
        await news.open()
        periodic = PeriodicTasks(tables_here, bots)
        await periodic.open()
        periodic.every(lambda: STUCK_EVERY, state.drop_stuck)
        periodic.every(lambda: TIDY_EVERY, state.tidy)
        periodic.every(lambda: chosen.sign_of_life / 3, attendance.round)
        periodic.every(lambda: FORGET_EVERY, tables_here.forget_idle)
        periodic.every(lambda: ARCHIVE_EVERY, Archivist(tables_here, chosen.archive_after).round)
        try:
            yield
        finally:
            await state.farewell()
            await periodic.close()
            await bots.close()
            await thinking.close()
            await attendance.close()
            await news.close()
            await store.close()

    app = FastAPI(
        title="Lampion",
        version=__version__,
        description="Tables of AXIO, Pagoda and Way of the Panda, for people and programs.",
        openapi_url=f"{API}/openapi.json",
        docs_url=None,  # they would load code from elsewhere
        redoc_url=None,
        lifespan=alive,
    )
    app.include_router(games.router, prefix=API)
    app.include_router(reach.router, prefix=API)
    app.include_router(tables.router, prefix=API)
    app.include_router(tables.lobby_router, prefix=API)
    app.include_router(socket.router, prefix=API)
    app.include_router(pages)
    app.include_router(operation.router)
    add_handlers(app)
    describe(app)
    app.add_middleware(Borders, settings=chosen, limits=limits, metrics=metrics)
    return app


async def open_store(settings: Settings) -> Store:
    """The store the settings name. Raises CannotOpen."""
    store = chosen_store(settings)
    await store.open()
    return store
