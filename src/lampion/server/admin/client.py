"""Asks a running server, from its own machine and as its own user."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import msgspec

from lampion.server.admin.listener import Way, place

PATIENCE = 60.0


class CannotAsk(Exception):
    """The server cannot be asked, or says no; the message says why."""


def ask(folder: Path, port: int | None, do: str, **more: object) -> Any:
    """What the server of a data folder answers. Raises CannotAsk."""
    line, secret = line_to(folder, port)
    asked = {"do": do, **more} if secret is None else {"do": do, "secret": secret, **more}
    try:
        with line, line.makefile("rwb") as both:
            both.write(msgspec.json.encode(asked) + b"\n")
            both.flush()
            told = msgspec.json.decode(both.readline() or b"null")
    except (OSError, msgspec.DecodeError) as error:
        raise CannotAsk(f"the server did not answer: {error}") from None
    if not isinstance(told, dict):
        raise CannotAsk("the server hung up: see its log")
    if "error" in told:
        raise CannotAsk(str(told["error"]))
    return told["answer"]


def line_to(folder: Path, port: int | None) -> tuple[socket.socket, str | None]:
    """A line to the one server that runs on this folder, and the secret it wants to hear."""
    found = [place(folder, port)] if port is not None else sorted(folder.glob("lampion.*.admin"))
    try:
        alive = [one for one in ((path, connected(path)) for path in found) if one[1] is not None]
    except PermissionError:
        raise CannotAsk(f"only the user who runs the server may ask it: {folder}") from None
    lines = [line for _, line in alive if line is not None]
    if len(lines) == 1:
        return lines[0]
    for line, _ in lines:
        line.close()
    if lines:
        ports = ", ".join(path.name.split(".")[1] for path, _ in alive)
        raise CannotAsk(f"several servers run on {folder}: choose one with --port ({ports})")
    raise CannotAsk(f"no server runs on {folder}: name its folder with --data")


def connected(path: Path) -> tuple[socket.socket, str | None] | None:
    """None: it has ended without clearing up. Raises PermissionError."""
    try:
        if path.is_socket():
            line = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
            where: str | tuple[str, int] = str(path)
            secret = None
        else:
            way = msgspec.json.decode(path.read_bytes(), type=Way)
            line, where, secret = socket.socket(), ("127.0.0.1", way.port), way.secret
        line.settimeout(PATIENCE)
    except PermissionError:
        raise
    except (OSError, msgspec.DecodeError):
        return None
    try:
        line.connect(where)
    except PermissionError:
        line.close()
        raise
    except OSError:
        line.close()
        return None
    return line, secret
