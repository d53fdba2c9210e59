"""The application: everything wired together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from urllib.parse import urlsplit

from fastapi import FastAPI

from lampion import __version__
from lampion.server.admin.listener import AdminListener
from lampion.server.admin.requests import answer as answer_host
from lampion.server.api import games, lessons, moments, operation, reach, socket, status_page, tables
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
from lampion.server.turn_teller import TurnTeller
from lampion.service.analysing import Analysing
from lampion.service.bot_turns import BotTurns
from lampion.service.broker import Broker
from lampion.service.notices import Notices
from lampion.service.open_tables import FORGET_EVERY
from lampion.service.periodic import HEAL_EVERY, PeriodicTasks
from lampion.service.store import Store
from lampion.service.table_api import TableApi
from lampion.service.table_service import TableService
from lampion.tables.table import Table

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
        analyses = Analysing(tables_here, thinking)
        api = TableApi(tables_here, bots, analyses=analyses)
        attendance = Attendance(store, news, api.presence, chosen.sign_of_life)
        news.heard = lambda table, version: tables_here.heard(table, version) if version else attendance.heard(table)
        notices = Notices(store)
        state = app.state.lampion = AppState(chosen, api, attendance, limits, thinking, notices, metrics=metrics)
        notices.told = state.tell_all
        turns = turn_teller(tables_here, chosen)

        def changed(table: Table) -> None:
            bots.look_at(table)
            if table.turned == table.version:  # else it was talk
                state.pace.count()
            if turns is not None:
                turns.look_at(table)

        tables_here.changed = changed
        await notices.look()
        await tables_here.editions.keep_installed()
        await attendance.open()
        await news.open()
        periodic = PeriodicTasks(tables_here, bots)
        await periodic.open()
        periodic.every(lambda: STUCK_EVERY, state.drop_stuck)
        periodic.every(lambda: TIDY_EVERY, state.tidy)
        periodic.every(lambda: chosen.sign_of_life / 3, attendance.round)
        periodic.every(lambda: FORGET_EVERY, tables_here.forget_idle)
        if store.shared:
            periodic.every(lambda: HEAL_EVERY, notices.look)
        periodic.every(lambda: ARCHIVE_EVERY, Archivist(tables_here, chosen.archive_after).round)
        admin = admin_listener(chosen, state)
        if admin is not None:
            await admin.open()
        if turns is not None:
            turns.open()
        try:
            yield
        finally:
            await state.farewell()
            if admin is not None:
                await admin.close()
            if turns is not None:
                await turns.close()
            await periodic.close()
            await bots.close()
            await analyses.close()
            await thinking.close()
            await attendance.close()
            await news.close()
            await store.close()

    app = FastAPI(
        title="Lampion",
        version=__version__,
        description="Tables of board games, for people and programs.",
        openapi_url=f"{API}/openapi.json",
        docs_url=None,  # they would load code from elsewhere
        redoc_url=None,
        lifespan=alive,
        root_path=chosen.base,  # taken off the path of a request, unless a proxy has done so
    )
    app.include_router(games.router, prefix=API)
    app.include_router(lessons.router, prefix=API)
    app.include_router(reach.router, prefix=API)
    app.include_router(tables.router, prefix=API)
    app.include_router(moments.router, prefix=API)
    app.include_router(tables.lobby_router, prefix=API)
    app.include_router(tables.records_router, prefix=API)
    app.include_router(socket.router, prefix=API)
    app.include_router(pages)
    app.include_router(operation.router)
    app.include_router(status_page.router)
    add_handlers(app)
    describe(app)
    app.state.turned_away = metrics.turned_away
    app.add_middleware(Borders, settings=chosen, limits=limits, metrics=metrics)
    return app


def admin_listener(settings: Settings, state: AppState) -> AdminListener | None:
    """The host's way in, for a server that listens somewhere."""
    port = None if settings.address is None else urlsplit(settings.address).port
    return None if port is None else AdminListener(settings.data, port, partial(answer_host, state))


def turn_teller(tables_here: TableService, settings: Settings) -> TurnTeller | None:
    """Says whose turn it is, if the host wants that."""
    if settings.notify is None or settings.notify_secret is None:
        return None
    return TurnTeller(tables_here, settings.notify, settings.notify_secret, settings.links or "")


async def open_store(settings: Settings) -> Store:
    """The store the settings name. Raises CannotOpen."""
    store = chosen_store(settings)
    await store.open()
    return store
