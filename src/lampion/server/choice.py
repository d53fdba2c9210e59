"""Which store and which broker: chosen by address, loaded only when they are chosen."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from lampion.server.settings import Settings
from lampion.server.stores.sqlite import SqliteStore
from lampion.server.urls import without_password
from lampion.service.broker import Broker, InProcessBroker
from lampion.service.store import CannotOpen, Store

POSTGRES = ("postgresql://", "postgres://")
REDIS = ("redis://", "rediss://", "unix://")


def chosen_store(settings: Settings) -> Store:
    """The store the settings name. Raises CannotOpen."""
    url = settings.database
    if url is None:
        return SqliteStore(settings.data, settings.new_database)
    if not url.startswith(POSTGRES):
        raise CannotOpen(f"cannot use the database {without_password(url)}: expected postgresql://…")
    module = loaded("lampion.server.stores.postgres", "postgres")
    return cast(Store, module.PostgresStore(url, notify=settings.broker is None))  # type: ignore[attr-defined]


def chosen_broker(settings: Settings, store: Store) -> Broker:
    """The broker the settings name, for an open store. Raises CannotOpen."""
    url = settings.broker
    if url is not None:
        if not store.shared:
            raise CannotOpen("a broker is for several servers on one database: give --database postgresql://… too")
        if not url.startswith(REDIS):
            raise CannotOpen(f"cannot use the broker {without_password(url)}: expected redis://…")
        module = loaded("lampion.server.brokers.redis", "redis")
        return cast(Broker, module.RedisBroker(url, f"lampion:{store.id}"))  # type: ignore[attr-defined]
    if store.shared and settings.database is not None:
        module = loaded("lampion.server.brokers.postgres", "postgres")
        return cast(Broker, module.ListenBroker(settings.database))  # type: ignore[attr-defined]
    return InProcessBroker()


def loaded(module: str, extra: str) -> object:
    """A module whose driver may not be installed."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        raise CannotOpen(f"this needs the package {error.name}: pip install 'lampion[{extra}]'") from None
