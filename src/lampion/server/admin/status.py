"""What the server is doing just now: the same figures for `/metrics`, `/status` and `lampion admin status`."""

from __future__ import annotations

import msgspec

from lampion import __version__
from lampion.core.engine import engine
from lampion.server.api.app_state import AppState
from lampion.server.process import open_files, resident_memory


class ThinkingStatus(msgspec.Struct, frozen=True):
    """Questions to bots of one purpose; `mean_wait` is in seconds, since the start."""

    waiting: int
    thinking: int
    mean_wait: float | None


class Status(msgspec.Struct, frozen=True):
    """Nothing here says who plays."""

    version: str
    engine: str
    uptime_seconds: float
    connections: int
    tables_in_memory: int
    tables_watched: int
    moves_last_minute: int
    bots_at_work: int
    hears_other_servers: bool
    thinking: dict[str, ThinkingStatus]
    store_problem: str | None
    stored_seconds_ago: float | None
    memory_bytes: int | None
    open_files: int | None
    notice: str | None


def status_of(here: AppState) -> Status:
    """How it is now."""
    tables, queue, health = here.api.tables, here.thinking, here.api.tables.store.health
    waiting, thinking, waits = queue.waiting(), queue.thinking(), queue.mean_waits()
    said = here.notices.now
    return Status(
        version=__version__,
        engine=engine(),
        uptime_seconds=here.uptime(),
        connections=len(here.connections),
        tables_in_memory=tables.kept(),
        tables_watched=len(tables.broker.listeners),
        moves_last_minute=here.pace.last_minute(),
        bots_at_work=here.api.bots.at_work(),
        hears_other_servers=tables.broker.hears,
        thinking={name: ThinkingStatus(waiting[name], thinking[name], waits[name]) for name in waiting},
        store_problem=health.problem,
        stored_seconds_ago=health.note_age,
        memory_bytes=resident_memory(),
        open_files=open_files(),
        notice=None if said is None else said.text,
    )


def gauges(status: Status) -> dict[str, tuple[str, float]]:
    """The same for Prometheus, with what each figure means."""
    found = {
        "lampion_connections": ("WebSockets that are open.", float(status.connections)),
        "lampion_tables_in_memory": ("Tables kept in memory.", float(status.tables_in_memory)),
        "lampion_tables_watched": ("Tables somebody is connected to.", float(status.tables_watched)),
        "lampion_moves_last_minute": ("Moves of people and bots in the last minute.", float(status.moves_last_minute)),
        "lampion_bots_at_work": ("Tables whose bots are thinking.", float(status.bots_at_work)),
        "lampion_news": ("1 if news of other servers comes in.", float(status.hears_other_servers)),
        "lampion_uptime_seconds": ("Since the server was started.", status.uptime_seconds),
    }
    if status.memory_bytes is not None:
        found["process_resident_memory_bytes"] = ("Memory of the server, without its thinkers.", status.memory_bytes)
    if status.open_files is not None:
        found["process_open_fds"] = ("Open files, connections among them.", float(status.open_files))
    return found
