"""`lampion serve`: finds a port, says where to look, opens the browser, and ends politely."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import os
import re
import socket
import sys
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import cast
from urllib.parse import urlsplit

import uvicorn
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from lampion.core.engine import engine
from lampion.server.app import create_app, open_store
from lampion.server.choice import chosen_broker
from lampion.server.door import NoNetwork
from lampion.server.garbage import calm_collector
from lampion.server.gate import Gate, GuardedHttp
from lampion.server.logs import begin_log
from lampion.server.polite_server import PoliteServer, PoliteWebSocket
from lampion.server.settings import LOCAL_NAMES, PORT, Settings
from lampion.server.signed_post import target
from lampion.service.store import CannotOpen

LOCAL = "127.0.0.1"
TRIES = 50
LARGEST_MESSAGE = 64 * 1024
SHORTEST_SECRET = 16
PATH = re.compile(r"(/[A-Za-z0-9._~-]+)+")
GRACE = 5  # seconds for connections to end


class CannotServe(RuntimeError):
    """The server cannot start; the message says why and what to do."""


def serve(
    host: str = LOCAL,
    port: int | None = None,
    data: Path | None = None,
    open_browser: bool = False,
    database: str | None = None,
    broker: str | None = None,
    public_url: str | None = None,
    base_path: str | None = None,
    settings: Settings | None = None,
    log_json: bool = False,
    archive_after: float | None = None,
    new_database: bool = False,
    notify: str | None = None,
    notify_secret: str | None = None,
    status_password: str | None = None,
) -> None:
    """Run until interrupted. Raises CannotServe.

    Without a port, LAMPION_PORT or 8725 is tried first, and a taken one is stepped over; a port that was asked for is
    insisted on, and 0 takes any. `data` is the folder that holds everything; default: the user's own data folder.
    `base_path` is the path below which it is found, such as /games. `database` is the address of a PostgreSQL database
    that several servers share, `broker` that of a Redis for news.
    """
    chosen = settings or Settings()
    chosen = replace(
        chosen,
        data=data or chosen.data,
        database=database or chosen.database,
        broker=broker or chosen.broker,
        new_database=new_database or chosen.new_database,
        log_json=log_json or chosen.log_json,
        archive_after=chosen.archive_after if archive_after is None else archive_after,
        public_url=public_url or chosen.public_url,
        base_path=base_path or chosen.base_path,
        notify=notify or chosen.notify,
        notify_secret=notify_secret or chosen.notify_secret,
        status_password=status_password or chosen.status_password,
        hosts=LOCAL_NAMES,
        network=not is_local(host),
    )
    check_secrets(chosen)
    check_paths(chosen)
    with listen(host, port) as listening:
        bound_port = listening.getsockname()[1]
        address = f"http://{named(host)}:{bound_port}"
        chosen = replace(chosen, address=address)
        if not is_local(host):
            chosen.door.address = f"http://{network_address() or named(host)}:{bound_port}"
        begin_log(chosen.log_json)
        calm_collector()
        try:
            with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=event_loop()) as runner:
                runner.run(run(chosen, listening, address, open_browser and has_screen()))
        except CannotOpen as error:
            raise CannotServe(str(error)) from None


def check_secrets(settings: Settings) -> None:
    """An address to notify needs a secret, and secrets must be worth their name. Raises CannotServe."""
    if settings.notify is not None:
        try:
            target(settings.notify)
        except ValueError as error:
            raise CannotServe(f"cannot notify that address: {error}") from None
        if settings.notify_secret is None:
            raise CannotServe("--notify needs a secret: LAMPION_NOTIFY_SECRET, or a file named by --notify-secret")
    for name, secret in (("notify", settings.notify_secret), ("status password", settings.status_password)):
        if secret is not None and len(secret) < SHORTEST_SECRET:
            raise CannotServe(f"the secret for {name} is too short: expected {SHORTEST_SECRET} characters or more")


def check_paths(settings: Settings) -> None:
    """One path for everything, and a plain one. Raises CannotServe."""
    public = urlsplit(settings.public_url or "").path.rstrip("/")
    if settings.base and PATH.fullmatch(settings.base) is None:
        raise CannotServe(f"cannot serve below {settings.base!r}: expected a path such as /games")
    if public and public != settings.base:
        raise CannotServe(f"--public-url ends with {public}, and --base-path is {settings.base}: they must be the same")


async def run(settings: Settings, listening: socket.socket, address: str, open_browser: bool) -> None:
    """Open the store first, so that a folder in use is told before anything else; then serve."""
    store = await open_store(settings)
    try:
        broker = chosen_broker(settings, store)
    except CannotOpen:
        await store.close()
        raise
    app = create_app(settings, store, broker)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,  # addresses of tables are not for logs
        log_level="warning",
        server_header=False,
        ws=PoliteWebSocket,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # PoliteWebSocket brings its own
        timeout_graceful_shutdown=GRACE,
    )
    proxies = ProxyHeadersMiddleware(app, config.forwarded_allow_ips).trusted_hosts  # type: ignore[arg-type]
    config.http = partial(GuardedHttp, Gate(settings, proxies, app.state.turned_away))  # type: ignore[assignment]

    def ready() -> None:
        print(f"Lampion is open at {address}{settings.base} ({engine()} rules). Ctrl-C ends it.", flush=True)
        if settings.public_url or settings.door.address:
            print(f"Others find it at {settings.links}", flush=True)
        if open_browser:
            webbrowser.open(f"{address}{settings.base}/")

    server = PoliteServer(config, ready, lambda: app.state.lampion.farewell())
    if settings.public_url is None:
        settings.door.opener = lambda: let_network_in(server, listening.getsockname()[1], settings.base)
    await server.serve(sockets=[listening])


async def let_network_in(server: PoliteServer, port: int, base: str) -> str:
    """Listen on this machine's address in its network too; the address for others. Raises NoNetwork."""
    own = network_address()
    if own is None or is_local(own):
        raise NoNetwork("this machine is in no network")
    try:
        await server.also_listen(bound(own, port))
    except OSError as problem:
        raise NoNetwork(f"cannot listen on {own}, port {port}: {problem.strerror}") from None
    print(f"Others find it at http://{own}:{port}{base}", flush=True)
    return f"http://{own}:{port}"


