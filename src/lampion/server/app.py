"""The application: everything wired together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

from lampion import __version__
from lampion.server.api import games, operation, reach, socket, tables
from lampion.server.api.house import House
from lampion.server.archivist import EVERY as ARCHIVE_EVERY
from lampion.server.archivist import Archivist
from lampion.server.attendance import Attendance
from lampion.server.borders import Borders
from lampion.server.bot_turns import BotTurns
from lampion.server.brokers.broker import Broker
from lampion.server.choice import chosen_broker, chosen_store
from lampion.server.errors import add_handlers
from lampion.server.garbage import EVERY as TIDY_EVERY
from lampion.server.hall import Hall
from lampion.server.limits import Limits
from lampion.server.metrics import Metrics
from lampion.server.open_tables import FORGET_EVERY
from lampion.server.pages import router as pages
from lampion.server.presence import Presence
from lampion.server.rounds import Rounds
from lampion.server.settings import Settings
from lampion.server.stores.store import Store
from lampion.server.thinkers.pool import ThinkerPool

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
        pool = ThinkerPool(chosen.thinkers)
        hall = Hall(store, news, chosen.open_tables)
        bots = BotTurns(hall, pool, chosen.bot_pause)
        hall.changed = bots.look_at
        presence = Presence()
        attendance = Attendance(store, news, presence, chosen.sign_of_life)
        news.heard = lambda table, version: hall.heard(table, version) if version else attendance.heard(table)
        app.state.house = House(chosen, hall, bots, presence, attendance, limits, metrics)
        await attendance.open()
        await news.open()
        rounds = Rounds(hall, bots)
        await rounds.open()
        rounds.every(lambda: STUCK_EVERY, app.state.house.drop_stuck)
        rounds.every(lambda: TIDY_EVERY, app.state.house.tidy)
        rounds.every(lambda: chosen.sign_of_life / 3, attendance.round)
        rounds.every(lambda: FORGET_EVERY, hall.forget_idle)
        rounds.every(lambda: ARCHIVE_EVERY, Archivist(hall, chosen.archive_after).round)
        try:
            yield
        finally:
            await app.state.house.farewell()
            await rounds.close()
            await bots.close()
            await pool.close()
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
    app.add_middleware(Borders, settings=chosen, limits=limits, metrics=metrics)
    return app


async def open_store(settings: Settings) -> Store:
    """The store the settings name. Raises CannotOpen."""
    store = chosen_store(settings)
    await store.open()
    return store
