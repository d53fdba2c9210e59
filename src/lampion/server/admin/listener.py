"""The way in for the host: a socket in the data folder that only the server's own user can open.

Where there can be none (Windows, or a folder with a very long name), a port of this machine and a secret in a file that
only that user can read. One line of JSON is asked and one is answered; a browser speaks otherwise and is hung up on.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
import os
import secrets
import socket
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

import msgspec

from lampion.server.stores.private_files import make_folder

log = logging.getLogger("lampion")

LONGEST = 64 * 1024
PATIENCE = 10.0  # seconds for a request to arrive

Asked: TypeAlias = dict[str, object]
Answer: TypeAlias = Callable[[Asked], Awaitable[object]]


class Way(msgspec.Struct, frozen=True):
    """How to get in where there is no socket in the folder."""

    port: int
    secret: str


def place(folder: Path, port: int) -> Path:
    """Where the server that listens on a port can be asked."""
    return folder / f"lampion.{port}.admin"


def is_dead(path: Path) -> bool:
    """Whether it is a socket on which nobody listens any more."""
    if not path.is_socket():
        return False
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
        try:
            line.connect(str(path))
        except ConnectionRefusedError:
            return True
        except OSError:
            return False
    return False


class AdminListener:
    """Open from `open` to `close`. A folder that cannot be written to leaves the server without it, and says so."""

    def __init__(self, folder: Path, port: int, answer: Answer) -> None:
        self.path = place(folder, port)
        self._answer = answer
        self._secret: str | None = None
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        try:
            make_folder(self.path.parent)
            for path in self.path.parent.glob("lampion.*.admin"):
                if path == self.path or is_dead(path):  # of a server that was killed
                    path.unlink(missing_ok=True)
            listening = self._in_folder()
            if listening is not None:
                self._server = await asyncio.start_unix_server(self._hear, sock=listening, limit=LONGEST)
            else:
                self._server = await asyncio.start_server(self._hear, sock=self._on_loopback(), limit=LONGEST)
        except OSError as error:
            log.warning("lampion admin cannot reach this server: %s", error)

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
            self.path.unlink(missing_ok=True)

    def _in_folder(self) -> socket.socket | None:
        """A socket with the permissions 0600; None where there can be none."""
        if not hasattr(socket, "AF_UNIX"):
            return None
        listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        before = os.umask(0o177)
        try:
            listening.bind(str(self.path))
            listening.listen()
        except OSError:
            listening.close()
            return None
        finally:
            os.umask(before)
        return listening

    def _on_loopback(self) -> socket.socket:
        listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        self._secret = secrets.token_urlsafe(32)
        way = Way(listening.getsockname()[1], self._secret)
        with os.fdopen(os.open(self.path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
            file.write(msgspec.json.encode(way))
        return listening

    async def _hear(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                line = await reader.readline()
            asked = self._understood(line)
            if asked is not None:
                writer.write(msgspec.json.encode(await self._answer(asked)) + b"\n")
                await writer.drain()
        except (OSError, TimeoutError, ValueError):
            pass  # whoever asked has gone, or said nothing that can be read
        except Exception:
            log.exception("a question of the host failed")
        finally:
            writer.close()
            with contextlib.suppress(OSError):
                await writer.wait_closed()

    def _understood(self, line: bytes) -> Asked | None:
        asked = msgspec.json.decode(line, type=Asked)
        given = asked.pop("secret", None)
        if self._secret is None or hmac.compare_digest(str(given).encode(), self._secret.encode()):
            return asked
        return None
