"""What a host can choose about the server."""

from __future__ import annotations

import ipaddress
import os
import re
import socket
import sys
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from lampion.server.door import Door

PORT = 8725
LOCAL_NAMES = ("127.0.0.1", "localhost", "[::1]")
HOST = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(?::\d{1,5})?")


@dataclass(frozen=True)
class Settings:
    """All settings with their defaults; `data` is all state there is."""

    data: Path = field(default_factory=lambda: data_folder())
    database: str | None = None  # postgresql://… for many processes; None: SQLite in `data`
    new_database: bool = False  # begin anew where SQLite's file was expected and is empty or gone
    broker: str | None = None  # redis://… carries the news of many processes; None: the database does
    hosts: tuple[str, ...] | None = LOCAL_NAMES  # names this server answers to; None: any
    public_url: str | None = None
    base_path: str = ""  # below which path the page lies: /games; "": the path of public_url, mostly none
    door: Door = field(default_factory=Door)  # how other devices of the network come in, if they can
    bot_pause: float = 0.4  # seconds between a bot's decisions, so that people can follow
    thinkers: int = field(default_factory=lambda: max(1, min(4, (os.cpu_count() or 2) - 1)))
    open_tables: int = 1000  # how many tables are kept in memory
    largest_body: int = 64 * 1024
    network: bool = False  # other devices of the network may ask for this machine by its address or name
    requests_per_second: float = 30.0  # of one client, in the long run
    requests_at_once: int = 300
    connections: int = 60  # WebSockets of one client
    open_connections: int = 300  # all other connections of one client
    request_patience: float = 20.0  # seconds that a connection may be without a finished request
    tables_per_hour: float = 120.0  # opened by one client, in the long run
    tables_at_once: int = 60
    bytes_per_hour: float = 32 * 2**20  # stored for one client, in the long run
    bytes_at_once: int = 64 * 2**20
    messages_per_second: float = 20.0  # over one WebSocket, in the long run
    messages_at_once: int = 100
    limit_local: bool = False  # whether limits hold for this machine itself
    log_json: bool = False
    address: str | None = None  # where this server listens, once it does: http://127.0.0.1:8725
    status_password: str | None = None  # shows /status elsewhere too; None: on this machine only
    notify: str | None = None  # where to say whose turn it is, in games by days
    notify_secret: str | None = None
    archive_after: float = 90.0  # days after its end a game is archived as its record; 0: never
    sign_of_life: float = 15.0  # seconds without one after which other servers forget who was connected to this one

    @property
    def base(self) -> str:
        """The path below which everything lies, without a slash at its end."""
        return (self.base_path or urlsplit(self.public_url or "").path).rstrip("/")

    @property
    def links(self) -> str | None:
        """What addresses of this server begin with for others; None: nobody has said."""
        found = self.public_origin or self.door.address or self.address
        return None if found is None else found + self.base

    @property
    def public_origin(self) -> str | None:
        """The public address without its path, as browsers name where a page came from."""
        return None if self.public_url is None else "{0.scheme}://{0.netloc}".format(urlsplit(self.public_url))

    def answers_to(self, host: str) -> bool:
        """Whether a Host header names this server. A page of a stranger's name that resolves to us is not ours."""
        name = name_in(host)
        if name is None:
            return False
        if self.hosts is None or name in self.hosts or name == self._public_name():
            return True
        return (self.network or self.door.address is not None) and (is_address(name) or name in own_names())

    def same_origin(self, origin: str, host: str) -> bool:
        """Whether a request comes from our own page."""
        if self.public_origin is not None and origin.rstrip("/") == self.public_origin:
            return True
        return origin.lower().partition("://")[2] == host.lower() != ""

    def _public_name(self) -> str | None:
        return None if self.public_url is None else urlsplit(self.public_url).hostname


def name_in(host: str) -> str | None:
    """The name in a Host header, without its port; None if there is none."""
    found = HOST.fullmatch(host.lower())
    return None if found is None else found[1]


def is_address(name: str) -> bool:
    """Whether a Host header names a number, which nobody can make another machine's page resolve to."""
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


def own_names() -> tuple[str, ...]:
    """How other devices of the network call this machine."""
    name = socket.gethostname().lower()
    return name, f"{name.partition('.')[0]}.local"


def data_folder() -> Path:
    """The user's own folder for programs' data."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "lampion"
