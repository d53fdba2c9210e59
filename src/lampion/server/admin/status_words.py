"""The status of the server in words, for the page and the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from lampion.core.message import Message
from lampion.server.admin.status import Status
from lampion.texts import word

MINUTE, HOUR, DAY = 60, 3600, 86400


class Say(Protocol):
    """A sentence of the catalogue."""

    def __call__(self, key: str, **facts: str | int) -> str: ...


def duration(seconds: float) -> str:
    """As short as possible, in the units that all our languages share."""
    whole = int(seconds)
    if whole < MINUTE:
        return f"{seconds:.1f} s"
    if whole < HOUR:
        return f"{whole // MINUTE} min {whole % MINUTE} s"
    if whole < DAY:
        return f"{whole // HOUR} h {whole % HOUR // MINUTE} min"
    return f"{whole // DAY} d {whole % DAY // HOUR} h"


def lines(status: Status, language: str) -> Iterator[tuple[str, str]]:
    """What, and how it is."""

    def say(key: str, **facts: str | int) -> str:
        entry = f"status-{key}"
        return word(Message(entry, {**facts}), language)

    yield say("uptime"), f"{duration(status.uptime_seconds)} ({status.version}, {status.engine})"
    yield say("store"), store_words(status, say)
    yield say("connections"), str(status.connections)
    yield say("watched"), str(status.tables_watched)
    yield say("tables"), str(status.tables_in_memory)
    yield say("moves"), str(status.moves_last_minute)
    yield say("bots"), str(status.bots_at_work)
    for purpose, now in status.thinking.items():
        wait = "–" if now.mean_wait is None else duration(now.mean_wait)
        name, _, figures = say(f"thinking-{purpose}", waiting=now.waiting, thinking=now.thinking, wait=wait).partition(
            ":"
        )
        yield name.strip(), figures.strip()
    if status.memory_bytes is not None:
        yield say("memory"), f"{status.memory_bytes / 2**20:.0f} MiB"
    if status.open_files is not None:
        yield say("files"), str(status.open_files)
    yield say("news"), say("news-on" if status.hears_other_servers else "news-off")
    if status.notice is not None:
        yield say("notice"), status.notice


def store_words(status: Status, say: Say) -> str:
    if status.store_problem is not None:
        return say("store-fails", problem=status.store_problem)
    if status.stored_seconds_ago is None:
        return say("store-new")
    return say("store-fine", ago=duration(status.stored_seconds_ago))