def event_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop where it is installed, which is everywhere but on Windows; None: the one that comes with Python."""
    try:
        return cast("Callable[[], asyncio.AbstractEventLoop]", import_module("uvloop").new_event_loop)
    except ImportError:
        return None


def listen(host: str, port: int | None) -> socket.socket:
    """A socket on the port that was asked for, or on the first free one from the usual one on."""
    first = int(os.environ.get("LAMPION_PORT") or PORT) if port is None else port
    tries = 1 if port is not None else TRIES
    for candidate in range(first, first + tries):
        try:
            return bound(host, candidate)
        except OSError as error:
            problem = error
    asked = f"port {first}" if tries == 1 else f"any port from {first} to {first + tries - 1}"
    raise CannotServe(f"cannot listen on {host}, {asked}: {problem.strerror}")


def bound(host: str, port: int) -> socket.socket:
    """A listening socket. Only if it says that it is TCP does the event loop send small packets without delay."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":  # elsewhere it would let two servers share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(1024)
    except OSError:
        listening.close()
        raise
    return listening


def is_local(host: str) -> bool:
    """Whether only this machine can reach that address."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def named(host: str) -> str:
    """The address as a browser on this machine takes it."""
    if host in ("0.0.0.0", "::"):
        return LOCAL
    return f"[{host}]" if ":" in host else host


def network_address() -> str | None:
    """This machine's address in its network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address that is reserved for examples
        except OSError:
            return None
        return str(probe.getsockname()[0])


def has_screen() -> bool:
    """Whether there is a screen on which a browser could open."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
